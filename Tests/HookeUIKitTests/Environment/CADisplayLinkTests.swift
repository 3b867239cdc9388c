import HookeUIKit
import Testing

@Suite struct CADisplayLinkTests {
    private final class Ticker {
        var times: [Double] = []
        var calls = 0
        var link: CADisplayLink?
        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
        func count() { calls += 1 }
    }

    private let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
    private let ticker = Ticker()

    private func run(framesPerSecond rate: Double, from start: Double, for duration: Double) {
        for frame in ManualFrameDriver(framesPerSecond: rate, duration: duration) {
            scene.advance(to: start + frame.time)
        }
    }

    @Test func `a link is called at each frame, until it is paused or invalidated`() {
        let link = CADisplayLink(target: ticker, selector: Ticker.step)
        scene.perform { link.add(to: .main, forMode: .common) }
        run(framesPerSecond: 4, from: 1, for: 0.5)
        #expect(ticker.times == [1, 1.25, 1.5])
        #expect(link.duration == 0.25 && link.targetTimestamp == 1.75)
        link.isPaused = true
        scene.advance(to: 2)
        link.isPaused = false
        scene.advance(to: 3)
        #expect(ticker.times.suffix(2) == [1.5, 3])
        link.invalidate()
        scene.advance(to: 4)
        #expect(ticker.times.count == 4)
    }

    @Test func `a preferred rate skips frames`() {
        let link = CADisplayLink(target: ticker, selector: Ticker.count)
        link.preferredFramesPerSecond = 30
        scene.perform { link.add(to: .current, forMode: .default) }
        run(framesPerSecond: 120, from: 0, for: 1)
        #expect(ticker.calls == 31)
    }

    @Test func `touches make no frames`() {
        let link = CADisplayLink(target: ticker, selector: Ticker.count)
        scene.perform { link.add(to: .main, forMode: .common) }
        scene.send(Touch(.began, at: .zero, time: 0.1))
        scene.send(Touch(.ended, at: .zero, time: 0.2))
        #expect(ticker.calls == 0)
        scene.advance(to: 0.3)
        #expect(ticker.calls == 1)
    }

    @Test func `a link lives until it is invalidated, and retains its target`() {
        weak var lost: CADisplayLink?
        scene.perform {
            let link = CADisplayLink(target: ticker, selector: Ticker.step)
            lost = link
            link.add(to: .main, forMode: .common)
        }
        scene.advance(to: 1)
        #expect(ticker.times == [1])
        lost?.invalidate()
        #expect(lost == nil)
    }

    @Test func `outside any scene it is reported`() {
        PortDiagnostics.reset()
        CADisplayLink(target: ticker, selector: Ticker.count).add(to: .main, forMode: .common)
        #expect(PortDiagnostics.messages.contains { $0.contains("CADisplayLink") })
    }
}
