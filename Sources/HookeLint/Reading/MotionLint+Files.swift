import Foundation
import Hooke
import HookeAssets
internal import HookeJSON
import HookePreview
import HookeTransitions

extension MotionLint {
    /// Returns the findings in a transition that JSON describes; docs/recording.md lists its fields.
    ///
    /// - Parameters:
    ///   - json: UTF-8.
    ///   - name: the file's name in messages.
    ///   - folder: the folder of its pictures; `nil` refuses pictures.
    ///   - decision: the decision at the release of a gesture.
    /// - Throws: `FileError` for a text that does not describe a transition.
    #if MainActor
        @MainActor
    #endif
    public func findings(
        inTransition json: [UInt8], name: String, folder: URL? = nil,
        decision: ReleaseDecision = .projected()
    ) throws(FileError) -> [LintFinding] {
        let source = LintSource(name: name, json: json)
        let text = try TransitionText(json, source, configuration)
        let refused = text.springs
        guard refused.isEmpty else { return source.located(configuration.filtered(refused)) }
        let transition: LintTransition
        do {
            let base = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
            var settings = PlaySettings(try DescribedTransition(json, name: base, folder: folder))
            settings.decision = decision
            transition = try LintTransition(settings, place: source.place(""))
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(path: name, .unreadable(reason: "\(error)"))
        }
        let placed = placing(text, source, transition)
        let found = configuration.filtered(text.turns) + findings(in: placed)
        return source.located(found)
    }

    /// Returns the transition with the places of its animations.
    private func placing(
        _ text: TransitionText, _ source: LintSource, _ transition: LintTransition
    ) -> LintTransition {
        var transition = transition
        for animation in text.named {
            guard let view = transition.recording.during.first(where: { $0.name == animation.view }) else {
                continue
            }
            for property in AnimatedProperty.allCases
            where property.describedNames.contains(animation.property) {
                let key = PropertyKey(view: view.id, property: property)
                transition.places[key] = source.place(animation.path)
                transition.propertyNames[key] = animation.property
            }
        }
        return transition
    }

    /// Returns the findings in a shipped transition. One without a timeline has none.
    ///
    /// - Parameters:
    ///   - transition: the transition.
    ///   - decision: the decision at the release of a gesture.
    #if MainActor
        @MainActor
    #endif
    public func findings(
        in transition: PlayableTransition, decision: ReleaseDecision = .projected()
    ) -> [LintFinding] {
        var settings = PlaySettings(transition)
        settings.decision = decision
        guard let subject = try? LintTransition(settings) else { return [] }
        return findings(in: subject)
    }

    /// Returns the findings in a file: a Lottie, glTF, `.bvh` or CSS animation, motion tokens, or a transition in JSON. The format is
    /// detected from the content.
    ///
    /// - Parameters:
    ///   - bytes: the content.
    ///   - name: the file's name in messages.
    ///   - folder: the folder of pictures and buffers; `nil` refuses them.
    ///   - decision: the decision at the release of a transition's gesture.
    ///   - strict: whether what the format of another program's file does not allow is an error.
    /// - Returns: the findings, and what was read although the format does not allow it.
    /// - Throws: `FileError` for a text of another kind, or one that is invalid.
    #if MainActor
        @MainActor
    #endif
    public func findings(
        in bytes: [UInt8], name: String, folder: URL? = nil, decision: ReleaseDecision = .projected(),
        strict: Bool = false
    ) throws(FileError) -> (findings: [LintFinding], notes: [FileNote]) {
        let isJSON = AssetFile.mayBeJSON(bytes)
        if isJSON {
            // The reader of the file has the notes.
            let root = try JSONNode(text: bytes, notes: FileNotes(isStrict: strict))
            if try root.member("animations") != nil, try root.member("asset") == nil {
                return (try findings(inTransition: bytes, name: name, folder: folder, decision: decision), [])
            }
            if try root.member("layers") == nil, try root.member("asset") == nil, root.hasToken {
                return try findings(inTokens: bytes, name: name, strict: strict)
            }
        }
        let source = LintSource(name: name, json: bytes)
        let file = try AssetFile(bytes, folder: folder?.path, strict: strict)
        if case .lottie(let lottie) = file { return (findings(in: lottie, source), lottie.notes) }
        var (found, notes): ([LintFinding], [FileNote]) = ([], file.notes)
        for index in 0..<file.animationCount {
            let animation = try file.animation(at: index)
            found += findings(in: animation, name: name)
            notes += animation.notes
        }
        return (isJSON ? source.located(found) : found, notes)
    }
}

extension JSONNode {
    /// Whether it or a member inside it has a `$value` or a `$type`, or the `value` of the older form.
    fileprivate var hasToken: Bool {
        members.contains {
            $0.name == "$value" || $0.name == "$type" || $0.place.isOlderToken || $0.place.hasToken
        }
    }

    /// Whether it is a token of the form before 2022.
    private var isOlderToken: Bool {
        members.contains { $0.name == "value" } && members.contains { $0.name == "type" }
    }
}
