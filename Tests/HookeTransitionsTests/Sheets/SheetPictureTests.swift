import Foundation
import HookeTransitions
import TestSupport
import Testing

/// The picture of docs/sheets.md: a sheet that is presented, thrown up, thrown down, caught, and thrown away.
@Suite struct SheetPictureTests {
    private static let file = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }.appending(path: "docs/images/sheet.svg")

    private struct Moment {
        var time: Double
        var height: Double
        var dim: Double
        var isHeld: Bool
    }

    /// A finger from a height above the bottom by a distance upwards, at constant speed.
    private struct Throw {
        var start: Double
        var from: Double
        var distance: Double
        var speed: Double
    }

    private func moments() -> [Moment] {
        let rig = SheetRig(presents: false)
        rig.sheet.largestUndimmedDetentIdentifier = .init("tip")
        rig.present()
        let throwing = [
            Throw(start: 0.9, from: 400, distance: 160, speed: 1_000),
            Throw(start: 1.7, from: 760, distance: -220, speed: 1_600),
            Throw(start: 1.95, from: 300, distance: -150, speed: 1_000),
            Throw(start: 2.8, from: 60, distance: -40, speed: 400),
        ]
        var moments: [Moment] = []
        for step in 0...420 {
            let time = Double(step) / 120
            rig.scene.advance(to: time)
            var isHeld = false
            for finger in throwing {
                let elapsed = time - finger.start
                let moved = elapsed * finger.speed
                let sign = finger.distance < 0 ? -1.0 : 1
                let (y, end) = (844 - finger.from, finger.distance.magnitude + 11)
                if elapsed >= 0, elapsed < 1.0 / 120 - 1e-9 {
                    rig.scene.send(Touch(.began, at: CGPoint(x: 195, y: y), time: time))
                } else if elapsed > 0, moved < end {
                    let place = CGPoint(x: 195, y: y - sign * moved)
                    rig.scene.send(Touch(.moved, at: place, time: time))
                } else if elapsed > 0, moved - finger.speed / 120 < end {
                    rig.scene.send(Touch(.ended, at: CGPoint(x: 195, y: y - sign * end), time: time))
                }
                isHeld = isHeld || elapsed >= 0 && moved < end
            }
            moments.append(
                Moment(time: time, height: rig.height ?? 0, dim: rig.dim ?? 0, isHeld: isHeld))
        }
        return moments
    }

    private func text(_ value: Double) -> String { String(format: "%.1f", value) }

    private func picture() -> String {
        let moments = moments()
        func x(_ time: Double) -> Double { 50 + 180 * time }
        func y(_ height: Double) -> Double { 210 - 0.23 * height }
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 400" font-size="12">"#,
            DocumentationPicture.style,
            ##"<rect width="720" height="400" fill="#ffffff"/>"##,
        ]
        for (name, height) in SheetRig.heights + [("0", 0)] {
            lines.append(
                "<path d=\"M50 \(text(y(height)))H690\" stroke=\"#d5d7dd\"/><text x=\"44\" "
                    + "y=\"\(text(y(height) + 4))\" text-anchor=\"end\" fill=\"#62646d\">\(name)</text>")
        }
        var first = 0
        while first + 1 < moments.count {
            var last = first + 1
            while last + 1 < moments.count, moments[last].isHeld == moments[first].isHeld { last += 1 }
            let points = moments[first...last].map { "\(text(x($0.time))),\(text(y($0.height)))" }
            let (color, width) = moments[first].isHeld ? ("#9b610c", 3.0) : ("#0a5aff", 1.5)
            lines.append(
                "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"\(color)\" "
                    + "stroke-width=\"\(text(width))\"/>")
            first = last
        }
        lines.append(##"<text x="600" y="24" fill="#9b610c">under a finger</text>"##)
        lines.append(##"<text x="600" y="42" fill="#0a5aff">by its spring</text>"##)
        for (index, time) in [0.1, 0.85, 1.0, 1.2, 1.8, 1.93, 2.1, 2.85].enumerated() {
            guard let moment = moments.last(where: { $0.time <= time + 1e-9 }) else { continue }
            lines += phone(moment, at: 50 + 82 * Double(index))
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    /// A small screen at a moment.
    private func phone(_ moment: Moment, at left: Double) -> [String] {
        let (k, top) = (0.16, 236.0)
        let (width, height, shown) = (390 * k, 844 * k, moment.height * k)
        return [
            "<g transform=\"translate(\(text(left)) \(text(top)))\">",
            "<rect width=\"\(text(width))\" height=\"\(text(height))\" rx=\"5\" fill=\"#e3e8f0\"/>",
            "<rect width=\"\(text(width))\" height=\"\(text(height))\" rx=\"5\" "
                + "fill-opacity=\"\(text(0.3 * moment.dim))\"/>",
            "<rect y=\"\(text(height - shown))\" width=\"\(text(width))\" height=\"\(text(shown))\" rx=\"3\" "
                + "fill=\"#ffffff\" stroke=\"\(moment.isHeld ? "#9b610c" : "#62646d")\"/>",
            "<text x=\"\(text(width / 2))\" y=\"\(text(height + 16))\" text-anchor=\"middle\" fill=\"#62646d\">"
                + "\(String(format: "%.2f", moment.time)) s</text>",
            "</g>",
        ]
    }

    /// To draw it again: `HOOKE_PICTURES=1 swift test --filter SheetPictureTests`.
    @Test func `The picture in the documentation equals the drawing`() throws {
        let drawn = picture()
        if ProcessInfo.processInfo.environment["HOOKE_PICTURES"] != nil {
            try drawn.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == drawn)
    }
}
