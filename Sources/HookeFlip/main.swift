// Plays a page flip with a recorded swipe and writes its pictures: what `scripts/play` builds first, because it needs a
// third less code than the `hooke` command. `hooke play flip --gesture swipe-left` writes the same files.

import Foundation
import HookePreview
import HookeScene
import HookeTransitions

guard let trace = GestureTrace.shipped.first(where: { $0.name == "swipe-left" }) else {
    fatalError("The shipped traces have no swipe-left.")
}
let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out/flip")
do {
    let settings = PlaySettings(.flip, trace: trace)
    let recording = try withScenes { () throws(PlayError) in try TransitionRecorder.record(settings) }
    var lines = recording.summary.map { "\($0.key): \($0.value)\n" }
    lines += try PreviewWriter.write(comparing: [recording], to: folder).map { "wrote \($0.relativePath)\n" }
    try SystemFile.write(lines.joined(), to: STDOUT_FILENO, "standard output")
} catch let fault as SystemFile.Fault {
    FileHandle.standardError.write(Data("Error: \(fault.path) cannot be written: \(fault.reason)\n".utf8))
    exit(1)
} catch {
    FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
    exit(1)
}
