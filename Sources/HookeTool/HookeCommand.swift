import ArgumentParser

@main struct HookeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooke",
        abstract: "Physics-accurate animation, from the command line.",
        subcommands: [
            PlayCommand.self, ExportCommand.self, TuneCommand.self, SpringCommand.self, CurveCommand.self,
            KeyframesCommand.self,
            TransformCommand.self, EvalCommand.self,
        ])
}
