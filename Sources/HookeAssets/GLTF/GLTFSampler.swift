import HookeGeometry
internal import HookeJSON

struct GLTFSampler {
    enum Interpolation: String {
        case step = "STEP"
        case linear = "LINEAR"
        case cubicSpline = "CUBICSPLINE"
    }

    let place: JSONNode
    let input, output: Int
    let interpolation: Interpolation

    init(_ place: JSONNode, in file: GLTFFile) throws(FileError) {
        self.place = place
        func accessor(_ name: String) throws(FileError) -> Int {
            try place.required(name, accepted: "the index of an accessor")
                .index(into: "accessors", count: file.accessors.count)
        }
        input = try accessor("input")
        output = try accessor("output")
        if let member = try place.member("interpolation") {
            guard let text = member.value.string, let interpolation = Interpolation(rawValue: text)
            else { throw member.fault(accepted: "STEP, LINEAR or CUBICSPLINE") }
            self.interpolation = interpolation
        } else {
            interpolation = .linear
        }
    }

    /// The two accessors, with valid types and matching counts.
    struct Shape {
        let input, output: GLTFAccessor
        let width: Int
        /// The number of stored numbers, plus about 64 for each weight's own track. Counts are at most 2⁵³:
        /// no overflow.
        var cost: Int {
            let lanes = output.width ?? 0
            return input.count + output.count * lanes + (lanes == 1 ? 64 * min(width, 1 << 40) : 0)
        }
    }

    /// Validates the accessors for a property without reading their elements.
    func shape(for property: GLTFAnimation.Property, in file: GLTFFile) throws(FileError) -> Shape {
        // Report a missing accessor before an invalid one.
        let input = try asking("input") { () throws(FileError) in
            try GLTFAccessor(file.accessors[self.input])
        }
        let output = try asking("output") { () throws(FileError) in
            try GLTFAccessor(file.accessors[self.output])
        }
        try asking("input") { () throws(FileError) in
            try input.require("SCALAR", integers: false)
            try input.checkBounds(in: file)
        }
        try asking("output") { () throws(FileError) in
            switch property {
            case .translation, .scale: try output.require("VEC3", integers: false)
            case .rotation: try output.require("VEC4", integers: true)
            case .weights: try output.require("SCALAR", integers: true)
            }
            try output.checkBounds(in: file)
        }
        // One element for each key, three for a spline, times the number of weights.
        let each = interpolation == .cubicSpline ? 3 : 1
        let needed = input.count * each
        let fits =
            property == .weights && needed > 0
            ? output.count > 0 && output.count.isMultiple(of: needed) : output.count == needed
        guard fits else {
            throw .badValue(
                path: output.place.path.text + ".count", value: "\(output.count)",
                accepted: "\(property == .weights ? "a multiple of " : "")\(needed), as "
                    + "\(place.path.text).input has \(input.count) times")
        }
        let width = property == .weights && needed > 0 ? output.count / needed : output.width ?? 0
        return Shape(input: input, output: output, width: width)
    }

    /// Runs `read` and adds the path of the input or output to an error in a shared object.
    private func asking<Result>(
        _ role: String, _ read: () throws(FileError) -> Result
    ) throws(FileError) -> Result {
        let user = "\(place.path.text).\(role)"
        do { return try read() } catch {
            switch error.problem {
            case .badValue(let value, _, let accepted):
                throw .badValue(path: error.path, value: value, accepted: "\(accepted), for \(user)")
            case .missing(let accepted):
                throw FileError(path: error.path, .missing(accepted: "\(accepted), for \(user)"))
            default: throw error
            }
        }
    }

    // MARK: - Reading

