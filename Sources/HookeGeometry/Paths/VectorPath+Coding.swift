import Hooke

extension VectorPath {
    /// Creates a path from SVG path data; see ``PathData``.
    ///
    /// - Throws: `HookeError.badText` with the byte offset of the first error.
    public init(svg text: String) throws(HookeError) { self = try PathData(text).path }

    /// Creates a path from SVG path data; `nil` for other text.
    public init?(_ text: String) {
        guard let data = try? PathData(text) else { return nil }
        self = data.path
    }

    /// Returns the path data of SVG, with numbers as `number` writes them.
    package func text(_ number: (Double) -> String) -> String {
        var text = ""
        for element in elements {
            switch element {
            case .move: text += "M"
            case .line: text += "L"
            case .quadratic: text += "Q"
            case .cubic: text += "C"
            case .close: text += "Z"
            case .arc(let end, let arc):
                text += "A\(number(arc.radii.x)) \(number(arc.radii.y)) \(number(arc.rotation))"
                text += arc.isLarge ? " 1" : " 0"
                text += arc.isClockwise ? " 1" : " 0"
                text += " \(number(end.x)) \(number(end.y))"
                continue
            }
            var isFirst = true
            for point in element.points {
                if !isFirst { text += " " }
                isFirst = false
                text += "\(number(point.x)) \(number(point.y))"
            }
        }
        return text
    }
}

#if !hasFeature(Embedded)
    /// The path data of SVG with absolute `M`, `L`, `Q`, `C`, `A` and `Z`; numbers are exact.
    extension VectorPath: CustomStringConvertible, Codable {
        /// The path data of SVG.
        public var description: String { text { "\($0)" } }

        /// Reads path data; throws for text that is none.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            do throws(HookeError) { try self.init(svg: text) } catch {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: error.description)
            }
        }

        /// Writes path data; throws for a path that is not finite.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            guard isFinite else {
                throw EncodingError.invalidValue(
                    description,
                    .init(
                        codingPath: encoder.codingPath,
                        debugDescription: "the path is \(description); accepted: finite numbers"))
            }
            try container.encode(description)
        }
    }

    /// Absolute commands with exact numbers.
    extension PathData: CustomStringConvertible, Codable {
        /// The path data of SVG, with absolute coordinates.
        public var description: String {
            commands.map { command in
                let words = command.numbers.enumerated().map { index, number in
                    command.letter == .arc && (index == 3 || index == 4)
                        ? (number == 0 ? "0" : "1") : "\(number)"
                }
                return command.letter.text + words.joined(separator: " ")
            }.joined()
        }

        /// Reads path data; throws for text that is none.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            do throws(HookeError) { try self.init(text) } catch {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: error.description)
            }
        }

        /// Writes path data.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
#endif
