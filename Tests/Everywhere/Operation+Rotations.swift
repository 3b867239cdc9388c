import HookeTimeline

extension Operation {
    static let rotations = [
        Operation("rotations: conversions") { r in
            let rotation = r.rotation()
            r.note(rotation.rotationVector)
            r.note(rotation.angle)
            r.note(rotation.rotating(r.vector3(10)))
            let angles = EulerAngles(rotation, order: EulerAngles.Order.allCases[r.choice(12)])
            r.note(SIMD3(angles.first, angles.second, angles.third))
            r.note(Quaternion(angles))
            r.note(Quaternion(rotationOf: Transform3D(rotation)))
        },
        Operation("rotations: slerp, nlerp and squad") { r in
            let (a, b, t) = (r.rotation(), r.rotation(), r.time(1))
            r.note(a.slerp(to: b, at: t))
            r.note(a.nlerp(to: b, at: t))
            r.note(Squad.segments(through: [a, r.rotation(), b, r.rotation()])[r.choice(3)].value(at: t))
        },
        Operation("rotations: track", every: 4) { r in
            let (times, values) = (r.times(), (0..<r.keyCount).map { _ in r.rotation() })
            guard let track = try? RotationTrack(times: times, values: values, rule: r.rule()) else { return }
            let state = track.state(at: r.time(r.lastTime))
            r.note(state.rotation)
            r.note(state.angularVelocity)
            r.note(state.angularAcceleration)
        },
        Operation("rotations: even speed", every: 32) { r in
            let values = (0..<r.keyCount).map { _ in r.rotation() }
            guard let track = try? RotationTrack.cubicPaced(values: values, from: 0, to: r.lastTime) else {
                return
            }
            r.note(track.value(at: r.time(r.lastTime)))
        },
    ]
}

extension Recorder {
    mutating func rotation() -> Quaternion {
        choice(4) == 0
            ? Quaternion(angle: number(-10, 10), axis: vector3(1)) : Quaternion(rotationVector: vector3(3))
    }
}