    func curve(
        _ shape: Shape, for property: GLTFAnimation.Property, in file: GLTFFile
    ) throws(FileError) -> AssetTrack.Curve {
        let times = try asking("input") { () throws(FileError) in
            let times = try shape.input.values(in: file)
            try Self.checkRising(times, of: shape.input.place)
            return times
        }
        let numbers = try asking("output") { () throws(FileError) in
            let numbers = try shape.output.values(in: file)
            if property == .rotation { try checkLengths(Self.vectors(numbers), of: shape.output.place) }
            return numbers
        }
        do {
            switch property {
            case .translation, .scale:
                return .vector3(try track(times, Self.vectors(numbers)))
            case .weights:
                // Key by key; for a spline each key has all in-tangents, all values, then all out-tangents.
                var tracks: [KeyframeTrack<Double>] = []
                for lane in 0..<shape.width {
                    let values = stride(from: lane, to: numbers.count, by: shape.width).map { numbers[$0] }
                    tracks.append(try track(times, values))
                }
                return tracks.count == 1 ? .scalar(tracks[0]) : .components(tracks)
            case .rotation:
                return try rotation(times, Self.vectors(numbers))
            }
        } catch {
            throw FileError(path: place.path.text, .noTrack(error))
        }
    }

    private static func checkRising(_ times: [Double], of input: JSONNode) throws(FileError) {
        for (index, time) in times.enumerated() {
            guard index == 0 ? time >= 0 : time > times[index - 1] else {
                throw .badValue(
                    path: "\(input.path.text)[\(index)]", value: "\(time)",
                    accepted: index == 0
                        ? "a time from 0" : "a time above \(times[index - 1]), the one before")
            }
        }
    }

    /// Throws unless the keys are rotations. Quaternions of normalised bytes differ from length 1 by up to
    /// 0.0079.
    private func checkLengths(_ elements: [SIMD4<Double>], of output: JSONNode) throws(FileError) {
        let isSpline = interpolation == .cubicSpline
        for index in stride(from: isSpline ? 1 : 0, to: elements.count, by: isSpline ? 3 : 1) {
            guard (elements[index].norm - 1).magnitude <= 0.01 else {
                throw .badValue(
                    path: "\(output.path.text)[\(index)]", value: "of length \(elements[index].norm)",
                    accepted: "a quaternion of length 1 ± 0.01")
            }
        }
    }

    private func track<Value: VectorSpace>(
        _ times: [Double], _ elements: [Value]
    ) throws(HookeError) -> KeyframeTrack<Value> {
        switch interpolation {
        case .step: return try KeyframeTrack(times: times, values: elements, rule: .discrete)
        case .linear: return try KeyframeTrack(times: times, values: elements, rule: .linear)
        case .cubicSpline:
            // Three elements for each key: the incoming velocity, the value, the outgoing velocity.
            return try KeyframeTrack(
                times: times, values: times.indices.map { elements[3 * $0 + 1] },
                interpolations: times.indices.dropLast().map {
                    .hermite(startVelocity: elements[3 * $0 + 2], endVelocity: elements[3 * $0 + 3])
                })
        }
    }

    private func rotation(
        _ times: [Double], _ elements: [SIMD4<Double>]
    ) throws(HookeError) -> AssetTrack.Curve {
        let quaternions = elements.map { Quaternion(components: $0) }
        guard interpolation == .cubicSpline else {
            return .rotation(
                try RotationTrack(
                    times: times, values: quaternions,
                    rule: interpolation == .step ? .discrete : .linear))
        }
        return .rotation(
            try RotationTrack(
                times: times, values: times.indices.map { quaternions[3 * $0 + 1] },
                inTangents: times.indices.map { quaternions[3 * $0] },
                outTangents: times.indices.map { quaternions[3 * $0 + 2] }))
    }

    private static func vectors<Vector: ComponentVector>(_ numbers: [Double]) -> [Vector] {
        let width = Vector.componentCount
        return stride(from: 0, to: numbers.count, by: width).map { start in
            var vector = Vector.zero
            for lane in 0..<width { vector[component: lane] = numbers[start + lane] }
            return vector
        }
    }
}
