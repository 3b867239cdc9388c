import Foundation
import HookePreview
import Testing

@Test func look() throws {
    try Filmstrip.svg(of: SampleRecordings.drawer).write(toFile: "/tmp/look-drawer.svg", atomically: true, encoding: .utf8)
    try Filmstrip.svg(of: SampleRecordings.flip).write(toFile: "/tmp/look-flip.svg", atomically: true, encoding: .utf8)
}
@Test func look2() throws {
    try PlayerPage.html(of: SampleRecordings.drawer).write(toFile: "/tmp/look-drawer.html", atomically: true, encoding: .utf8)
    try PlayerPage.html(of: SampleRecordings.flip).write(toFile: "/tmp/look-flip.html", atomically: true, encoding: .utf8)
}
