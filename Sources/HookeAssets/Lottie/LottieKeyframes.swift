import Hooke
internal import HookeJSON

/// The validated keyframes of a Lottie property.
///
/// From version 5 on, each key has its value `s`. In older versions a key has a start value `s` and an end
/// value `e`, and the last key has only a time.
struct LottieKeyframes {
    /// Non-decreasing times in seconds, with a value each. If the end value of an older key differs from the
    /// start value of the next, two keys share a time: the value jumps.
    private(set) var times: [Double] = []
    private(set) var values: [[Double]] = []
    private var segments: [Segment] = []
    private let place: JSONNode
    private let kind: Kind

    /// What the values are.
    enum Kind {
        case numbers
        /// Angles in degrees, of which players take the short way from one key to the next.
        case orientation
        /// A path as the numbers of `LottieShape`.
        case path
    }

    private struct Segment {
        var isHold = false
        /// One easing for all components, or one for each; `nil` is linear.
        var eases: [CubicBezier?] = [nil]
        /// The tangents with respect to the path parameter; `nil` for a straight line.
        var tangents: (start: [Double], end: [Double])?
    }

    /// - Parameter place: the array of keyframes.
    init(_ place: JSONNode, frameRate: Double, kind: Kind) throws(FileError) {
        self.place = place
        self.kind = kind
        let keys = try place.elements()
        guard !keys.isEmpty else { throw place.fault(accepted: "at least one key") }
        /// The end value of the previous key, if it has one or holds its value.
        var carried: [Double]?
        var frame = -Double.infinity
        for (index, key) in keys.enumerated() {
            let time = try Self.time(key, frameRate: frameRate, after: &frame)
            guard let start = try key.member("s").map(value) ?? carried else {
                throw key.missing("s", accepted: "the value at this key")
            }
            try check(start, at: key, "s")
            if let carried, carried != start, !segments[segments.count - 1].isHold {
                append(time, carried)
                segments.append(Segment(isHold: true))
            }
            append(time, start)
            guard index + 1 < keys.count else { break }
            let end: [Double]?
            var segment = Segment()
            if try Self.holds(key) {
                segment.isHold = true
                end = start
            } else {
                end = try key.member("e").map(value)
                if let end { try check(end, at: key, "e") }
                segment.eases = try Self.eases(key, width: kind == .path ? 1 : start.count)
                // Players ignore the tangents of other values than positions.
                if kind == .numbers { segment.tangents = try Self.tangents(key, width: start.count) }
            }
            segments.append(segment)
            carried = end
        }
        if segments.contains(where: { $0.tangents != nil }), segments.contains(where: { $0.eases.count > 1 })
        {
            throw place.fault(accepted: "one easing for all components, if a key has spatial tangents")
        }
        guard kind == .orientation else { return }
        for lane in values[0].indices {
            let angles = KeyframeTrack<Double>.unwrapped(values.map { $0[lane] }, period: 360)
            for (index, angle) in angles.enumerated() { values[index][lane] = angle }
        }
    }

    /// Creates a static path: one key at time 0.
    init(constantPath place: JSONNode) throws(FileError) {
        self.place = place
        kind = .path
        append(0, try LottieShape(place).numbers)
    }

    /// Returns the numbers of a value.
    private func value(_ place: JSONNode) throws(FileError) -> [Double] {
        guard kind == .path else { return try place.numbers() }
        // A path is the only element of an array.
        return try LottieShape(place.elementsIfArray?.first ?? place).numbers
    }

    /// Creates a static value: one key at time 0.
    ///
    /// - Parameter place: a number or an array of numbers.
    init(constant place: JSONNode) throws(FileError) {
        self.place = place
        kind = .numbers
        append(0, try place.numbers())
    }

    private mutating func append(_ time: Double, _ value: [Double]) {
        times.append(time)
        values.append(value)
    }

    private func check(_ value: [Double], at key: JSONNode, _ name: String) throws(FileError) {
        guard kind != .path, let width = values.first?.count, value.count != width else { return }
        throw .badValue(
            path: key.path.text + "." + name, value: "of \(value.count) components",
            accepted: "\(width), as at the first key")
    }

    // MARK: - Parts of a key

    private static func time(
        _ key: JSONNode, frameRate: Double, after last: inout Double
    ) throws(FileError) -> Double {
        let place = try key.required("t", accepted: "a time in frames")
        let frame = try place.number(accepted: "a time in frames")
        guard frame >= last else {
            throw place.fault(accepted: "at least \(last), the time of the key before")
        }
        last = frame
        guard (frame / frameRate).isFinite else {
            throw place.fault(accepted: "a time that is finite in seconds, at \(frameRate) frames a second")
        }
        return frame / frameRate
    }

    private static func holds(_ key: JSONNode) throws(FileError) -> Bool {
        guard let place = try key.member("h") else { return false }
        if case .bool(let holds) = place.value.content { return holds }
        return try place.count(in: 0...1, accepted: "0 or 1") == 1
    }

