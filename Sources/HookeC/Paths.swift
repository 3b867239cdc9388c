// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke
import HookeGeometry
import HookeMotion

private func view(_ start: UnsafePointer<Double>?, _ field: String) throws(Refusal) -> ZoomView {
    let numbers = try vector(start, 3, field)
    guard numbers.z > 0 else {
        throw Refusal(
            HOOKE_OUT_OF_RANGE, field, value: numbers.z, index: 2, accepted: "a finite number above 0")
    }
    return ZoomView(center: SIMD2(numbers.x, numbers.y), width: numbers.z)
}

@c @implementation
package func hooke_zoom(
    _ from: UnsafePointer<Double>?, _ to: UnsafePointer<Double>?, _ rho: Double,
    _ length: UnsafeMutablePointer<Double>?, _ zoom: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let zoom = try zoom.given("zoom")
        let (from, to) = (try view(from, "from"), try view(to, "to"))
        let path = try ask("rho=rho", of: "to") { () throws(HookeError) in
            try ZoomPath(from: from, to: to, rho: rho)
        }
        try store(.zoom(Boxed(path)), in: zoom)
        length?.pointee = path.length
    }
}

@c @implementation
package func hooke_zoom_sample(
    _ zoom: hooke_handle, _ fractions: UnsafePointer<Double>?, _ n: Int,
    _ views: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        guard case .zoom(let path)? = stored(zoom) else {
            throw unknown(zoom, "zoom", "the handle of hooke_zoom")
        }
        try check(fractions == nil, n, "fractions")
        try check(views == nil, n, "views")
        guard let fractions, let views else { return }
        for index in 0..<n {
            let view = path.content.view(at: fractions[index])
            (views[3 * index], views[3 * index + 1]) = (view.center.x, view.center.y)
            views[3 * index + 2] = view.width
        }
    }
}

@c @implementation
package func hooke_path_parse(
    _ start: UnsafePointer<CChar>?, _ length: Int, _ path: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let path = try path.given("path")
        let text = try text(start, length, "text")
        let parsed = try ask(about: "text") { () throws(HookeError) in try VectorPath(svg: text) }
        guard !parsed.isEmpty, parsed.isFinite else {
            throw Refusal(HOOKE_BAD_TEXT, "text", index: 0, accepted: "1 step or more, of finite numbers")
        }
        let measured = try ask(about: "text") { () throws(HookeError) in try MeasuredPath(parsed) }
        try store(.path(Boxed(measured)), elements: parsed.elements.count, in: path)
    }
}

private func measured(_ path: hooke_handle) throws(Refusal) -> MeasuredPath {
    guard case .path(let box)? = stored(path) else {
        throw unknown(path, "path", "the handle of hooke_path_parse")
    }
    return box.content
}

@c @implementation
package func hooke_path_info(
    _ path: hooke_handle, _ length: UnsafeMutablePointer<Double>?, _ bounds: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let path = try measured(path)
        length?.pointee = path.length
        if let bounds {
            let box = path.path.bounds ?? .zero
            (bounds[0], bounds[1], bounds[2], bounds[3]) = (box.minX, box.minY, box.width, box.height)
        }
    }
}

@c @implementation
package func hooke_path_sample(
    _ path: hooke_handle, _ distances: UnsafePointer<Double>?, _ n: Int,
    _ points: UnsafeMutablePointer<Double>?,
    _ angles: UnsafeMutablePointer<Double>?, _ curvatures: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let path = try measured(path)
        try check(distances == nil, n, "distances")
        guard let distances else { return }
        for index in 0..<n {
            let sample = path.sample(at: distances[index])
            if let points {
                (points[2 * index], points[2 * index + 1]) = (sample.position.x, sample.position.y)
            }
            if let angles { angles[index] = sample.angle }
            if let curvatures { curvatures[index] = sample.curvature }
        }
    }
}
