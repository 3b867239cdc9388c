import Hooke
internal import HookeJSON

/// A Lottie animation (Bodymovin JSON, versions 4 and 5): its compositions, their layers, and the layers'
/// properties as tracks.
///
/// Expressions are not run, and animated texts are skipped. What players accept although the format does not allow it is
/// read as they do: a parent or a composition that does not exist, a member that is null, JSON5. A property that is not valid
/// is left out. `notes` lists all of it.
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

    /// What was read although the format does not allow it, and the features that the tracks omit.
    public let notes: [FileNote]

    /// The layers of the main composition.
    public var layers: [LottieLayer] { compositions[0].layers }

    /// The animation in the format that all assets share: all animated properties, with the time of their own
    /// composition.
    public var animation: AssetAnimation {
        let layers = compositions.flatMap(\.layers)
        return AssetAnimation(
            name: name, duration: outTime - inTime,
            tracks: layers.flatMap { $0.properties.filter(\.isAnimated) }, notes: notes)
    }

    /// Reads a file.
    ///
    /// - Throws: `FileError` if the file cannot be read, is not JSON, or is not valid Lottie.
    public init(contentsOf path: String, strict: Bool = false) throws(FileError) {
        try self.init(FileReading.bytes(of: path), strict: strict)
    }

    /// Reads a file from its bytes.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - strict: whether everything that the format does not allow is an error.
    /// - Throws: the errors of `init(contentsOf:strict:)`.
    public init(_ bytes: [UInt8], strict: Bool = false) throws(FileError) {
        let reading = FileNotes(isStrict: strict)
        try self.init(JSONNode(text: bytes, notes: reading), reading)
    }

    init(_ document: JSONNode, _ reading: FileNotes) throws(FileError) {
        var root = document
        if !reading.isStrict {
            var nulls: [String] = []
            root = JSONNode(document.value.removingNulls { nulls.append($0) })
            if let first = nulls.first {
                try reading.deviate(
                    .badValue(path: first, value: "null", accepted: "a value"),
                    nulls.count == 1
                        ? "it is read as missing" : "\(nulls.count) such members are read as missing")
            }
        }
        func text(_ name: String) throws(FileError) -> String {
            try reading.attempt("it is left out") { () throws(FileError) in
                try root.member(name)?.string() ?? ""
            }
                ?? ""
        }
        func length(_ name: String) throws(FileError) -> Double? {
            try reading.attempt("it is left out") { () throws(FileError) in try root.member(name)?.number() }
                ?? nil
        }
        // The error of a document that is not an object.
        _ = try root.member("layers")
        version = try text("v")
        name = try text("nm")
        width = try length("w")
        height = try length("h")
        let ratePlace = try root.required("fr", accepted: "frames per second, above 0")
        let rate = try ratePlace.number(accepted: "a number above 0")
        guard rate > 0 else { throw ratePlace.fault(accepted: "a number above 0") }
        frameRate = rate
        func seconds(_ name: String) throws(FileError) -> Double {
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
        let outlines = try LottieOutline.all(root, reading)
        var compositions: [Composition] = []
        for outline in outlines {
            var layers: [LottieLayer] = []
            for (number, draft) in outline.layers.enumerated() {
                layers.append(
                    try LottieLayer(
                        draft, parent: outline.parents[number], composition: outline.shown[number],
                        frameRate: rate, span: span, reading))
            }
            compositions.append(Composition(id: outline.id, layers: layers))
        }
        self.compositions = compositions
        notes = reading.notes
    }
}

extension JSONValue {
    /// The value without members that are null. `found` takes the path of each.
    fileprivate func removingNulls(_ path: [JSONStep] = [], _ found: (String) -> Void) -> JSONValue {
        var value = self
        switch content {
        case .object(let members):
            value.content = .object(
                members.compactMap { member in
                    let path = path + [.member(member.name)]
                    guard member.value == .null else {
                        return Member(member.name, member.value.removingNulls(path, found))
                    }
                    found(path.text)
                    return nil
                })
        // Arrays of numbers are long.
        case .array where items.contains { $0.value.isNested }:
            value.content = .array(items.map { $0.value.removingNulls(path + [$0.step], found) })
        default: break
        }
        return value
    }
}
