/// A Lottie animation (Bodymovin JSON, versions 4 and 5): its compositions, their layers, and the layers'
/// properties as tracks.
///
/// Expressions are not run; animated paths and texts are skipped. `animation.notes` lists them.
public struct LottieFile: Sendable, Hashable {
    /// A set of layers with its own timeline: the main composition, or one that a layer shows.
    public struct Composition: Sendable, Hashable {
        /// The id; empty for the main composition.
        public let id: String
        /// The layers, topmost first.
        public let layers: [LottieLayer]
    }

    /// The version of the exporter; empty if the file has none.
    public let version: String
    /// The name; empty if it has none.
    public let name: String
    /// Frames per second.
    public let frameRate: Double
    /// The time of the first frame, in seconds.
    public let inTime: Double
    /// The time just after the last frame, in seconds.
    public let outTime: Double
    /// The size of the canvas, in pixels, if the file has it.
    public let width, height: Double?
    /// The main composition, then those among the assets, in file order. No composition contains itself.
    public let compositions: [Composition]

    /// The layers of the main composition.
    public var layers: [LottieLayer] { compositions[0].layers }

    /// The animation in the format that all assets share: all animated properties, with the time of their own
    /// composition.
    public var animation: AssetAnimation {
        let layers = compositions.flatMap(\.layers)
        return AssetAnimation(
            name: name, duration: outTime - inTime,
            tracks: layers.flatMap { $0.properties.filter(\.isAnimated) }, notes: layers.flatMap(\.notes))
    }

    /// Reads a file.
    ///
    /// - Throws: `AssetError` if the file cannot be read, is not JSON, or is not valid Lottie.
    public init(contentsOf path: String) throws(AssetError) { try self.init(FileReading.bytes(of: path)) }

    /// Reads a file from its bytes.
    ///
    /// - Throws: the errors of `init(contentsOf:)`.
    public init(_ bytes: [UInt8]) throws(AssetError) { try self.init(JSONNode(text: bytes)) }

    init(_ root: JSONNode) throws(AssetError) {
        version = try root.member("v")?.string() ?? ""
        name = try root.member("nm")?.string() ?? ""
        width = try root.member("w")?.number()
        height = try root.member("h")?.number()
        let ratePlace = try root.required("fr", accepted: "frames per second, above 0")
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
