#if !hasFeature(Embedded)
    /// The path data of SVG with absolute `M`, `L`, `Q`, `C` and `Z`; numbers are exact.
    extension VectorPath: CustomStringConvertible, Codable {
        /// The path data of SVG.
        public var description: String { text { "\($0)" } }

        /// Returns the path data of SVG, with numbers as `number` writes them.
        package func text(_ number: (Double) -> String) -> String {
            elements.map { element in
                let letter =
                    switch element {
                    case .move: "M"
                    case .line: "L"
                    case .quadratic: "Q"
                    case .cubic: "C"
                    case .close: "Z"
                    }
                let words = element.points.map { "\(number($0.x)) \(number($0.y))" }
                return letter + words.joined(separator: " ")
            }.joined()
        }

        /// Creates a path from path data of SVG with absolute `M`, `L`, `Q`, `C` and `Z` and finite numbers;
        /// `nil` for other text.
        public init?(_ text: String) {
            let letters: [Character: Int] = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0]
            var rest = text[...]
            while let letter = rest.first {
                guard let count = letters[letter], letter == "M" || !isEmpty else { return nil }
                let numbers = rest.dropFirst().prefix { letters[$0] == nil }
                rest = rest[numbers.endIndex...]
                let words = numbers.split { $0 == " " || $0 == "," }
                let values = words.compactMap { Double($0) }
                guard words.count == 2 * count, values.count == words.count,
                    values.allSatisfy({ $0.isFinite })
                else { return nil }
                let points = (0..<count).map { Vector2(values[2 * $0], values[2 * $0 + 1]) }
                switch letter {
                case "M": append(.move(to: points[0]))
                case "L": append(.line(to: points[0]))
                case "Q": append(.quadratic(to: points[1], control: points[0]))
                case "C": append(.cubic(to: points[2], control1: points[0], control2: points[1]))
                default: append(.close)
                }
            }
        }

        /// Reads path data; throws for text that is none.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let path = VectorPath(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription:
                        "the path is \"\(text.prefix(60))\"; accepted: absolute M, L, Q, C and Z with finite numbers"
                )
            }
            self = path
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
#endif
