import Hooke
import HookeGeometry

/// The keyframes of one `@keyframes` rule.
struct CSSKeyframes {
    /// A value of a property at a keyframe.
    private struct Key {
        var fraction: Double
        var value: CSSNumbers
        var timing: TimingFunction
        var declaration: CSSSheet.Declaration
    }

    private let name: String
    private let use: CSSAnimationUse
    private let reading: FileNotes
    /// The keys of each property, by fraction.
    private var keys: [(property: String, keys: [Key])] = []

    init(
        _ rule: CSSSheet.Rule, name: String, _ use: CSSAnimationUse, _ reading: FileNotes
    ) throws(FileError) {
        (self.name, self.use, self.reading) = (name, use, reading)
        /// The properties that have a value that cannot be read.
        var refused: Set<String> = []
        var frames: [(fraction: Double, order: Int, frame: CSSSheet.Rule, timing: TimingFunction)] = []
        for frame in rule.rules {
            guard let fractions = Self.fractions(frame.prelude) else {
                try reading.deviate(
                    "\"\(frame.prelude.excerpt)\" is no keyframe; accepted: from, to, 0% to 100%",
                    at: frame.offset, "the keyframe is left out")
                continue
            }
            var timing = use.timing
            let own = frame.declarations.last { $0.name.hasSuffix("animation-timing-function") }
            if let own {
                do throws(HookeError) { timing = try TimingFunction(css: own.value) } catch {
                    reading.omit(
                        "\(own.name) is \"\(own.value.excerpt)\", which is not read; \(timing.text) applies",
                        at: own.offset)
                }
            }
            for fraction in fractions { frames.append((fraction, frames.count, frame, timing)) }
        }
        frames.sort { ($0.fraction, $0.order) < ($1.fraction, $1.order) }
        var properties: [String: [Key]] = [:]
        var order: [String] = []
        for (fraction, _, frame, timing) in frames {
            for declaration in frame.declarations
            where !declaration.name.hasSuffix("animation-timing-function") {
                let property = declaration.name
                guard !declaration.value.lowercased().hasSuffix("!important") else {
                    try reading.deviate(
                        "\(property) is !important, which keyframes do not allow", at: declaration.offset,
                        "the declaration is left out")
                    continue
                }
                guard let value = CSSNumbers(declaration.value) else {
                    if refused.insert(property).inserted {
                        reading.omit(
                            "\(property) is \"\(declaration.value.excerpt)\", which is not read as numbers; "
                                + "the property is left out", at: declaration.offset)
                    }
                    continue
                }
                if properties[property] == nil { order.append(property) }
                let key = Key(fraction: fraction, value: value, timing: timing, declaration: declaration)
                var list = properties[property] ?? []
                // The later declaration of a keyframe counts.
                if list.last?.fraction == fraction { list.removeLast() }
                properties[property] = list + [key]
            }
        }
        keys = order.filter { !refused.contains($0) }.map { ($0, properties[$0] ?? []) }
        if rule.rules.isEmpty { reading.omit("\(name) has no keyframes", at: rule.offset) }
    }

    /// The fractions of a selector such as `from, 50%`.
    private static func fractions(_ selector: String) -> [Double]? {
        var fractions: [Double] = []
        for part in CSSSheet.parts(of: selector, at: { $0 == "," }) {
            let word = part.trimming.lowercased()
            switch word {
            case "from": fractions.append(0)
            case "to": fractions.append(1)
            default:
                guard word.hasSuffix("%"), let value = Double(word.dropLast()), (0...100).contains(value)
                else {
                    return nil
                }
                fractions.append(value / 100)
            }
        }
        return fractions.isEmpty ? nil : fractions
    }

    /// Returns the tracks, in order of the sheet.
    func tracks() throws(FileError) -> [AssetTrack] {
        var tracks: [AssetTrack] = []
        for (property, keys) in keys { tracks += try self.tracks(property, keys) }
        return tracks
    }

    private func tracks(_ property: String, _ keys: [Key]) throws(FileError) -> [AssetTrack] {
        guard let pattern = keys.first(where: { !$0.value.isNone })?.value else {
            reading.omit(
                "\(property) is \"none\" at all keyframes and is left out", at: keys[0].declaration.offset)
            return []
        }
        var groups = pattern.groups
        var rows: [[CSSNumbers.Group]] = []
        for key in keys {
            guard let row = key.value.matching(&groups) else {
                reading.omit(
                    "\(property) is \"\(key.declaration.value.excerpt)\", which has other words or units than at the "
                        + "first keyframe; the property is left out", at: key.declaration.offset)
                return []
            }
            rows.append(row)
        }
        let duration = use.duration ?? 1
        let times = keys.map { $0.fraction * duration }
        if keys[0].fraction > 0 || keys[keys.count - 1].fraction < 1 {
            reading.omit(
                "\(property) has no value at \(keys[0].fraction > 0 ? "0" : "100") %, where the element's own applies; "
                    + "the track has its nearest keyframe", at: keys[0].declaration.offset)
        }
        let timings = keys.dropLast().map(\.timing)
        var tracks: [AssetTrack] = []
        for (index, group) in groups.enumerated() {
            let part = group.name.isEmpty ? property : "\(property) \(group.name)"
            // Functions with one name have numbers.
            let others = groups[..<index].count { $0.name == group.name }
            let label = others == 0 ? part : "\(part) \(others + 1)"
            let path = "@keyframes \(name)/\(label)"
            do throws(HookeError) {
                let curve = try Self.curve(times, rows.map { $0[index].numbers }, timings)
                tracks.append(
                    AssetTrack(
                        name: "\(name): \(label)", property: label, path: path, unit: group.unit, curve: curve
                    ))
            } catch {
                let place = keys[0].declaration.offset
                try reading.deviate(
                    "\(label) is not a valid track: \(error)", at: place, "the track is left out")
            }
        }
        return tracks
    }

    private static func curve(
        _ times: [Double], _ rows: [[Double]], _ timings: [TimingFunction]
    ) throws(HookeError) -> AssetTrack.Curve {
        func track<Value: ComponentVector>(_: Value.Type, lane: Int = 0) throws(HookeError) -> KeyframeTrack<
            Value
        > {
            let values = rows.map { row -> Value in
                var value = Value.zero
                for index in 0..<Value.componentCount { value[component: index] = row[lane + index] }
                return value
            }
            return try KeyframeTrack(times: times, values: values, interpolations: timings.map { .eased($0) })
        }
        switch rows[0].count {
        case 1: return .scalar(try track(Double.self))
        case 2: return .vector2(try track(SIMD2<Double>.self))
        case 3: return .vector3(try track(SIMD3<Double>.self))
        case 4: return .vector4(try track(SIMD4<Double>.self))
        default:
            var tracks: [KeyframeTrack<Double>] = []
            for lane in rows[0].indices { tracks.append(try track(Double.self, lane: lane)) }
            return .components(tracks)
        }
    }
}
