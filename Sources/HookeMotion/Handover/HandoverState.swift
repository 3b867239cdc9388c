/// A state that a handover can continue: `MotionState` of numbers and vectors, `RotationState`, `TransformState`.
public protocol HandoverState: TrajectoryState {
    /// What is added to a state.
    associatedtype Offset: StateOffset where Offset.State == Self
    /// The trajectories that are compared by value and encoded.
    associatedtype Stored: StoredTrajectory where Stored.State == Self

    /// Returns the distance of two positions in their own units; of positions with several parts the largest.
    static func distance(_ a: Position, _ b: Position) -> Double
    /// Whether these states have a weighted mean, which a fade shows.
    static var hasMean: Bool { get }
    /// Returns the weighted mean of two states, whose weights change.
    static func mean(of old: Self, and new: Self, _ weights: FadeWeights) -> Self
    /// Returns the weighted mean of two positions.
    static func mean(of old: Position, and new: Position, _ weights: FadeWeights) -> Position
    /// Returns this state `time` seconds later, when its velocity has decayed exponentially.
    func damped(after time: Double, rate: Double, _ join: HandoverLaw.Join) -> Self
}

extension HandoverState {
    /// False: these states have no mean.
    public static var hasMean: Bool { false }
    /// Returns the new state: these states have no mean.
    public static func mean(of old: Self, and new: Self, _ weights: FadeWeights) -> Self { new }
    /// Returns the new position: these positions have no mean.
    public static func mean(of old: Position, and new: Position, _ weights: FadeWeights) -> Position { new }
    /// Returns this state, which only a fade needs later.
    public func damped(after time: Double, rate: Double, _ join: HandoverLaw.Join) -> Self { self }
}

/// The difference between two states, which a handover adds to the new one: it goes to nothing.
public protocol StateOffset<State>: Equatable, Sendable {
    /// The states.
    associatedtype State: HandoverState
    /// Creates the offset between two states, or returns `nil` for a fade, which has no offset.
    /// - Parameters:
    ///   - law: How the difference is removed.
    ///   - old: The state before the switch.
    ///   - new: The state after it.
    ///   - running: The offset that the old state has already, and the time since its switch; `nil` for none.
    init?(
        _ law: HandoverLaw, from old: State, to new: State, following running: (offset: Self, time: Double)?
    )
    /// The time from which the offset is exactly nothing, in seconds; `nil` if it only approaches that.
    var endTime: Double? { get }
    /// Returns the new state with this offset, `time` seconds after the switch.
    func applied(to new: State, at time: Double) -> State
    /// Returns the new position with this offset, `time` seconds after the switch.
    func applied(to new: State.Position, at time: Double) -> State.Position
    /// Returns a time in seconds after the switch from which the offset stays within the tolerance.
    func settlingDuration(within tolerance: Tolerance) -> Double?
}

/// One of the trajectories of a state that are compared by value and encoded.
public protocol StoredTrajectory<State>: Trajectory, Equatable {
    /// The names of the types, for messages.
    static var accepted: String { get }
    /// Stores a trajectory; `nil` for one of another type.
    init?(_ trajectory: some Trajectory<State>)
    /// Returns the motion of the same spring from a state on; `nil` for any other trajectory.
    func continued(from state: State, by spring: Spring) -> Self?
}

extension StoredTrajectory {
    /// Returns `nil`: this is no spring's motion.
    public func continued(from state: State, by spring: Spring) -> Self? { nil }
}
