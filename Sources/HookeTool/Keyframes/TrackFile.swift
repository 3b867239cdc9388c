import Foundation
import HookeAssets

/// The tracks of a file: of a question's kind, or of an asset.
struct TrackFile {
    /// A track and where it stands.
    struct Track {
        var source: TrackSource
        /// Where it is in its file; empty where it is the whole.
        var place: String
        /// What its numbers count, and how it goes from key to key.
        var details: String
    }

    let tracks: [Track]
    /// What the file asks for and does not get.
    let notes: [String]
    /// The animations that cannot be read beside those that can, and what is wrong with each.
    let refused: [String]
    /// The track as it is said, where it is one that a question could have.
    let spelling: TrackSpelling?

    /// Reads a file, or standard input where none is named.
    init(_ file: String?) throws {
        let handle = try inputHandle(file)
        let bytes: [UInt8]
        do { bytes = Array(try handle.readToEnd() ?? Data()) } catch {
            throw Failure(
                description: "\(file ?? "standard input") cannot be read: \(error.localizedDescription)")
        }
        try self.init(
            bytes, folder: file.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    }

    /// Reads what a file holds.
    init(_ bytes: [UInt8], folder: String?) throws(Refusal) {
        if let value = try? JSONValue(parsing: bytes), case .object(let members) = value,
            members["asset"] == nil, members["layers"] == nil
        {
            var fields = try Fields(value)
            if fields.has("op"), try fields.string("op") != "keyframes" {
                throw Refusal("op is not keyframes; accepted: a track's fields")
            }
            let spelling = try TrackSpelling(&fields)
            if fields.has("at") { _ = try fields.numbers("at") }
            try fields.finish()
            tracks = [Track(source: try spelling.source("value"), place: "", details: "")]
            (notes, refused) = ([], [])
            self.spelling = spelling
            return
        }
        (tracks, notes, refused) = try Self.assets(bytes, folder: folder)
        spelling = nil
    }

    /// What can be read of an asset; it is refused where that is nothing.
    private static func assets(
        _ bytes: [UInt8], folder: String?
    ) throws(Refusal) -> (tracks: [Track], notes: [String], refused: [String]) {
        try refusing { () throws(AssetError) in
            let file = try AssetFile(bytes, folder: folder)
            var (tracks, notes, refused): ([Track], [String], [String]) = ([], [], [])
            var first: AssetError?
            for index in 0..<file.animationCount {
                let animation: AssetAnimation
                do throws(AssetError) {
                    animation = try file.animation(at: index)
                } catch {
                    first = first ?? error
                    refused.append("animation \(index): \(error)")
                    continue
                }
                // Names alone say which where there is but one animation.
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
}
