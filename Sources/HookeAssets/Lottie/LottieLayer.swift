/// A layer of a Lottie composition: when it is seen, what it hangs on, and its properties over time.
///
/// All times are seconds of the composition that holds the layer.
public struct LottieLayer: Sendable, Hashable {
    /// The layer's name; empty when it has none.
    public let name: String
    /// Where it stands: `layers[2]`, `assets[0].layers[1]`.
    public let path: String
    /// Lottie's number for its kind: 0 a composition, 1 a solid, 2 an image, 3 nothing, 4 shapes, 5 text.
    public let type: Int
    /// The position, in its composition's layers, of the one whose transform it follows; nil when it follows none.
    public let parent: Int?
    /// When it comes into sight.
    public let inTime: Double
    /// When it goes out of sight.
    public let outTime: Double
    /// When time 0 of the composition that it shows is.
    public let startTime: Double
    /// How many of its seconds a second of the composition that it shows takes.
    public let stretch: Double
    /// The position, in `LottieFile.compositions`, of the composition that it shows; nil when it shows none.
    public let composition: Int?
    /// Every property of it that is a number or a vector, static ones (tracks of one key) included: the transform's
    /// in the order anchor point, position, scale, rotation, opacity, skew, and others by their place.
    public let properties: [AssetTrack]
    /// What the layer asks for that is not in `properties`.
    public let notes: [AssetNote]
    let timeRemap: AssetTrack?

    /// The property of the layer's own transform, or its time remap, by what it is called: `position`, `position x`
    /// where it is split, `scale`, `rotation`, `opacity`, `anchor point`, `skew`, `time remap`. Nil when the layer
    /// does not say it.
    public subscript(property: String) -> AssetTrack? {
        properties.first { track in
            track.property == property && (track.path.hasPrefix(path + ".ks.") || track.path == path + ".tm")
        }
    }

    /// The time in the composition that the layer shows, at a time of the one that holds it.
    ///
    /// The time remap's value where there is one, else (t − `startTime`)/`stretch`.
    public func contentTime(at t: Double) -> Double {
        if let timeRemap { return timeRemap.components(at: t)[0] }
        return (t - startTime) / stretch
    }
}

extension LottieLayer {
    /// A layer before it is known which ones it refers to.
    struct Draft {
        let place: JSONPlace
        let type: Int
        let index: JSONPlace?
        let parent: JSONPlace?
        let reference: JSONPlace?

        init(_ place: JSONPlace) throws(AssetError) {
            self.place = place
            type = try place.required("ty", accepted: "a layer's kind, a whole number from 0").count()
            index = try place.member("ind")
            parent = try place.member("parent")
            reference = try place.member("refId")
        }
    }

    init(
        _ draft: Draft, parent: Int?, composition: Int?, frameRate: Double, span: (start: Double, end: Double)
    ) throws(AssetError) {
        let place = draft.place
        func seconds(_ name: String) throws(AssetError) -> Double? {
            guard let frame = try place.member(name) else { return nil }
            let time = try frame.number() / frameRate
            guard time.isFinite else { throw frame.fault(accepted: "a time that is finite in seconds") }
            return time
        }
        name = try place.member("nm")?.string() ?? ""
        path = place.pathText
        type = draft.type
        self.parent = parent
        self.composition = composition
        inTime = try seconds("ip") ?? span.start
        outTime = try seconds("op") ?? span.end
        startTime = try seconds("st") ?? 0
        let stretchPlace = try place.member("sr")
        stretch = try stretchPlace?.number() ?? 1
        if stretch == 0, let stretchPlace { throw stretchPlace.fault(accepted: "a number that is not 0") }
        var reader = LottieProperties(frameRate: frameRate)
        let owner = name.isEmpty ? path : name
        try reader.read(place, owners: [owner], kind: "layer")
        properties = reader.tracks
        notes = reader.notes
        let remapPath = place.pathText + ".tm"
        timeRemap = properties.first { $0.path == remapPath }
        if let timeRemap, timeRemap.kind != .scalar {
            throw try place.required("tm", accepted: "").fault(accepted: "one number at each key")
        }
    }
}
