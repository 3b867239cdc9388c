import HookeGeometry

/// A rectangle under a transform and a perspective, to project and to hit-test.
///
/// All coordinates are those of the superview; the screen is the plane z = 0. The transform acts about `origin`, as CSS's
/// `transform-origin` or a layer's anchor point; the eye is before `perspectiveOrigin`.
struct RectanglePose {
    var rectangle: Rectangle
    /// The transform about the origin of coordinates.
    var transform: Transform3D
    /// The point that the transform acts about.
    var origin: Vector2
    /// The eye; `nil` projects in parallel.
    var camera: Camera?
    /// The smallest w in front of the eye.
    var near: Double

    /// The near plane where none is given.
    static let standardNear = 0x1p-16

    /// - Parameters:
    ///   - origin: The middle of the rectangle if left out.
    ///   - perspective: The distance of the eye from the screen; no perspective if left out.
    ///   - perspectiveOrigin: The origin of the transform if left out; needs a perspective.
    init(
        _ rectangle: Rectangle, transform: Transform3D, origin: Vector2?, perspective: Double?,
        perspectiveOrigin: Vector2?, near: Double?, spelled: (String) -> String = { $0 }
    ) throws {
        try Self.check([rectangle.width, rectangle.height], spelled("rect"))
        self.rectangle = rectangle
        self.transform = transform
        let point = origin ?? rectangle.center
        self.origin = point
        if let perspective {
            guard perspective > 0, (1 / perspective).isFinite else {
                throw Refusal(
                    "\(spelled("perspective")) is \(perspective); accepted: a number above 0, or no perspective"
                )
            }
            camera = try Camera(distance: perspective, origin: perspectiveOrigin ?? point)
        } else if perspectiveOrigin != nil {
            throw Refusal(
                "\(spelled("perspectiveOrigin")) is given; accepted with \(spelled("perspective"))")
        }
        self.near = near ?? Self.standardNear
        guard self.near > 0, self.near.isFinite else {
            throw Refusal("\(spelled("near")) is \(self.near); accepted: a finite number above 0")
        }
    }

    /// Refuses a width and a height that no box of CSS has.
    private static func check(_ size: some Sequence<Double>, _ name: String) throws(Refusal) {
        for (index, number) in size.enumerated() where !(number >= 0 && number.isFinite) {
            throw Refusal("\(name)[\(2 + index)] is \(number); accepted: a finite number that is at least 0")
        }
    }

    /// The map from the rectangle's coordinates to the screen: T(−origin) · transform · T(origin) · camera.
    var map: Transform3D {
        let turned = transform.about(Vector3(origin.x, origin.y, 0))
        return camera.map { turned * $0.transform } ?? turned
    }

    var projection: RectangleProjection { map.project(rectangle, near: near) }
}

extension RectanglePose {
    /// Reads the fields that `project` and `hit` share. Percentages are those of the rectangle, if no `box` is given.
    init(_ fields: NotationFields) throws {
        let numbers = try fields.numbers("rect", meanings: ["x", "y", "width", "height"])
        try Self.check(numbers[2...], "rect")
        var sizes = try TransformSizes(fields)
        if sizes.box == nil { sizes.box = Vector2(numbers[2], numbers[3]) }
        let list = try fields.transform("transform", sizes)
        try self.init(
            Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            transform: list.transform, origin: try fields.point("origin"),
            perspective: try fields.perspective(), perspectiveOrigin: try fields.point("perspectiveOrigin"),
            near: try fields.optionalNumber("near"))
    }
}

extension NotationFields {
    /// Reads a required transform.
    func transform(_ name: String, _ sizes: TransformSizes) throws(HookeError) -> TransformList {
        try TransformList(
            required(name, accepted: TransformList.accepted), at: path(of: name).name, sizes)
    }

    /// Reads a point, or returns `nil` where the field is left out.
    fileprivate func point(_ name: String) throws(HookeError) -> Vector2? {
        guard has(name) else { return nil }
        let numbers = try numbers(name, meanings: ["x", "y"])
        return Vector2(numbers[0], numbers[1])
    }

    /// Reads the distance of the eye; `nil` where it is left out or "none".
    fileprivate func perspective() throws(HookeError) -> Double? {
        switch self["perspective"] {
        case nil, .text("none"): nil
        case .number(let number): number
        case let value?: throw value.fault("perspective", accepted: "a number above 0, or \"none\"")
        }
    }
}
