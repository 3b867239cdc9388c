import Foundation
import HookeTransitions
import SceneRenderer

/// The current stage, and its reaction to events and frames.
final class Show {
    private(set) var kind: StageKind
    private(set) var stage: any Stage
    /// The frame time at which the stage's scene began.
    private var origin: Double
    /// The surface, in pixels.
    var pixels: SIMD2<Double> {
        didSet { viewport = Viewport(fitting: canvas, into: pixels) }
    }
    private(set) var viewport: Viewport
    /// Receives lines for standard output.
    var log: ((String) -> Void)?
    /// Whether a picture was requested since the last frame.
    var wantsPicture = false
    /// Whether the program should end.
    private(set) var isOver = false

    private let size: CGSize
    private var lastRoot: SceneSnapshot.Node?
    private var lastLog = ""
    /// The number of logged diagnostics of the stage's scene.
    private var reported = 0

    init(_ kind: StageKind, size: CGSize, pixels: SIMD2<Double>? = nil) {
        self.kind = kind
        self.size = size
        stage = kind.make(size: size)
        origin = 0
        self.pixels = pixels ?? Self.canvas(size)
        viewport = Viewport(fitting: Self.canvas(size), into: self.pixels)
    }

    /// Returns the size of the screen and the panel below it, in points.
    static func canvas(_ size: CGSize) -> SIMD2<Double> {
        SIMD2<Double>(size.width, size.height + StatePanel.height)
    }

    private var canvas: SIMD2<Double> { Self.canvas(size) }
    private var panel: StatePanel { StatePanel(origin: SIMD2<Double>(0, size.height), width: size.width) }

    var title: String { "\(kind.rawValue): \(StatePanel.title(StageState(stage), stage))" }

    /// Whether nothing is due before the next event, and the last frame is up to date.
    var isResting: Bool { stage.scene.nextEventTime == nil && lastRoot == stage.scene.snapshot().root }

    /// Advances the scene to a frame's time and appends its triangles.
    func draw(_ frame: Frame, into mesh: inout Mesh) {
        // An event may be later than the frame.
        stage.scene.advance(to: max(frame.time - origin, stage.scene.now))
        stage.refresh()
        let snapshot = stage.scene.snapshot()
        lastRoot = snapshot.root
        SceneRenderer(viewport: viewport).draw(snapshot, into: &mesh)
        panel.draw(kind, stage, in: viewport, into: &mesh)
        note()
    }

    func handle(_ event: InputEvent) {
        switch event.action {
        case .touch(let phase, let place, let finger):
            touch(phase, at: place, finger: finger, time: event.time)
        case .key(.number(let number)):
            guard StageKind.allCases.indices.contains(number - 1) else { return }
            choose(StageKind.allCases[number - 1], at: event.time)
        case .key(.next):
            let index = StageKind.allCases.firstIndex(of: kind) ?? 0
            choose(StageKind.allCases[(index + 1) % StageKind.allCases.count], at: event.time)
        case .key(.toggle):
            stage.scene.advance(to: max(event.time - origin, stage.scene.now))
            stage.refresh()
            stage.toggle()
        case .key(.restart): choose(kind, at: event.time)
        case .key(.picture): wantsPicture = true
        case .key(.quit), .quit: isOver = true
        case .redraw: break
        }
        stage.refresh()
    }

    private func touch(_ phase: Touch.Phase, at place: SIMD2<Double>, finger: Int, time: Double) {
        let point = viewport.point(place)
        if phase == .began {
            if let choice = panel.kind(at: point) { return choose(choice, at: time) }
            guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else { return }
        }
        // The scene ignores fingers that began outside the screen or on another stage.
        let scene = stage.scene
        scene.send(
            Touch(
                phase, at: CGPoint(x: point.x, y: point.y), time: max(time - origin, scene.now),
                finger: finger))
    }

    /// Starts a stage. Fingers that touch the screen are ignored.
    private func choose(_ choice: StageKind, at time: Double) {
        kind = choice
        stage = choice.make(size: size)
        origin = time
        lastRoot = nil
        reported = 0
    }

    /// Logs a line if something has changed, and one for each diagnostic.
    private func note() {
        guard let log else { return }
        // The scene keeps the last thousand.
        let total = stage.scene.diagnostics.count + stage.scene.droppedDiagnosticCount
        for diagnostic in stage.scene.diagnostics.suffix(total - reported) {
            log("diagnostic: \(diagnostic)")
        }
        reported = total
        let state = StageState(stage)
        let line = String(
            format: "%@ %@ %.4f %@", kind.rawValue, state.phase.rawValue, state.fraction, stage.restStateName)
        guard line != lastLog else { return }
        lastLog = line
        log(line)
    }
}
