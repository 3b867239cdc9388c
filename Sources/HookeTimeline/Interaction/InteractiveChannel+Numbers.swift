import Hooke
import HookeGeometry

extension InteractiveChannel {
    func add(to numbers: inout [Double]) {
        numbers.append(Double(layer))
        model.add(to: &numbers)
        numbers.append(Double(motions.count))
        for motion in motions { motion.add(to: &numbers) }
    }

    init(
        from reader: inout NumberReader, property: AnimatedProperty, layers: Int
    ) throws(HookeError) {
        let layer = try reader.whole(below: layers)
        let model = try AnimatableValue(from: &reader)
        let motions = try reader.list { reader throws(HookeError) in try PreparedTrack(from: &reader) }
        self.init(layer: layer, property: property, model: model, motions: motions)
    }
}

extension PreparedTrack {
    fileprivate func add(to numbers: inout [Double]) {
        numbers += [pace.delay, pace.duration]
        pace.pacing.add(to: &numbers)
        from.add(to: &numbers)
        to.add(to: &numbers)
        switch form {
        case .basic, .turning: numbers.append(0)
        case .vectors(let track): numbers += [1] + track.numbers
        case .transforms(let track): numbers += [2] + track.numbers
        case .line(let line):
            numbers.append(3)
            line.add(to: &numbers)
        }
    }

    fileprivate init(from reader: inout NumberReader) throws(HookeError) {
        let (delay, duration) = (try reader.finite(), try reader.finite())
        pace = Pace(delay: delay, duration: duration, pacing: try Pacing(from: &reader))
        from = try AnimatableValue(from: &reader)
        to = try AnimatableValue(from: &reader)
        var copy = reader
        switch try copy.whole(below: 4) {
        case 0:
            if case .transform(let a) = from, case .transform(let b) = to {
                form = .turning(TransformInterpolation(from: a, to: b))
            } else {
                form = .basic
            }
        case 1: form = .vectors(try PreparedVectors { () throws(HookeError) in try copy.next() })
        case 2: form = .transforms(try PreparedTransforms { () throws(HookeError) in try copy.next() })
        default: form = .line(try InteractiveLine(from: &copy))
        }
        reader = copy
    }
}

extension Pacing {
    fileprivate func add(to numbers: inout [Double]) {
        switch self {
        case .curve(let curve):
            numbers += [0] + curve.numberList
        case .spring(let motion):
            let spring = motion.spring
            numbers += [1, spring.mass, spring.stiffness, spring.damping]
            numbers += [motion.start, motion.target, motion.initialVelocity]
        }
    }

    fileprivate init(from reader: inout NumberReader) throws(HookeError) {
        if try reader.whole(below: 2) == 0 {
            self = .curve(try TimingFunction(numbers: &reader))
        } else {
            let spring = try Spring(
                mass: try reader.next(), stiffness: try reader.next(), damping: try reader.next())
            self = .spring(
                SpringMotion(
                    spring: spring, from: try reader.next(), to: try reader.next(),
                    initialVelocity: try reader.next()))
        }
    }
}
