import Hooke
import HookeGeometry
import Testing

@Suite struct TransformListNotationTests {
    private func read(_ notation: Notation, _ sizes: TransformSizes = .init()) throws -> TransformList {
        try TransformList(notation, at: "to", sizes)
    }

    @Test func `CSS stays a list of functions, and sixteen numbers are a matrix, as a list or as text`()
        throws
    {
        let turn: TransformList = [.perspective(distance: 500), .rotateY(200 * .pi / 180)]
        #expect(try read(.text("perspective(500px) rotateY(200deg)")) == turn)
        #expect(try read(.text("none")) == [])
        let numbers = (1...16).map { Double($0) / 4 }
        let matrix: TransformList = [.matrix(try Transform3D(elements: numbers))]
        #expect(try read(.list(numbers.map { .number($0) })) == matrix)
        #expect(try read(.text(numbers.map { "\($0)" }.joined(separator: ", "))) == matrix)
        #expect(try read(.text(numbers.map { "\($0)" }.joined(separator: ","))) == matrix)
        #expect(
            try Transform3D(.text("rotateY(200deg)"), at: "to")
                == TransformList([.rotateY(200 * .pi / 180)]).transform)
    }

    @Test func `Percentages are of the box, and em of the font`() throws {
        let fields = try NotationFields(
            [.init("box", .list([.number(200), .number(50)])), .init("font-size", .number(12))], at: "",
            accepted: TransformSizes.fieldNames)
        let sizes = try TransformSizes(fields)
        #expect(sizes.box == Vector2(200, 50) && sizes.fontSize == 12)
        let moved = try read(.text("translate(10%, 2em)"), sizes).transform
        #expect(moved == .translation(x: 20, y: 24))
    }

    @Test(arguments: [
        (Notation.text("1,0,0"), "to has 3 elements; accepted: 16, m11, m12, … m44"),
        (.list([.number(1)]), "to has 1 elements; accepted: 16, m11, m12, … m44"),
        (.list([.text("a")]), "to[0] is \"a\"; accepted: a number"),
        (.text("1, x, 0"), "to[1] is \"x\"; accepted: a number"),
        (.number(3), "to is 3; accepted: 16 numbers m11, m12, … m44, or CSS text"),
        (
            .text("rotate(20)"),
            "to is \"rotate(20)\"; accepted at character 8: an angle in deg, rad, grad or turn, or 0, such as 20deg"
        ),
    ])
    func `A wrong transform is refused with its place and what is accepted`(
        notation: Notation, reason: String
    ) {
        let error = #expect(throws: HookeError.self) { try read(notation) }
        #expect(error?.description == reason)
    }
}
