import Foundation
import Hooke
import HookeGeometry
internal import HookeJSON
import HookeTransitions

extension DescribedTransitionError: JSONNodeError {
    package static var namesAreSpelledFreely: Bool { true }
}

typealias DescribedPlace = JSONNode<DescribedTransitionError>

extension JSONNode where Failure == DescribedTransitionError {
    /// Returns the value that the library reads.
    func value<Value>(
        _ read: (Notation, _ place: String) throws(HookeError) -> Value
    ) throws(DescribedTransitionError) -> Value {
        do throws(HookeError) { return try read(Notation(value), pathText) } catch {
            switch error {
            case .badValue(let field, let value, let nearest, let accepted):
                let near = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
                throw .badValue(path: field.name, value: value, accepted: accepted + near)
            case .unknownField(let field, let nearest, let accepted):
                let near = nearest.map { "did you mean \"\($0)\"? Accepted" } ?? "accepted"
                throw .unknownField(path: field.name, hint: "\(near): \(accepted)")
            case .missing(let field, let accepted): throw .missing(path: field.name, accepted: accepted)
            case .outOfRange(let field, let value, let accepted):
                throw .badValue(path: field.name, value: "\(value)", accepted: accepted)
            case .badText(let field, let text, let offset, let accepted):
                throw .badValue(
                    path: field.name, value: Notation.text(text).shown,
                    accepted: "\(accepted), at character \(HookeError.character(text, offset))")
            default: throw fault(accepted: "\(error)")
            }
        }
    }

    /// The error of the library for this value, or for its member of the same name.
    func fault(_ error: HookeError) -> DescribedTransitionError {
        switch error {
        case .outOfRange(let field, let value, let accepted):
            .badValue(path: "\(pathText).\(field.name)", value: "\(value)", accepted: accepted)
        case .badText(_, let text, let offset, let accepted):
            fault(accepted: "\(accepted), at character \(HookeError.character(text, offset))")
        default: fault(accepted: "\(error)")
        }
    }

    func number(
        in range: ClosedRange<Double>, accepted: String
    ) throws(DescribedTransitionError) -> Double {
        let number = try number(accepted: accepted)
        guard range.contains(number) else { throw fault(accepted: accepted) }
        return number
    }

    /// Returns an array of numbers with the given meanings.
    func numbers(
        _ meanings: [String], in range: ClosedRange<Double> = -1e6...1e6,
        accepted: String = "a number to ±1000000"
    ) throws(DescribedTransitionError) -> [Double] {
        guard let elements = elementsIfArray, elements.count == meanings.count else {
            throw fault(accepted: "[\(list(meanings))]")
        }
        var numbers: [Double] = []
        for element in elements { numbers.append(try element.number(in: range, accepted: accepted)) }
        return numbers
    }

    /// Returns a case by its name.
    func word<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type
    ) throws(DescribedTransitionError) -> Word where Word.RawValue == String {
        let words = Word.allCases.map(\.rawValue)
        return Word(rawValue: try word(words)) ?? Word.allCases.first!
    }

    /// Returns one of some words.
    func word(_ words: [String]) throws(DescribedTransitionError) -> String {
        let text = try string(accepted: list(words))
        guard words.contains(text) else { throw badWord(text, words) }
        return text
    }

    func badWord(_ text: String, _ words: [String], more: String = "") -> DescribedTransitionError {
        let near = nearestWord(to: text, in: words).map { "; did you mean \"\($0)\"?" } ?? ""
        return fault(accepted: list(more.isEmpty ? words : words + [more]) + near)
    }

    func recogniser() throws(DescribedTransitionError) -> SwipeDriver.Measure {
        try word(["pan", "edge"]) == "edge" ? .location : .translation
    }

    /// Returns the name of a transition or view. It is safe as the name of a folder.
    func name() throws(DescribedTransitionError) -> String {
        let text = try string()
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control && $0 != "/" && $0 != "\\"
        }
        guard isPlain, !text.isEmpty, text.utf8.count <= 100, text.first != "." else {
            throw fault(accepted: "1 to 100 bytes without slashes, without a dot in front")
        }
        return text
    }

    func color() throws(DescribedTransitionError) -> SceneColor {
        let text = try string()
        do { return try SceneColor(css: text) } catch {
            throw fault(accepted: "a colour of CSS, such as \"#ff8800\", \"gold\" or \"oklch(0.7 0.15 60)\"")
        }
    }

    func rectangle() throws(DescribedTransitionError) -> CGRect {
        let sides = try numbers(["x", "y", "width", "height"])
        guard sides[2] >= 0, sides[3] >= 0 else {
            throw fault(accepted: "a width and a height of at least 0")
        }
        return CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }

    /// Returns a transform from CSS text. Percentages are those of `size`.
    func transform(of size: CGSize) throws(DescribedTransitionError) -> Transform3D {
        let text = try string()
        do throws(HookeError) {
            let transform = try Transform3D(css: text, box: Vector2(size.width, size.height))
            guard AnimatableValue.transform(transform).isFinite else {
                throw .noSolution(field: .css, reason: "a number of its matrix is not finite")
            }
            return transform
        } catch { throw fault(error) }
    }
}
