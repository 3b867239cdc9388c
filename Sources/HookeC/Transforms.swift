// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke
import HookeGeometry

private func matrix(_ elements: UnsafePointer<Double>?, _ field: String) throws(Refusal) -> Transform3D {
    let elements = try elements.given(field)
    for index in 0..<16 { _ = try finite(elements[index], field, at: index) }
    func row(_ i: Int) -> SIMD4<Double> {
        SIMD4(elements[i], elements[i + 1], elements[i + 2], elements[i + 3])
    }
    return Transform3D(row1: row(0), row2: row(4), row3: row(8), row4: row(12))
}

extension Transform3D {
    fileprivate func write(to elements: UnsafeMutablePointer<Double>) {
        for (index, row) in [row1, row2, row3, row4].enumerated() {
            for column in 0..<4 { elements[4 * index + column] = row[column] }
        }
    }
}

private func list(
    _ css: UnsafePointer<CChar>?, _ length: Int, _ field: String, _ box: UnsafePointer<Double>?
) throws(Refusal) -> TransformList {
    let css = try text(css, length, field)
    for index in 0..<2 {
        guard let box, !(box[index] >= 0 && box[index].isFinite) else { continue }
        throw Refusal(
            HOOKE_OUT_OF_RANGE, "box", value: box[index], index: index,
            accepted: "a finite number that is at least 0")
    }
    return try ask(about: field) { () throws(HookeError) in
        try TransformList(css: css, box: box.map { Vector2($0[0], $0[1]) })
    }
}

@c @implementation
package func hooke_transform_decompose(
    _ elements: UnsafePointer<Double>?, _ parts: UnsafeMutablePointer<hooke_parts>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let parts = try parts.given("parts")
        guard let found = try matrix(elements, "matrix").decomposed() else {
            throw Refusal(
                HOOKE_NO_SOLUTION, "matrix", accepted: "a transform that is not singular")
        }
        func triple(_ v: Vector3) -> (Double, Double, Double) { (v.x, v.y, v.z) }
        func quadruple(_ v: SIMD4<Double>) -> (Double, Double, Double, Double) { (v.x, v.y, v.z, v.w) }
        parts.pointee = hooke_parts(
            translation: triple(found.translation), scale: triple(found.scale), skew: triple(found.skew),
            perspective: quadruple(found.perspective), rotation: quadruple(found.rotation.components))
    }
}

@c @implementation
package func hooke_transform_compose(
    _ parts: UnsafePointer<hooke_parts>?, _ matrix: UnsafeMutablePointer<Double>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let (given, matrix) = (try parts.given("parts").pointee, try matrix.given("matrix"))
        func triple(_ v: (Double, Double, Double), _ field: String) throws(Refusal) -> Vector3 {
            Vector3(
                try finite(v.0, field, at: 0), try finite(v.1, field, at: 1), try finite(v.2, field, at: 2))
        }
        func quadruple(
            _ v: (Double, Double, Double, Double), _ field: String
        ) throws(Refusal) -> SIMD4<Double> {
            SIMD4(try triple((v.0, v.1, v.2), field), try finite(v.3, field, at: 3))
        }
        let parts = Transform3D.Decomposition(
            translation: try triple(given.translation, "translation"),
            scale: try triple(given.scale, "scale"),
            skew: try triple(given.skew, "skew"),
            perspective: try quadruple(given.perspective, "perspective"),
            rotation: Quaternion(components: try quadruple(given.rotation, "rotation")))
        Transform3D(parts).write(to: matrix)
    }
}

@c @implementation
package func hooke_transform_parse(
    _ css: UnsafePointer<CChar>?, _ length: Int, _ box: UnsafePointer<Double>?,
    _ matrix: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let matrix = try matrix.given("matrix")
        try list(css, length, "css", box).transform.write(to: matrix)
    }
}

@c @implementation
package func hooke_transform_between(
    _ from: UnsafePointer<Double>?, _ to: UnsafePointer<Double>?, _ method: Int32,
    _ handle: UnsafeMutablePointer<hooke_handle>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let handle = try handle.given("between")
        let (from, to) = (try matrix(from, "from"), try matrix(to, "to"))
        let spelled: TransformInterpolation.Method
        switch Int(method) {
        case HOOKE_CSS: spelled = .css
        case HOOKE_POLAR: spelled = .polar
        case HOOKE_SCREW: spelled = .screw
        case HOOKE_LOGARITHM: spelled = .logarithm
        default: throw Refusal(HOOKE_OUT_OF_RANGE, "method", value: Double(method), accepted: "0 to 3")
        }
        try store(.transforms(TransformInterpolation(from: from, to: to, method: spelled)), in: handle)
    }
}

@c @implementation
package func hooke_transform_between_css(
    _ from: UnsafePointer<CChar>?, _ fromLength: Int, _ to: UnsafePointer<CChar>?, _ toLength: Int,
    _ box: UnsafePointer<Double>?, _ handle: UnsafeMutablePointer<hooke_handle>?,
    _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let handle = try handle.given("between")
        let (from, to) = (try list(from, fromLength, "from", box), try list(to, toLength, "to", box))
        let elements = max(from.functions.count, to.functions.count, 1)
        try store(.lists(TransformListInterpolation(from: from, to: to)), elements: elements, in: handle)
    }
}

@c @implementation
package func hooke_transform_sample(
    _ handle: hooke_handle, _ progress: UnsafePointer<Double>?, _ n: Int,
    _ matrices: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        try check(progress == nil, n, "progress")
        try check(matrices == nil, n, "matrices")
        func fill(_ answer: (Double) -> Transform3D) {
            guard let progress, let matrices else { return }
            for index in 0..<n { answer(progress[index]).write(to: matrices + 16 * index) }
        }
        switch stored(handle) {
        case .transforms(let between)?: fill { between.transform(at: $0) }
        case .lists(let between)?: fill { between.transform(at: $0) }
        default: throw unknown(handle, "between", "the handle of an interpolation of transforms")
        }
    }
}

@c @implementation
package func hooke_transform_accumulate(
    _ base: UnsafePointer<CChar>?, _ baseLength: Int, _ css: UnsafePointer<CChar>?, _ cssLength: Int,
    _ count: Int32, _ box: UnsafePointer<Double>?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        let length = try length.given("length")
        guard count >= 0 else {
            throw Refusal(HOOKE_OUT_OF_RANGE, "count", value: Double(count), accepted: "at least 0")
        }
        let (base, added) = (try list(base, baseLength, "base", box), try list(css, cssLength, "css", box))
        let sum = base.accumulating(added, times: Int(count))
        try ask(about: "css") { () throws(HookeError) in try sum.checkProduct(.css, sum.css) }
        try write(sum.css, to: text, capacity, length)
    }
}
