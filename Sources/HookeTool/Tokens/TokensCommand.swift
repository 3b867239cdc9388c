import ArgumentParser

/// `hooke tokens`: commands about motion tokens.
struct TokensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tokens",
        abstract: "Read, convert, look up and fit motion tokens of design systems.",
        discussion: """
            Tokens are durations, curves, transitions and springs by name. Files have the format of the Design Tokens \
            Community Group, or are code: swiftui, uikit, css, compose, flutter, react-spring, motion, lottie.

              hooke tokens list material3
              hooke tokens nearest "cubic-bezier(0.25, 0.1, 0.2, 1)"
              hooke tokens read tokens.json
              hooke tokens emit tokens.json --to swiftui --out Motion.swift
              hooke tokens fit "spring(bouncy)"
            """,
        subcommands: [List.self, Nearest.self, Read.self, Emit.self, Fit.self, Gallery.self])
}
