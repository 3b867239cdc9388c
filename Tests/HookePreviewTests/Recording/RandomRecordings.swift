import Foundation
import HookeGeometry
import HookePreview
import HookeTransitions
import TestSupport

/// Names that try to escape from every format.
let hostileNames = [
    "view", "a,b", "say \"hi\"", "</script><script>document.title='broken'</script>", "<!--<script>", "]]>",
    "&amp; & <b>", "two\nlines\r\n", "\u{0}\u{8}\u{1B}\u{7F}\u{85}", "\u{FFFE}\u{FFFF}", "\u{2028}\u{2029}",
    "名前 👩‍👩‍👧", "' onload='alert(1)", "\\u003c \\ \\\\\"", "", String(repeating: "long ", count: 400),
]

/// Recordings with non-decreasing times, in which everything else may be invalid: not finite, huge, mirrored,
/// folded, behind the eye, outside the screen, clipped, masked, without a colour, with a hostile name.
var anyRecording: Generator<SceneRecording> {
    Generator(
        draw: { random in
            let size = Point(random.uniform(1...1_500), random.uniform(1...1_500))
            var time = random.uniform(-2...2)
            let names = (0..<4).map { _ in hostileNames[random.integer(0...hostileNames.count - 1)] }
            let frames = (0..<random.integer(0...14)).map { _ in
                time += random.chance(0.1) ? 0 : random.uniform(0...0.1)
                var next: UInt64 = 0
                var root = anyNode(&next, names, size, &random, depth: 2)
                if random.chance(0.7) { root.state.backgroundColor = nil }
                return Frame(
                    time: time, phase: SceneRecording.Phase.allCases[random.integer(0...5)],
                    fraction: anyNumber(&random, 0...1), fractionVelocity: anyNumber(&random, -5...5),
                    finger: random.chance(0.5) ? anyPoint(&random, size) : nil,
                    snapshot: SceneSnapshot(time: time, root: root))
            }
            var recording = SceneRecording(size: CGSize(width: size.x, height: size.y), frames: frames)
            (recording.title, recording.subtitle) = (names[0], names[1])
            recording.events = (0..<random.integer(0...9)).map {
                .init(time: random.uniform(-3...4), label: hostileNames[$0])
            }
            recording.summary = (0..<random.integer(0...20)).map {
                .init(key: names[$0 % 4], value: hostileNames[$0 % hostileNames.count])
            }
            if random.chance(0.3) {
                var shape = LayerShape()
                shape.contents = LayerImage(
                    uri: "data:image/png;base64,AA==", size: Point(30, 20), fit: .cover)
                shape.text = LayerText(names[2], alignment: .center)
                for index in frames.indices where !frames[index].snapshot.root.children.isEmpty {
                    recording.frames[index].snapshot.root.children[0].state.shape = shape
                }
            }
            return recording
        },
        shrink: { recording in
            var simpler: [SceneRecording] = []
            for index in recording.frames.indices {
                var shorter = recording
                shorter.frames.remove(at: index)
                simpler.append(shorter)
            }
            for index in recording.frames.indices
            where !recording.frames[index].snapshot.root.children.isEmpty {
                var emptier = recording
                emptier.frames[index].snapshot.root.children.removeLast()
                simpler.append(emptier)
            }
            return simpler
        })
}

private func anyNumber(_ random: inout SeededGenerator, _ usual: ClosedRange<Double>) -> Double {
    guard random.chance(0.03) else { return random.uniform(usual) }
    let odd = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e99, .leastNonzeroMagnitude, -0.0, 0, 1e-300]
    return odd[random.integer(0...odd.count - 1)]
}

private func anyPoint(_ random: inout SeededGenerator, _ size: Point) -> Point {
    Point(
        anyNumber(&random, (-0.5 * size.x)...(1.5 * size.x)),
        anyNumber(&random, (-0.5 * size.y)...(1.5 * size.y)))
}

