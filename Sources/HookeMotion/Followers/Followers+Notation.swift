// How followers are written: as fields of `follower(…)`. Without `startTime` they start at the first key.

#if !hasFeature(Embedded)
    /// A follower that is coded as its fields.
    package protocol FollowerCoded: FieldsCoded {
        associatedtype Value: ComponentVector
        var path: KeyframeTrack<Value> { get }
        var start: Value { get }
        var startTime: Double { get }
    }

    extension FollowerCoded {
        package static var notationName: String { "follower" }

        /// The path, other fields, and the state at the start.
        fileprivate func members(
            _ others: [Notation.Member], velocity: Value = .zero
        ) -> [Notation.Member] {
            var members = [Notation.Member("path", path.notation)] + others
            members.append(.init("from", start.notation))
            if velocity != .zero { members.append(.init("velocity", velocity.notation)) }
            if startTime != path.times[0] { members.append(.init("startTime", .number(startTime))) }
            return members
        }
    }

    extension NotationFields {
        /// Makes a follower of its path, start, velocity and start time.
        fileprivate func follower<Value: ComponentVector, Follower>(
            _ make: (KeyframeTrack<Value>, Value, Value, Double?) throws(HookeError) -> Follower
        ) throws(HookeError) -> Follower {
            guard let path = try value("path", KeyframeTrack<Value>.init(_:at:)) else {
                throw .missing(field: path(of: "path"), accepted: "a track")
            }
            var shape = NotationShape(of: Value.self)
            let start: Value = try shape.require(self, "from")
            let velocity: Value = try shape.read(self, "velocity") ?? .zero
            let time = try optionalNumber("startTime")
            do { return try make(path, start, velocity, time) } catch {
                throw naming(error, ["start": "from", "initialVelocity": "velocity", "time": "startTime"])
            }
        }
    }

    extension Follower: Codable, NotationCoded, FieldsCoded, FollowerCoded where Value: ComponentVector {
        package static var fieldNames: [String] { words("path spring matching from velocity startTime") }

        package init(_ fields: NotationFields) throws(HookeError) {
            guard let spring = try fields.value("spring", Spring.init(_:at:)) else {
                throw .missing(field: fields.path(of: "spring"), accepted: Spring.accepted)
            }
            let matching = try fields.choice("matching", of: FollowerMatching.allCases) ?? .position
            self = try fields.follower { (path, start, velocity, time) throws(HookeError) in
                try Follower(
                    path, spring: spring, matching: matching, from: start, initialVelocity: velocity, at: time
                )
            }
        }

        package var members: [Notation.Member] {
            var others = [Notation.Member("spring", spring.notation)]
            if matching != .position { others.append(.init("matching", .text(matching.rawValue))) }
            return members(others, velocity: initialVelocity)
        }
    }

    extension SmoothDamp: Codable, NotationCoded, FieldsCoded, FollowerCoded {
        package static var fieldNames: [String] {
            words("path smoothTime maximumSpeed from velocity startTime")
        }

        package init(_ fields: NotationFields) throws(HookeError) {
            let smoothTime = try fields.number("smoothTime")
            let speed = try fields.number("maximumSpeed", default: .infinity)
            self = try fields.follower { (path, start, velocity, time) throws(HookeError) in
                try SmoothDamp(
                    path, smoothTime: smoothTime, maximumSpeed: speed, from: start, initialVelocity: velocity,
                    at: time)
            }
        }

        package var members: [Notation.Member] {
            var others = [Notation.Member("smoothTime", .number(smoothTime))]
            if maximumSpeed < .infinity { others.append(.init("maximumSpeed", .number(maximumSpeed))) }
            return members(others, velocity: initialVelocity)
        }
    }

    extension Smoothing: Codable, NotationCoded, FieldsCoded, FollowerCoded where Value: ComponentVector {
        package static var fieldNames: [String] { words("path halfLife from startTime") }

        package init(_ fields: NotationFields) throws(HookeError) {
            let halfLife = try fields.number("halfLife")
            self = try fields.follower { (path, start, _, time) throws(HookeError) in
                try Smoothing(path, halfLife: halfLife, from: start, at: time)
            }
        }

        package var members: [Notation.Member] { members([.init("halfLife", .number(halfLife))]) }
    }
#endif
