/// The life of one transition as a pure function: a state and an event give the next state and what to do.
///
/// ```
/// waiting ──startInteractively──► interactive ──finish, cancel──► settling ──animationsEnded──► resting
///    │                              ▲      ▲                         │                            │
///    └──startPlaying──► playing ────┘      └────────pause────────────┘                            │
///                          └──────────────animationsEnded─────────────────────────────────────────┤
///                                             complete (from anywhere but waiting) ──► ended ◄────┘
/// ```
///
/// Completion happens exactly once: only the step into `ended` emits ``Effect/end(didComplete:)``.
public enum TransitionMachine {
    /// Where the transition stands.
    public enum Phase: Hashable, Sendable {
        /// Not started; what is asked meanwhile is kept and done at the start.
        case waiting
        /// Scrubbed by a driver.
        case interactive
        /// Running by time.
        case playing
        /// On its way to an end after release.
        case settling(TransitionOutcome)
        /// The animations are over; `completeTransition` has not been called yet.
        case resting(TransitionOutcome)
        /// Over.
        case ended(didComplete: Bool)
    }

    /// What the machine knows.
    public struct State: Hashable, Sendable {
        /// Where the transition stands.
        public internal(set) var phase = Phase.waiting
        /// The fraction of the last scrub: 0 to 1, unless a driver took hold past an end.
        public internal(set) var fraction = 0.0
        /// Whether the last release cancelled.
        public internal(set) var wasCancelled = false
        /// What was asked before the start, in order.
        public internal(set) var queue: [Event] = []

        /// A transition that has not started.
        public init() {}
    }

    /// What happens to a transition.
    public enum Event: Hashable, Sendable {
        /// The animator has recorded; a driver scrubs from here.
        case startInteractively
        /// The animator has recorded; time runs.
        case startPlaying
        /// A driver moved to a fraction: any number.
        case update(Double)
        /// A driver takes hold of a running transition, which shows the given fraction.
        case pause(at: Double)
        /// The finger let go, to finish; the velocity in fractions per second if it is known.
        case finish(velocity: Double?)
        /// The finger let go, to cancel.
        case cancel(velocity: Double?)
        /// Every motion is at its end (or its start, after a cancel).
        case animationsEnded
        /// The animator says that it is done.
        case complete(Bool)
    }

    /// What the transition's owner has to do.
    public enum Effect: Hashable, Sendable {
        /// Stand still at a fraction.
        case scrub(Double)
        /// Let time run from where the timeline stands.
        case play
        /// Run to an end.
        case settle(TransitionOutcome, velocity: Double?)
        /// Tell the coordinator that the driver lets go or takes hold.
        case interactionChanged(isCancelled: Bool)
        /// Take the transition down. Comes exactly once.
        case end(didComplete: Bool)
        /// Report.
        indirect case diagnose(SceneDiagnostic)
    }

    /// The next state, and what to do.
    public static func reduce(_ state: State, _ event: Event) -> (state: State, effects: [Effect]) {
        var next = state
        switch (state.phase, event) {
        case (.waiting, .startInteractively):
            next.phase = .interactive
            next.queue = []
            var effects: [Effect] = [.scrub(0)]
            for queued in state.queue {
                let step = reduce(next, queued)
                next = step.state
                effects += step.effects
            }
            return (next, effects)
        case (.waiting, .startPlaying):
            next.phase = .playing
            next.queue = []
            return (next, [.play])
        case (.waiting, .update(let fraction)) where fraction.isNaN,
            (.interactive, .update(let fraction)) where fraction.isNaN,
            (.playing, .pause(let fraction)) where fraction.isNaN,
            (.settling, .pause(let fraction)) where fraction.isNaN:
            return (state, [.diagnose(.refusedFraction)])
        case (.waiting, .update), (.waiting, .pause), (.waiting, .finish), (.waiting, .cancel):
            next.queue.append(event)
            return (next, [])
        case (.waiting, .animationsEnded):
            return (state, [])

        case (.interactive, .update(let fraction)):
            // Held past an end, after a grab there: from where it is only the way back is open.
            next.fraction = min(max(fraction, min(0, state.fraction)), max(1, state.fraction))
            return (next, [.scrub(next.fraction)])
        case (.interactive, .finish(let velocity)):
            next.phase = .settling(.finish)
            next.wasCancelled = false
            return (next, [.interactionChanged(isCancelled: false), .settle(.finish, velocity: velocity)])
        case (.interactive, .cancel(let velocity)):
            next.phase = .settling(.cancel)
            next.wasCancelled = true
            return (next, [.interactionChanged(isCancelled: true), .settle(.cancel, velocity: velocity)])
        case (.interactive, .pause), (.interactive, .animationsEnded):
            return (state, [])

        case (.playing, .pause(let fraction)), (.settling, .pause(let fraction)):
            next.phase = .interactive
            next.fraction = fraction
            next.wasCancelled = false
            // Held first: an observer may let time run.
            return (next, [.scrub(next.fraction), .interactionChanged(isCancelled: false)])
        case (.playing, .animationsEnded):
            next.phase = .resting(.finish)
            next.fraction = 1
            return (next, [.diagnose(.transitionNotCompleted)])
        case (.settling(let outcome), .animationsEnded):
            next.phase = .resting(outcome)
            next.fraction = outcome.fraction
            return (next, [.diagnose(.transitionNotCompleted)])
        case (.playing, .update), (.playing, .finish), (.playing, .cancel),
            (.settling, .update), (.settling, .finish), (.settling, .cancel),
            (.resting, .update), (.resting, .pause), (.resting, .finish), (.resting, .cancel),
            (.resting, .animationsEnded):
            return (state, [])

        case (.waiting, .complete(let didComplete)), (.interactive, .complete(let didComplete)),
            (.playing, .complete(let didComplete)), (.settling, .complete(let didComplete)),
            (.resting, .complete(let didComplete)):
            next.phase = .ended(didComplete: didComplete)
            next.queue = []
            return (next, [.end(didComplete: didComplete)])
        case (.ended, .complete):
            return (state, [.diagnose(.transitionAlreadyComplete)])
        case (.ended, .update), (.ended, .pause), (.ended, .finish), (.ended, .cancel),
            (.ended, .animationsEnded):
            return (state, [])
        case (.interactive, .startInteractively), (.interactive, .startPlaying),
            (.playing, .startInteractively), (.playing, .startPlaying),
            (.settling, .startInteractively), (.settling, .startPlaying),
            (.resting, .startInteractively), (.resting, .startPlaying),
            (.ended, .startInteractively), (.ended, .startPlaying):
            return (state, [])
        }
    }
}
