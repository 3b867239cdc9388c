import HookeGeometry
internal import HookeJSON

/// A path of a Lottie file: points, and for each the handles of the curves before and after it, relative to the point.
struct LottieShape {
    /// 1 for a closed path, otherwise 0; then x and y of each point, its handle before and its handle after.
    let numbers: [Double]

    init(numbers: [Double]) { self.numbers = numbers }

    init(_ place: JSONNode) throws(FileError) {
        var isClosed = 0.0
        if let closed = try place.member("c") {
            switch closed.value.content {
            case .bool(let bool): isClosed = bool ? 1 : 0
            default: isClosed = Double(try closed.count(in: 0...1, accepted: "true or false"))
            }
        }
        func points(_ name: String) throws(FileError) -> [(Double, Double)] {
            var points: [(Double, Double)] = []
            for point in try place.required(name, accepted: "an array of points").elements() {
                let numbers = try point.numbers()
                guard numbers.count >= 2 else { throw point.fault(accepted: "x and y") }
                points.append((numbers[0], numbers[1]))
            }
            return points
        }
        let (vertices, before, after) = (try points("v"), try points("i"), try points("o"))
        for (name, list) in [("i", before), ("o", after)] where list.count != vertices.count {
            throw .badValue(
                path: place.path.text + "." + name, value: "an array of \(list.count)",
                accepted: "\(vertices.count) points, as v has")
        }
        var numbers = [isClosed]
        for index in vertices.indices {
            for point in [vertices[index], before[index], after[index]] { numbers += [point.0, point.1] }
        }
        self.numbers = numbers
    }

    /// The path in cubics, also where it is straight, so that paths with as many points have the same steps.
    var path: VectorPath {
        func point(_ index: Int, handle: Int = 0) -> Vector2 {
            let vertex = Vector2(numbers[1 + 6 * index], numbers[2 + 6 * index])
            guard handle > 0 else { return vertex }
            return vertex + Vector2(numbers[1 + 6 * index + 2 * handle], numbers[2 + 6 * index + 2 * handle])
        }
        let count = numbers.count / 6
        var path = VectorPath()
        guard count > 0 else { return path }
        path.move(to: point(0))
        for index in 1..<max(count, 1) {
            path.cubic(
                to: point(index), control1: point(index - 1, handle: 2), control2: point(index, handle: 1))
        }
        if numbers[0] == 1 {
            path.cubic(to: point(0), control1: point(count - 1, handle: 2), control2: point(0, handle: 1))
            path.close()
        }
        return path
    }
}
