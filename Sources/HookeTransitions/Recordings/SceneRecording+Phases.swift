extension SceneRecording {
    /// Consecutive frames in one phase.
    package struct PhaseSpan: Equatable {
        package var phase: Phase
        package var start: Double
        package var end: Double
    }

    /// The phases in order. Each lasts until the event that begins the next, or else until its first frame.
    package var phaseSpans: [PhaseSpan] {
        var spans: [PhaseSpan] = []
        var before = -Double.infinity
        for frame in frames {
            if spans.last?.phase == frame.phase {
                spans[spans.count - 1].end = frame.time
            } else {
                let start =
                    spans.isEmpty ? frame.time : beginning(of: frame.phase, after: before, to: frame.time)
                if !spans.isEmpty { spans[spans.count - 1].end = start }
                spans.append(PhaseSpan(phase: frame.phase, start: start, end: frame.time))
            }
            before = frame.time
        }
        return spans
    }

    /// Returns the time of the event between two frames that begins a phase; the time of the second frame without one.
    private func beginning(of phase: Phase, after start: Double, to end: Double) -> Double {
        let name: String? =
            switch phase {
            case .interactive: "began"
            case .settling: "release"
            case .finished, .cancelled: "settled"
            case .idle, .playing: nil
            }
        let event = events.last { event in
            guard let name, event.label.hasPrefix(name) else { return false }
            return event.time > start && event.time <= end
        }
        return event?.time ?? end
    }

    /// Whether a finger controls the motion at some time. Without one the fraction is the share of the time.
    package var isDriven: Bool { frames.contains { $0.phase == .interactive || $0.phase == .settling } }
}

extension SceneSnapshot {
    /// The views that pictures and tables have, from back to front: all, but a window without a background.
    package var shownViews: [ProjectedView] {
        let views = projectedViews()
        return root.state.backgroundColor == nil ? Array(views.dropFirst()) : views
    }
}
