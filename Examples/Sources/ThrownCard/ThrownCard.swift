import Foundation
import Hooke
import HookePreview
import HookeTransitions

/// A card that a finger throws, catches in flight and throws back, recorded frame by frame.
///
/// The finger drags, turns, shrinks and tints the card. At each of the three interruptions a law hands over the
/// centre, the size, the rotation and the colour, with their velocities.
struct ThrownCard {
    /// A change of who moves the card.
    struct Moment {
        /// The name in pictures.
        var label: String
        /// The time, in seconds.
        var time: Double
    }

    /// The interruptions, in order.
    static let interruptions = [
        Moment(label: "thrown", time: 0.25), Moment(label: "caught", time: 0.5),
        Moment(label: "thrown back", time: 0.95),
    ]
    /// The end of the recording, in seconds.
    static let duration = 2.2

    /// Where the card lies at the start and at the end.
    static let home = CardLook(
        center: SIMD2(195, 630), size: SIMD2(240, 150), angle: 0, color: SIMD3(0.87, 0.72, 0.44))
    /// Where the first throw sends it.
    static let away = CardLook(
        center: SIMD2(250, 170), size: SIMD2(150, 94), angle: -0.6, color: SIMD3(0.18, 0.43, 0.71))
    /// What the finger gives the card when it throws it, per second.
    static let throwing = CardLook(
        center: SIMD2(160, -1400), size: SIMD2(-160, -100), angle: -2, color: SIMD3(-1.2, -0.4, 0.6))
    /// What the finger gives the card when it throws it back, per second.
    static let throwingBack = CardLook(
        center: SIMD2(-120, 1300), size: SIMD2(120, 80), angle: 3, color: SIMD3(0.8, 0.2, -0.4))

    /// How the springs and the catch treat what moves before them; `nil` for the laws of the example.
    var interruption: Interruption?
    /// Frames a second.
    var framesPerSecond = 120.0
    /// Whether each interruption is captured twice, before and after it.
    var showsBothSides = false
    /// Times that are captured besides the frames.
    var furtherTimes: [Double] = []

    /// Records the card.
    func recording() throws -> SceneRecording {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let card = SceneView(frame: .zero, name: "card")
        card.layer.cornerRadius = 16
        Self.home.apply(to: card)
        scene.window.addSubview(card)
        let spring = try Spring(response: 0.7, dampingRatio: 0.6)
        let catching = try HandoverLaw.quintic(0.2, .c2)
        let (thrown, caught, back) = (
            Self.interruptions[0].time, Self.interruptions[1].time, Self.interruptions[2].time
        )
        var held = Self.home
        var recorder = SceneRecorder(scene, framesPerSecond: framesPerSecond)
        var fingers: [(time: Double, place: SIMD2<Double>?)] = []
        for time in times {
            scene.advance(to: time)
            var look: CardLook?
            if time <= thrown {
                look = Self.home.dragged(time, by: Self.throwing, over: thrown)
            } else if time > caught, time <= back {
                look = held.dragged(time - caught, by: Self.throwingBack, over: back - caught)
            }
            if let look {
                scene.performTracking { look.apply(to: card) }
                fingers.append((time, look.center))
            } else if let last = fingers.last, last.place != nil {
                fingers.append((last.time, nil))
            }
            let isInterrupted = Self.interruptions.contains { $0.time == time }
            if showsBothSides || !isInterrupted { recorder.capture() }
            guard isInterrupted else { continue }
            switch time {
            case thrown:
                scene.animate(spring, interruption: interruption ?? .handover(.spring(spring))) {
                    Self.away.apply(to: card)
                }
            case caught:
                held = CardLook(shown: card)
                scene.animate(withDuration: 0.2, interruption: interruption ?? .handover(catching)) {
                    held.apply(to: card)
                }
                fingers.append((time, held.center))
            default:
                scene.animate(spring, interruption: interruption ?? .handover(.spring(spring))) {
                    Self.home.apply(to: card)
                }
            }
            recorder.capture()
        }
        var recording = recorder.recording
        recording.title = "thrown card"
        recording.subtitle =
            "thrown, caught in flight and thrown back; centre, size, rotation and colour handed over"
        recording.events = Self.interruptions.map { .init(time: $0.time, label: $0.label) }
        for index in recording.frames.indices {
            let time = recording.frames[index].time
            recording.frames[index].finger = fingers.last { $0.time <= time }?.place
        }
        return recording
    }

    /// The times of the frames, with those of the interruptions.
    private var times: [Double] {
        let count = Int((Self.duration * framesPerSecond).rounded())
        let frames = (0...count).map { Double($0) / framesPerSecond }
        return Set(frames + furtherTimes + Self.interruptions.map(\.time)).sorted()
    }
}

extension CardLook {
    /// What a view shows.
    init(shown view: SceneView) {
        let state = view.presentationState
        let (color, edge) = (state.backgroundColor, state.transform.row1)
        self.init(
            center: SIMD2(state.position.x, state.position.y),
            size: SIMD2(state.bounds.size.width, state.bounds.size.height), angle: atan2(edge.y, edge.x),
            color: SIMD3(color?.red ?? 0, color?.green ?? 0, color?.blue ?? 0))
    }
}
