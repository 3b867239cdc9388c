import HookeSolvers

extension EvalOperation {
    /// `{"op":"network","masses":[…],"links":[[i,j,k,c],…],"anchors":[[i,k,c],…],"followers":[[i,j,k,c],…],
    /// "from":[…],"to":[…],"velocity":[…],"forces":[…],"at":[…]}` returns `value` and `velocity`: for each time an
    /// array with a number for each node.
    ///
    /// A link acts on nodes i and j, an anchor holds node i at its rest position, a follower pulls node i to node j without
    /// acting on j; k is the stiffness, c the damping. Instead of them `damping` and `stiffness` may be matrices, row by
    /// row; then `mass` may be a matrix in place of `masses`. `to` are the rest positions; they, `velocity` and `forces`
    /// are 0 if left out.
    func networkAnswer(_ fields: NotationFields) throws -> String {
        let network = try network(fields)
        let from = try fields.numbers("from", count: network.count, each: "node")
        let to = try fields.numbers("to", count: network.count, default: 0, each: "node")
        let velocity = try fields.numbers("velocity", count: network.count, default: 0, each: "node")
        let forces =
            fields.has("forces") ? try fields.numbers("forces", count: network.count, each: "node") : nil
        let times = try fields.numbers("at")
        try fields.finish()
        let motion = SpringNetworkMotion(
            network, from: from, to: to, initialVelocities: velocity, forces: forces)
        var frames = NetworkFrames<Double>(network, count: times.count, includingVelocities: true)
        motion.sample(at: times, into: &frames)
        func rows(_ number: (Int, Int) -> Double) -> String {
            JSONText.array(
                times.indices.map { frame in
                    // The sign of a zero depends on the kernels of OpenBLAS.
                    JSONText.numbers((0..<network.count).map { number(frame, $0) + 0 })
                })
        }
        return JSONText.object([
            "method": JSONText.string(network.method.rawValue),
            "value": rows { frames[$0, $1] },
            "velocity": rows { frames.velocity($0, $1) ?? .nan },
        ])
    }

    private func network(_ fields: NotationFields) throws -> SpringNetwork {
        if fields.has("stiffness") {
            if fields.has("mass") {
                let mass = try fields.matrix("mass")
                let damping = try fields.matrix("damping", count: mass.rows)
                let stiffness = try fields.matrix("stiffness", count: mass.rows)
                return try SpringNetwork(mass: mass, damping: damping, stiffness: stiffness)
            }
            let masses = try fields.numbers("masses")
            let damping = try fields.matrix("damping", count: masses.count)
            let stiffness = try fields.matrix("stiffness", count: masses.count)
            return try SpringNetwork(masses: masses, damping: damping, stiffness: stiffness)
        }
        return try SpringNetwork(graph(fields))
    }

    private func graph(_ fields: NotationFields) throws -> SpringGraph {
        var graph = SpringGraph()
        for (index, mass) in try fields.numbers("masses").enumerated() {
            _ = try refusing(at: "masses[\(index)]") { try graph.addNode(mass: mass) }
        }
        for kind in ["links", "anchors", "followers"] where fields.has(kind) {
            let ends = kind == "anchors" ? 1 : 2
            let meanings =
                ends == 1 ? ["node", "stiffness", "damping"] : ["node", "node", "stiffness", "damping"]
            for (index, row) in try fields.rows(kind, of: nil, meanings: meanings).enumerated() {
                let name = "\(kind)[\(index)]"
                var nodes: [Int] = []
                for number in row.prefix(ends) {
                    guard let node = Int(exactly: number), graph.masses.indices.contains(node),
                        !nodes.contains(node)
                    else {
                        throw Refusal(
                            "\(name) has the node \(number); accepted: \(ends == 1 ? "one" : "two different") "
                                + "of the nodes, 0 to \(graph.masses.count - 1)")
                    }
                    nodes.append(node)
                }
                let (stiffness, damping) = (row[ends], row[ends + 1])
                try refusing(at: name) {
                    switch kind {
                    case "links":
                        try graph.connect(nodes[0], nodes[1], stiffness: stiffness, damping: damping)
                    case "anchors": try graph.anchor(nodes[0], stiffness: stiffness, damping: damping)
                    default: try graph.follow(nodes[0], nodes[1], stiffness: stiffness, damping: damping)
                    }
                }
            }
        }
        return graph
    }
}

extension NotationFields {
    /// A required square matrix, row by row, of `count` rows if it is given.
    fileprivate func matrix(_ name: String, count: Int? = nil) throws -> Matrix {
        let rows = try rows(name, of: nil)
        let size = count ?? rows.count
        guard rows.count == size, rows.allSatisfy({ $0.count == size }) else {
            throw Refusal("\(name) is not square; accepted: \(size) rows of \(size) numbers")
        }
        return Matrix(rows: size, columns: size) { rows[$0][$1] }
    }
}
