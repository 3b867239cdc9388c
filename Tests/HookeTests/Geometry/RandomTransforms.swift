import TestSupport

@testable import Hooke

/// A random transform: scale, turn, shift and, half the time, perspective.
func randomTransform(_ random: inout SeededGenerator) -> Transform3D {
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
