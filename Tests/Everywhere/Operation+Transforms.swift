import HookeTimeline

extension Operation {
    static let transforms = [
        Operation("transforms: algebra") { r in
            let (a, b) = (r.transform(), r.transform())
            r.note(a * b)
            r.note(a.inverse)
            r.note(a.determinant)
            r.note(Float(a.determinant))
            r.note(Transform3D.rotation(r.number(-10, 10), axis: r.vector3(1)))
            r.note(Transform3D.skew(x: r.number(-1, 1), y: r.number(-1, 1)))
        },
        Operation("transforms: decompositions") { r in
            let transform = r.transform()
            if let parts = transform.decomposed() {
                r.note(parts.translation)
                r.note(parts.scale)
                r.note(parts.skew)
                r.note(parts.perspective)
                r.note(parts.rotation)
                r.note(Transform3D(parts))
            }
            if let parts = transform.polarDecomposition() {
                r.note(parts.rotation)
                r.note(parts.stretch.diagonal)
                r.note(parts.stretch.shear)
            }
            r.note(transform.planarDecomposition()?.scale.x)
        },
        Operation("transforms: logarithm and exponential", every: 4) { r in
            let transform = r.transform()
            let generator = transform.logarithm()
            r.note(generator)
            if let generator { r.note(Transform3D.exponential(of: generator.scaledBy(x: r.number(0, 1)))) }
        },
        Operation("transforms: interpolation") { r in
            let (from, to) = (r.transform(), r.transform())
            let way = TransformInterpolation(
                from: from, to: to, method: TransformInterpolation.Method.allCases[r.choice(4)])
            r.note(way.transform(at: r.time(1)))
            r.note(way.isDecomposed)
        },
        Operation("transforms: screw") { r in
            let way = ScrewInterpolation(
                from: .init(rotation: r.rotation(), translation: r.vector3(100)),
                to: .init(rotation: r.rotation(), translation: r.vector3(100)))
            let pose = way.pose(at: r.time(1))
            r.note(pose.rotation)
            r.note(pose.translation)
            r.note(way.angle)
            r.note(way.slide)
        },
        Operation("transforms: lists") { r in
            let (from, to) = (r.list(), r.list())
            let way = TransformListInterpolation(from: from, to: to)
            r.note(way.transform(at: r.time(1)))
            r.note(way.list(at: r.number(0, 1)).transform)
            let text = from.css
            r.note(text)
            if let read = try? TransformList(css: text) { r.note(read.transform) }
        },
        Operation("transforms: track", every: 2) { r in
            let (times, values) = (r.times(), (0..<r.keyCount).map { _ in r.transform() })
            guard let track = try? TransformTrack(times: times, values: values, rule: r.rule()) else {
                return
            }
            let time = r.time(r.lastTime)
            r.note(track.transform(at: time))
            r.note(track.velocity(at: time))
        },
        Operation("transforms: straight pieces", every: 256) { r in
            let values = (0..<r.keyCount).map { _ in
                Transform3D(r.rotation()) * Transform3D.translation(r.vector3(20))
            }
            guard let track = try? TransformTrack(times: r.times(), values: values, rule: .catmullRom),
                let (pieces, error) = try? track.linearApproximation(error: 0.1)
            else { return }
            r.note(error)
            for time in pieces.times { r.note(time) }
        },
    ]
}

extension Recorder {
    /// A transform of any kind, mostly with perspective.
    mutating func transform() -> Transform3D {
        let turned = Transform3D(rotation()) * Transform3D.translation(vector3(200))
        let scaled = Transform3D.scale(x: number(-2, 2), y: number(0.1, 2), z: number(0.5, 2)) * turned
        switch choice(4) {
        case 0:
            return Transform3D(Affine2D(a: number(-2, 2), b: 0.5, c: -0.25, d: number(-2, 2), tx: 3, ty: 5))
        case 1: return scaled
        default:
            let distance = number(300, 2_000)
            return scaled * valid { () throws(HookeError) in try Transform3D.perspective(distance: distance) }
        }
    }

    mutating func list() -> TransformList {
        TransformList((0..<1 + choice(4)).map { _ in function() })
    }

    private mutating func function() -> TransformFunction {
        switch choice(7) {
        case 0: .translate(vector3(100))
        case 1: .scale(vector3(2))
        case 2: .rotateZ(number(-10, 10))
        case 3: .rotate(angle: number(-10, 10), axis: vector3(1))
        case 4: .skew(x: number(-1, 1), y: number(-1, 1))
        case 5: .perspective(distance: number(100, 1_000))
        default: .matrix(transform())
        }
    }
}
