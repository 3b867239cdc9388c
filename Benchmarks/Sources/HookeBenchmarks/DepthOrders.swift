import BenchmarkHarness
import Foundation
import HookeGeometry

// Faces in space, ordered from back to front.

/// Randomly rotated cards in front of an eye. The number of overlaps per card is the same for 100 and 1,000 faces; in a
/// pile nearly all overlap.
private func cards(_ count: Int, apart: Bool, inPile: Bool = false) -> [DepthOrder.Face] {
    let side = inPile ? 20 : (Double(count) / 100).squareRoot() * 1_000
    return (0..<count).map { index in
        let n = (0..<6).map { scattered(6 * index + $0) }
        // With `apart`, every card is rotated within its own depth layer.
        let turn = apart ? 0.02 * n[3] / Double(count) : n[3]
        let depth = apart ? -500 * Double(index) / Double(count) : 250 * n[2] - 250
        return DepthOrder.Face(
            transform: Transform3D.rotation(turn, axis: Vector3(n[4], n[5], 0.3))
                * .translation(x: side * n[0], y: side * n[1], z: depth),
            rectangle: Rectangle(x: -100, y: -100, width: 200, height: 200))
    }
}

/// The common but wrong implementation: sorts by the depth of the centre.
private func byMiddle(_ faces: [DepthOrder.Face], _ camera: Transform3D) -> [Int] {
    let depths = faces.map { face in
        let middle = face.transform.concatenating(camera).homogeneous(face.rectangle.center)
        return middle.z / middle.w
    }
    return faces.indices.sorted { depths[$0] < depths[$1] }
}

let depthOrders = Benchmark("faces from back to front", sizes: [100, 1_000]) { count in
    let apart = cards(count, apart: true)
    let crossing = cards(count, apart: false)
    let pile = cards(count, apart: true, inPile: true)
    let camera = try! Transform3D.perspective(distance: 1_500)
    func variant(
        _ name: String, _ role: Variant.Role, _ faces: [DepthOrder.Face],
        _ sort: @escaping ([DepthOrder.Face]) -> [Int]
    ) -> Variant {
        Variant(name, role) { repetitions in
            var faces = faces
            for _ in 0..<repetitions {
                consume(&faces)
                consume(result: sort(faces))
            }
        }
    }
    return (
        count,
        [
            variant("DepthOrder", .hooke, apart) { try! DepthOrder($0, camera: camera).order },
            variant("DepthOrder, a pile", .other, pile) { try! DepthOrder($0, camera: camera).order },
            variant("DepthOrder, crossing faces", .other, crossing) {
                try! DepthOrder($0, camera: camera).order
            },
            variant("the same, cut", .other, crossing) {
                try! DepthOrder($0, camera: camera, splitting: true).order
            },
            variant("depths of the middles, wrong", .naive, apart) { byMiddle($0, camera) },
        ]
    )
}
