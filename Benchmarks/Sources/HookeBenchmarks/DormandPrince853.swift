/// The Runge–Kutta method of order 8 by Dormand and Prince as in DOP853, with a fixed step: a usual choice for
/// integrating a network to full accuracy.
///
/// It has no error estimate or step control, because the caller has chosen the step; that favours it. Coefficients:
/// Hairer, Nørsett and Wanner, Solving Ordinary Differential Equations I, 2nd ed., section II.10.
struct DormandPrince853 {
    private static let stages: [[(stage: Int, weight: Double)]] = [
        [],
        [(0, 0.05260015195876773)],
        [(0, 0.0197250569845379), (1, 0.0591751709536137)],
        [(0, 0.02958758547680685), (2, 0.08876275643042054)],
        [(0, 0.2413651341592667), (2, -0.8845494793282861), (3, 0.924834003261792)],
        [(0, 0.037037037037037035), (3, 0.17082860872947386), (4, 0.12546768756682242)],
        [(0, 0.037109375), (3, 0.17025221101954405), (4, 0.06021653898045596), (5, -0.017578125)],
        [
            (0, 0.03709200011850479), (3, 0.17038392571223998), (4, 0.10726203044637328),
            (5, -0.015319437748624402), (6, 0.008273789163814023),
        ],
        [
            (0, 0.6241109587160757), (3, -3.3608926294469414), (4, -0.868219346841726),
            (5, 27.59209969944671), (6, 20.154067550477894), (7, -43.48988418106996),
        ],
        [
            (0, 0.47766253643826434), (3, -2.4881146199716677), (4, -0.590290826836843),
            (5, 21.230051448181193), (6, 15.279233632882423), (7, -33.28821096898486),
            (8, -0.020331201708508627),
        ],
        [
            (0, -0.9371424300859873), (3, 5.186372428844064), (4, 1.0914373489967295),
            (5, -8.149787010746927), (6, -18.52006565999696), (7, 22.739487099350505),
            (8, 2.4936055526796523), (9, -3.0467644718982196),
        ],
        [
            (0, 2.273310147516538), (3, -10.53449546673725), (4, -2.0008720582248625), (5, -17.9589318631188),
            (6, 27.94888452941996), (7, -2.8589982771350235), (8, -8.87285693353063), (9, 12.360567175794303),
            (10, 0.6433927460157636),
        ],
    ]
    private static let weights: [(stage: Int, weight: Double)] = [
        (0, 0.054293734116568765), (5, 4.450312892752409), (6, 1.8915178993145003), (7, -5.801203960010585),
        (8, 0.3111643669578199), (9, -0.1521609496625161), (10, 0.20136540080403034),
        (11, 0.04471061572777259),
    ]

    private var slopes: [[Double]]
    private var place: [Double]

    init(count: Int) {
        place = Array(repeating: 0, count: count)
        slopes = Array(repeating: place, count: Self.stages.count)
    }

    /// One step of `state`; `slope` writes the derivative of its first argument into the second.
    @inline(__always)
    mutating func step(
        _ state: inout [Double], _ h: Double, _ slope: (_ state: [Double], _ slope: inout [Double]) -> Void
    ) {
        for (index, stage) in Self.stages.enumerated() {
            for component in state.indices { place[component] = state[component] }
            for (earlier, weight) in stage { Self.add(h * weight, slopes[earlier], to: &place) }
            slope(place, &slopes[index])
        }
        for (stage, weight) in Self.weights { Self.add(h * weight, slopes[stage], to: &state) }
    }

    @inline(__always)
    private static func add(_ factor: Double, _ from: [Double], to sum: inout [Double]) {
        sum.withUnsafeMutableBufferPointer { sum in
            from.withUnsafeBufferPointer { from in
                for index in 0..<from.count { sum[index] += factor * from[index] }
            }
        }
    }
}
