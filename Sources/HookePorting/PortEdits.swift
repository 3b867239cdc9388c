/// The edits of one file.
struct PortEdits {
    let source: SwiftSource
    let module: PortedModule
    private(set) var changes: [Porter.Remark] = []
    private(set) var left: [Porter.Remark] = []
    private var replaced: [(range: Range<Int>, text: String)] = []

    init(_ source: SwiftSource, _ module: PortedModule) {
        (self.source, self.module) = (source, module)
    }

    /// The text with all edits.
    var text: String {
        var bytes: [UInt8] = []
        var at = 0
        let ordered = replaced.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        for (range, text) in ordered {
            precondition(range.lowerBound >= at, "edits overlap at byte \(range.lowerBound)")
            bytes += source.bytes[at..<range.lowerBound]
            bytes += text.utf8
            at = range.upperBound
        }
        return String(decoding: bytes + source.bytes[at...], as: UTF8.self)
    }

    // MARK: Recording

    /// Replaces tokens, and lists the change.
    mutating func replace(_ tokens: Range<Int>, with text: String, _ what: String? = nil) {
        let range = bytes(tokens)
        let old = source.text(tokens)
        if old == text { return }
        replaced.append((range, text))
        note(what ?? "\(old.oneLine) → \(text.oneLine)", at: tokens.lowerBound)
    }

    /// Inserts a text after a token.
    mutating func insert(_ text: String, after token: Int) {
        let end = source.tokens[token].range.upperBound
        replaced.append((end..<end, text))
    }

    /// Inserts a text before a token.
    mutating func insert(_ text: String, before token: Int) {
        let start = source.tokens[token].range.lowerBound
        replaced.append((start..<start, text))
    }

    /// Deletes tokens and the blanks after them; the line too, if nothing else is on it.
    mutating func delete(_ tokens: Range<Int>, _ what: String? = nil) {
        var range = bytes(tokens)
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        var (start, end) = (range.lowerBound, range.upperBound)
        while end < source.bytes.count, isBlank(source.bytes[end]) { end += 1 }
        while start > 0, isBlank(source.bytes[start - 1]) { start -= 1 }
        let newline = UInt8(ascii: "\n")
        if start == 0 || source.bytes[start - 1] == newline, end < source.bytes.count,
            source.bytes[end] == newline
        {
            range = start..<(end + 1)
        } else {
            range = range.lowerBound..<end
        }
        replaced.append((range, ""))
        note(what ?? "\(source.text(tokens).oneLine) is gone", at: tokens.lowerBound)
    }

    mutating func note(_ what: String, at token: Int) {
        changes.append(Porter.Remark(line: source.tokens[token].line, what: what))
    }

    /// Lists what a person has to look at.
    mutating func leave(_ what: String, at token: Int, _ section: PortSection) {
        let remark = Porter.Remark(line: source.tokens[token].line, what: what, section: section)
        if !left.contains(remark) { left.append(remark) }
    }

    private func bytes(_ tokens: Range<Int>) -> Range<Int> {
        source.tokens[tokens.lowerBound].range
            .lowerBound..<source.tokens[tokens.upperBound - 1].range.upperBound
    }

    // MARK: Attributes

    private static let attributes: Set = [
        "@objc", "@objcMembers", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBDesignable", "@nonobjc",
        "@NSCopying",
    ]

    /// Deletes the attributes of Objective-C and of storyboards.
    mutating func changeAttributes() {
        var index = 0
        while index < source.tokens.count {
            guard Self.attributes.contains(source[index]) else {
                index += 1
                continue
            }
            let start = index
            while Self.attributes.contains(source[index]),
                source.tokens[index].line == source.tokens[start].line
            {
                remark(on: index)
                index += 1
                // Arguments follow without a blank.
                if source[index] == "(",
                    source.tokens[index].range.lowerBound == source.tokens[index - 1].range.upperBound,
                    let close = source.closing[index]
                {
                    index = close + 1
                }
            }
            // `@objc optional` is one edit.
            if source[index] == "optional" { index += 1 }
            delete(start..<index)
        }
    }

