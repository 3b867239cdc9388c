#if !hasFeature(Embedded)
    /// The coding requirements of a kind of curve.
    package typealias CurveCoding = Codable

    extension TimingFunction: Codable {
        /// Decodes a curve and checks it as its initialiser does.
        /// - Throws: The decoder's errors, `HookeError` for numbers outside their domain, and
        ///   `DecodingError.dataCorrupted` unless there is exactly one kind.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: KindKey.self)
            let names = Self.kindNames
            let keys = values.allKeys.filter { names.contains($0.stringValue) }
            guard let key = keys.first, keys.count == 1 else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: values.codingPath,
                        debugDescription:
                            "a timing function is exactly one of \(names.joined(separator: ", "))"))
            }
            var decoding = Decoding(values: values, key: key)
            try Self.visitKinds(&decoding)
            guard let curve = decoding.curve else {
                preconditionFailure("\(key.stringValue) is no kind of curve")
            }
            self = curve
        }

        /// Encodes the curve under the name of its kind.
        public func encode(to encoder: any Encoder) throws { try accept(Encoding(encoder: encoder)) }
    }

    /// The name of a kind.
    private struct KindKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    private struct Decoding: CurveKindVisitor {
        let values: KeyedDecodingContainer<KindKey>
        let key: KindKey
        var curve: TimingFunction?

        mutating func visit<Curve: CurveKind>(_ kind: Curve.Type) throws {
            guard Curve.kindName == key.stringValue else { return }
            curve = try values.decode(Curve.self, forKey: key).function
        }
    }

    private struct Encoding: CurveVisitor {
        let encoder: any Encoder

        func visit<Curve: CurveKind>(_ curve: Curve) throws {
            var values = encoder.container(keyedBy: KindKey.self)
            try values.encode(curve, forKey: KindKey(stringValue: Curve.kindName))
        }
    }

    extension ReversedCurve {
        package init(from decoder: any Decoder) throws {
            self.init(curve: try decoder.singleValueContainer().decode(TimingFunction.self))
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(curve)
        }
    }
#else
    /// Embedded Swift has no coding.
    package typealias CurveCoding = Sendable
#endif
