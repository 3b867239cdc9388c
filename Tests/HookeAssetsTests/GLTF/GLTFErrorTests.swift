import Foundation
import TestSupport
import Testing

@testable import HookeAssets

@Suite struct GLTFErrorTests {
    /// A file with one animation: two keys of a translation.
    private func document(times: [Float] = [0, 1], values: [Float] = [0, 0, 0, 1, 2, 3]) -> String {
        let bytes = (times + values).flatMap { number in
            (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) }
        }
        return #"{"asset":{"version":"2.0"},"nodes":[{}],"#
            + #""animations":[{"samplers":[{"input":0,"output":1}],"#
            + #""channels":[{"sampler":0,"target":{"node":0,"path":"translation"}}]}],"#
            + #""accessors":[{"bufferView":0,"componentType":5126,"count":2,"type":"SCALAR"},"#
            + #"{"bufferView":1,"byteOffset":0,"componentType":5126,"count":2,"type":"VEC3"}],"#
            + #""bufferViews":[{"buffer":0,"byteLength":8},{"buffer":0,"byteOffset":8,"byteLength":24}],"#
            + #""buffers":[{"byteLength":32,"uri":"data:;base64,\#(Data(bytes).base64EncodedString())"}]}"#
    }

    private func refusal(of text: String, folder: String? = nil) -> String? {
        HookeAssetsTests.refusal {
            _ = try GLTFFile(Array(text.utf8), folder: folder).animation(at: 0)
        }
    }

    @Test func `The unchanged document is valid`() throws {
        let animation = try GLTFFile(Array(document().utf8)).animation(at: 0)
        #expect(animation.channels[0].track.components(at: 0.5) == [0.5, 1, 1.5])
    }

    /// Texts of the document, what replaces them, and the error.
    private static let invalidValues: [(String, String, String)] = [
        (#""asset":{"version":"2.0"}"#, #""asset":{}"#, #"asset.version is missing; accepted: "2.0""#),
        (#""2.0""#, #""1.0""#, #"asset.version is "1.0"; accepted: "2.0" or a later version 2"#),
        (#""nodes":[{}]"#, #""nodes":{}"#, "nodes is {}; accepted: an array"),
        (
            #""nodes":[{}]"#, #""nodes":[]"#,
            "animations[0].channels[0].target.node is 0; accepted: an index into nodes, which is empty"
        ),
        (
            #""node":0"#, #""node":0.5"#,
            "animations[0].channels[0].target.node is 0.5; accepted: an index into nodes, 0 to 0"
        ),
        (
            #""sampler":0,"target""#, #""sampler":1e300,"target""#,
            "animations[0].channels[0].sampler is 1e300; accepted: an index into the animation's samplers, 0 to 0"
        ),
        (
            #""input":0"#, #""input":-1"#,
            "animations[0].samplers[0].input is -1; accepted: an index into accessors, 0 to 1"
        ),
        (
            #""input":0"#, #""input":"0""#,
            #"animations[0].samplers[0].input is "0"; accepted: an index into accessors, 0 to 1, not in quotation marks"#
        ),
        (
            #""output":1"#, #""output":1,"interpolation":"CUBIC""#,
            #"animations[0].samplers[0].interpolation is "CUBIC"; accepted: STEP, LINEAR or CUBICSPLINE"#
        ),
        (
            #""output":1"#, #""output":1,"interpolation":"CUBICSPLINE""#,
            "accessors[1].count is 2; accepted: 6, as animations[0].samplers[0].input has 2 times"
        ),
        (
            #""path":"translation""#, #""path":"rotation""#,
            "accessors[1].type is VEC3; accepted: VEC4, for animations[0].samplers[0].output"
        ),
        (
            #""path":"translation""#, #""path":"pointer""#,
            #"animations[0].channels[0].target.path is "pointer"; accepted: translation, rotation, scale or weights"#
        ),
        (
            #""componentType":5126,"count":2,"type":"VEC3""#,
            #""componentType":5123,"normalized":true,"count":2,"type":"VEC3""#,
            "accessors[1].componentType is 5123, normalized; accepted: 5126, for animations[0].samplers[0].output"
        ),
        (
            #""componentType":5126,"count":2,"type":"SCALAR""#,
            #""componentType":5124,"count":2,"type":"SCALAR""#,
            "accessors[0].componentType is 5124; accepted: 5120, 5121, 5122, 5123, 5125 or 5126, for animations[0].samplers[0].input"
        ),
        (
            #""type":"VEC3""#, #""type":"VEC3","normalized":1"#,
            "accessors[1].normalized is 1; accepted: true or false, for animations[0].samplers[0].output"
        ),
        (
            #""count":2,"type":"VEC3""#, #""count":9007199254740992,"type":"VEC3""#,
            "accessors[1].count is 9007199254740992; accepted: a count that fits in bufferViews[1]: 24 bytes from byte 0, for animations[0].samplers[0].output"
        ),
        (
            #""count":2,"type":"SCALAR""#, #""count":3e15,"type":"SCALAR""#,
            "accessors[0].count is 3e15; accepted: a count that fits in bufferViews[0]: 8 bytes from byte 0, for animations[0].samplers[0].input"
        ),
        (
            #"{"bufferView":0,"#, #"{"bufferView":2,"#,
            "accessors[0].bufferView is 2; accepted: an index into bufferViews, 0 to 1, for animations[0].samplers[0].input"
        ),
        (
            #"{"bufferView":0,"#, "{",
            "accessors[0].bufferView is missing; accepted: the index of a buffer view, for animations[0].samplers[0].input"
        ),
        (
            #""byteOffset":0"#, #""byteOffset":1"#,
            "accessors[1].count is 2; accepted: a count that fits in bufferViews[1]: 24 bytes from byte 1, for animations[0].samplers[0].output"
        ),
        (
            #""byteOffset":0"#, #""byteOffset":9007199254740992"#,
            "accessors[1].count is 2; accepted: a count that fits in bufferViews[1]: 24 bytes from byte 9007199254740992, for animations[0].samplers[0].output"
        ),
        (
            #""byteOffset":8"#, #""byteOffset":9007199254740992"#,
            "bufferViews[1].byteLength is 24; accepted: a view that ends within the 32 bytes of its buffer, for animations[0].samplers[0].output"
        ),
        (
            #""byteLength":24"#, #""byteLength":25"#,
            "bufferViews[1].byteLength is 25; accepted: a view that ends within the 32 bytes of its buffer, for animations[0].samplers[0].output"
        ),
        (
            #""byteLength":24"#, #""byteLength":24,"byteStride":16"#,
            "accessors[1].count is 2; accepted: a count that fits in bufferViews[1]: 24 bytes from byte 0, for animations[0].samplers[0].output"
        ),
        (
            #""byteLength":24"#, #""byteLength":24,"byteStride":8"#,
            "bufferViews[1].byteStride is 8; accepted: 12, the size of an element, to 252, for animations[0].samplers[0].output"
        ),
        (
            #""byteLength":32"#, #""byteLength":33"#,
            "buffers[0].byteLength is 33; accepted: at most 32, the size of the data URI, for animations[0].samplers[0].input"
        ),
        (
            #""byteLength":32"#, #""byteLength":-32"#,
            "buffers[0].byteLength is -32; accepted: a whole number from 0, for animations[0].samplers[0].input"
        ),
        (
            "data:;base64,", "data:;base64,!",
            #"buffers[0].uri is "data:;base64,!AAAAAAAAgD8AAAAAAAAAAAAAAAAAAIA/AAAAQAAAQEA="; accepted: a data URI in base64, for animations[0].samplers[0].input"#
        ),
        (
            "data:;base64,", "data:,",
            #"buffers[0].uri is "data:,AAAAAAAAgD8AAAAAAAAAAAAAAAAAAIA/AAAAQAAAQEA="; accepted: a data URI in base64, for animations[0].samplers[0].input"#
        ),
    ]

    @Test(arguments: invalidValues)
    func `An invalid value throws an error with its path`(find: String, replacement: String, reason: String)
        throws
    {
        let text = document()
        try #require(text.contains(find))
        #expect(refusal(of: text.replacingOccurrences(of: find, with: replacement)) == reason)
    }

    @Test(
        arguments: [
            (
                [0, 0],
                "accessors[0][1] is 0.0; accepted: a time above 0.0, the one before, for animations[0].samplers[0].input"
            ),
            (
                [1, 0.5],
                "accessors[0][1] is 0.5; accepted: a time above 1.0, the one before, for animations[0].samplers[0].input"
            ),
            (
                [-1, 0.5],
                "accessors[0][0] is -1.0; accepted: a time from 0, for animations[0].samplers[0].input"
            ),
            (
                [0, .nan],
                "accessors[0][1] is nan; accepted: finite numbers, for animations[0].samplers[0].input"
            ),
            (
                [0, .infinity],
                "accessors[0][1] is inf; accepted: finite numbers, for animations[0].samplers[0].input"
            ),
        ] as [([Float], String)])
    func `Times that do not increase from 0 throw`(times: [Float], reason: String) {
        #expect(refusal(of: document(times: times)) == reason)
    }

    @Test func `Non-finite values and rotations of other length than 1 throw`() {
        #expect(
            refusal(of: document(values: [0, 0, 0, 0, -.infinity, 0]))
                == "accessors[1][1] is -inf; accepted: finite numbers, for animations[0].samplers[0].output")
        let turns = document(values: [0, 0, 0, 1, 0, 0.5, 0, 0])
            .replacingOccurrences(of: "VEC3", with: "VEC4").replacingOccurrences(
                of: "translation", with: "rotation"
            )
            .replacingOccurrences(of: #""byteLength":24"#, with: #""byteLength":32"#)
            .replacingOccurrences(of: #""byteLength":32"#, with: #""byteLength":40"#)
            .replacingOccurrences(
                of: #""byteOffset":8,"byteLength":40"#, with: #""byteOffset":8,"byteLength":32"#)
        #expect(
            refusal(of: turns)
                == "accessors[1][1] is of length 0.5; accepted: a quaternion of length 1 ± 0.01, for animations[0].samplers[0].output"
        )
    }

    @Test func `Indices of a sparse accessor must increase and be in range`() {
        func sparse(_ more: String) -> String? {
            refusal(
                of: document().replacingOccurrences(
                    of: #""count":2,"type":"VEC3""#, with: #""count":2,"type":"VEC3","sparse":{\#(more)}"#))
        }
        let values = #""values":{"bufferView":1}"#
        // The bytes of the times: 0, then 128 in the fourth byte from the end.
        func indices(_ offset: Int) -> String {
            #""indices":{"bufferView":0,"byteOffset":\#(offset),"componentType":5121}"#
        }
        #expect(sparse(#""count":1,\#(indices(0)),\#(values)"#) == nil)
        #expect(
            sparse(#""count":2,\#(indices(0)),\#(values)"#)
                == "accessors[1].sparse.indices[1] is 0; accepted: increasing indices below 2, for animations[0].samplers[0].output"
        )
        #expect(
            sparse(#""count":1,\#(indices(6)),\#(values)"#)
                == "accessors[1].sparse.indices[0] is 128; accepted: increasing indices below 2, for animations[0].samplers[0].output"
        )
        #expect(
            sparse(#""count":3,\#(indices(0)),\#(values)"#)
                == "accessors[1].sparse.count is 3; accepted: 1 to 2, for animations[0].samplers[0].output")
        #expect(
            sparse(#""count":1,"indices":{"bufferView":0,"componentType":5126},\#(values)"#)
                == "accessors[1].sparse.indices.componentType is 5126; accepted: 5121, 5123 or 5125, for animations[0].samplers[0].output"
        )
        #expect(
            sparse(#""count":1,\#(indices(8)),\#(values)"#)
                == "accessors[1].sparse.count is 1; accepted: a count that fits in bufferViews[0]: 8 bytes from byte 8, for animations[0].samplers[0].output"
        )
    }

    @Test func `A small file cannot require unlimited memory`() throws {
        // 130 samplers of the same megabyte.
        let size = 1 << 20
        let bytes = Data(repeating: 0, count: size)
        let views = #"[{"buffer":0,"byteLength":\#(size)}]"#
        let accessors = (0..<130).map { _ in
            #"{"bufferView":0,"componentType":5126,"count":\#(size / 4),"type":"SCALAR"}"#
        }
        let samplers = (0..<130).map { #"{"input":0,"output":\#($0)}"# }
        let channels = (0..<130).map { #"{"sampler":\#($0),"target":{"node":0,"path":"weights"}}"# }
        let text =
            #"{"asset":{"version":"2.0"},"nodes":[{}],"animations":[{"samplers":[\#(samplers.joined(separator: ","))],"#
            + #""channels":[\#(channels.joined(separator: ","))]}],"accessors":[\#(accessors.joined(separator: ","))],"#
            + #""bufferViews":\#(views),"buffers":[{"byteLength":\#(size),"#
            + #""uri":"data:;base64,\#(bytes.base64EncodedString())"}]}"#
        let reason = try #require(refusal(of: text))
        #expect(
            reason == "animations[0].samplers[63] is a sampler that brings the total to 33558528 numbers; "
                + "accepted: at most 33554432 numbers in the samplers of one animation")
    }

    @Test(arguments: [
        "/etc/passwd", "../secret.bin", "a/../../secret.bin", "%2e%2e/secret.bin", "file:///etc/passwd",
        "https://example.com/a.bin", "", "a%00b", "%zz",
    ])
    func `Buffers outside the file's folder throw`(uri: String) {
        let text = document().replacingOccurrences(
            of: #"data:;base64,[^"]*"#, with: uri, options: .regularExpression)
        #expect(
            refusal(of: text, folder: "/tmp") == #"buffers[0].uri is "\#(uri)"; accepted: "#
                + "a data URI, or a file name inside this file's folder, for animations[0].samplers[0].input"
        )
        #expect(
            refusal(of: text)?.hasSuffix(
                "because no folder was given, for animations[0].samplers[0].input") == true)
    }

    @Test func `Buffers that are missing, too short, folders or devices throw`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("in side"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(repeating: 1, count: 31).write(to: folder.appendingPathComponent("short.bin"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/zero", withDestinationPath: "/dev/zero")
        func refusal(_ uri: String) -> String? {
            self.refusal(
                of: document().replacingOccurrences(
                    of: #"data:;base64,[^"]*"#, with: uri, options: .regularExpression), folder: folder.path)
        }
        #expect(refusal("short.bin") == "\(folder.path)/short.bin cannot be read: it has 31 bytes of 32")
        #expect(refusal("in%20side") == "\(folder.path)/in side cannot be read: it is not a regular file")
        #expect(refusal("zero") == "\(folder.path)/zero cannot be read: it is not a regular file")
        #expect(refusal("none.bin")?.hasPrefix("\(folder.path)/none.bin cannot be read: ") == true)
        var bytes = Data([0, 0, 0, 0, 0, 0, 0x80, 0x3F])
        bytes.append(Data(repeating: 0, count: 30))
        try bytes.write(to: folder.appendingPathComponent("in side/moves.bin"))
        #expect(refusal("in%20side/../in%20side/moves.bin") == nil)
    }

    @Test func `An invalid container throws an error with its byte`() throws {
        let whole = try OwnFiles.bytes("moves.glb")
        func refusal(_ edit: (inout [UInt8]) -> Void) -> String? {
            var bytes = whole
            edit(&bytes)
            return HookeAssetsTests.refusal { _ = try GLTFFile(bytes) }
        }
        #expect(refusal { _ in } == nil)
        #expect(refusal { $0[4] = 1 } == "byte 4 is 1; accepted: version 2")
        #expect(
            refusal { $0.removeLast() }
                == "byte 8 is \(whole.count); accepted: the length of the file, which is \(whole.count - 1)")
        #expect(
            refusal { $0 = Array($0[..<10]) }
                == "byte 10 is the end of the file; accepted: the length of the file at byte 8")
        #expect(
            refusal { $0[15] = 0xFF }?.hasSuffix(
                "accepted: a chunk of at most \(whole.count - 20) bytes, the rest of the file")
                == true)
        #expect(
            refusal { $0[16] = 0 }
                == "byte 16 is 0x4e4f5300; accepted: 0x4e4f534a, the JSON chunk")
        #expect(
            refusal { $0[20] = UInt8(ascii: "[") }
                == "line 1, column 9: not JSON: expected a comma or closing bracket")
        // Without the binary chunk the buffer has no bytes; the error appears when they are used.
        let word = whole[12..<16].enumerated().reduce(0) { $0 + Int($1.element) << (8 * $1.offset) }
        var bare = Array(whole[..<(20 + word)])
        for k in 0..<4 { bare[8 + k] = UInt8(truncatingIfNeeded: bare.count >> (8 * k)) }
        let file = try GLTFFile(bare)
        #expect(
            HookeAssetsTests.refusal { _ = try file.animation(at: 0) }
                == "buffers[0].uri is missing; accepted: a data URI or a file's name, for animations[0].samplers[0].input"
        )
    }
}
