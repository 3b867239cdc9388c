// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke

private func space(_ number: Int32, _ field: String = "space") throws(Refusal) -> ColorValue.Space {
    guard let place = Int(exactly: number), ColorValue.Space.allCases.indices.contains(place) else {
        throw Refusal(HOOKE_OUT_OF_RANGE, field, value: Double(number), accepted: "0 to 13")
    }
    return ColorValue.Space.allCases[place]
}

private func color(_ given: UnsafePointer<hooke_color>?, _ field: String) throws(Refusal) -> ColorValue {
    let given = try given.given(field).pointee
    guard (0...15).contains(given.missing) else {
        throw Refusal(HOOKE_OUT_OF_RANGE, "missing", value: Double(given.missing), accepted: "0 to 15")
    }
    let parts = given.parts
    return ColorValue(
        try space(given.space), Vector3(parts.0, parts.1, parts.2), alpha: parts.3,
        missing: ColorValue.Parts(rawValue: UInt8(given.missing)))
}

private func written(_ color: ColorValue) -> hooke_color {
    let parts = (color.components.x, color.components.y, color.components.z, color.alpha)
    let space = ColorValue.Space.allCases.firstIndex { $0 == color.space } ?? 0
    return hooke_color(parts: parts, space: Int32(space), missing: Int32(color.missing.rawValue))
}

@c @implementation
package func hooke_color_parse(
    _ start: UnsafePointer<CChar>?, _ length: Int, _ color: UnsafeMutablePointer<hooke_color>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let color = try color.given("color")
        let text = try text(start, length, "text")
        color.pointee = written(try ask(about: "text") { () throws(HookeError) in try ColorValue(css: text) })
    }
}

@c @implementation
package func hooke_color_css(
    _ given: UnsafePointer<hooke_color>?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let length = try length.given("length")
        try write(color(given, "color").css, to: text, capacity, length)
    }
}

@c @implementation
package func hooke_color_convert(
    _ given: UnsafePointer<hooke_color>?, _ number: Int32, _ converted: UnsafeMutablePointer<hooke_color>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (found, converted) = (try color(given, "color"), try converted.given("converted"))
        converted.pointee = written(found.converted(to: try space(number)))
    }
}

@c @implementation
package func hooke_color_mix(
    _ from: UnsafePointer<hooke_color>?, _ to: UnsafePointer<hooke_color>?, _ number: Int32, _ hue: Int32,
    _ fractions: UnsafePointer<Double>?, _ n: Int, _ colors: UnsafeMutablePointer<hooke_color>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (from, to) = (try color(from, "from"), try color(to, "to"))
        let space = try space(number)
        guard let place = Int(exactly: hue), ColorValue.HueArc.allCases.indices.contains(place) else {
            throw Refusal(HOOKE_OUT_OF_RANGE, "hue", value: Double(hue), accepted: "0 to 3")
        }
        try check(fractions == nil, n, "fractions")
        try check(colors == nil, n, "colors")
        guard let fractions, let colors else { return }
        let arc = ColorValue.HueArc.allCases[place]
        for index in 0..<n {
            colors[index] = written(from.mixed(with: to, at: fractions[index], in: space, hue: arc))
        }
    }
}
