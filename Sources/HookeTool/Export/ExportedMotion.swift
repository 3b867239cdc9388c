import Hooke
import HookeExport
import HookePreview
import HookeTransitions

/// A transition that plays by time, as it is exported: its motions, or what is shown in each frame.
struct ExportedMotion {
    private enum Kind: Sendable {
        case timeline(RecordedTimeline)
        case frames(SceneRecording)
    }

    private let name: String
    private let kind: Kind

    /// Records a transition.
    init(_ settings: PlaySettings) throws(PlayError) {
        name = settings.transition.rawValue
        kind = try withScenes { () throws(PlayError) in
            do throws(PlayError) {
                return Kind.timeline(try TransitionRecorder.timeline(of: settings))
            } catch {
                guard case .noTimeline = error else { throw error }
                return Kind.frames(try TransitionRecorder.frames(of: settings))
            }
        }
    }

    /// Whether it is exact only at its frames.
    var isFrames: Bool {
        if case .frames = kind { true } else { false }
    }

    var viewCount: Int {
        switch kind {
        case .timeline(let recorded): recorded.model.root.count
        case .frames(let recording): recording.frames.first?.snapshot.root.count ?? 0
        }
    }

    /// Returns a linear approximation within errors.
    func linear(
        distance: Double, colorError: Double, mode: LinearTimeline.TransformMode
    ) throws -> LinearTimeline {
        do throws(HookeError) {
            switch kind {
            case .timeline(let recorded):
                return try recorded.timeline.linearApproximation(
                    of: recorded.model, distance: distance, colorError: colorError, transformMode: mode)
            case .frames(let recording):
                return try recording.linearTimeline(
                    distance: distance, colorError: colorError, transformMode: mode)
            }
        } catch {
            throw Failure("\(name): \(error)")
        }
    }
}
