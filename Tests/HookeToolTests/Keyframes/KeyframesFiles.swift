import Foundation

/// The files that the tests of the command read.
enum KeyframesFiles {
    static let track = #"{"times":[0,1,3,3.5],"values":[0,10,4,7],"mode":"catmullRom"}"#

    /// A glTF file with two tracks: node 0's translation, straight, and its rotation, by cubics in each component.
    static let gltf: String = {
        let times: [Float] = [0, 1]
        let places: [Float] = [0, 0, 0, 2, 0, -4]
        let half = Float(0.5).squareRoot()
        // For each key: the derivative before it, the quaternion, the derivative after it.
        let turns: [Float] = [
            0, 0, 0, 0, 0, 0, 0, 1, 0.5, 0, 0, 0,
            0, 0, 0.25, 0, 0, half, 0, half, 0, 0, 0, 0,
        ]
        let bytes = (times + places + turns).flatMap { number in
            withUnsafeBytes(of: number.bitPattern.littleEndian, Array.init)
        }
        let data = Data(bytes).base64EncodedString()
        func view(_ offset: Int, _ length: Int) -> String {
            #"{"buffer":0,"byteOffset":\#(offset),"byteLength":\#(length)}"#
        }
        func accessor(_ view: Int, _ count: Int, _ type: String, _ more: String = "") -> String {
            #"{"bufferView":\#(view),"componentType":5126,"count":\#(count),"type":"\#(type)"\#(more)}"#
        }
        func channel(_ sampler: Int, _ path: String) -> String {
            #"{"sampler":\#(sampler),"target":{"node":0,"path":"\#(path)"}}"#
        }
        return #"{"asset":{"version":"2.0"},"nodes":[{"name":"Box"}],"#
            + #""buffers":[{"byteLength":\#(bytes.count),"uri":"data:application/octet-stream;base64,\#(data)"}],"#
            + #""bufferViews":[\#(view(0, 8)),\#(view(8, 24)),\#(view(32, 96))],"#
            + #""accessors":[\#(accessor(0, 2, "SCALAR", #","min":[0],"max":[1]"#)),\#(accessor(1, 2, "VEC3")),\#(accessor(2, 6, "VEC4"))],"#
            + #""animations":[{"channels":[\#(channel(0, "translation")),\#(channel(1, "rotation"))],"#
            + #""samplers":[{"input":0,"output":1},{"input":0,"output":2,"interpolation":"CUBICSPLINE"}]}]}"#
    }()

    static let badAnimation = "animations[0].channels is 3; accepted: an array"

    /// The same file with a wrong animation before a good one.
    static let besideBad: String = {
        let animations = gltf.firstRange(of: #""animations":["#)
        let head = animations.map { gltf[..<$0.upperBound] } ?? ""
        return head + #"{"name":"bad","channels":3,"samplers":[]},{"name":"good","channels":["#
            + #"{"sampler":0,"target":{"node":0,"path":"translation"}}],"samplers":[{"input":0,"output":1}]}]}"#
    }()

    /// A temporary file, removed afterwards.
    static func with<Answer>(_ text: String, _ body: (String) throws -> Answer) throws -> Answer {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        return try body(file.path)
    }
}
