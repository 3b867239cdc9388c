import HookePreview
import TestSupport

/// Names that try to escape from every format.
let hostileNames = [
    "view", "a,b", "say \"hi\"", "</script><script>document.title='broken'</script>", "<!--<script>", "]]>",
    "&amp; & <b>", "two\nlines\r\n", "\u{0}\u{8}\u{1B}\u{7F}\u{85}", "\u{FFFE}\u{FFFF}", "\u{2028}\u{2029}",
    "名前 👩‍👩‍👧", "' onload='alert(1)", "\\u003c \\ \\\\\"", "", String(repeating: "long ", count: 400),
]

/// Recordings with non-decreasing times, in which everything else may be invalid: not finite, huge, mirrored,
/// folded, outside the screen, clipped, without a colour, with a hostile name.
var anyRecording: Generator<MotionRecording> {
    Generator(
        draw: { random in
            let size = Point(random.uniform(1...1_500), random.uniform(1...1_500))
            var time = random.uniform(-2...2)
            let names = (0..<4).map { _ in hostileNames[random.integer(0...hostileNames.count - 1)] }
            let frames = (0..<random.integer(0...14)).map { _ in
                time += random.chance(0.1) ? 0 : random.uniform(0...0.1)
                return Frame(
                    time: time, phase: MotionRecording.Phase.allCases[random.integer(0...5)],
                    fraction: anyNumber(&random, 0...1), fractionVelocity: anyNumber(&random, -5...5),
                    finger: random.chance(0.5) ? anyPoint(&random, size) : nil,
                    views: (0..<random.integer(0...4)).map { anyView(id: $0, names[$0 % 4], size, &random) })
            }
            var moment = random.uniform(-2...2)
            return MotionRecording(
                title: names[0], subtitle: names[1], size: size, fps: 60, frames: frames,
                events: (0..<random.integer(0...9)).map {
                    .init(time: random.uniform(-3...4), label: hostileNames[$0])
                },
                trace: (0..<random.integer(0...9)).map { _ in
                    moment += random.uniform(0...0.2)
                    let point = anyPoint(&random, size)
                    return .init(time: moment, x: point.x, y: point.y, isDown: random.chance(0.8))
                },
                summary: (0..<random.integer(0...20)).map {
                    .init(key: names[$0 % 4], value: hostileNames[$0 % hostileNames.count])
                })
        },
        shrink: { recording in
            var simpler: [MotionRecording] = []
            for index in recording.frames.indices {
                var shorter = recording
                shorter.frames.remove(at: index)
                simpler.append(shorter)
            }
            for index in recording.frames.indices where !recording.frames[index].views.isEmpty {
                var emptier = recording
                emptier.frames[index].views.removeLast()
                simpler.append(emptier)
            }
            return simpler
        })
}

private func anyNumber(_ random: inout SeededGenerator, _ usual: ClosedRange<Double>) -> Double {
    guard random.chance(0.06) else { return random.uniform(usual) }
    let odd = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e99, .leastNonzeroMagnitude, -0.0, 0, 1e-300]
    return odd[random.integer(0...odd.count - 1)]
}

private func anyPoint(_ random: inout SeededGenerator, _ size: Point) -> Point {
    Point(
        anyNumber(&random, (-0.5 * size.x)...(1.5 * size.x)),
        anyNumber(&random, (-0.5 * size.y)...(1.5 * size.y)))
}

private func anyView(id: Int, _ name: String, _ size: Point, _ random: inout SeededGenerator) -> ViewSample {
    let corners: [Point]
    if random.chance(0.6) {
        corners = SampleRecordings.corners(
            random.uniform(-size.x...size.x), random.uniform(-size.y...size.y),
            anyNumber(&random, (-size.x)...size.x), anyNumber(&random, 0...size.y))
    } else {
        corners = (0..<4).map { _ in anyPoint(&random, size) }
    }
    return ViewSample(
        id: id, name: name,
        frame: .init(
            x: anyNumber(&random, -100...100), y: anyNumber(&random, -100...100),
            width: anyNumber(&random, 0...400), height: anyNumber(&random, 0...400)),
        alpha: anyNumber(&random, 0...1), opacity: anyNumber(&random, 0...1.2), corners: corners,
        polygon: random.chance(0.7) ? nil : (0..<random.integer(0...6)).map { _ in anyPoint(&random, size) },
        clip: (0..<random.integer(0...2)).map { _ in
            (0..<random.integer(0...5)).map { _ in anyPoint(&random, size) }
        },
        order: random.integer(-3...5),
        color: random.chance(0.2)
            ? nil
            : .init(
                red: anyNumber(&random, 0...1), green: anyNumber(&random, 0...1),
                blue: anyNumber(&random, 0...1),
                alpha: anyNumber(&random, 0...1)),
        cornerRadius: anyNumber(&random, -5...80), isHidden: random.chance(0.1),
        isBackFacing: random.chance(0.3))
}
