import ArgumentParser
import Foundation
import HookeExport
import HookePreview
import HookeTransitions

extension ExportCommand {
    /// Returns a page to drag, and its report.
    func interactive(_ basis: PlaySettings) throws -> (text: String, report: String) {
        let name = basis.transition.rawValue
        var settings = basis
        if settings.transition.hasPageGesture {
            try refuse(
                ["--recogniser": release.recogniser, "--decision": release.decision],
                accepted: "with other transitions: \(name) has its own swipe and rule")
        }
        if let recogniser = release.recogniser { settings.measure = recogniser.measure }
        if let decision = release.decision { settings.decision = decision }
        if let settle = release.settle { settings.settle = settle }
        let recording = try withScenes { [settings] in try TransitionRecorder.interactive(of: settings) }
        let export: InteractiveExport
        do throws(ExportError) {
            export = try InteractiveExport(recording, rules: settings.interactiveRules, name: name)
        } catch {
            throw Failure("\(name): \(error)")
        }
        let page = export.page
        var table = Report()
        table.add(
            "transition",
            "\(name), \(settings.edge.rawValue) edge, \(ScreenSize(size: settings.size).words) points")
        table.add("format", format.rawValue)
        table.add("duration", "\(Table.text(recording.duration)) s")
        table.add(
            "corners",
            export.distance == 0
                ? "exact: the motions of the library, evaluated by itself"
                : "within \(Table.bound(export.distance)) points of their positions, which are computed for each frame"
        )
        table.add("decision", export.ownDecision ?? settings.decision.text)
        table.add("settles by", (release.settle ?? .spring).text)
        if !export.transition.channels.isEmpty {
            table.add("moves", "\(export.transition.channels.count) properties")
        }
        table.add("bytes", "\(page.utf8.count)")
        return (page, table.text)
    }
}
