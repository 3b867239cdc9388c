import SceneRenderer

extension Mesh {
    /// Returns the colour at a point, from 0 to 1: triangles are composited in order over `ground`, as a
    /// graphics card does.
    func color(at point: SIMD2<Double>, over ground: SIMD3<Double> = .zero) -> SIMD3<Double> {
        layers(at: point).reduce(ground) { below, layer in
            below + (SIMD3(layer.x, layer.y, layer.z) - below) * layer.w
        }
    }

    /// Returns the colours of the triangles at a point, in painting order. The point is shifted by 1e-7,
    /// because on a shared edge it would be in both triangles.
    func layers(at place: SIMD2<Double>) -> [SIMD4<Double>] {
        let point = place + SIMD2(1.1e-7, 0.7e-7)
        var layers: [SIMD4<Double>] = []
        for first in stride(from: 0, to: indices.count, by: 3) {
            let corners = (0..<3).map { vertices[Int(indices[first + $0])] }
            let places = corners.map { SIMD2<Double>($0.position) }
            func doubled(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
                (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
            }
            let area = doubled(places[0], places[1], places[2])
            guard area != 0 else { continue }
            let weights = [
                doubled(point, places[1], places[2]) / area, doubled(places[0], point, places[2]) / area,
                doubled(places[0], places[1], point) / area,
            ]
            guard weights.allSatisfy({ $0 >= 0 }) else { continue }
            layers.append(
                zip(weights, corners).reduce(.zero) { $0 + $1.0 * SIMD4<Double>($1.1.color) / 255 })
        }
        return layers
    }
}
