/// The state machine of a change, or of a transition between controllers, as a pure function: a state and an
/// event give the next state and the effects.
///
/// ```
/// waiting ──startInteractively──► interactive ──finish, cancel──► settling ──animationsEnded──► resting
///    │                              ▲      ▲                         │                            │
///    └──startPlaying──► playing ────┘      └────────pause────────────┘                            │
///                          └──────────────animationsEnded─────────────────────────────────────────┤
///                                             complete (from anywhere but waiting) ──► ended ◄────┘
/// ```
///
/// The end happens exactly once: only the step into `ended` emits ``Effect/end(didComplete:)``.
public enum TransitionMachine {
    /// The phases of a transition.
    public enum Phase: Hashable, Sendable {
        /// Not started. Events are queued until the start.
        case waiting
        /// Scrubbed by a driver.
        case interactive
        /// Running by time.
        case playing
        /// Running to an end after a release.
        case settling(TransitionOutcome)
        /// The animations are over; `completeTransition` has not been called yet.
        case resting(TransitionOutcome)
        /// Over.
        case ended(didComplete: Bool)
    }

    /// The state of the machine.
    public struct State: Hashable, Sendable {
        /// The phase.
        public internal(set) var phase = Phase.waiting
        /// The fraction of the last scrub: 0 to 1, unless a driver grabbed the transition past an end.
        public internal(set) var fraction = 0.0
        /// Whether the last release was a cancel.
        public internal(set) var wasCancelled = false
        /// The events before the start, in order.
        public internal(set) var queue: [Event] = []

        /// Creates the state of a transition that has not started.
        public init() {}

        /// Moves a held transition to a fraction; returns the one to show.
        mutating func move(to newFraction: Double) -> Double {
            fraction = HeldFraction.moved(from: fraction, to: newFraction)
            return fraction
        }
    }

    /// The events of a transition.
    public enum Event: Hashable, Sendable {
        /// The animator has recorded, and a driver scrubs from now on.
        case startInteractively
        /// The animator has recorded, and time runs.
        case startPlaying
        /// A driver moved to a fraction, which may be any number.
        case update(Double)
        /// A driver grabbed a running transition at the given fraction.
        case pause(at: Double)
        /// The driver released the transition to finish, with the velocity in fractions per second if known.
        case finish(velocity: Double?)
        /// The driver released the transition to cancel.
        case cancel(velocity: Double?)
        /// Every motion is at its end, or at its start after a cancel.
        case animationsEnded
        /// The animator called `completeTransition`.
        case complete(Bool)
    }

    /// The actions for the transition's owner.
    public enum Effect: Hashable, Sendable {
        /// Show a fraction and stop.
        case scrub(Double)
        /// Let time run from the timeline's current fraction.
        case play
        /// Run to an end.
        case settle(TransitionOutcome, velocity: Double?)
        /// Notify the coordinator of a release or a grab.
        case interactionChanged(isCancelled: Bool)
        /// End the transition. Emitted exactly once.
        case end(didComplete: Bool)
        /// Report a diagnostic.
        indirect case diagnose(SceneDiagnostic)
    }

    /// Returns the next state and the effects of an event.
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
            let shown = next.move(to: fraction)
            return (next, [.scrub(shown)])
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
            // Scrubs first, because an observer may let time run.
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
