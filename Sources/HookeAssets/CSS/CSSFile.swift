import Hooke
import HookeGeometry
internal import HookeJSON

/// The `@keyframes` of a style sheet as tracks.
///
/// ```swift
/// import HookeAssets
///
/// let sheet = "@keyframes rise { to { transform: translateY(-20px) } from { transform: none } } a { animation: rise 2s linear }"
/// let file = try CSSFile(Array(sheet.utf8))
/// for track in file.animations[0].tracks { print(track.name, track.components(at: 0.5)) }  // rise: transform translatey [-5.0]
/// ```
///
/// - A property is a track of its numbers, if all keyframes have the same words around them: `10px`, `translate(1px, 2px)`.
///   Of a list of functions each function is a track; `none` is the same list without effect.
/// - Times are in seconds of the first `animation` of the sheet that has the name, or of one second if none has it. The
///   timing function of a keyframe applies up to the next one; if left out, it is that of the `animation`, or `ease`.
/// - Other values are left out with a note: `var()`, `calc()`, colours, matrices, words, units that change.
public struct CSSFile: Sendable, Hashable {
    /// The animations, in order of the sheet. Of several with one name the last one counts, as in CSS.
    public let animations: [AssetAnimation]
    /// What in the sheet is not valid CSS.
    public let notes: [FileNote]

    /// Reads a file.
    ///
    /// - Throws: `FileError` if the file cannot be read or has no `@keyframes`.
    public init(contentsOf path: String, strict: Bool = false) throws(FileError) {
        try self.init(FileReading.bytes(of: path), strict: strict)
    }

    /// Reads a file from its bytes.
    ///
    /// - Parameters:
    ///   - bytes: the whole sheet, in UTF-8.
    ///   - strict: whether what is not valid CSS is an error. Otherwise it is read as browsers do.
    /// - Throws: `FileError` with line and column.
    public init(_ bytes: [UInt8], strict: Bool = false) throws(FileError) {
        let sheet = CSSSheet(bytes)
        let reading = FileNotes(isStrict: strict, text: bytes)
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw FileError(line: 1, column: 1, .badText(reason: "the text is not UTF-8"))
        }
        for fault in sheet.faults {
            try reading.deviate(fault.text, at: fault.offset, "what can be read is read")
        }
        let rules = sheet.root.all
        var found: [(name: String, rule: CSSSheet.Rule)] = []
        for rule in rules {
            guard let name = rule.keyframesName else { continue }
            if let index = found.firstIndex(where: { $0.name == name }) {
                reading.omit(
                    "\(found[index].rule.prelude) is replaced by a later rule", at: found[index].rule.offset)
                found.remove(at: index)
            }
            found.append((name, rule))
        }
        guard !found.isEmpty else {
            throw FileError(
                line: 1, column: 1,
                .badText(reason: "no @keyframes; accepted: a style sheet with @keyframes"))
        }
        notes = reading.notes
        var animations: [AssetAnimation] = []
        for (name, rule) in found {
            let reading = FileNotes(isStrict: strict, text: bytes)
            let use = CSSAnimationUse(of: name, in: rules)
            if use.duration == nil {
                reading.omit(
                    "no animation of the sheet plays \(name), which is read over 1 s", at: rule.offset)
            }
            let keyframes = try CSSKeyframes(rule, name: name, use, reading)
            animations.append(
                AssetAnimation(
                    name: name, duration: use.duration ?? 1, tracks: try keyframes.tracks(),
                    notes: reading.notes))
        }
        self.animations = animations
    }

    /// Whether a text that is not JSON has `@keyframes`.
    static func mayBe(_ bytes: [UInt8]) -> Bool {
        let sheet = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
        guard sheet != UInt8(ascii: "{"), sheet != UInt8(ascii: "[") else { return false }
        for index in bytes.indices where bytes[index] == UInt8(ascii: "@") {
            let word = bytes[(index + 1)...].prefix(24).prefix {
                (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "-")
            }
            if String(decoding: word, as: UTF8.self).lowercased().hasSuffix("keyframes") { return true }
        }
        return false
    }
}

/// How an animation is played by the sheet.
struct CSSAnimationUse {
    /// In seconds; `nil` if no rule plays it with a duration above 0.
    var duration: Double?
    var timing: TimingFunction = .ease

    /// Finds the first rule with an animation of a name.
    init(of name: String, in rules: [CSSSheet.Rule]) {
        for rule in rules where rule.keyframesName == nil {
            var longhands: [String: [String]] = [:]
            for declaration in rule.declarations {
                let parts = CSSSheet.parts(of: declaration.value) { $0 == "," }
                longhands[declaration.name.replacing("-webkit-", with: "")] = parts
            }
            for part in longhands["animation"] ?? [] {
                let words = CSSSheet.parts(of: part) { $0.isWhitespace }
                guard words.contains(name) else { continue }
                duration = words.lazy.compactMap(Self.seconds).first { $0 > 0 }
                timing = words.lazy.compactMap { try? TimingFunction(css: $0) }.first ?? .ease
            }
            let names = (longhands["animation-name"] ?? []).map { $0.filter { !$0.isWhitespace } }
            if let index = names.firstIndex(of: name) {
                /// Lists are repeated until they are as long as the names.
                func item(_ property: String) -> String? {
                    guard let list = longhands[property], !list.isEmpty else { return nil }
                    return list[index % list.count].trimming
                }
                duration =
                    item("animation-duration").flatMap(Self.seconds).flatMap { $0 > 0 ? $0 : nil } ?? duration
                timing = item("animation-timing-function").flatMap { try? TimingFunction(css: $0) } ?? timing
            }
            if duration != nil { return }
        }
    }

    /// A time of CSS in seconds.
    static func seconds(_ word: String) -> Double? {
        let text = word.lowercased()
        let isThousandths = text.hasSuffix("ms")
        guard text.hasSuffix("s"), let value = Double(text.dropLast(isThousandths ? 2 : 1)), value.isFinite
        else {
            return nil
        }
        return isThousandths ? value / 1000 : value
    }
}

extension String {
    /// The text without space at its ends.
    var trimming: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
