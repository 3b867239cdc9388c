#if !hasFeature(Embedded)
    extension TransformFunction: Codable {
        private enum CodingKeys: String, CodingKey, CaseIterable {
            case translate, scale, rotate, skew, skewX, skewY, perspective, matrix
        }
        private enum RotationKeys: String, CodingKey { case angle, axis }
        private enum SkewKeys: String, CodingKey { case x, y }

        /// Decodes an object with one key, the kind: `{"translate": [1, 2, 3]}`, `{"scale": [1, 1, 1]}`,
        /// `{"rotate": {"angle": 1, "axis": [0, 0, 1]}}`, `{"skew": {"x": 0, "y": 1}}`, `{"skewX": 1}`,
        /// `{"skewY": 1}`, `{"perspective": 500}` (`null` for infinity), `{"matrix": [16 numbers]}`.
        ///
        /// - Throws: the decoder's errors, `DecodingError.dataCorrupted` unless there is exactly one kind,
        ///   and `HookeError.outOfRange` for a number that is not finite.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            guard let key = values.allKeys.first, values.allKeys.count == 1 else {
                let names = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: values.codingPath,
                        debugDescription: "a transform function is exactly one of \(names)"))
            }
            func checked(_ value: Double) throws -> Double {
                guard value.isFinite else {
                    throw HookeError.outOfRange(
                        field: .init(key.rawValue), value: value, accepted: "a finite number")
                }
                return value
            }
            func vector(_ value: Vector3) throws -> Vector3 {
                try Vector3(checked(value.x), checked(value.y), checked(value.z))
            }
            func number() throws -> Double { try checked(values.decode(Double.self, forKey: key)) }
            switch key {
            case .translate: self = .translate(try vector(values.decode(Vector3.self, forKey: key)))
            case .scale: self = .scale(try vector(values.decode(Vector3.self, forKey: key)))
            case .rotate:
                let parts = try values.nestedContainer(keyedBy: RotationKeys.self, forKey: key)
                self = .rotate(
                    angle: try checked(parts.decode(Double.self, forKey: .angle)),
                    axis: try vector(parts.decode(Vector3.self, forKey: .axis)))
            case .skew:
                let parts = try values.nestedContainer(keyedBy: SkewKeys.self, forKey: key)
                self = .skew(
                    x: try checked(parts.decode(Double.self, forKey: .x)),
                    y: try checked(parts.decode(Double.self, forKey: .y)))
            case .skewX: self = .skewX(try number())
            case .skewY: self = .skewY(try number())
            case .perspective:
                self = .perspective(distance: try values.decodeNil(forKey: key) ? .infinity : number())
            case .matrix:
                let transform = try values.decode(Transform3D.self, forKey: key)
                for element in transform.elements { _ = try checked(element) }
                self = .matrix(transform)
            }
        }

        /// Encodes the function under its kind. An infinite perspective is `null`.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .translate(let distance): try values.encode(distance, forKey: .translate)
            case .scale(let factors): try values.encode(factors, forKey: .scale)
            case .rotate(let angle, let axis):
                var parts = values.nestedContainer(keyedBy: RotationKeys.self, forKey: .rotate)
                try parts.encode(angle, forKey: .angle)
                try parts.encode(axis, forKey: .axis)
            case .skew(let x, let y):
                var parts = values.nestedContainer(keyedBy: SkewKeys.self, forKey: .skew)
                try parts.encode(x, forKey: .x)
                try parts.encode(y, forKey: .y)
            case .skewX(let angle): try values.encode(angle, forKey: .skewX)
            case .skewY(let angle): try values.encode(angle, forKey: .skewY)
            case .perspective(let distance):
                if distance.isInfinite {
                    try values.encodeNil(forKey: .perspective)
                } else {
                    try values.encode(distance, forKey: .perspective)
                }
            case .matrix(let transform): try values.encode(transform, forKey: .matrix)
            }
        }
    }
#endif