    /// Returns the easings of a key: one, or one for each component if they differ.
    private static func eases(_ key: JSONNode, width: Int) throws(FileError) -> [CubicBezier?] {
        let out = try key.member("o")
        let into = try key.member("i")
        if out == nil, into == nil { return [nil] }
        // The control point of a missing side is at the corner.
        let x1 = try handle(out, "x", width) ?? [0]
        let y1 = try handle(out, "y", width) ?? [0]
        let x2 = try handle(into, "x", width) ?? [1]
        let y2 = try handle(into, "y", width) ?? [1]
        let count = max(x1.count, y1.count, x2.count, y2.count)
        var eases: [CubicBezier?] = []
        for lane in 0..<count {
            func of(_ side: [Double]) -> Double { side.count == 1 ? side[0] : side[lane] }
            // Most keys are linear, and preparing a curve is slow.
            if of(x1) == 0, of(y1) == 0, of(x2) == 1, of(y2) == 1 {
                eases.append(nil)
                continue
            }
            let ease: CubicBezier
            do {
                ease = try CubicBezier(x1: of(x1), y1: of(y1), x2: of(x2), y2: of(y2))
            } catch {
                // All numbers are finite, so only an x can be invalid.
                let isOut = !(0...1).contains(of(x1))
                throw .badValue(
                    path: key.path.text + (isOut ? ".o.x" : ".i.x"), value: "\(of(isOut ? x1 : x2))",
                    accepted: "a number in [0, 1]")
            }
            eases.append(ease.isLinear ? nil : ease)
        }
        return eases.allSatisfy { $0 == eases[0] } ? [eases[0]] : eases
    }

    /// Returns one coordinate of a handle: one number for all components, or one for each. Additional numbers
    /// are ignored.
    private static func handle(_ side: JSONNode?, _ name: String, _ width: Int) throws(FileError)
        -> [Double]?
    {
        guard let side else { return nil }
        let place = try side.required(name, accepted: "a number or an array of numbers")
        let numbers = try place.numbers()
        if numbers.count == 1 { return numbers }
        guard numbers.count >= width else {
            throw place.fault(accepted: "one number, or one for each of the \(width) components")
        }
        return Array(numbers.prefix(width))
    }

    /// Returns the tangents of a position's cubic path. The inner control points are start + `to` and end +
    /// `ti`.
    private static func tangents(
        _ key: JSONNode, width: Int
    ) throws(FileError) -> (start: [Double], end: [Double])? {
        func read(_ name: String, _ factor: Double) throws(FileError) -> [Double] {
            guard let place = try key.member(name) else { return Array(repeating: 0, count: width) }
            let numbers = try place.numbers()
            guard numbers.count <= width, (2...4).contains(width) else {
                throw place.fault(
                    accepted: (2...4).contains(width)
                        ? "at most \(width) numbers, as the value has"
                        : "no tangents, because the value is not a position")
            }
            return numbers.map { factor * $0 } + Array(repeating: 0, count: width - numbers.count)
        }
        let start = try read("to", 3)
        let end = try read("ti", -3)
        // Without tangents the path is a straight line, which is already even.
        return start.allSatisfy { $0 == 0 } && end.allSatisfy { $0 == 0 } ? nil : (start, end)
    }

    // MARK: - The track

    /// Returns a track of vectors if all components share their easing, otherwise a track for each component.
    func curve() throws(FileError) -> AssetTrack.Curve {
        let width = values[0].count
        do {
            if segments.allSatisfy({ $0.eases.count == 1 }) {
                switch width {
                case 1: return .scalar(try track(Double.self))
                case 2: return .vector2(try track(SIMD2<Double>.self))
                case 3: return .vector3(try track(SIMD3<Double>.self))
                case 4: return .vector4(try track(SIMD4<Double>.self))
                default: break
                }
            }
            var tracks: [KeyframeTrack<Double>] = []
            for lane in 0..<width { tracks.append(try track(Double.self, lane: lane)) }
            return .components(tracks)
        } catch {
            throw FileError(path: place.path.text, .noTrack(error))
        }
    }

    /// Returns a track of paths.
    func pathCurve() throws(FileError) -> AssetTrack.Curve {
        let interpolations = segments.map { segment -> Interpolation<Double> in
            if segment.isHold { return .discrete }
            var interpolation = Interpolation<Double>.linear
            interpolation.timing = segment.eases[0].map { .bezier($0) }
            return interpolation
        }
        do {
            return .path(
                try PathTrack(
                    times: times, paths: values.map { LottieShape(numbers: $0).path },
                    interpolations: interpolations))
        } catch { throw FileError(path: place.path.text, .noTrack(error)) }
    }

    /// Returns a track of all components, or of component `lane`.
    private func track<Value: ComponentVector>(
        _: Value.Type, lane: Int? = nil
    ) throws(HookeError) -> KeyframeTrack<Value> {
        func vector(_ numbers: [Double]) -> Value {
            var vector = Value.zero
            for index in 0..<Value.componentCount { vector[component: index] = numbers[lane ?? index] }
            return vector
        }
        return try KeyframeTrack(
            times: times, values: values.map(vector),
            interpolations: segments.map { segment in
                if segment.isHold { return .discrete }
                let ease = segment.eases[segment.eases.count == 1 ? 0 : lane ?? 0]
                var interpolation = Interpolation<Value>.linear
                if let tangents = segment.tangents {
                    interpolation.form = .even(
                        startTangent: vector(tangents.start), endTangent: vector(tangents.end))
                }
                interpolation.timing = ease.map { .bezier($0) }
                return interpolation
            })
    }
}
