import Hooke
internal import HookeJSON

/// A layer of a Lottie composition: its visible time range, its parent and its properties over time.
///
/// All times are in seconds of the composition that contains the layer.
public struct LottieLayer: Sendable, Hashable {
    /// The name; empty if it has none.
    public let name: String
    /// The path in the file: `layers[2]`, `assets[0].layers[1]`.
    public let path: String
    /// Lottie's layer type: 0 composition, 1 solid, 2 image, 3 null, 4 shapes, 5 text.
    public let type: Int
    /// The index of the parent layer in the composition, whose transform the layer inherits; `nil` if it has
    /// none.
    public let parent: Int?
    /// The time when the layer becomes visible.
    public let inTime: Double
    /// The time when the layer disappears.
    public let outTime: Double
    /// The time of time 0 of the shown composition.
    public let startTime: Double
    /// The duration of one second of the shown composition, in seconds.
    public let stretch: Double
    /// The index of the shown composition in `LottieFile.compositions`; `nil` if it shows none.
    public let composition: Int?
    /// All properties with numbers or vectors, including static ones (tracks with one key). The transform's
    /// come in the order anchor point, position, scale, rotation, opacity, skew; others by their place in the
    /// file.
    public let properties: [AssetTrack]
    /// What was read in the layer although the format does not allow it, and the features that `properties` omits.
    public let notes: [FileNote]
    let timeRemap: AssetTrack?

    /// Returns a property of the layer's transform, or its time remap; `nil` if the layer does not have it.
    ///
    /// Names are `position`, `position x` if it is split, `scale`, `rotation`, `opacity`, `anchor point`,
    /// `skew` and `time remap`.
    public subscript(property: String) -> AssetTrack? {
        properties.first { track in
            track.property == property && (track.path.hasPrefix(path + ".ks.") || track.path == path + ".tm")
        }
    }

    /// Returns the time in the shown composition: the time remap's value if there is one, otherwise (t −
    /// `startTime`)/`stretch`.
    public func contentTime(at t: Double) -> Double {
        if let timeRemap { return timeRemap.components(at: t)[0] }
        return (t - startTime) / stretch
    }
}

extension LottieLayer {
    /// A layer before its references are resolved.
    struct Draft {
        let place: JSONNode
        let type: Int
        let index: JSONNode?
        let parent: JSONNode?
        let reference: JSONNode?

        init(_ place: JSONNode, _ reading: FileNotes) throws(FileError) {
            self.place = place
            _ = try place.member("ty")
            // As players do, which show nothing of its own.
            type =
                try reading.attempt("it is read as a null layer") { () throws(FileError) in
                    try place.required("ty", accepted: "a layer's kind, a whole number from 0").count()
                } ?? 3
            index = try place.member("ind")
            parent = try place.member("parent")
            reference = try place.member("refId")
        }
    }

    init(
        _ draft: Draft, parent: Int?, composition: Int?, frameRate: Double,
        span: (start: Double, end: Double),
        _ reading: FileNotes
    ) throws(FileError) {
        let place = draft.place
        let earlier = reading.notes.count
        func seconds(_ name: String, _ standard: Double) throws(FileError) -> Double {
            guard let frame = try place.member(name) else { return standard }
            return try reading.attempt("it is left out") { () throws(FileError) in
                let time = try frame.number() / frameRate
                guard time.isFinite else { throw frame.fault(accepted: "a time that is finite in seconds") }
                return time
            } ?? standard
        }
        name =
            try reading.attempt("it is left out") { () throws(FileError) in
                try place.member("nm")?.string() ?? ""
            } ?? ""
        path = place.path.text
        type = draft.type
        self.parent = parent
        self.composition = composition
        inTime = try seconds("ip", span.start)
        outTime = try seconds("op", span.end)
        startTime = try seconds("st", 0)
        let stretchPlace = try place.member("sr")
        stretch =
            try reading.attempt("it is read as 1") { () throws(FileError) in
                let stretch = try stretchPlace?.number() ?? 1
                if stretch == 0, let stretchPlace {
                    throw stretchPlace.fault(accepted: "a number that is not 0")
                }
                return stretch
            } ?? 1
        var reader = LottieProperties(frameRate: frameRate, reading: reading)
        let owner = name.isEmpty ? path : name
        try reader.read(place, owners: [owner], kind: "layer")
        let remapPath = place.path.text + ".tm"
        var remap = reader.tracks.first { $0.path == remapPath }
        if let found = remap, found.kind != .scalar {
            let error = try place.required("tm", accepted: "").fault(accepted: "one number at each key")
            try reading.deviate(error, "the time is not remapped")
            remap = nil
        }
        timeRemap = remap
        properties = reader.tracks
        notes = Array(reading.notes[earlier...])
    }
}
