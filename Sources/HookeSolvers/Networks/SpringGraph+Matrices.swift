public import HookeLinearAlgebra

extension SpringGraph {
    /// The stiffness matrix K: the springs' force is −K·x for displacements x from rest.
    public var stiffnessMatrix: Matrix {
        assembled { link in
            link.stiffness
        } reaction: {
            $0 == .mutual ? .both : .node
        }
    }

    /// The damping matrix C: the dampers' force is −C·x′.
    public var dampingMatrix: Matrix {
        assembled { link in
            link.damping
        } reaction: {
            $0 == .mutual ? .both : .none
        }
    }

    /// The nodes on which a link acts through the other node's displacement or velocity.
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
