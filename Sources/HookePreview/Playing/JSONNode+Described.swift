import Foundation
import Hooke
import HookeGeometry
internal import HookeJSON
import HookeTransitions

extension JSONNode {
    /// Returns the value that the library reads.
    func value<Value>(
        _ read: (Notation, _ place: String) throws(HookeError) -> Value
    ) throws(FileError) -> Value {
        do throws(HookeError) { return try read(Notation(value), path.text) } catch { throw fault(error) }
    }

    /// The error of the library for this value, in the form of the other errors of a file.
    func fault(_ error: HookeError) -> FileError {
        let place = error.field?.name ?? path.text
        return switch error {
        case .badValue(_, let value, let nearest, let accepted):
            FileError(path: place, .badValue(value, nearest: nearest, accepted: accepted))
        case .unknownField(_, let nearest, let accepted):
            FileError(path: place, .unknownField(nearest: nearest, accepted: accepted))
        case .missing(_, let accepted): FileError(path: place, .missing(accepted: accepted))
        case .outOfRange, .badText: FileError(path: place, .invalid(error))
        default: fault(accepted: "\(error)")
        }
    }

    func number(
        in range: ClosedRange<Double>, accepted: String
    ) throws(FileError) -> Double {
        let number = try number(accepted: accepted)
        guard range.contains(number) else { throw fault(accepted: accepted) }
        return number
    }

    /// Returns an array of numbers with the given meanings.
    func numbers(
        _ meanings: [String], in range: ClosedRange<Double> = -1e6...1e6,
        accepted: String = "a number to ±1000000"
    ) throws(FileError) -> [Double] {
        guard let elements = elementsIfArray, elements.count == meanings.count else {
            throw fault(accepted: "[\(list(meanings))]")
        }
        var numbers: [Double] = []
        for element in elements { numbers.append(try element.number(in: range, accepted: accepted)) }
        return numbers
    }

    func recogniser() throws(FileError) -> SwipeDriver.Measure {
        try word(["pan", "edge"]) == "edge" ? .location : .translation
    }

    /// Returns the name of a transition or view. It is safe as the name of a folder.
    func name() throws(FileError) -> String {
        let text = try string()
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control && $0 != "/" && $0 != "\\"
        }
        guard isPlain, !text.isEmpty, text.utf8.count <= 100, text.first != "." else {
            throw fault(accepted: "1 to 100 bytes without slashes, without a dot in front")
        }
        return text
    }

    func color() throws(FileError) -> SceneColor {
        let text = try string()
        do { return try SceneColor(css: text) } catch {
            throw fault(accepted: "a colour of CSS, such as \"#ff8800\", \"gold\" or \"oklch(0.7 0.15 60)\"")
        }
    }

    func rectangle() throws(FileError) -> CGRect {
        let sides = try numbers(["x", "y", "width", "height"])
        guard sides[2] >= 0, sides[3] >= 0 else {
            throw fault(accepted: "a width and a height of at least 0")
        }
        return CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }

    /// Returns a transform from CSS text. Percentages are those of `size`.
    func transform(of size: CGSize) throws(FileError) -> Transform3D {
        let text = try string()
        do { return try Transform3D(css: text, box: Vector2(size.width, size.height)) } catch {
            let place = path.text
            throw fault(error.renamingField { $0 == .css ? HookeError.Field(place) : "\(place).\($0)" })
        }
    }
}
