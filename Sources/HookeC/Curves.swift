// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke

private func make(
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?,
    elements: Int = 1, _ curve: () throws(HookeError) -> TimingFunction
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let handle = try handle.given("curve")
        try store(.curve(try ask(curve)), elements: elements, in: handle)
    }
}

@c @implementation
package func hooke_curve_bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ handle: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    make(handle, error) { () throws(HookeError) in .bezier(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)) }
}

@c @implementation
package func hooke_curve_steps(
    _ count: Int32, _ jump: Int32, _ handle: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    make(handle, error) { () throws(HookeError) in
        let jumps: Steps.Jump
        switch Int(jump) {
        case HOOKE_JUMP_START: jumps = .start
        case HOOKE_JUMP_END: jumps = .end
        case HOOKE_JUMP_NONE: jumps = .none
        case HOOKE_JUMP_BOTH: jumps = .both
        default: throw .outOfRange(field: "jump", value: Double(jump), accepted: "0 to 3")
        }
        return .steps(try Steps(Int(count), jump: jumps))
    }
}

@c @implementation
package func hooke_curve_stops(
    _ inputs: UnsafePointer<Double>?, _ outputs: UnsafePointer<Double>?, _ n: Int,
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let handle = try handle.given("curve")
        let (inputs, outputs) = (try array(inputs, n, "inputs"), try array(outputs, n, "outputs"))
        let curve = try ask("stops.input=inputs,stops.output=outputs,stops=inputs") { () throws(HookeError) in
            try LinearStops(zip(inputs, outputs).map { LinearStops.Stop(input: $0, output: $1) })
        }
        try store(.curve(.linear(curve)), elements: n, in: handle)
    }
}

@c @implementation
package func hooke_curve_spring(
    _ spring: UnsafePointer<Double>?, _ velocity: Double, _ duration: Double,
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (handle, numbers) = (try handle.given("curve"), try spring.given("spring"))
        let spring = try physicalSpring(numbers[0], numbers[1], numbers[2], of: "spring")
        let curve = try ask("initialVelocity=velocity") { () throws(HookeError) in
            try SpringCurve(spring, initialVelocity: velocity, duration: duration)
        }
        try store(.curve(.spring(curve)), in: handle)
    }
}

@c @implementation
package func hooke_curve_parse(
    _ start: UnsafePointer<CChar>?, _ length: Int, _ handle: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let handle = try handle.given("curve")
        let text = try text(start, length, "text")
        let curve = try ask { () throws(HookeError) in try TimingFunction(.text(text), at: "text") }
        try store(.curve(curve), elements: elements(of: curve), in: handle)
    }
}

/// Returns the number of stops and points of a curve, at least 1.
private func elements(of curve: TimingFunction) -> Int {
    switch curve {
    case .linear(let linear): linear.stops.count
    case .path(let path): path.points.count
    case .reversed(let curve): elements(of: curve)
    case .composed(let outer, let inner): elements(of: outer) + elements(of: inner)
    default: 1
    }
}

@c @implementation
package func hooke_curve_inverse(
    _ handle: hooke_handle, _ value: Double, _ input: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let input = try input.given("input")
        let curve = try curve(handle)
        let time = try ask("inverse=curve") { () throws(HookeError) in try curve.firstTime(reaching: value) }
        guard let time else {
            throw Refusal(
                HOOKE_NO_SOLUTION, "value", value: value, accepted: "a value that the curve has in [0, 1]")
        }
        input.pointee = time
    }
}

@c @implementation
package func hooke_curve_linear(
    _ handle: hooke_handle, _ largestError: Double, _ found: UnsafeMutablePointer<Double>?,
    _ linear: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let linear = try linear.given("linear")
        let curve = try curve(handle)
        let made = try ask("error=largest_error", of: "curve") {
            () throws(HookeError) in try curve.linearApproximation(error: largestError)
        }
        try store(.curve(.linear(made.curve)), elements: made.curve.stops.count, in: linear)
        found?.pointee = made.error
    }
}

@c @implementation
package func hooke_curve_css(
    _ handle: hooke_handle, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let length = try length.given("length")
        guard let css = try curve(handle).css else {
            throw Refusal(
                HOOKE_NO_SOLUTION, "curve",
                accepted: "a curve that CSS can write: a Bézier, steps or linear(); see hooke_curve_linear")
        }
        try write(css, to: text, capacity, length)
    }
}

@c @implementation
package func hooke_curve_text(
    _ handle: hooke_handle, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        try write(try curve(handle).text, to: text, capacity, try length.given("length"))
    }
}

@c @implementation
package func hooke_curve_names(
    _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let length = try length.given("length")
        try write(Hooke.list(TimingFunction.names, separator: " "), to: text, capacity, length)
    }
}
