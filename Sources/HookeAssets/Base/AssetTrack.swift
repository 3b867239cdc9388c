import HookeGeometry

/// An animated property of an asset: its name, its path in the file, and its values over time.
///
/// Times are in seconds. Values are the numbers of the file, in `unit`.
public struct AssetTrack: Sendable, Hashable {
    /// The type of the values.
    public enum Kind: Sendable, Hashable {
        /// One number.
        case scalar
        /// A vector with a number of components.
        case vector(Int)
        /// A rotation: a unit quaternion x, y, z, w.
        case rotation
        /// A path; its one component is the progress through its keys.
        case path
    }

    /// The unit of the numbers.
    public enum Unit: String, Sendable, Hashable {
        /// The unit of the file: pixels, metres, a fraction from 0 to 1.
        case plain
        /// Degrees.
        case degrees
        /// Percent; 100 is the whole.
        case percent
        /// Seconds.
        case seconds
    }

    /// The values over time.
    public enum Curve: Sendable, Hashable {
        /// A number.
        case scalar(KeyframeTrack<Double>)
        /// Two numbers on one track.
        case vector2(KeyframeTrack<SIMD2<Double>>)
        /// Three numbers on one track.
        case vector3(KeyframeTrack<SIMD3<Double>>)
        /// Four numbers on one track.
        case vector4(KeyframeTrack<SIMD4<Double>>)
        /// A track for each component, because their easings differ or there are more than four.
        case components([KeyframeTrack<Double>])
        /// A rotation.
        case rotation(RotationTrack)
        /// A path.
        case path(PathTrack)
    }

    /// The name for display: the owner's name, a colon, the property, as in `Ball: position`.
    public let name: String
    /// The name of the property: `position`.
    public let property: String
    /// The path in the file: `layers[2].ks.p`, `animations[0].channels[1]`.
    public let path: String
    /// The unit of the numbers.
    public let unit: Unit
    /// The values over time.
    public let curve: Curve

    /// The type of the values.
    public var kind: Kind {
        switch curve {
        case .scalar: .scalar
        case .vector2: .vector(2)
        case .vector3: .vector(3)
        case .vector4: .vector(4)
        case .components(let tracks): .vector(tracks.count)
        case .rotation: .rotation
        case .path: .path
        }
    }

    /// The number of components; 4 for a rotation, 1 for a path.
    public var componentCount: Int {
        switch kind {
        case .scalar, .path: 1
        case .vector(let count): count
        case .rotation: 4
        }
    }

    /// The names of the components: `value`; `progress` of a path; x, y, z, w; or numbers from 0 if there are more than four.
    public var componentNames: [String] {
        switch componentCount {
        case 1 where kind == .scalar: ["value"]
        case 1 where kind == .path: ["progress"]
        case let count where count <= 4: Array(["x", "y", "z", "w"].prefix(count))
        case let count: (0..<count).map { "\($0)" }
        }
    }

    /// The distinct times of the keys, in seconds, increasing. Two keys at one time are a jump.
    public var times: [Double] {
        switch curve {
        case .scalar(let track): rising(track.times)
        case .vector2(let track): rising(track.times)
        case .vector3(let track): rising(track.times)
        case .vector4(let track): rising(track.times)
        case .components(let tracks): rising(tracks.flatMap(\.times).sorted())
        case .rotation(let track): rising(track.times)
        case .path(let track): rising(track.times)
        }
    }

    /// The time from the first key to the last, in seconds; 0 for a static property.
    public var duration: Double {
        let times = times
        return times.isEmpty ? 0 : times[times.count - 1] - times[0]
    }

    /// Whether there is more than one key. A static property is a track with one key.
    public var isAnimated: Bool { times.count > 1 }

    private func rising(_ times: [Double]) -> [Double] {
        var distinct: [Double] = []
        for time in times where distinct.last != time { distinct.append(time) }
        return distinct
    }
}

// MARK: - Evaluation

extension AssetTrack {
    /// Returns the `componentCount` components at time `t`, in seconds. Before the first key and after the
    /// last the value is constant. NaN gives NaN. A rotation has length 1. That of a path is its `PathTrack.progress`.
    public func components(at t: Double) -> [Double] {
        switch curve {
        case .scalar(let track): [track.value(at: t)]
        case .vector2(let track): Self.array(track.value(at: t))
        case .vector3(let track): Self.array(track.value(at: t))
        case .vector4(let track): Self.array(track.value(at: t))
        case .components(let tracks): tracks.map { $0.value(at: t) }
        case .rotation(let track): Self.array(track.value(at: t).components)
        case .path(let track): [track.progress.value(at: t)]
        }
    }

    /// Returns the derivative of `components(at:)`, per second; 0 where the track is constant. At a key it is
    /// the derivative of the segment that begins there.
    public func componentVelocities(at t: Double) -> [Double] {
        switch curve {
        case .scalar(let track): return [track.velocity(at: t)]
        case .vector2(let track): return Self.array(track.velocity(at: t))
        case .vector3(let track): return Self.array(track.velocity(at: t))
        case .vector4(let track): return Self.array(track.velocity(at: t))
        case .components(let tracks): return tracks.map { $0.velocity(at: t) }
        case .rotation(let track):
            // q′ = ½·ω·q, with ω in the axes of the target space of q.
            let half = track.angularVelocity(at: t) / 2
            let rate = Quaternion(x: half.x, y: half.y, z: half.z, w: 0) * track.value(at: t)
            return Self.array(rate.components)
        case .path(let track): return [track.progress.velocity(at: t)]
        }
    }

    /// Returns the rotation at time `t`; `nil` if the track has no rotations.
    public func rotation(at t: Double) -> Quaternion? {
        switch curve {
        case .rotation(let track): track.value(at: t)
        default: nil
        }
    }

    /// Returns the path at time `t`; `nil` if the track has no paths.
    public func path(at t: Double) -> VectorPath? {
        switch curve {
        case .path(let track): track.path(at: t)
        default: nil
        }
    }

    private static func array<Vector: SIMD>(_ vector: Vector) -> [Double] where Vector.Scalar == Double {
        vector.indices.map { vector[$0] }
    }
}
