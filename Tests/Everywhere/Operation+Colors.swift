import HookeTimeline

extension Operation {
    static let colors = [
        Operation("colours: conversion") { r in
            let color = r.color()
            for space in ColorValue.Space.allCases { r.note(color.converted(to: space).components) }
        },
        Operation("colours: track", every: 2) { r in
            let (times, values) = (r.times(), (0..<r.keyCount).map { _ in r.color() })
            let space = ColorValue.Space.allCases[r.choice(14)]
            let arc: [ColorValue.HueArc] = [.shorter, .longer, .increasing, .decreasing]
            guard
                let track = try? ColorTrack(
                    times: times, values: values, rule: r.rule(), space: space, hueArc: arc[r.choice(4)])
            else { return }
            let color = track.value(at: r.time(r.lastTime))
            r.note(color.components)
            r.note(color.alpha)
        },
        Operation("colours: text") { r in
            r.note(r.color().css)
            let color = ColorValue(hex: UInt32(r.choice(0x100_0000)))
            r.note(color.converted(to: .oklch).css)
            let space = ColorValue.Space.allCases[r.choice(14)]
            let mixed = r.color().mixed(with: r.color(), at: r.number(0, 1), in: space)
            r.note(mixed.components)
            r.note((try? ColorValue(css: mixed.css).css) ?? "")
        },
    ]
}

extension Recorder {
    mutating func color() -> ColorValue {
        let space = ColorValue.Space.allCases[choice(14)]
        return ColorValue(space, number(-0.2, 1.2), number(-0.2, 1.2), number(-0.2, 1.2), alpha: number(0, 1))
    }
}
