import Foundation
import HookeExport
import HookePreview
import HookeTransitions
import Testing

struct ExportSizeTests {
    /// The exports of a transition by format; Lottie where it can show the transition.
    private static func exports(of shipped: ShippedTimeline) throws -> [(format: String, text: String)] {
        let (timeline, transition) = (shipped.straight, shipped.transition)
        let web = try WebExport(timeline, name: transition.rawValue)
        let lottie = try? LottieExport(timeline, name: transition.rawValue)
        return [("html", web.page), ("css", web.css), ("waapi", web.webAnimations)]
            + (lottie.map { [("lottie", $0.json)] } ?? [])
    }

    /// `HOOKE_PAGES=FOLDER` writes the files. The largest page has 55,508 bytes without its picture; its style
    /// sheet would be twice as large without cubic pieces and angles.
    @Test func `The exports of the shipped transitions are small`() throws {
        let folder = ProcessInfo.processInfo.environment["HOOKE_PAGES"].map { URL(fileURLWithPath: $0) }
        for shipped in try ShippedTimeline.all.get() {
            for (format, text) in try Self.exports(of: shipped) {
                // Pictures have their own size.
                let size = text.replacing(/data:[^"\\]*/, with: "").utf8.count
                #expect(size < 61_000, "\(shipped.transition.rawValue).\(format): \(size) bytes")
                guard let folder else { continue }
                let name = "\(shipped.transition.rawValue).\(format)"
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
                print(name, text.utf8.count)
            }
        }
    }
}
