import Hooke

/// SVG path data as its commands, with absolute coordinates: what `d` and CSS's `path()` contain.
///
/// ```swift
/// import HookeGeometry
///
/// let data = try PathData("m0 0 h10 a5 5 0 0110 0z")
/// print(data)
/// print(data.path.elements.count)
/// ```
///
/// All commands of SVG 2 are read: `M L H V C S Q T A Z` in both cases, with repeated arguments. ``path`` is the
/// geometry. The commands stay as they are for ``interpolated(to:at:)``, as CSS interpolates commands.
public struct PathData: Hashable, Sendable {
    /// A command with absolute coordinates.
    public struct Command: Hashable, Sendable {
        /// The letters, without their case.
        public enum Letter: Hashable, Sendable, CaseIterable {
            /// `M` and `L`: x y.
            case move, line
            /// `H`: x. `V`: y.
            case horizontal, vertical
            /// `C`: x1 y1 x2 y2 x y. `S`: x2 y2 x y.
            case cubic, smoothCubic
            /// `Q`: x1 y1 x y. `T`: x y.
            case quadratic, smoothQuadratic
            /// `A`: rx ry rotation large sweep x y; flags are 0 or 1.
            case arc
            /// `Z`.
            case close
        }

        /// The letter.
        public let letter: Letter
        /// The numbers in SVG's order.
        public let numbers: [Double]

        init(_ letter: Letter, _ numbers: [Double]) { (self.letter, self.numbers) = (letter, numbers) }
    }

    /// The commands in order. Repeated arguments are commands of their own; those after `M` are lines.
    public let commands: [Command]

    init(_ commands: [Command]) { self.commands = commands }

    /// Reads path data.
    ///
    /// - Throws: `HookeError.badText` with the byte offset of the first error, also for numbers beyond the range of
    ///   doubles.
    public init(_ text: String) throws(HookeError) {
        let (data, error) = PathData.reading(text)
        if let error { throw error }
        self = data
    }

    /// Reads path data up to the first error, as SVG 2 asks of renderers.
    ///
    /// - Returns: The commands before the error, and the error; `nil` if the whole text is valid.
    public static func reading(_ text: String) -> (data: PathData, error: HookeError?) {
        var reader = PathDataReader(text)
        do throws(HookeError) {
            try reader.read()
            return (PathData(reader.commands), nil)
        } catch {
            return (PathData(reader.commands), error.renamingField { _ in "path" })
        }
    }

    /// The geometry: `H` and `V` become lines, `S` cubics and `T` quadratics.
    public var path: VectorPath {
        var path = VectorPath()
        // The reflected control point, if the last command had one of that kind.
        var (cubicControl, quadraticControl): (Vector2?, Vector2?) = (nil, nil)
        for command in commands {
            let n = command.numbers
            let current = path.currentPoint ?? .zero
            func point(_ index: Int) -> Vector2 { Vector2(n[index], n[index + 1]) }
            let (lastCubic, lastQuadratic) = (cubicControl, quadraticControl)
            (cubicControl, quadraticControl) = (nil, nil)
            switch command.letter {
            case .move: path.move(to: point(0))
            case .line: path.line(to: point(0))
            case .horizontal: path.line(to: Vector2(n[0], current.y))
            case .vertical: path.line(to: Vector2(current.x, n[0]))
            case .cubic:
                path.cubic(to: point(4), control1: point(0), control2: point(2))
                cubicControl = point(2)
            case .smoothCubic:
                let control = lastCubic.map { current + (current - $0) } ?? current
                path.cubic(to: point(2), control1: control, control2: point(0))
                cubicControl = point(0)
            case .quadratic:
                path.quadratic(to: point(2), control: point(0))
                quadraticControl = point(0)
            case .smoothQuadratic:
                let control = lastQuadratic.map { current + (current - $0) } ?? current
                path.quadratic(to: point(0), control: control)
                quadraticControl = control
            case .arc:
                path.arc(
                    to: point(5),
                    VectorPath.Arc(
                        radii: point(0), rotation: n[2], isLarge: n[3] != 0, isClockwise: n[4] != 0))
            case .close: path.close()
            }
        }
        return path
    }

    /// Whether both have the same letters in the same order, so that CSS interpolates their numbers.
    public func hasCommands(of other: PathData) -> Bool {
        commands.count == other.commands.count
            && zip(commands, other.commands).allSatisfy { $0.letter == $1.letter }
    }

    /// Returns the path data between this one (0) and another (1), as browsers interpolate `d` and `path()`: number by
    /// number for the same commands; otherwise `other` from ½ on.
    ///
    /// A flag of an arc is set if its number, interpolated from 0 or 1, is at least ½: at ½ a flag of one of both is set.
    /// CSS Shapes 1 would set it unless the number is 0; Chromium 156 does not.
    public func interpolated(to other: PathData, at fraction: Double) -> PathData {
        guard hasCommands(of: other) else { return fraction < 0.5 ? self : other }
        return PathData(
            zip(commands, other.commands).map { from, to in
                var numbers = from.numbers.indices.map { index in
                    let (a, b) = (from.numbers[index], to.numbers[index])
                    return fraction == 1 ? b : a + (b - a) * fraction
                }
                if from.letter == .arc {
                    for index in 3...4 { numbers[index] = numbers[index] >= 0.5 ? 1 : 0 }
                }
                return Command(from.letter, numbers)
            })
    }
}

extension PathData.Command.Letter {
    /// How many numbers follow.
    var count: Int {
        switch self {
        case .move, .line, .smoothQuadratic: 2
        case .horizontal, .vertical: 1
        case .cubic: 6
        case .smoothCubic, .quadratic: 4
        case .arc: 7
        case .close: 0
        }
    }

    /// The letter in upper case.
    var text: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .horizontal: "H"
        case .vertical: "V"
        case .cubic: "C"
        case .smoothCubic: "S"
        case .quadratic: "Q"
        case .smoothQuadratic: "T"
        case .arc: "A"
        case .close: "Z"
        }
    }

    init?(_ byte: UInt8) {
        switch byte & 0xDF {
        case UInt8(ascii: "M"): self = .move
        case UInt8(ascii: "L"): self = .line
        case UInt8(ascii: "H"): self = .horizontal
        case UInt8(ascii: "V"): self = .vertical
        case UInt8(ascii: "C"): self = .cubic
        case UInt8(ascii: "S"): self = .smoothCubic
        case UInt8(ascii: "Q"): self = .quadratic
        case UInt8(ascii: "T"): self = .smoothQuadratic
        case UInt8(ascii: "A"): self = .arc
        case UInt8(ascii: "Z"): self = .close
        default: return nil
        }
    }
}
