import Foundation
import HookeGeometry

/// The members that differ from a new shape's: numbers, lists, colours as `ColorValue` or `null`, words, and
/// paths as path data of SVG.
///
/// ```json
/// {"fillColor": null, "path": "M0.0 0.0L10.0 10.0", "strokeEnd": 0.5}
/// ```
///
/// Unknown members and non-finite numbers throw.
extension LayerShape: Codable {
    private struct Member: Sendable {
        let name: String
        let read: @Sendable (inout LayerShape, MemberReader, MemberName) throws -> Void
        let write: @Sendable (LayerShape, inout KeyedEncodingContainer<MemberName>, MemberName) throws -> Void

        init<Value: Codable & Equatable & Sendable>(
            _ name: String, _ path: WritableKeyPath<LayerShape, Value> & Sendable, accepted: String
        ) {
            self.name = name
            read = { shape, reader, key in
                guard let value = try? reader.members.decode(Value.self, forKey: key) else {
                    throw reader.refuse(key, accepted: accepted)
                }
                shape[keyPath: path] = value
            }
            write = { shape, members, key in
                let value = shape[keyPath: path]
                if value != LayerShape.standard[keyPath: path] { try members.encode(value, forKey: key) }
            }
        }

        static func word<Word: CaseIterable & RawRepresentable & Codable & Equatable & Sendable>(
            _ name: String, _ path: WritableKeyPath<LayerShape, Word> & Sendable
        ) -> Member where Word.RawValue == String {
            let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
            return Member(name, path, accepted: "one of the words \(words)")
        }
    }

    private static let members: [Member] = {
        let (number, color, numbers) = ("a finite number", "a colour or null", "a list of finite numbers")
        let path = "path data with absolute M, L, Q, C and Z"
        let point = "two finite numbers"
        return [
            Member("path", \.path, accepted: path), Member("fillColor", \.fillColor, accepted: color),
            Member("strokeColor", \.strokeColor, accepted: color),
            Member("lineWidth", \.lineWidth, accepted: number),
            Member("strokeStart", \.strokeStart, accepted: number),
            Member("strokeEnd", \.strokeEnd, accepted: number),
            Member("lineDashPhase", \.lineDashPhase, accepted: number),
            Member("miterLimit", \.miterLimit, accepted: number),
            Member("lineDashPattern", \.lineDashPattern, accepted: numbers),
            .word("fillRule", \.fillRule), .word("lineCap", \.lineCap), .word("lineJoin", \.lineJoin),
            .word("gradientKind", \.gradientKind),
            Member("colors", \.colors, accepted: "a list of colours"),
            Member("locations", \.locations, accepted: numbers),
            Member("startPoint", \.startPoint, accepted: point),
            Member("endPoint", \.endPoint, accepted: point),
            Member("contents", \.contents, accepted: "a picture with uri, size and fit, or null"),
            .word("contentsGravity", \.contentsGravity),
            Member("text", \.text, accepted: "a text with string, fontSize, color and alignment, or null"),
            Member("maskedCorners", \.maskedCorners, accepted: "a whole number from 0 to 15"),
            .word("cornerCurve", \.cornerCurve),
            Member("shadowPath", \.shadowPath, accepted: path),
            Member("isDoubleSided", \.isDoubleSided, accepted: "true or false"),
        ]
    }()

    /// The names of the members, for error messages and comparisons.
    static var memberNames: [String] { members.map(\.name) }

    /// Reads a shape; errors name the member, its value and what is accepted.
    public init(from decoder: any Decoder) throws {
        self.init()
        let reader = MemberReader(try decoder.container(keyedBy: MemberName.self))
        for key in reader.keys {
            guard let member = Self.members.first(where: { $0.name == key.name }) else {
                throw reader.refuse(key, accepted: "one of the members \(Self.memberNames)")
            }
            try member.read(&self, reader, key)
        }
        if let fault { throw reader.refuse(MemberName(fault), accepted: "finite numbers") }
    }

    /// Writes a shape; errors name the non-finite member.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: MemberName.self)
        if let fault {
            throw EncodingError.invalidValue(
                fault,
                .init(
                    codingPath: members.codingPath + [MemberName(fault)],
                    debugDescription: "\(fault) is not finite; accepted: finite numbers"))
        }
        for member in Self.members { try member.write(self, &members, MemberName(member.name)) }
    }

    /// The first property that is not finite.
    private var fault: String? {
        let state = asState
        let property = AnimatedProperty.allCases.first { $0.isShape && !state[$0].isFinite }
        return property?.rawValue ?? (lineDashPattern.allSatisfy(\.isFinite) ? nil : "lineDashPattern")
    }
}
