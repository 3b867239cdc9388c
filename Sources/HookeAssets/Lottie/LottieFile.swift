/// A Lottie animation (Bodymovin JSON, versions 4 and 5): its compositions, their layers, and the layers'
/// properties as tracks.
///
/// Expressions are not run; paths and texts that change are no numbers and are left out. `animation.notes` names
/// each such place.
public struct LottieFile: Sendable, Hashable {
    /// A set of layers with a timeline of its own: the animation itself, or one that its layers show.
    public struct Composition: Sendable, Hashable {
        /// What layers refer to it by; empty for the animation itself.
        public let id: String
        /// The layers, topmost first.
        public let layers: [LottieLayer]
    }

    /// The version of the exporter that wrote the file; empty when it does not say.
    public let version: String
    /// The animation's name; empty when it has none.
    public let name: String
    /// Frames a second.
    public let frameRate: Double
    /// The time of the first frame, in seconds.
    public let inTime: Double
    /// The time just after the last frame, in seconds.
    public let outTime: Double
    /// The size of the canvas, in pixels, when the file says it.
    public let width, height: Double?
    /// The animation itself, and after it the compositions among its assets, in the order of the file. None of them
    /// shows itself, however many layers are between.
    public let compositions: [Composition]

    /// The layers of the animation itself.
    public var layers: [LottieLayer] { compositions[0].layers }

    /// The same as every asset has it: all properties that change, those of every composition in its own time.
    public var animation: AssetAnimation {
        let layers = compositions.flatMap(\.layers)
        return AssetAnimation(
            name: name, duration: outTime - inTime,
            tracks: layers.flatMap { $0.properties.filter(\.isAnimated) }, notes: layers.flatMap(\.notes))
    }

    /// A file on disk.
    ///
    /// - Throws: `AssetError` when the file cannot be read, is no JSON, or says what no Lottie file can.
    public init(contentsOf path: String) throws(AssetError) { try self.init(FileReading.bytes(of: path)) }

    /// A file from its bytes.
    ///
    /// - Throws: as `init(contentsOf:)`.
    public init(_ bytes: [UInt8]) throws(AssetError) { try self.init(JSONPlace(text: bytes)) }

    init(_ root: JSONPlace) throws(AssetError) {
        version = try root.member("v")?.string() ?? ""
        name = try root.member("nm")?.string() ?? ""
        width = try root.member("w")?.number()
        height = try root.member("h")?.number()
        let ratePlace = try root.required("fr", accepted: "frames a second, above 0")
        let rate = try ratePlace.number(accepted: "a number above 0")
        guard rate > 0 else { throw ratePlace.fault(accepted: "a number above 0") }
        frameRate = rate
        func seconds(_ name: String) throws(AssetError) -> Double {
            let place = try root.required(name, accepted: "a time in frames")
            let time = try place.number(accepted: "a time in frames") / rate
            guard time.isFinite else { throw place.fault(accepted: "a time that is finite in seconds") }
            return time
        }
        let span = (start: try seconds("ip"), end: try seconds("op"))
        guard span.end >= span.start, (span.end - span.start).isFinite else {
            throw try root.required("op", accepted: "").fault(accepted: "a time from ip on")
        }
        (inTime, outTime) = span
        let outlines = try LottieOutline.all(root)
        var compositions: [Composition] = []
        for outline in outlines {
            var layers: [LottieLayer] = []
            for (number, draft) in outline.layers.enumerated() {
                layers.append(
                    try LottieLayer(
                        draft, parent: outline.parents[number], composition: outline.shown[number],
                        frameRate: rate, span: span))
            }
            compositions.append(Composition(id: outline.id, layers: layers))
        }
        self.compositions = compositions
    }
}
