import HookeGeometry

/// One animated property of an asset: what it is called, where it stands in its file, and its values over time.
///
/// Times are seconds. Values are the file's own numbers, in its own units: `unit` says which.
public struct AssetTrack: Sendable, Hashable {
    /// What a value is made of.
    public enum Kind: Sendable, Hashable {
        /// One number.
        case scalar
        /// A vector of so many numbers.
        case vector(Int)
        /// A rotation: a quaternion x, y, z, w of length 1.
        case rotation
    }

    /// What the numbers count.
    public enum Unit: String, Sendable, Hashable {
        /// The file's own: pixels, metres, a share from 0 to 1.
        case plain
        /// Degrees.
        case degrees
        /// Hundredths: 100 is all of it.
        case percent
        /// Seconds.
        case seconds
    }

    /// The values over time.
    public enum Curve: Sendable, Hashable {
        /// A number.
        case scalar(KeyframeTrack<Double>)
        /// Two numbers that go together.
        case vector2(KeyframeTrack<SIMD2<Double>>)
        /// Three numbers that go together.
        case vector3(KeyframeTrack<SIMD3<Double>>)
        /// Four numbers that go together.
        case vector4(KeyframeTrack<SIMD4<Double>>)
        /// Any number of components, each on its own: their easing differs, or they are more than four.
        case components([KeyframeTrack<Double>])
        /// A rotation.
        case rotation(RotationTrack)
    }

    /// What the track is, for people: the owner's name, a colon, the property: `Ball: position`.
    public let name: String
    /// The property alone: `position`.
    public let property: String
    /// Where the track stands in its file: `layers[2].ks.p`, `animations[0].channels[1]`.
    public let path: String
    /// What the numbers count.
    public let unit: Unit
    /// The values over time.
    public let curve: Curve

    /// What a value is made of.
    public var kind: Kind {
        switch curve {
        case .scalar: .scalar
        case .vector2: .vector(2)
        case .vector3: .vector(3)
        case .vector4: .vector(4)
        case .components(let tracks): .vector(tracks.count)
        case .rotation: .rotation
        }
    }

    /// How many numbers a value is made of; 4 for a rotation.
    public var componentCount: Int {
        switch kind {
        case .scalar: 1
        case .vector(let count): count
        case .rotation: 4
        }
    }

    /// What to call the components: `value`; x, y, z, w; or their numbers from 0 where they are more than four.
    public var componentNames: [String] {
        switch componentCount {
        case 1 where kind == .scalar: ["value"]
        case let count where count <= 4: Array(["x", "y", "z", "w"].prefix(count))
        case let count: (0..<count).map { "\($0)" }
        }
    }

    /// The times of the keys, in seconds, rising; each once, though two keys of one time make a jump.
    public var times: [Double] {
        switch curve {
        case .scalar(let track): rising(track.times)
        case .vector2(let track): rising(track.times)
        case .vector3(let track): rising(track.times)
        case .vector4(let track): rising(track.times)
        case .components(let tracks): rising(tracks.flatMap(\.times).sorted())
        case .rotation(let track): rising(track.times)
        }
    }

    /// From the first key to the last, in seconds; 0 for a property that does not change.
    public var duration: Double {
        let times = times
        return times.isEmpty ? 0 : times[times.count - 1] - times[0]
    }

    /// Whether there is more than one key. A static property is a track of one.
    public var isAnimated: Bool { times.count > 1 }

    private func rising(_ times: [Double]) -> [Double] {
        var distinct: [Double] = []
        for time in times where distinct.last != time { distinct.append(time) }
        return distinct
    }
}

// MARK: - Asking

extension AssetTrack {
    /// The components of the value at a time, in seconds; `componentCount` of them. It holds before the first key
    /// and after the last. NaN gives NaN. A rotation has length 1.
    public func components(at t: Double) -> [Double] {
        switch curve {
        case .scalar(let track): [track.value(at: t)]
        case .vector2(let track): Self.array(track.value(at: t))
        case .vector3(let track): Self.array(track.value(at: t))
        case .vector4(let track): Self.array(track.value(at: t))
        case .components(let tracks): tracks.map { $0.value(at: t) }
        case .rotation(let track): Self.array(track.value(at: t).components)
        }
    }

    /// The derivative of `components(at:)` by the time, per second; 0 where the track holds. At a key it is that of
    /// the segment which begins there.
    public func componentVelocities(at t: Double) -> [Double] {
        switch curve {
        case .scalar(let track): return [track.velocity(at: t)]
        case .vector2(let track): return Self.array(track.velocity(at: t))
        case .vector3(let track): return Self.array(track.velocity(at: t))
        case .vector4(let track): return Self.array(track.velocity(at: t))
        case .components(let tracks): return tracks.map { $0.velocity(at: t) }
        case .rotation(let track):
            // q′ = ½·ω·q, ω about the axes of the space that q leads into.
            let half = track.angularVelocity(at: t) / 2
            let rate = Quaternion(x: half.x, y: half.y, z: half.z, w: 0) * track.value(at: t)
            return Self.array(rate.components)
        }
    }

    /// The rotation at a time; nil when the track is of no rotations.
    public func rotation(at t: Double) -> Quaternion? {
        switch curve {
        case .rotation(let track): track.value(at: t)
        default: nil
        }
    }

    private static func array<Vector: SIMD>(_ vector: Vector) -> [Double] where Vector.Scalar == Double {
        vector.indices.map { vector[$0] }
    }
}
