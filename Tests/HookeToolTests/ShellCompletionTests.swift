import Foundation
import Testing

/// What shells offer where TAB is pressed after the end of a line, with the scripts that the command writes.
@Suite struct ShellCompletionTests {
    private static let zsh = ["/usr/bin/zsh", "/bin/zsh"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static let lines: [(line: String, offered: [String])] = [
        ("hooke spring show --preset ", ["smooth", "bouncy", "interactive"]),
        ("hooke export --format ", ["html", "lottie", "interactive"]),
        ("hooke tokens emit carbon --to ", ["dtcg", "swiftui", "react-spring"]),
        ("hooke reduce --kind ", ["lines", "smooth-beziers", "slerp"]),
        ("hooke transform interpolate none none --fallback ", ["css", "polar", "discrete"]),
        ("hooke play --decision ", ["velocity-sign", "threshold"]),
    ]

    @Test(arguments: lines)
    func `Bash offers the words of options`(line: String, offered: [String]) throws {
        let script = """
            source "$1"
            read -ra COMP_WORDS <<< "$2"
            COMP_WORDS+=(""); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )); COMP_LINE=$2; COMP_POINT=${#2}
            _hooke hooke "" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        try check(line, offered, shell: "/bin/bash", "bash", script)
    }

    @Test(.enabled(if: zsh != nil, "zsh is not installed"), arguments: lines)
    func `Zsh offers the words of options`(line: String, offered: [String]) throws {
        // An interactive shell whose matches are printed instead of listed.
        let setup = """
            PROMPT=
            autoload -Uz compinit
            compinit -u -D
            bindkey '^I' complete-word
            mark() { print -r -- '<mark>' }
            compprefuncs=(mark); comppostfuncs=(mark)
            compadd() {
                local -a hits
                if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
                    builtin compadd -A hits "$@"
                    (( $#hits )) && print -rl -- $hits
                fi
                builtin compadd "$@"
            }
            print ready
            """
        let script = """
            zmodload zsh/zpty
            print -r -- "$3" > ${1:h}/setup.zsh
            zpty shell zsh -f -i
            zpty -w shell "fpath=(${1:h} \\$fpath); source ${1:h}/setup.zsh"
            zpty -r shell out '*ready*'
            zpty -w -n shell "$2"$'\\t'
            zpty -r shell out '*<mark>*<mark>*'
            print -r -- "$out"
            zpty -d shell
            """
        try check(line, offered, shell: #require(Self.zsh), "zsh", script, setup)
    }

    /// Runs a script of a shell with the completion script of the command, a line, and one more text.
    private func check(
        _ line: String, _ offered: [String], shell: String, _ name: String, _ script: String,
        _ more: String = ""
    ) throws {
        try withFolder { folder in
            let completion = folder.appendingPathComponent("_hooke")
            try BuiltCommand.output(["--generate-completion-script", name])
                .write(to: completion, atomically: true, encoding: .utf8)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: shell)
            let harness = folder.appendingPathComponent("harness")
            try script.write(to: harness, atomically: true, encoding: .utf8)
            process.arguments = [harness.path, completion.path, line, more]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let words = text.split(whereSeparator: \.isNewline).map(String.init)
            for word in offered { #expect(words.contains(word), "\(line): \(text)") }
        }
    }
}