private func anyColor(_ random: inout SeededGenerator) -> SceneColor {
    SceneColor(
        red: anyNumber(&random, 0...1), green: anyNumber(&random, 0...1), blue: anyNumber(&random, 0...1),
        alpha: anyNumber(&random, 0...1))
}

private func anyTransform(_ random: inout SeededGenerator) -> Transform3D {
    let turned = Transform3D.rotationY(random.uniform(-3...3)).concatenating(
        .rotationZ(random.uniform(-3...3)))
    var map = random.chance(0.3) ? turned : .identity
    if random.chance(0.3) { map.m34 = anyNumber(&random, -0.01...0.01) }
    if random.chance(0.2) { map.m14 = anyNumber(&random, -0.01...0.01) }
    if random.chance(0.2) { map.m11 = anyNumber(&random, -2...2) }
    return map
}

private func anyShape(_ random: inout SeededGenerator, _ size: Point) -> LayerShape {
    var shape = LayerShape()
    if random.chance(0.5) {
        shape.path.move(to: anyPoint(&random, size))
        for _ in 0..<random.integer(1...4) { shape.path.line(to: anyPoint(&random, size)) }
        shape.strokeColor = random.chance(0.5) ? anyColor(&random) : nil
        (shape.lineWidth, shape.strokeEnd) = (anyNumber(&random, 0...9), anyNumber(&random, 0...1))
        if random.chance(0.2) { shape.lineDashPattern = [anyNumber(&random, 0...9)] }
    }
    if random.chance(0.5) {
        shape.colors = (0..<random.integer(1...3)).map { _ in anyColor(&random) }
        shape.locations = shape.colors.map { _ in anyNumber(&random, 0...1) }
        shape.gradientKind = LayerShape.GradientKind.allCases[random.integer(0...2)]
        shape.endPoint = CGPoint(x: anyNumber(&random, 0...1), y: anyNumber(&random, 0...1))
    }
    shape.maskedCorners = CornerMask(rawValue: UInt(random.integer(0...15)))
    return shape
}

private func anyState(_ random: inout SeededGenerator, _ size: Point) -> ViewState {
    var state = ViewState()
    state.bounds = CGRect(
        x: random.chance(0.8) ? 0 : anyNumber(&random, -50...50), y: 0,
        width: anyNumber(&random, (-0.2 * size.x)...size.x), height: anyNumber(&random, 0...size.y))
    let position = anyPoint(&random, size)
    state.position = CGPoint(x: position.x, y: position.y)
    (state.transform, state.sublayerTransform) = (anyTransform(&random), anyTransform(&random))
    (state.opacity, state.cornerRadius) = (anyNumber(&random, 0...1.2), anyNumber(&random, -5...80))
    state.backgroundColor = random.chance(0.2) ? nil : anyColor(&random)
    (state.isHidden, state.masksToBounds) = (random.chance(0.1), random.chance(0.3))
    if random.chance(0.3) {
        state.decoration.borderWidth = anyNumber(&random, 0...9)
        state.decoration.shadowOpacity = anyNumber(&random, 0...1)
        state.decoration.shadowRadius = anyNumber(&random, 0...20)
    }
    if random.chance(0.3) { state.shape = anyShape(&random, size) }
    return state
}

private func anyNode(
    _ next: inout UInt64, _ names: [String], _ size: Point, _ random: inout SeededGenerator, depth: Int
) -> Node {
    let id = next
    next += 1
    let count = depth == 0 ? 0 : random.integer(0...2)
    var node = Node(
        id: ViewID(number: 2_000_000 + id), name: names[Int(id % 4)], tag: 0, state: anyState(&random, size),
        children: (0..<count).map { _ in anyNode(&next, names, size, &random, depth: depth - 1) })
    if random.chance(0.1) { node.mask = anyNode(&next, names, size, &random, depth: 0) }
    return node
}
