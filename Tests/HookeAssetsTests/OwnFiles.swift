import Foundation
import HookeAssets
import Testing

/// The package's own small files and the tables of their contents.
enum OwnFiles {
    static func path(_ name: String) throws -> String {
        try #require(Bundle.module.url(forResource: "Files/\(name)", withExtension: nil)).path
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    static func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// The rows of a table in `Golden`, split at spaces.
    static func golden(_ name: String) throws -> [[String]] {
        let url = try #require(Bundle.module.url(forResource: "Golden/\(name)", withExtension: nil))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: " ").map(String.init) }
    }
}

/// The folder of animations by other authors, if `HOOKE_DATA` is set.
enum SampleFiles {
    static let folder = ProcessInfo.processInfo.environment["HOOKE_DATA"].map { $0 + "/animations/" }

    static func path(_ name: String) throws -> String { try #require(folder) + name }
}

/// The error of a read, or `nil` if it succeeds.
func refusal(_ read: () throws -> Void) -> String? {
    do {
        try read()
        return nil
    } catch {
        return "\(error)"
    }
}
