import Foundation
import Hooke
import HookeTimeline
import Testing

@Suite struct ChoreographyPictureTests {
    private static let file = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }.appending(path: "docs/images/choreography.svg")

    /// To draw it again: `HOOKE_PICTURES=1 swift test --filter ChoreographyPictureTests`.
    @Test func `The picture in the documentation equals the drawing`() throws {
        let drawn = try ChoreographyPicture.picture()
        if ProcessInfo.processInfo.environment["HOOKE_PICTURES"] != nil {
            try drawn.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == drawn)
    }
}
