#if !hasFeature(Embedded)
    private enum HandoverKeys: String, CodingKey { case motion, switches }

    extension Handover: Encodable where State.Stored: Encodable {
        /// Encodes the first motion and the switches.
        /// - Throws: The encoder's errors, and those of `AnyTrajectory` for a motion of a type that it does not encode.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: HandoverKeys.self)
            try values.encode(first, forKey: .motion)
            try values.encode(switches, forKey: .switches)
        }
    }

    extension Handover: Decodable where State.Stored: Decodable {
        /// Decodes the first motion and the switches, and makes each switch again, with the same bits: `handover(…)`, or an
        /// object.
        /// - Throws: The decoder's errors, and `HookeError` with the path of the field, also for a switch that is not after
        ///   the one before.
        public init(from decoder: any Decoder) throws {
            try self.init(Notation(from: decoder), at: "handover")
        }
    }

    extension Handover {
        /// Reads a text or an object.
        package init(_ notation: Notation, at place: String) throws(HookeError) {
            let fields = try NotationFields(
                notation, of: "handover", at: place, accepted: words("motion switches"))
            self.init(
                try AnyTrajectory<State>(
                    fields.required("motion", accepted: "a motion"), at: fields.path(of: "motion").name))
            for element in try fields.elements("switches") {
                let next = try Switch(element.value, at: element.place)
                if let before = switches.last, !(next.time > before.time) {
                    throw .outOfRange(
                        field: HookeError.Field("\(element.place).at"), value: next.time,
                        accepted: "a time above the one before, \(before.time)")
                }
                do { try handOver(to: next.motion, at: next.time, by: next.law) } catch {
                    throw error.renamingField {
                        HookeError.Field("\(element.place).\($0 == "law" ? "by" : "at")")
                    }
                }
            }
        }
    }
#endif
