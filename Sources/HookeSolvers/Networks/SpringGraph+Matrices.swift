public import HookeLinearAlgebra

extension SpringGraph {
    /// K: what −K·x is the force of the springs for, with displacements x from rest.
    public var stiffnessMatrix: Matrix {
        assembled { link in
            link.stiffness
        } reaction: {
            $0 == .mutual ? .both : .node
        }
    }

    /// C: what −C·x′ is the force of the dampers for.
    public var dampingMatrix: Matrix {
        assembled { link in
            link.damping
        } reaction: {
            $0 == .mutual ? .both : .none
        }
    }

    /// Which rows the other node's displacement or velocity enters.
    private enum Reaction { case none, node, both }

    private func assembled(
        _ strength: (Link) -> Double, reaction: (Link.Kind) -> Reaction
    ) -> Matrix {
        let size = masses.count
        var matrix = Matrix(rows: size, columns: size)
        for link in links {
            let value = strength(link)
            matrix[link.node, link.node] += value
            guard link.kind != .anchor else { continue }
            switch reaction(link.kind) {
            case .none: break
            case .node: matrix[link.node, link.other] -= value
            case .both:
                matrix[link.node, link.other] -= value
                matrix[link.other, link.node] -= value
                matrix[link.other, link.other] += value
            }
        }
        return matrix
    }
}
