import Foundation
import HookeAssets

/// The tracks of a file: one track in JSON, or those of an asset.
struct TrackFile {
    /// A track and its place in the file.
    struct Track {
        var source: TrackSource
        /// Its path in the file; empty where it is the whole file.
        var place: String
        /// The unit of its numbers.
        var details: String
    }

    let tracks: [Track]
    /// What is ignored in the file.
    let notes: [String]
    /// The animations that cannot be read beside others that can, with their errors.
    let refused: [String]
    /// The fields of a track in JSON.
    let spelling: TrackNotation?

    /// Reads a file; standard input where none is named.
    init(_ file: String?, strict: Bool = false) throws {
        let bytes = try fileBytes(file)
        let folder = file.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
        self = try refusing { try TrackFile(bytes, folder: folder, strict: strict) }
    }

    /// Reads the content of a file.
    init(_ bytes: [UInt8], folder: String?, strict: Bool = false) throws {
        if let value = try? JSONValue(parsing: bytes), value.members != nil, value["asset"] == nil,
            value["layers"] == nil
        {
            let spelling = try TrackNotation(file: Notation(value))
            tracks = [Track(source: try spelling.source("value"), place: "", details: "")]
            notes = try (spelling.shortenedHandles() ?? []).map { handle in
                "the \(handle.isLeaving ? "out" : "in") handle of key \(handle.key) is shortened to "
                    + "\(Table.text(handle.factor * 100)) %, because it is longer than its segment"
            }
            refused = []
            self.spelling = spelling
            return
        }
        (tracks, notes, refused) = try Self.assets(bytes, folder: folder, strict: strict)
        spelling = nil
    }

    /// Reads the animations of an asset; refuses it where none can be read.
    private static func assets(
        _ bytes: [UInt8], folder: String?, strict: Bool
    ) throws(FileError) -> (tracks: [Track], notes: [String], refused: [String]) {
        let file = try AssetFile(bytes, folder: folder, strict: strict)
        var (tracks, notes, refused): ([Track], [String], [String]) = ([], [], [])
        notes = file.notes.map(\.description)
        var first: FileError?
        for index in 0..<file.animationCount {
            let animation: AssetAnimation
            do throws(FileError) {
                animation = try file.animation(at: index)
            } catch {
                first = first ?? error
                refused.append("animation \(index): \(error)")
                continue
            }
            // The name of an animation is needed only beside others.
            let prefix =
                file.animationCount == 1
                ? "" : "\(animation.name.isEmpty ? "animation \(index)" : animation.name) / "
            for track in animation.tracks {
                let unit = track.unit == .plain ? "" : track.unit.rawValue
                tracks.append(
                    Track(
                        source: TrackSource(track, name: prefix + track.name), place: track.path,
                        details: unit))
            }
            notes += animation.notes.map(\.description)
        }
        if let first, refused.count == file.animationCount { throw first }
        return (tracks, notes, refused)
    }
}
