import Hooke

#if !hasFeature(Embedded)
    extension ChoreographyAnchor: Codable {
        private enum CodingKeys: String, CodingKey { case point, of, fraction, value, component, count }
        private enum PointName: String, Codable { case start, end, settledEnd, fraction, crossing }
        private enum PartName: String, CodingKey { case previous, parent, name }

        /// Decodes the object that `encode(to:)` writes.
        /// - Throws: The decoder's errors.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let part = try values.nestedContainer(keyedBy: PartName.self, forKey: .of)
            let reference: Reference
            if let name = try part.decodeIfPresent(ChoreographyName.self, forKey: .name) {
                reference = .named(name)
            } else if part.contains(.parent) {
                reference = .parent
            } else {
                _ = try part.decode(Bool.self, forKey: .previous)
                reference = .previous
            }
            let point: Point
            switch try values.decode(PointName.self, forKey: .point) {
            case .start: point = .start
            case .end: point = .end
            case .settledEnd: point = .settledEnd
            case .fraction: point = .fraction(try values.decode(Double.self, forKey: .fraction))
            case .crossing:
                point = .crossing(
                    try values.decode(Double.self, forKey: .value),
                    component: try values.decodeIfPresent(Int.self, forKey: .component) ?? 0,
                    count: try values.decodeIfPresent(Int.self, forKey: .count) ?? 1)
            }
            self.init(point, of: reference)
        }

        /// Encodes the point by its name, with its numbers, and the part as `of`: `{"name": …}`, `{"previous": true}` or
        /// `{"parent": true}`.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            switch point {
            case .start: try values.encode(PointName.start, forKey: .point)
            case .end: try values.encode(PointName.end, forKey: .point)
            case .settledEnd: try values.encode(PointName.settledEnd, forKey: .point)
            case .fraction(let fraction):
                try values.encode(PointName.fraction, forKey: .point)
                try values.encode(fraction, forKey: .fraction)
            case .crossing(let value, let component, let count):
                try values.encode(PointName.crossing, forKey: .point)
                try values.encode(value, forKey: .value)
                try values.encode(component, forKey: .component)
                try values.encode(count, forKey: .count)
            }
            var part = values.nestedContainer(keyedBy: PartName.self, forKey: .of)
            switch reference {
            case .named(let name): try part.encode(name, forKey: .name)
            case .previous: try part.encode(true, forKey: .previous)
            case .parent: try part.encode(true, forKey: .parent)
            }
        }
    }

    private enum PartKeys: String, CodingKey {
        case motion, key, keys, sequence, group, stagger, parts, interval, call, label
        case name, anchor, offset, speed, count, mirrored, endless, takeover
    }

    extension ChoreographyPart: Encodable where Key: Encodable, Value: Encodable {
        /// Encodes an object with a key for the kind (`key` and `motion`, `sequence`, `group`, `stagger` with `parts` or
        /// with `keys` and `motion`, `interval`, `call` or `label`) beside `name`, `anchor`, `offset`, `speed`, `count`
        /// or `endless`, `mirrored` and `takeover`, where they differ from their defaults.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: PartKeys.self)
            switch content {
            case .motion(let key, let motion):
                try values.encode(key, forKey: .key)
                try values.encode(motion, forKey: .motion)
            case .sequence(let parts): try values.encode(parts, forKey: .sequence)
            case .group(let parts): try values.encode(parts, forKey: .group)
            case .stagger(let stagger, let parts):
                try values.encode(stagger, forKey: .stagger)
                try values.encode(parts, forKey: .parts)
            case .staggered(let stagger, let keys, let motion):
                try values.encode(stagger, forKey: .stagger)
                try values.encode(keys, forKey: .keys)
                try values.encode(motion, forKey: .motion)
            case .interval(let seconds): try values.encode(seconds, forKey: .interval)
            case .call(let isReported): try values.encode(true, forKey: isReported ? .call : .label)
            }
            try values.encodeIfPresent(name, forKey: .name)
            try values.encodeIfPresent(anchor, forKey: .anchor)
            if offset != 0 { try values.encode(offset, forKey: .offset) }
            if speed != 1 { try values.encode(speed, forKey: .speed) }
            if let count = repetition.count {
                if count != 1 { try values.encode(count, forKey: .count) }
            } else {
                try values.encode(true, forKey: .endless)
            }
            if repetition.isMirrored { try values.encode(true, forKey: .mirrored) }
            try values.encodeIfPresent(takeover, forKey: .takeover)
        }
    }

    extension ChoreographyPart: Decodable where Key: Decodable, Value: Decodable {
        /// Decodes the object that `encode(to:)` writes. ``Choreography`` checks the numbers.
        /// - Throws: The decoder's errors, and `HookeError` for springs, tracks and curves with invalid numbers.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: PartKeys.self)
            self.init(try Self.content(values))
            name = try values.decodeIfPresent(ChoreographyName.self, forKey: .name)
            anchor = try values.decodeIfPresent(ChoreographyAnchor.self, forKey: .anchor)
            offset = try values.decodeIfPresent(Double.self, forKey: .offset) ?? 0
            speed = try values.decodeIfPresent(Double.self, forKey: .speed) ?? 1
            let count = try values.decodeIfPresent(Int.self, forKey: .count) ?? 1
            let isEndless = try values.decodeIfPresent(Bool.self, forKey: .endless) ?? false
            repetition = ChoreographyRepetition(
                count: isEndless ? nil : count,
                isMirrored: try values.decodeIfPresent(Bool.self, forKey: .mirrored) ?? false)
            takeover = try values.decodeIfPresent(ChoreographyTakeover.self, forKey: .takeover)
        }

        private static func content(_ values: KeyedDecodingContainer<PartKeys>) throws -> Content {
            if values.contains(.sequence) {
                return .sequence(try values.decode([Self].self, forKey: .sequence))
            }
            if values.contains(.group) { return .group(try values.decode([Self].self, forKey: .group)) }
            if values.contains(.interval) {
                return .interval(try values.decode(Double.self, forKey: .interval))
            }
            if values.contains(.call) { return .call(isReported: true) }
            if values.contains(.label) { return .call(isReported: false) }
            guard values.contains(.stagger) else {
                return .motion(
                    try values.decode(Key.self, forKey: .key),
                    try values.decode(ChoreographyMotion<Value>.self, forKey: .motion))
            }
            let stagger = try values.decode(Stagger.self, forKey: .stagger)
            if values.contains(.parts) {
                return .stagger(stagger, try values.decode([Self].self, forKey: .parts))
            }
            return .staggered(
                stagger, try values.decode([Key].self, forKey: .keys),
                try values.decode(ChoreographyMotion<Value>.self, forKey: .motion))
        }
    }
#endif
