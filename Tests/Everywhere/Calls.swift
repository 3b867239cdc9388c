/// Answers a question about the operations. It is one function for the command line, C and JavaScript.
///
/// | question | answer |
/// | --- | --- |
/// | 0 | the number of operations |
/// | 1 | the byte `first` of an operation's name; 0 after the last |
/// | 2 | the hash of an operation's cases in `end` rounds |
/// | 3 | the number of results of these cases |
/// | 4 | the hash of an operation's cases from `first` up to below `end` |
/// | 5 | the number of cases of an operation in `end` rounds |
/// | 6 | the number of inputs and results of the case `first` |
/// | 7 | the bits of number `end` of the case `first` |
/// | 8 | 1 if that number is an input, 0 if it is a result |
/// | 9 | one hash of all operations in `end` rounds |
@_cdecl("everywhere")
public func everywhere(_ question: Int32, _ operation: Int32, _ first: Int32, _ end: Int32) -> UInt64 {
    let (index, first, end) = (Int(operation), Int(first), Int(end))
    func cases(_ index: Int) -> Range<Int> {
        let asked: Int = end / Operation.all[index].sparseness
        return 0..<max(asked, 1)
    }
    switch question {
    case 0: return UInt64(Operation.all.count)
    case 1:
        let name = Operation.all[index].name
        return first < name.utf8CodeUnitCount ? UInt64(name.utf8Start[first]) : 0
    case 2: return Operation.run(index, cases(index)).hash
    case 3: return UInt64(Operation.run(index, cases(index)).answers)
    case 4: return Operation.run(index, first..<end).hash
    case 5: return UInt64(cases(index).count)
    case 6: return UInt64(Operation.recorder(index, first).count)
    case 7: return Operation.recorder(index, first, wanted: end).kept
    case 8: return Operation.recorder(index, first, wanted: end).isKeptGiven ? 1 : 0
    default:
        var sum: UInt64 = 0
        for index in Operation.all.indices {
            var mixed = Random(seed: Operation.run(index, cases(index)).hash &+ UInt64(index))
            sum &+= mixed.next()
        }
        return sum
    }
}

/// Answers the questions on a command line, each of four integers.
func answer(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) {
    func number(_ index: Int) -> Int32 {
        guard index < Int(count), var digit = arguments[index] else { return 0 }
        var value: Int32 = 0
        while digit.pointee != 0 {
            value = value * 10 + Int32(digit.pointee - 48)
            digit += 1
        }
        return value
    }
    for start in stride(from: 1, to: Int(count), by: 4) {
        print(everywhere(number(start), number(start + 1), number(start + 2), number(start + 3)))
    }
}

#if hasFeature(Embedded)
    /// The entry point of Embedded Swift.
    @_cdecl("main")
    public func main(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    {
        answer(count, arguments)
        return 0
    }
#endif
