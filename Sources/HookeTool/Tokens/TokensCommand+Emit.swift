import ArgumentParser
import Hooke
import HookeTokens

extension TokensCommand {
    /// `hooke tokens emit`: tokens as code or as a file of tokens.
    struct Emit: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "emit",
            abstract: "Write the tokens of a file or a catalog as code, or in the token format.",
            usage: "hooke tokens emit [<options>] <source> --to <form>",
            discussion: """
                hooke tokens emit tokens.json --to swiftui --out Motion.swift
                hooke tokens emit carbon --to css
                hooke tokens emit motion.css --to dtcg

                What the target rounds or leaves out is printed on standard error. Tokens that it cannot express are \
                refused with status 1, unless --skip leaves them out.
                """)

        @OptionGroup var input: TokenSourceParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The form to write: \(TokenForm.names(CodeTarget.allCases).joined(separator: ", ")).",
                valueName: "form"), completion: .list(TokenForm.names(CodeTarget.allCases)))
        var to: String

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The largest error of an approximation, as a fraction of the distance; 0.001 if left out.",
                valueName: "fraction"))
        var error: Double?

        @Flag(help: "Leave out tokens that the form cannot express.")
        var skip = false

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The file to write; standard output if left out.", valueName: "file"))
        var out: String?

        func run() throws {
            let target = try TokenForm.read(to, option: "--to", of: CodeTarget.allCases)
            if target == .dtcg { try refuse(["--error": self.error], accepted: "with code") }
            let error = self.error ?? 0.001
            guard error > 0, error < 1 else {
                throw ValidationError("--error is \(error); accepted: a number above 0 and below 1")
            }
            let text = try text(of: input.tokens(), target, error)
            guard let out else { return print(text, terminator: "") }
            try TextFile.write(text, to: out)
        }

        private func text(of tokens: [MotionToken], _ form: TokenForm, _ error: Double) throws -> String {
            var kept: [MotionToken] = []
            for token in tokens where !skip || isAccepted(token, form, error) { kept.append(token) }
            switch form {
            case .dtcg:
                // Aliases are written as values where their token is not written.
                let names = Set(kept.map(\.name))
                for index in kept.indices where kept[index].alias.map({ !names.contains($0) }) ?? false {
                    kept[index].alias = nil
                }
                do { return try MotionTokens(kept).text } catch { throw Failure("\(input.source): \(error)") }
            case .code(let target):
                let code: TokenCode
                do { code = try TokenCode(kept, for: target, error: error) } catch {
                    throw Failure("\(input.source): \(error)")
                }
                for loss in code.losses {
                    let error = loss.error.map { ", within \(Table.bound($0))" } ?? ""
                    StandardError.note("\(loss.name): \(loss.reason)\(error)")
                }
                return code.text
            }
        }

        private func isAccepted(_ token: MotionToken, _ form: TokenForm, _ error: Double) -> Bool {
            var alone = token
            alone.alias = nil
            let isKept: Bool
            switch form {
            case .dtcg: isKept = (try? MotionTokens([alone])) != nil
            case .code(let target): isKept = (try? TokenCode([alone], for: target, error: error)) != nil
            }
            if !isKept { StandardError.note("\(token.name) is left out: \(to) has no form for it") }
            return isKept
        }
    }
}
