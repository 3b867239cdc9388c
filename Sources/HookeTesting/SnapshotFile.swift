public import Foundation
public import HookeScene

/// Snapshots in a file, with which a test compares what a transition shows.
///
/// The first run writes the file; later runs compare. After an intended change delete the file and run twice.
public struct SnapshotFile: Hashable, Sendable {
    /// The file.
    public let url: URL

    /// Refers to a file.
    public init(_ url: URL) { self.url = url }

    /// Refers to `NAME.json` beside the test's source.
    public init(_ name: String, beside source: String = #filePath) {
        url = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("\(name).json")
    }

    /// Returns the differences of snapshots, by their names, from those of the file, one sentence each; empty if there are
    /// none. A missing file is written and reported.
    ///
    /// - Parameters:
    ///   - shown: The snapshots by name.
    ///   - tolerance: The accepted difference of two numbers, in the unit of each: points, seconds, 1 for opacities and
    ///     colours. Not below 0.
    /// - Throws: Errors of Foundation if the file cannot be read or written, or is not one of snapshots.
    public func differences(
        of shown: [String: SceneSnapshot], within tolerance: Double = 1e-9
    ) throws -> [String] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(shown).write(to: url)
            return ["\(url.lastPathComponent) was missing and has been written: look at it, then run again"]
        }
        let expected = try JSONDecoder().decode([String: SceneSnapshot].self, from: Data(contentsOf: url))
        return Set(shown.keys).union(expected.keys).sorted().flatMap { name in
            guard let now = shown[name], let was = expected[name] else {
                return ["\(name): is \(shown[name] == nil ? "gone" : "new")"]
            }
            return now.differences(from: was, within: tolerance, comparesTimes: true).map { "\(name): \($0)" }
        }
    }
}
