/// A recorded motion in Biovision's hierarchy format (`.bvh`): a tree of joints, and numbers for each frame.
///
/// ```swift
/// import HookeAssets
///
/// let text = """
///     HIERARCHY
///     ROOT Hip
///     {
///       OFFSET 0 90 0
///       CHANNELS 3 Zrotation Xrotation Yrotation
///       End Site
///       {
///         OFFSET 0 10 0
///       }
///     }
///     MOTION
///     Frames: 2
///     Frame Time: 0.5
///     0 0 0
///     90 0 0
///     """
/// let file = try BVHFile(Array(text.utf8))
/// print(file.joints[0].name, file.animation.tracks[0].components(at: 0.25))
/// ```
///
/// A joint with channels of position has a track of three components; one without a channel keeps its offset. A joint with
/// channels of rotation has a track of rotations, the product of the turns in the order of the channels: the last one turns
/// first. Between frames a position moves along a line and a rotation along the shorter arc. The format states no
/// interpolation; this one needs no more angles than the file has.
public struct BVHFile: Sendable, Hashable {
    /// A number that a frame gives for a joint.
    public enum Channel: String, Sendable, Hashable, CaseIterable {
        /// A coordinate of the position in the parent, in the file's unit.
        case xPosition = "Xposition"
        case yPosition = "Yposition"
        case zPosition = "Zposition"
        /// An angle about an axis, in degrees.
        case xRotation = "Xrotation"
        case yRotation = "Yrotation"
        case zRotation = "Zrotation"

        /// The index of the axis: 0 for x.
        var axis: Int {
            switch self {
            case .xPosition, .xRotation: 0
            case .yPosition, .yRotation: 1
            case .zPosition, .zRotation: 2
            }
        }

        var isRotation: Bool {
            switch self {
            case .xRotation, .yRotation, .zRotation: true
            case .xPosition, .yPosition, .zPosition: false
            }
        }
    }

    /// A joint of the tree.
    public struct Joint: Sendable, Hashable {
        /// The name in the file.
        public let name: String
        /// The index of the parent, which is smaller than the joint's own; `nil` for a root.
        public let parent: Int?
        /// The place in the parent, in the file's unit.
        public let offset: Vector3
        /// The numbers that each frame gives, in order.
        public let channels: [Channel]
    }

    /// The joints in file order, without end sites.
    public let joints: [Joint]
    /// The number of frames.
    public let frameCount: Int
    /// The time from one frame to the next, in seconds.
    public let frameDuration: Double
    /// The tracks of the joints: `Hip: position`, `Hip: rotation`, with the paths `joints[0].position` and so on. The
    /// duration is the time of the last frame.
    public let animation: AssetAnimation

    /// Reads a file.
    ///
    /// - Throws: `FileError` if the file cannot be read or is not valid.
    public init(contentsOf path: String, strict: Bool = false) throws(FileError) {
        try self.init(FileReading.bytes(of: path), strict: strict)
    }

    /// Reads a file from its bytes.
    ///
    /// Keywords may have any case. The frames that follow count, if another number is stated; an end site may have a
    /// name, which is left out. `animation.notes` lists both. Complexity: O(bytes).
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - strict: whether both are errors.
    /// - Throws: `FileError` with line and column for the first word that is not valid;
    ///   `FileError.Problem.noTrack` where the numbers of a joint make no track.
    public init(_ bytes: [UInt8], strict: Bool = false) throws(FileError) {
        var reader = BVHReader(bytes)
        let reading = FileNotes(isStrict: strict)
        joints = try reader.joints(reading)
        let (stated, duration) = try reader.frames()
        frameDuration = duration
        let width = joints.reduce(0) { $0 + $1.channels.count }
        let frames = try reader.numbers(perFrame: width, count: stated, reading)
        frameCount = frames.count
        let step = frameDuration
        let times = (0..<frameCount).map { Double($0) * step }
        var tracks: [AssetTrack] = []
        var first = 0
        for (index, joint) in joints.enumerated() {
            let rows = BVHRows(joint: joint, first: first, numbers: frames.numbers, width: width)
            tracks += try rows.tracks(times, path: "joints[\(index)]")
            first += joint.channels.count
        }
        animation = AssetAnimation(name: "", duration: times.last ?? 0, tracks: tracks, notes: reading.notes)
    }

    /// Whether bytes begin as a file of this format: with the word HIERARCHY.
    static func begins(_ bytes: [UInt8]) -> Bool {
        var reader = BVHReader(bytes)
        return reader.take("HIERARCHY")
    }
}

/// The numbers of one joint.
private struct BVHRows {
    let joint: BVHFile.Joint
    /// The column of the joint's first number.
    let first: Int
    /// The numbers of all joints, frame by frame.
    let numbers: [Double]
    /// The numbers of a frame.
    let width: Int

    func tracks(_ times: [Double], path: String) throws(FileError) -> [AssetTrack] {
        var tracks: [AssetTrack] = []
        func make(
            _ property: String, _ curve: () throws(HookeError) -> AssetTrack.Curve
        ) throws(FileError) {
            let path = "\(path).\(property)"
            do throws(HookeError) {
                tracks.append(
                    AssetTrack(
                        name: "\(joint.name): \(property)", property: property, path: path, unit: .plain,
                        curve: try curve()))
            } catch { throw FileError(path: path, .noTrack(error)) }
        }
        if joint.channels.contains(where: { !$0.isRotation }) {
            try make("position") { () throws(HookeError) in
                let values = times.indices.map(position)
                return .vector3(try KeyframeTrack(times: times, values: values, rule: .linear))
            }
        }
        if joint.channels.contains(where: \.isRotation) {
            try make("rotation") { () throws(HookeError) in
                .rotation(try RotationTrack(times: times, values: times.indices.map(rotation), rule: .linear))
            }
        }
        return tracks
    }

    private func position(_ frame: Int) -> SIMD3<Double> {
        var value = SIMD3(joint.offset.x, joint.offset.y, joint.offset.z)
        for (index, channel) in joint.channels.enumerated() where !channel.isRotation {
            value[channel.axis] = numbers[frame * width + first + index]
        }
        return value
    }

    private func rotation(_ frame: Int) -> Quaternion {
        let axes = [Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)]
        var value = Quaternion.identity
        for (index, channel) in joint.channels.enumerated() where channel.isRotation {
            let degrees = numbers[frame * width + first + index]
            // The remainder keeps angles of any size exact.
            let angle = degrees.remainder(dividingBy: 720) * .pi / 180
            value = value * Quaternion(angle: angle, axis: axes[channel.axis])
        }
        return value
    }
}
