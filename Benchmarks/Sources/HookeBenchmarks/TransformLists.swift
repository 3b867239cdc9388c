import BenchmarkHarness
import HookeGeometry

// Interpolates between two lists of transform functions.

@inline(__always)
private func total(_ m: Transform3D) -> Double { ((m.row1 + m.row2) + (m.row3 + m.row4)).sum() }

let transformLists = Benchmark("transform lists", sizes: [sampleCount]) { count in
    let progress = scattered(from: 0, to: 1, count: count)
    func list(_ css: String) -> TransformList { try! TransformList(css: css) }
    let texts = (
        "perspective(500px) translate(10px, 20px) rotateY(0deg) scale(1)",
        "perspective(800px) translate(90px, 50px) rotateY(400deg) scale(2, 3)"
    )
    let ends = (list(texts.0), list(texts.1))
    let card = TransformListInterpolation(from: ends.0, to: ends.1)
    let flip = TransformListInterpolation(from: [.rotateY(0)], to: [.rotateY(7)])
    let turn = TransformListInterpolation(
        from: [.rotate(angle: 1, axis: Vector3(1, 2, 3))], to: [.rotate(angle: 2, axis: Vector3(3, -1, 2))])
    let rest = TransformListInterpolation(
        from: list("translate(1px) rotate(1rad)"), to: list("translate(9px) skewX(1rad)"))
    return (
        count,
        [
            Variant("4 functions", .hooke) { sample($0, card, at: progress) { total($0.transform(at: $1)) } },
            Variant("a turn about y", .other) {
                sample($0, flip, at: progress) { total($0.transform(at: $1)) }
            },
            Variant("a turn by slerp", .other) {
                sample($0, turn, at: progress) { total($0.transform(at: $1)) }
            },
            Variant("a shift and a matrix", .other) {
                sample($0, rest, at: progress) { total($0.transform(at: $1)) }
            },
            Variant("4 functions, the list", .other) {
                sample($0, card, at: progress) { Double($0.list(at: $1).functions.count) }
            },
            Variant("4 functions, matched for each", .naive) {
                sample($0, ends, at: progress) {
                    total(TransformListInterpolation(from: $0.0, to: $0.1).transform(at: $1))
                }
            },
            Variant("4 functions, read and multiplied", .other) {
                sample($0, texts, at: progress) { total(try! TransformList(css: $0.0).transform) + $1 }
            },
        ]
    )
}
