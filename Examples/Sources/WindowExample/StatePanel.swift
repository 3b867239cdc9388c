import Foundation
import SceneRenderer

/// The panel below the screen: a tab for each stage, and the state of the transition as text and as a bar.
struct StatePanel {
    /// The height, in points.
    static let height = 92.0
    private static let tabHeight = 26.0
    private static let margin = 8.0

    private static let ground = SIMD4(0.11, 0.12, 0.14, 1.0)
    private static let chosen = SIMD4(0.27, 0.31, 0.36, 1.0)
    private static let ink = SIMD4(0.92, 0.92, 0.90, 1.0)
    private static let muted = SIMD4(0.62, 0.65, 0.68, 1.0)

    /// The top-left corner and the width, in points of the canvas.
    let origin: SIMD2<Double>
    let width: Double

    /// Returns the stage whose tab is at a point.
    func kind(at point: SIMD2<Double>) -> StageKind? {
        let place = point - origin
        guard place.x >= 0, place.x < width, place.y >= 0, place.y < Self.tabHeight else { return nil }
        let index = Int(place.x / (width / Double(StageKind.allCases.count)))
        return StageKind.allCases[min(index, StageKind.allCases.count - 1)]
    }

    func draw(_ kind: StageKind, _ stage: any Stage, in viewport: Viewport, into mesh: inout Mesh) {
        func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: SIMD4<Double>) {
            let low = origin + SIMD2(x, y)
            mesh.fillPixels(
                low: viewport.pixels(low), high: viewport.pixels(low + SIMD2(width, height)), color: color)
        }
        func write(_ text: String, _ x: Double, _ y: Double, dot: Double, _ color: SIMD4<Double>) {
            BitmapFont.draw(text, at: origin + SIMD2(x, y), dot: dot, color: color, in: viewport, into: &mesh)
        }
        fill(0, 0, width, Self.height, Self.ground)
        let tab = width / Double(StageKind.allCases.count)
        for (index, choice) in StageKind.allCases.enumerated() {
            let x = Double(index) * tab
            if choice == kind { fill(x, 0, tab, Self.tabHeight, Self.chosen) }
            let isWide = BitmapFont.width(choice.rawValue) + 4 <= tab
            let label = isWide ? choice.rawValue : "\(index + 1)"
            write(
                label, x + (tab - BitmapFont.width(label)) / 2, (Self.tabHeight - BitmapFont.height) / 2,
                dot: 1,
                choice == kind ? Self.ink : Self.muted)
        }

        let state = StageState(stage)
        write(Self.title(state, stage), Self.margin, 34, dot: 1.5, Self.ink)
        let bar = max(width - 2 * Self.margin, 0)
        fill(Self.margin, 52, bar, 6, Self.chosen)
        fill(Self.margin, 52, bar * min(max(state.fraction, 0), 1), 6, Self.color(state.phase))
        let count = max(Int((bar + 1) / BitmapFont.advance), 1)
        for (row, line) in BitmapFont.lines(state.note, count: count).prefix(2).enumerated() {
            write(line, Self.margin, 66 + Double(row) * 11, dot: 1, Self.muted)
        }
    }

    /// Returns the phase with its numbers as text.
    static func title(_ state: StageState, _ stage: any Stage) -> String {
        switch state.phase {
        case .rest: "at rest: \(stage.restStateName)"
        case .interactive:
            // The finger's velocity would be that of its last movement, even if it rests since.
            String(format: "interactive %.1f %%", state.fraction * 100)
        case .settling, .playing:
            String(format: "%@ %.1f %% %+.2f/s", state.phase.rawValue, state.fraction * 100, state.velocity)
        }
    }

    static func color(_ phase: StageState.Phase) -> SIMD4<Double> {
        switch phase {
        case .rest: muted
        case .interactive: SIMD4(0.93, 0.62, 0.25, 1)
        case .settling: SIMD4(0.36, 0.68, 0.47, 1)
        case .playing: SIMD4(0.36, 0.56, 0.85, 1)
        }
    }
}
