import Foundation
import HookeLint
import HookePreview
import HookeTransitions

/// Something to examine: a file, or a shipped transition.
enum LintInput {
    case file(String)
    case transition(PlayableTransition)

    /// Returns the findings.
    ///
    /// - Throws: `Failure` with the file for one that cannot be read or has none of the accepted formats.
    func findings(_ lint: MotionLint, _ decision: ReleaseDecision, strict: Bool) throws -> [LintFinding] {
        switch self {
        case .transition(let transition):
            guard transition.hasTimeline else {
                throw Failure("\(PlayError.noTimeline(transition: transition.rawValue))")
            }
            return lint.findings(in: transition, decision: decision)
        case .file(let file):
            let bytes = try fileBytes(file)
            do {
                if let track = try refusing({ try Self.track(bytes, file) }) {
                    return lint.findings(in: track)
                }
                let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
                let (findings, notes) = try lint.findings(
                    in: bytes, name: file, folder: folder, decision: decision, strict: strict)
                for note in notes { StandardError.note("\(file): \(note)") }
                return findings
            } catch let error as FileError {
                throw Failure("\(file): \(error)")
            } catch let refusal as Refusal {
                throw Failure("\(file): \(refusal.reason)")
            }
        }
    }

    /// Returns the track of a file with `times`; `nil` for other files.
    private static func track(_ bytes: [UInt8], _ file: String) throws -> LintTrack? {
        guard let value = try? JSONValue(text: bytes), value["times"] != nil else { return nil }
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        return try TrackNotation(file: Notation(value)).subject(name, LintPlace(file: file, line: 1))
    }
}

extension TrackNotation {
    /// Makes the track to examine.
    fileprivate func subject(_ name: String, _ place: LintPlace) throws(HookeError) -> LintTrack {
        if isOfRotations {
            let given = values.map { Quaternion(numbers: $0) }
            return LintTrack(name, try rotations(), given: given, place: place)
        }
        guard !needsWholeValues else { return LintTrack(name, try track { ComponentList($0) }, place: place) }
        var tracks: [KeyframeTrack<Double>] = []
        for index in 0..<shape.count { tracks.append(try track { $0[index] }) }
        return LintTrack(name, components: tracks, place: place)
    }
}
