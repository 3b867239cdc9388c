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
    for line in recording.summary { print("\(line.key): \(line.value)") }
    for file in try PreviewWriter.write(comparing: [recording], to: folder) {
        print("wrote \(file.relativePath)")
    }
} catch {
    FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
    exit(1)
}
