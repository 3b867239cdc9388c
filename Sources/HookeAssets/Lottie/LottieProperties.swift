internal import HookeJSON

/// Finds and reads all properties of a layer.
///
/// A property is any object whose `k` is a number, an array of numbers, a path, or an array of keyframes. This
/// includes effects, masks, text, and properties of later versions.
struct LottieProperties {
    let frameRate: Double
    let reading: FileNotes
    private(set) var tracks: [AssetTrack] = []

    init(frameRate: Double, reading: FileNotes) {
        self.frameRate = frameRate
        self.reading = reading
    }

    /// Reads the properties inside an object.
    ///
    /// - Parameters:
    ///   - owners: the names on the path to it.
    ///   - kind: the kind of shape, `layer`, or `tr` for a transform.
    mutating func read(_ object: JSONNode, owners: [String], kind: String) throws(FileError) {
        for (key, place) in Self.inOrder(object, kind) {
            let label = LottieNames.label(of: key, in: kind) ?? (key, .plain)
            switch place.value.content {
            case .object:
                let isKnown =
                    kind == "tr" && LottieNames.transform.contains(key) || key == "tm" && kind == "layer"
                let reading = reading
                let isProperty = try reading.attempt("the property is left out") { () throws(FileError) in
                    try readProperty(place, label, owners, isKnown: isKnown)
                }
                if isProperty ?? true { continue }
                let isTransform = key == (kind == "layer" ? "ks" : "tr")
                try read(place, owners: owners, kind: isTransform ? "tr" : kind + "." + key)
            case .array:
                for element in place.elementsIfArray ?? [] {
                    guard element.value.members != nil else { continue }
                    var inner = owners
                    if let name = element.value["nm"]?.string { inner.append(name) }
                    var innerKind = kind + "." + key
                    if let type = element.value["ty"]?.string { innerKind = type }
                    try read(element, owners: inner, kind: innerKind)
                }
            default:
                break
            }
        }
    }

    /// The members of an object by name. A transform's are in the usual order, and a layer's own come first.
    private static func inOrder(_ object: JSONNode, _ kind: String) -> [(name: String, place: JSONNode)] {
        let first = kind == "tr" ? LottieNames.transform : kind == "layer" ? ["ks", "tm"] : []
        let members = object.members
        return first.compactMap { name in members.first { $0.name == name } }
            + members.filter { !first.contains($0.name) }
    }

    /// Reads an object as a property, possibly split into coordinates. Returns whether it is one.
    ///
    /// - Parameter isKnown: whether the object must be a property.
    private mutating func readProperty(
        _ place: JSONNode, _ label: LottieNames.Label, _ owners: [String], isKnown: Bool
    ) throws(FileError) -> Bool {
        guard let values = try place.member("k") else {
            if try place.member("s")?.value == .bool(true) {
                for axis in ["x", "y", "z"] {
                    guard let coordinate = try place.member(axis) else { continue }
                    let reading = reading
                    _ = try reading.attempt("the coordinate is left out") { () throws(FileError) in
                        try readProperty(
                            coordinate, ("\(label.name) \(axis)", label.unit), owners, isKnown: true)
                    }
                }
                return true
            }
            if try place.member("sid") != nil {
                reading.omit("takes its value from a slot, which is not read", at: place.path.text)
                return true
            }
            if isKnown { throw place.missing("k", accepted: "a number, numbers or keyframes") }
            return false
        }
        let curve: AssetTrack.Curve
        switch values.value.content {
        case .number:
            curve = try constant(values)
        case .array(let elements):
            switch elements.first {
            case let first? where first.number != nil:
                curve = try constant(values)
            case let key? where key.members != nil && (key["t"] != nil || key["s"] != nil || isKnown):
                if key["s"]?.elements?.first?.members != nil {
                    curve = try LottieKeyframes(values, frameRate: frameRate, kind: .path).pathCurve()
                    break
                }
                if key["s"]?.members != nil {
                    if elements.count > 1 {
                        reading.omit(
                            "animates text, which is not a number or vector and is skipped",
                            at: values.path.text)
                    }
                    return true
                }
                let kind: LottieKeyframes.Kind =
                    isKnown && label.name == "orientation" ? .orientation : .numbers
                curve = try LottieKeyframes(values, frameRate: frameRate, kind: kind).curve()
            default:
                guard !isKnown else {
                    throw values.fault(accepted: "a number, at least one number, or at least one key")
                }
                return false
            }
        case .object where values.value["v"] != nil && !isKnown:
            curve = try LottieKeyframes(constantPath: values).pathCurve()
        default:
            guard !isKnown else { throw values.fault(accepted: "a number, numbers or keyframes") }
            return false
        }
        if try place.member("x")?.value.string != nil {
            reading.omit("has an expression, which is not run; only its keys are read", at: place.path.text)
        }
        tracks.append(
            AssetTrack(
                name: owners.filter { !$0.isEmpty }.joined(separator: " / ") + ": " + label.name,
                property: label.name, path: place.path.text, unit: label.unit, curve: curve))
        return true
    }

    private func constant(_ values: JSONNode) throws(FileError) -> AssetTrack.Curve {
        try LottieKeyframes(constant: values).curve()
    }
}
