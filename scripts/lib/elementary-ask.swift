// Evaluates the elementary functions; scripts/check-elementary compiles it together with them.
//
//     elementary-ask FUNCTION <ARGUMENTS >RESULTS     doubles in binary, two arguments for a function of two
//     elementary-ask time                             prints nanoseconds per call, beside the C library

import Glibc

/// The shortest time per call in 30 runs over 4,096 independent arguments.
@inline(__always) private func nanoseconds(_ arguments: [Double], _ function: (Double) -> Double) -> Double {
    var least = Double.infinity
    var sum = 0.0
    for _ in 0..<30 {
        var (start, end) = (timespec(), timespec())
        clock_gettime(CLOCK_MONOTONIC, &start)
        for _ in 0..<10 { for x in arguments { sum += function(x) } }
        clock_gettime(CLOCK_MONOTONIC, &end)
        least = min(least, Double(end.tv_sec - start.tv_sec) * 1e9 + Double(end.tv_nsec - start.tv_nsec))
    }
    return sum.isNaN ? .nan : least / Double(10 * arguments.count)
}

@inline(__always) private func compare(
    _ name: String, _ low: Double, _ high: Double, _ ours: (Double) -> Double, _ libm: (Double) -> Double
) {
    var random = UInt64(1)
    let arguments = (0..<4_096).map { _ in
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return low + (high - low) * Double(random >> 11) * 0x1p-53
    }
    let (first, second) = (nanoseconds(arguments, ours), nanoseconds(arguments, libm))
    func padded(_ x: Double) -> String {
        let text = "\((x * 100).rounded() / 100)"
        return String(repeating: " ", count: max(0, 8 - text.count)) + text
    }
    print(name + String(repeating: " ", count: 22 - name.count) + padded(first) + padded(second))
}

private func printTimes() {
    print("on                      Hooke    libm  ns a call")
    compare("exp, -20 to 5", -20, 5, Elementary.exp, exp)
    compare("expm1, -2 to 2", -2, 2, Elementary.expm1, expm1)
    compare("log, 0 to 10", 0, 10, Elementary.log, log)
    compare("log1p, -0.5 to 10", -0.5, 10, Elementary.log1p, log1p)
    compare("pow(x, 2.4), 0 to 1", 0, 1, { Elementary.pow($0, 2.4) }, { pow($0, 2.4) })
    compare("sin, -10 to 10", -10, 10, Elementary.sin, sin)
    compare("cos, -10 to 10", -10, 10, Elementary.cos, cos)
    compare(
        "sin + cos, -10 to 10", -10, 10,
        {
            let (sine, cosine) = Elementary.sineAndCosine($0)
            return sine + cosine
        }, { sin($0) + cos($0) })
    compare("sin, 1e10 to 1e20", 1e10, 1e20, Elementary.sin, sin)
    compare("tan, -1 to 1", -1, 1, Elementary.tan, tan)
    compare("asin, -1 to 1", -1, 1, Elementary.asin, asin)
    compare("acos, -1 to 1", -1, 1, Elementary.acos, acos)
    compare("atan, -2 to 2", -2, 2, Elementary.atan, atan)
    compare("atan2(y, 0.7), -2 to 2", -2, 2, { Elementary.atan2($0, 0.7) }, { atan2($0, 0.7) })
    compare("sinh, -5 to 5", -5, 5, Elementary.sinh, sinh)
    compare("cosh, -5 to 5", -5, 5, Elementary.cosh, cosh)
    compare("tanh, -2 to 2", -2, 2, Elementary.tanh, tanh)
    compare("cbrt, 0 to 1", 0, 1, Elementary.cbrt, cbrt)
    compare("hypot(x, 0.3), 0 to 1", 0, 1, { Elementary.hypot($0, 0.3) }, { hypot($0, 0.3) })
}

private func function(named name: String) -> ((Double, Double) -> Double)? {
    switch name {
    case "sin": { x, _ in Elementary.sin(x) }
    case "cos": { x, _ in Elementary.cos(x) }
    case "tan": { x, _ in Elementary.tan(x) }
    case "asin": { x, _ in Elementary.asin(x) }
    case "acos": { x, _ in Elementary.acos(x) }
    case "atan": { x, _ in Elementary.atan(x) }
    case "atan2": Elementary.atan2
    case "sinh": { x, _ in Elementary.sinh(x) }
    case "cosh": { x, _ in Elementary.cosh(x) }
    case "tanh": { x, _ in Elementary.tanh(x) }
    case "exp": { x, _ in Elementary.exp(x) }
    case "expm1": { x, _ in Elementary.expm1(x) }
    case "log": { x, _ in Elementary.log(x) }
    case "log1p": { x, _ in Elementary.log1p(x) }
    case "pow": Elementary.pow
    case "cbrt": { x, _ in Elementary.cbrt(x) }
    case "hypot": Elementary.hypot
    default: nil
    }
}

@main struct Ask {
    static func main() {
        let name = CommandLine.arguments.dropFirst().first ?? ""
        if name == "time" { return printTimes() }
        guard let function = function(named: name) else { exit(2) }
        let width = ["atan2", "pow", "hypot"].contains(name) ? 2 : 1
        var arguments = [Double](repeating: 0, count: 1 << 14)
        var results = [Double](repeating: 0, count: 1 << 14)
        var filled = 0
        while true {
            let count = arguments.withUnsafeMutableBytes {
                read(0, $0.baseAddress! + filled, $0.count - filled)
            }
            if count <= 0 { return }
            filled += count
            // Complete arguments only; a pipe may end a block anywhere.
            guard filled.isMultiple(of: 8 * width) else { continue }
            let questions = filled / (8 * width)
            for index in 0..<questions {
                let first = width * index
                results[index] = function(arguments[first], arguments[first + width - 1])
            }
            results.withUnsafeBytes {
                var written = 0
                while written < 8 * questions {
                    written += write(1, $0.baseAddress! + written, 8 * questions - written)
                }
            }
            filled = 0
        }
    }
}
