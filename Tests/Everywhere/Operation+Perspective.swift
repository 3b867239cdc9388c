import HookeTimeline

extension Operation {
    static let perspective = [
        Operation("perspective: points and hits") { r in
            let transform = r.transform()
            r.note(transform.project(r.vector3(100)))
            r.note(transform.project(r.vector2(100)))
            r.note(transform.unproject(r.vector2(100)))
            r.note(transform.hit(r.rectangle(), at: r.vector2(100)))
        },
        Operation("perspective: rectangles") { r in
            let projection = r.transform().project(r.rectangle())
            r.note(projection.signedArea)
            r.note(projection.polygon)
            r.note(projection.contains(r.vector2(100)))
            r.note(projection.facing == .front)
        },
        Operation("perspective: cameras") { r in
            let (field, height) = (r.number(0.1, 3), r.number(100, 1_000))
            let camera = valid { () throws(HookeError) in try Camera(fieldOfView: field, height: height) }
            r.note(camera.distance)
            r.note(camera.fieldOfView(height: height))
            r.note(camera.ray(through: r.vector2(100)).direction)
        },
        Operation("perspective: homographies") { r in
            guard let map = try? Homography(from: r.rectangle(), to: r.quad()) else { return }
            r.note(map.apply(r.vector2(100)))
            r.note(map.inverse?.row3)
            if let pose = try? CameraPose(map, distance: r.number(300, 1_000), origin: r.vector2(10)) {
                r.note(pose.rotation)
                r.note(pose.translation)
            }
        },
        Operation("perspective: depth order", every: 16) { r in
            let faces = (0..<4).map { _ in DepthOrder.Face(transform: r.transform(), rectangle: r.rectangle())
            }
            guard let order = try? DepthOrder(faces, splitting: true) else { return }
            for piece in order.pieces {
                r.note(piece.source)
                r.note(piece.polygon)
            }
        },
        Operation("perspective: layers", every: 16) { r in
            let layers = (0..<4).map { index in
                var layer = LayerTree.Layer(
                    parent: index == 0 ? nil : r.choice(index), bounds: r.rectangle(), position: r.vector2(50)
                )
                layer.transform = r.transform()
                layer.zPosition = r.number(-50, 50)
                layer.keepsDepth = r.choice(2) == 0
                return layer
            }
            guard let tree = try? LayerTree(layers) else { return }
            let hit = tree.hit(r.vector2(100))
            r.note(hit?.layer ?? -1)
            r.note(hit?.point)
            for layer in tree.visibleLayers() { r.note(layer.polygon) }
        },
    ]
}

extension Recorder {
    mutating func rectangle() -> Rectangle {
        Rectangle(x: number(-100, 100), y: number(-100, 100), width: number(1, 200), height: number(1, 200))
    }

    fileprivate mutating func quad() -> Quad {
        let (a, b, c, d) = (vector2(30), vector2(30), vector2(30), vector2(30))
        return Quad(
            topLeft: a + [-100, -100], topRight: b + [100, -100], bottomRight: c + [100, 100],
            bottomLeft: d + [-100, 100])
    }

    fileprivate mutating func note(_ x: SIMD3<Double>?) {
        note(x != nil)
        if let x { note(x) }
    }
}
