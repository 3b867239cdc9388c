import Foundation
import Hooke
internal import HookeJSON
import HookeTransitions

extension DescribedAnimation {
    /// The fields of each kind of timing, beside `view`, `property` and `delay`.
    private static let fields: KeyValuePairs<String, [String]> = [
        "spring": ["spring", "initialVelocity", "from", "to"],
        "keyframes": ["keyframes", "duration", "mode"],
        "curve": ["duration", "curve", "from", "to"],
    ]
    private static let common = ["view", "property", "delay"]

    private static let modes: KeyValuePairs<String, KeyframeAnimationOptions> = [
        "linear": .calculationModeLinear, "cubic": .calculationModeCubic,
        "hold-safe-cubic": .calculationModeHoldSafeCubic, "discrete": .calculationModeDiscrete,
    ]

    /// The longest duration and delay, in seconds.
    private static let longest = 60.0

    /// Reads all animations. No two may move the same property of a view.
    static func list(
        _ place: JSONNode, views: [String: DescribedView]
    ) throws(FileError) -> [DescribedAnimation] {
        let places = try place.elements()
        guard !places.isEmpty else { throw place.fault(accepted: "at least one animation") }
        var animations: [DescribedAnimation] = []
        for place in places {
            let animation = try one(place, views: views)
            let earlier = animations.firstIndex {
                $0.view == animation.view && $0.moves(animation.property)
            }
            if let earlier {
                throw try place.required("property", accepted: "").fault(
                    accepted: "a property of \(animation.view) that animations[\(earlier)] does not move; "
                        + "keyframes move one several times")
            }
            animations.append(animation)
        }
        return animations
    }

    private func moves(_ other: Property) -> Bool {
        let places: Set<Property> = [.frame, .center]
        return property == other || places.contains(property) && places.contains(other)
    }

    private static func one(
        _ place: JSONNode, views: [String: DescribedView]
    ) throws(FileError) -> DescribedAnimation {
        try place.fields(
            fields.flatMap(\.value).reduce(into: common) { if !$0.contains($1) { $0.append($1) } })
        let named = try place.required("view", accepted: "the name of a view")
        let name = try named.string()
        guard let view = views[name] else {
            let names = views.keys.filter { !$0.contains("[") }.sorted()
            throw named.fault(accepted: names.joined(separator: ", "), words: names)
        }
        let property = try place.required(
            "property", accepted: Property.allCases.map(\.rawValue).joined(separator: ", ")
        ).word(Property.self)
        let members = place.members.map(\.name)
        let kind = fields.first { members.contains($0.key) } ?? fields[2]
        for (field, given) in place.members
        where !(common + kind.value).contains(where: { isSameName($0, field) }) {
            throw given.fault(
                accepted: "beside \(kind.key) only \((common + kind.value).joined(separator: ", "))")
        }
        var animation = DescribedAnimation(
            view: name, property: property,
            start: try place.member("from")?.value(of: property, in: view),
            end: try place.member("to")?.value(of: property, in: view),
            timing: try timing(kind.key, place, property, view),
            delay: try place.member("delay")?.number(in: 0...longest, accepted: "seconds from 0 to 60") ?? 0)
        if case .keyframes(let keys, _, _) = animation.timing {
            if keys[0].time == 0 { animation.start = keys[0].value }
        } else if animation.start == nil, animation.end == nil {
            throw place.missing("to", accepted: "from, to or both")
        }
        return animation
    }

    private static func timing(
        _ kind: String, _ place: JSONNode, _ property: Property, _ view: DescribedView
    ) throws(FileError) -> Timing {
        if kind == "spring" {
            let given = try place.required("spring", accepted: "a spring")
            let velocity = try place.member("initialVelocity")?.number(
                in: -1e4...1e4, accepted: "a number to ±10000, in distances from start to end per second")
            return try spring(given, velocity: velocity ?? 0)
        }
        let duration = try place.required("duration", accepted: "seconds above 0, at most 60")
            .number(in: Double.leastNormalMagnitude...longest, accepted: "seconds above 0, at most 60")
        if kind == "keyframes" {
            let mode = try place.member("mode")?.word(modes.map(\.key)) ?? "linear"
            let options = modes.first { $0.key == mode }?.value ?? []
            let keys = try keys(place.required("keyframes", accepted: "keyframes"), property, view)
            return .keyframes(keys, [options, .curveLinear], duration: duration)
        }
        return .curve(
            try place.member("curve")?.value(TimingFunction.init(_:at:)) ?? .easeInOut, duration: duration)
    }

    private static func spring(
        _ place: JSONNode, velocity: Double
    ) throws(FileError) -> Timing {
        let spring = try place.value(Spring.init(_:at:))
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1.0, initialVelocity: velocity)
        guard let duration = motion.settlingDuration(within: 1e-3), duration <= longest else {
            throw place.fault(accepted: "a spring that settles within 0.1 % in at most 60 s")
        }
        return .spring(spring, velocity: velocity, duration: duration)
    }

    private static func keys(
        _ place: JSONNode, _ property: Property, _ view: DescribedView
    ) throws(FileError) -> [Key] {
        var keys: [Key] = []
        for key in try place.elements() {
            try key.fields(["at", "value"])
            let given = try key.required("at", accepted: "a fraction from 0 to 1")
            let time = try given.number(in: 0...1, accepted: "a fraction from 0 to 1")
            guard time > keys.last?.time ?? -1 else {
                throw given.fault(accepted: "more than the fraction of the keyframe before it")
            }
            let value = try key.required("value", accepted: "a value of \(property.rawValue)")
            keys.append(Key(time: time, value: try value.value(of: property, in: view)))
        }
        guard let last = keys.last, last.time > 0 else {
            throw place.fault(accepted: "at least one keyframe after 0")
        }
        return keys
    }
}

extension JSONNode {
    /// Returns a value of a property of a view.
    fileprivate func value(
        of property: DescribedAnimation.Property, in view: DescribedView
    ) throws(FileError) -> DescribedAnimation.Value {
        switch property {
        case .frame: return .frame(try rectangle())
        case .center:
            let point = try numbers(["x", "y"])
            return .center(CGPoint(x: point[0], y: point[1]))
        case .opacity: return .opacity(try opacity())
        case .color: return .color(try color())
        case .cornerRadius: return .cornerRadius(try radius())
        case .transform:
            return .transform(try transform(of: view.frame?.size ?? CGSize(width: 390, height: 844)))
        }
    }
}
