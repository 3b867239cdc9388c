import Foundation
import Hooke
import HookeScene
import Testing

@Suite struct DiagnosticObservationTests {
    private func fault(_ scene: WindowScene, _ x: Double) { scene.advance(to: -x) }

    @Test func `Observers get each diagnostic in order until they are released`() {
        let scene = WindowScene(size: CGSize(width: 10, height: 10))
        var log: [String] = []
        scene.onDiagnostic = { _ in log.append("handler") }
        let first = scene.observeDiagnostics { _ in log.append("first") }
        var second: SceneObservation? = scene.observeDiagnostics { _ in log.append("second") }
        fault(scene, 1)
        #expect(log == ["handler", "first", "second"])
        second = nil
        fault(scene, 2)
        #expect(log.count == 5 && second == nil)
        first.cancel()
        first.cancel()
        scene.onDiagnostic = nil
        fault(scene, 3)
        #expect(log.count == 5 && scene.diagnostics.count == 3)
    }

    @Test func `Streams return the newest diagnostics in order and end with the scene`() async {
        var scene: WindowScene? = WindowScene(size: CGSize(width: 10, height: 10))
        let (all, few) = (scene!.diagnosticStream(), scene!.diagnosticStream(bufferingNewest: 2))
        for x in 1...5 { fault(scene!, Double(x)) }
        scene = nil
        func times(_ stream: AsyncStream<SceneDiagnostic>) async -> [Double] {
            var times: [Double] = []
            for await case .timeRanBackwards(_, let to) in stream { times.append(to) }
            return times
        }
        #expect(await times(all) == [-1, -2, -3, -4, -5])
        #expect(await times(few) == [-4, -5])
    }

    @Test func `A scene keeps the last 1000 diagnostics and counts the dropped ones`() {
        let scene = WindowScene(size: CGSize(width: 10, height: 10))
        for x in 1...1500 { fault(scene, Double(x)) }
        #expect(scene.diagnostics.count == 1000 && scene.droppedDiagnosticCount == 500)
        #expect(scene.diagnostics.first == .timeRanBackwards(from: 0, to: -501))
        #expect(scene.diagnostics.last == .timeRanBackwards(from: 0, to: -1500))
    }
}