    private mutating func remark(on attribute: Int) {
        switch source[attribute] {
        case "@IBOutlet": leave("an outlet: create the view in code", at: attribute, .outlets)
        case "@IBAction": leave("an action of a storyboard: add it in code", at: attribute, .outlets)
        case "@objc":
            guard let scope = source.scopes.first(where: { $0.start > attribute && $0.kind == "protocol" }),
                source.modifiersStart(before: scope.start) <= attribute, scope.supertypes.isEmpty
            else { return }
            let name = source.tokens[scope.start + 1].range.upperBound
            replaced.append((name..<name, ": AnyObject"))
            note("protocol \(scope.name): AnyObject, as all protocols of Objective-C are", at: scope.start)
        default: break
        }
    }

    // MARK: Imports

    /// The modules of Apple's platforms that files of transitions import.
    private static let modules: Set = [
        "AVFoundation", "AVKit", "AppKit", "Combine", "CoreData", "CoreHaptics", "CoreImage", "CoreText",
        "GLKit", "ImageIO",
        "MapKit", "Metal", "MetalKit", "MobileCoreServices", "OSLog", "Photos", "PhotosUI", "SafariServices",
        "SceneKit",
        "SpriteKit", "SwiftUI", "UniformTypeIdentifiers", "WebKit", "os", "simd",
    ]

    /// Shortens imports of UIKit's parts, and deletes those of Objective-C's runtime.
    mutating func changeImports() {
        for index in source.tokens.indices where source[index] == "import" && source[index - 1] != "." {
            var (at, end) = (index + 1, index + 2)
            if ["class", "struct", "enum", "protocol", "func", "typealias", "let", "var"].contains(source[at])
            {
                (at, end) = (at + 1, end + 1)
            }
            while source[end] == "." { end += 2 }
            switch source[at] {
            case "UIKit" where end > index + 2: replace(index..<end, with: "import UIKit")
            case "ObjectiveC": delete(index..<end)
            case let name where Self.modules.contains(name) && !isConditional(index, on: name):
                leave("import \(name)", at: index, .modules)
            default: break
            }
        }
    }

    /// Whether an import is inside `#if canImport(name)`.
    private func isConditional(_ index: Int, on name: String) -> Bool {
        guard
            let start = (0..<index).last(where: {
                ["#if", "#elseif", "#else", "#endif"].contains(source[$0])
            })
        else {
            return false
        }
        return source.has(["canImport", "(", name, ")"], at: start + 1)
    }

    // MARK: Queues and coordinators

    /// Writes `SceneQueue.main` for the main queue, and drops `any` before coordinators, which are classes here.
    mutating func changeQueues() {
        for index in source.tokens.indices {
            if source.has(["any", "UIViewControllerTransitionCoordinator"], at: index) {
                delete(
                    index..<(index + 1),
                    "any UIViewControllerTransitionCoordinator → UIViewControllerTransitionCoordinator")
            }
            guard source.has(["DispatchQueue", ".", "main"], at: index) else {
                if source.has(["DispatchQueue", ".", "global"], at: index) {
                    leave("work on another queue ends at another time in each run", at: index, .queues)
                }
                continue
            }
            guard source[index + 3] == ".", ["async", "asyncAfter"].contains(source[index + 4]) else {
                leave("DispatchQueue.main is no queue of a scene", at: index, .queues)
                continue
            }
            replace(index..<(index + 1), with: "SceneQueue", "DispatchQueue.main → SceneQueue.main")
            let now = index + 8
            if source.has(["asyncAfter", "(", "deadline", ":", "DispatchTime", ".", "now"], at: index + 4) {
                replace(now..<(now + 1), with: "", "DispatchTime.now() → .now()")
            }
        }
    }
}

extension String {
    /// The text in one line, with single blanks.
    var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
