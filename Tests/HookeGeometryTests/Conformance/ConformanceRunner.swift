import Foundation

/// A value of a case in `conformance/`: numbers, also nested, a text, or numbers with names.
struct ConformanceValue: Decodable {
    var numbers: [Double] = []
    var text = ""
    var named: [String: Double] = [:]

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Double.self) {
            numbers = [number]
        } else if let list = try? value.decode([Double].self) {
            numbers = list
        } else if let lists = try? value.decode([[Double]].self) {
            numbers = Array(lists.joined())
        } else if let text = try? value.decode(String.self) {
            self.text = text
        } else {
            named = try value.decode([String: Double].self)
        }
    }
}

/// A case of a file in `conformance/`.
struct ConformanceCase: Decodable {
    /// The limit of the error, in units.
    enum Tolerance: String, Decodable {
        case exact, closed, solved

        var limit: Double { [.exact: 0, .closed: 8, .solved: 64][self, default: 0] }
    }

    var id: String
    var `class`: Tolerance
    var `in`, out, condition: [String: ConformanceValue]

    /// The number of an input, or `missing`.
    func number(_ name: String, or missing: Double = .nan) -> Double {
        self.in[name]?.numbers.first ?? missing
    }

    func numbers(_ name: String) -> [Double] { self.in[name]?.numbers ?? [] }
}

/// What a family of cases found.
struct ConformanceResult {
    private struct File: Decodable { var cases: [ConformanceCase] }

    var checked = 0
    /// Results without a function.
    var absent = 0
    /// The largest error in units: of 2⁻⁵³ times the condition. (In single precision 2⁻²⁴, and the smallest normal number
    /// of `Float`.)
    var worst = 0.0
    /// A line for each number with a larger error than its class allows.
    var faults: [String] = []

    /// Compares the cases of a family with the results of a function.
    init(
        _ family: String, in folder: URL, fault: (inout ConformanceCase) -> Void = { _ in },
        function: (ConformanceCase) throws -> [String: [Double]]
    ) throws {
        let data = try Data(contentsOf: folder.appending(path: family + ".json"))
        for var example in try JSONDecoder().decode(File.self, from: data).cases {
            fault(&example)
            let found = try function(example)
            for (name, expected) in example.out {
                guard let got = found[name], let conditions = example.condition[name]?.numbers else {
                    absent += 1
                    continue
                }
                precondition(
                    got.count == expected.numbers.count, "\(family), \(example.id): \(got.count) numbers")
                for ((got, expected), condition) in zip(zip(got, expected.numbers), conditions) {
                    let error = abs(got - expected) / (condition * 0x1p-53 + .leastNormalMagnitude)
                    checked += 1
                    if example.class != .exact { worst = max(worst, error) }
                    if error <= example.class.limit { continue }
                    faults.append(
                        "\(family), \(example.id), \(name): \(got), expected \(expected), error \(error)")
                }
            }
        }
    }
}
