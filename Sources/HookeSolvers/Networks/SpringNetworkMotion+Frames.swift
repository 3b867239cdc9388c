internal import HookeLinearAlgebra

extension SpringNetworkMotion {
    /// Writes the frames at the times start, start + step, … in seconds.
    ///
    /// Modal networks step the modes by their exact 2 × 2 maps, with a fresh evaluation every 64 frames; one matrix
    /// product then forms all frames, in the memory of `frames`. Other networks compute two exponentials, then one
    /// product per frame, and rounding errors accumulate.
    ///
    /// - Precondition: `frames` was created for this network, or for one of the same size and method.
    public func sample(from start: Double, step: Double, into frames: inout NetworkFrames<Value>) {
        sample(.even(from: start, step: step), into: &frames)
    }

    /// Writes the frames at the given times, in any order.
    ///
    /// - Complexity: As for even frames, plus one evaluation of every mode per frame; O(n³) per frame without modes.
    /// - Precondition: `times` has `frames.count` elements, and `frames` was created for this network, or for one of
    ///   the same size and method.
    public func sample(at times: [Double], into frames: inout NetworkFrames<Value>) {
        precondition(times.count == frames.count, "\(times.count) times for \(frames.count) frames")
        sample(.each(times), into: &frames)
    }

    private func sample(_ times: FrameTimes, into frames: inout NetworkFrames<Value>) {
        precondition(frames.nodes == network.count, "frames of \(frames.nodes) nodes for \(network.count)")
        guard frames.count > 0, network.count > 0 else { return }
        switch network.solver {
        case .modal(let modes):
            precondition(
                frames.first.rows == network.count, "frames of an exponential network for a modal one")
            writeModes(modes, times, &frames)
            for frame in 0..<frames.count {
                frames.positions.replaceColumns(from: frame * Value.componentCount, with: restColumns)
            }
            frames.positions.setProduct(modes.shapes, frames.first, transposingFirst: true, keeping: 1)
            frames.velocities?.setProduct(modes.shapes, frames.second, transposingFirst: true)
        case .exponential(let flow):
            precondition(
                frames.first.rows == 2 * network.count, "frames of a modal network for an exponential one")
            step(flow, times, &frames)
        }
        for frame in 0..<frames.count where times.time(frame) == 0 { copyStart(to: frame, of: &frames) }
    }

    /// Writes the exact start at time 0, which sums would miss by a rounding; unless it is not finite.
    private func copyStart(to frame: Int, of frames: inout NetworkFrames<Value>) {
        guard origin.maxNorm.isFinite, originRates.maxNorm.isFinite, loads?.maxNorm.isFinite ?? true else {
            return
        }
        let column = frame * Value.componentCount
        for component in 0..<Value.componentCount {
            for node in 0..<network.count {
                frames.positions[node, column + component] = start[node][component: component]
                frames.velocities?[node, column + component] = initialVelocities[node][component: component]
            }
        }
    }

    // MARK: Modes

    /// Writes every frame's modal coordinates and velocities.
    private func writeModes(_ modes: NetworkModes, _ times: FrameTimes, _ frames: inout NetworkFrames<Value>)
    {
        let size = network.count
        let width = size * Value.componentCount
        let count = frames.count
        var stepLength: Double?
        if case .even(_, let step) = times, count > 1 {
            stepLength = step
            for (index, mode) in modes.modes.enumerated() {
                let response = mode.response(after: step)
                frames.step[index] = response.xx
                frames.step[size + index] = response.xv
                frames.step[2 * size + index] = response.vx
                frames.step[3 * size + index] = response.vv
                frames.step[4 * size + index] = response.load
            }
        }
        frames.first.withUnsafeMutableElements { q in
            frames.second.withUnsafeMutableElements { p in
                frames.step.withUnsafeBufferPointer { step in
                    for frame in 0..<count {
                        let (q, p) = (q.baseAddress! + frame * width, p.baseAddress! + frame * width)
                        if stepLength != nil, !frame.isMultiple(of: 64) {
                            advance(q, p, from: q - width, p - width, step.baseAddress!)
                        } else {
                            evaluate(modes.modes, at: times.time(frame), q, p)
                        }
                    }
                }
            }
        }
    }

    private func evaluate(
        _ modes: [NetworkMode], at time: Double, _ q: UnsafeMutablePointer<Double>,
        _ p: UnsafeMutablePointer<Double>
    ) {
        let size = modes.count
        origin.elements.withUnsafeBufferPointer { q0 in
            originRates.elements.withUnsafeBufferPointer { p0 in
                for (index, mode) in modes.enumerated() {
                    let response = mode.response(after: time)
                    for element in stride(from: index, to: size * Value.componentCount, by: size) {
                        var (x, v) = (
                            response.xx * q0[element] + response.xv * p0[element],
                            response.vx * q0[element] + response.vv * p0[element]
                        )
                        if let load = loads?.elements[element], load != 0 {
                            x += response.load * load
                            v += response.xv * load
                        }
                        q[element] = normal(x)
                        p[element] = normal(v)
                    }
                }
            }
        }
    }

    /// Computes the next frame's modes from the previous ones.
    private func advance(
        _ q: UnsafeMutablePointer<Double>, _ p: UnsafeMutablePointer<Double>,
        from q0: UnsafeMutablePointer<Double>, _ p0: UnsafeMutablePointer<Double>,
        _ step: UnsafePointer<Double>
    ) {
        let size = network.count
        let (xx, xv, vx, vv) = (step, step + size, step + 2 * size, step + 3 * size)
        for component in 0..<Value.componentCount {
            let first = component * size
            for index in 0..<size {
                let (x, v) = (q0[first + index], p0[first + index])
                q[first + index] = normal(xx[index] * x + xv[index] * v)
                p[first + index] = normal(vx[index] * x + vv[index] * v)
            }
        }
        guard let loads else { return }
        let load = step + 4 * size
        loads.elements.withUnsafeBufferPointer { loads in
            for element in loads.indices where loads[element] != 0 {
                let index = element % size
                q[element] += load[index] * loads[element]
                p[element] += xv[index] * loads[element]
            }
        }
    }

    // MARK: The exponential

    private func step(_ flow: NetworkExponential, _ times: FrameTimes, _ frames: inout NetworkFrames<Value>) {
        var map: Matrix?
        var response: Matrix?
        for frame in 0..<frames.count {
            let time = times.time(frame)
            if case .even(_, let step) = times, frame > 0 {
                if map == nil { (map, response) = flow.transition(after: step, forces: loads) }
                frames.second.setProduct(map!, frames.first)
            } else {
                let (map, response) = flow.transition(after: time, forces: loads)
                frames.second.setProduct(map, origin)
                if let response { frames.second.addToColumns(from: 0, response) }
            }
            if case .even = times, frame > 0, let response { frames.second.addToColumns(from: 0, response) }
            swap(&frames.first, &frames.second)
            let column = frame * Value.componentCount
            frames.positions.replaceColumns(from: column, with: frames.first)
            frames.positions.addToColumns(from: column, restColumns)
            frames.velocities?.replaceColumns(from: column, with: frames.first, rows: network.count)
        }
    }
}

/// Returns the number, or 0 if its squares and products would be subnormal, which is slow. NaN is kept.
@inline(__always) private func normal(_ value: Double) -> Double {
    value.magnitude < 0x1p-900 ? 0 : value
}
