import HookeGeometry

/// A random transform: scale, rotation, translation and, half the time, perspective.
package func randomTransform(_ random: inout SeededGenerator) -> Transform3D {
    func factor(_ r: inout SeededGenerator) -> Double { r.logUniform(0.3...3) * (r.chance(0.3) ? -1 : 1) }
    let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
    var m = Transform3D.scale(x: factor(&random), y: factor(&random), z: factor(&random))
    m.m21 = random.uniform(-1...1)
    m = m * .rotation(random.uniform(-4...4), axis: axis)
    m =
        m
        * .translation(x: random.uniform(-50...50), y: random.uniform(-50...50), z: random.uniform(-50...50))
    if random.chance(0.5) { m.m34 += -1 / random.uniform(200...2_000) }
    return m
}

/// A random convex quad: a distorted square, compressed in a random direction, of any size and position.
package func randomQuad(_ random: inout SeededGenerator, squeeze: Double, isMirrored: Bool) -> Quad {
    let size = random.logUniform(1e-3...1e4)
    let center = Vector2(random.uniform(-5...5), random.uniform(-5...5)) * size
    let turn = Affine2D.rotation(random.uniform(0...6.3)).concatenating(
        .translation(x: center.x, y: center.y))
    func corner(_ x: Double, _ y: Double) -> Vector2 {
        turn.transform(
            size
                * Vector2(
                    x + random.uniform(-0.45...0.45), squeeze * (y + random.uniform(-0.45...0.45))))
    }
    let (a, b, c, d) = (corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1))
    return isMirrored
        ? Quad(topLeft: b, topRight: a, bottomRight: d, bottomLeft: c)
        : Quad(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
}
