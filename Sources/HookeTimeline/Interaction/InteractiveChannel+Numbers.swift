import Hooke
import HookeGeometry

extension InteractiveChannel {
    func add(to numbers: inout [Double]) throws(InteractiveFault) {
        numbers += [Double(layer), Double(property.caseNumber)]
        var isComplete = model.add(to: &numbers)
        numbers.append(Double(tracks.count))
        for track in tracks { isComplete = isComplete && track.add(to: &numbers) }
        guard isComplete else { throw .motion(layer: layer, property: property) }
    }

    init(from reader: inout NumberReader, layers: Int) throws(HookeError) {
        let layer = try reader.whole(below: layers)
        let property = AnimatedProperty.allCases[try reader.whole(below: AnimatedProperty.allCases.count)]
        let model = try AnimatableValue(from: &reader)
        let tracks = try reader.list { reader throws(HookeError) in
            try Track(from: &reader, layer: layer, property: property)
        }
        self.init(layer: layer, property: property, model: model, tracks: tracks)
    }
}

extension Track {
    fileprivate func add(to numbers: inout [Double]) -> Bool {
        numbers += [delay, duration]
        switch path {
        case .basic(let from, let to):
            numbers.append(0)
            pace.pacing.add(to: &numbers)
            return from.add(to: &numbers) && to.add(to: &numbers)
        case .turning(let turning):
            numbers.append(0)
            pace.pacing.add(to: &numbers)
            return AnimatableValue.transform(turning.from).add(to: &numbers)
                && AnimatableValue.transform(turning.to).add(to: &numbers)
        case .keyframes(let keyframes):
            numbers.append(1)
            pace.pacing.add(to: &numbers)
            return keyframes.add(to: &numbers)
        }
    }

    fileprivate init(
        from reader: inout NumberReader, layer: Int, property: AnimatedProperty
    ) throws(HookeError) {
        let view = ViewID(number: UInt64(layer) + 1)
        let (delay, duration) = (try reader.finite(), try reader.finite())
        let isKeyframes = try reader.bool()
        let pacing = try Pacing(from: &reader)
        if isKeyframes {
            self.init(
                view: view, property: property, delay: delay, duration: duration,
                keyframes: try KeyframeMotion(from: &reader, pacing: pacing))
        } else {
            self.init(
                view: view, property: property, delay: delay, duration: duration,
                from: try AnimatableValue(from: &reader), to: try AnimatableValue(from: &reader), pacing: pacing)
        }
    }
}

extension Pacing {
    fileprivate func add(to numbers: inout [Double]) {
        switch self {
        case .linear: numbers.append(0)
        case .curve(let curve): numbers += [1, curve.x1, curve.y1, curve.x2, curve.y2]
        case .spring(let motion):
            let spring = motion.spring
            numbers += [2, spring.mass, spring.stiffness, spring.damping]
            numbers += [motion.start, motion.target, motion.initialVelocity]
        }
    }

    fileprivate init(from reader: inout NumberReader) throws(HookeError) {
        switch try reader.whole(below: 3) {
        case 0: self = .linear
        case 1:
            let p = try reader.row()
            self = .curve(try CubicBezier(x1: p.x, y1: p.y, x2: p.z, y2: p.w))
        default:
            let spring = try Spring(
                mass: try reader.next(), stiffness: try reader.next(), damping: try reader.next())
            self = .spring(
                SpringMotion(
                    spring: spring, from: try reader.next(), to: try reader.next(),
                    initialVelocity: try reader.next()))
        }
    }
}

extension KeyframeMotion {
    fileprivate func add(to numbers: inout [Double]) -> Bool {
        guard map == nil else { return false }
        numbers.append(Double(mode.caseNumber))
        var isComplete = last.add(to: &numbers) && windows.initialValue.add(to: &numbers)
        numbers.append(Double(windows.moves.count))
        for move in windows.moves {
            numbers += [move.window.start, move.window.duration]
            isComplete = isComplete && move.value.add(to: &numbers)
        }
        return isComplete
    }

    fileprivate init(from reader: inout NumberReader, pacing: Pacing) throws(HookeError) {
        let mode = CalculationMode.allCases[try reader.whole(below: CalculationMode.allCases.count)]
        let last = try AnimatableValue(from: &reader)
        var windows = KeyframeWindows(from: try AnimatableValue(from: &reader))
        let moves = try reader.list { reader throws(HookeError) in
            let window = try KeyframeWindow(start: try reader.next(), duration: try reader.next())
            return (window, try AnimatableValue(from: &reader))
        }
        for (window, value) in moves {
            guard value.isSameKind(as: windows.initialValue) else { throw reader.fault("a value of the same kind") }
            windows.add(window, to: value)
        }
        try self.init(windows, last: last, mode: mode, pacing: pacing)
    }
}

extension AnimatableValue {
    fileprivate func isSameKind(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.scalar, .scalar), (.pair, .pair), (.quad, .quad), (.transform, .transform): true
        default: false
        }
    }
}
