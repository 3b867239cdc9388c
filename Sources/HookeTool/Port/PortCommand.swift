import ArgumentParser
import Foundation
import HookePorting

/// `hooke port`: changes source texts for UIKit into ports.
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Change Swift files for UIKit so that they compile with HookePort.",
        discussion: """
            Reads files, and all Swift files of folders, and writes them to another folder with the edits that need no \
            thought: no @objc, methods for selectors, SceneQueue.main for DispatchQueue.main, and others. Give all files \
            of a module at once. It prints

              file:line: what was changed
              file:line: left: what to look at; see docs/porting.md#section

            A second run on the result changes nothing. The exit status is 0, or 1 if a file cannot be read or is not \
            Swift source. docs/porting.md explains the edits.
            """)

    @Argument(help: "Files in Swift, and folders of them.")
    var paths: [String]

    @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
    var out: String

    @Flag(help: "Print only what is left.")
    var quiet = false

    func run() throws {
        let inputs = try PortInput.inputs(paths, out: out)
        var files: [(name: String, text: String)] = []
        for input in inputs {
            guard let text = String(validating: try fileBytes(input.path), as: UTF8.self) else {
                throw Failure("\(input.path) is not UTF-8")
            }
            files.append((input.path, text))
        }
        let porter = Porter(files)
        let targets = Dictionary(uniqueKeysWithValues: inputs.map { ($0.path, $0.target) })
        var (changed, left) = (0, 0)
        for port in porter.ports() {
            guard let target = targets[port.name] else { continue }
            try TextFile.write(port.text, to: target)
            changed += port.changes.count
            left += port.left.count
            if !quiet { for change in port.changes { print("\(port.name):\(change.line): \(change.what)") } }
            for remark in port.left {
                let page = remark.section.map { "; see docs/porting.md#\($0.anchor)" } ?? ""
                print("\(port.name):\(remark.line): left: \(remark.what)\(page)")
            }
        }
        let written = files.count - porter.faults.count
        print("\(written) \(written == 1 ? "file" : "files") in \(out): \(changed) edits, \(left) left")
        guard porter.faults.isEmpty else {
            let list = porter.faults.map { "\($0.name):\($0.line): \($0.reason)" }
            throw Failure("not Swift source, and not written: \(list.joined(separator: "; "))")
        }
    }
}

/// A file to port, and where its port goes.
struct PortInput {
    let path: String
    let target: String

    /// Returns the Swift files of paths, in order of their names, without those of the folder to write and hidden ones.
    static func inputs(_ paths: [String], out: String) throws -> [PortInput] {
        var inputs: [PortInput] = []
        let written = URL(fileURLWithPath: out).standardizedFileURL.path
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Failure("\(path) cannot be read: no such file")
            }
            guard isFolder.boolValue else {
                guard path.hasSuffix(".swift") else {
                    throw Failure(
                        "\(path) is no Swift file; accepted: a name that ends in .swift, or a folder")
                }
                let name = URL(fileURLWithPath: path).lastPathComponent
                inputs.append(PortInput(path: path, target: "\(out)/\(name)"))
                continue
            }
            let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            for name in found.sorted() where name.hasSuffix(".swift") {
                let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
                let full = URL(fileURLWithPath: file).standardizedFileURL.path
                guard !full.hasPrefix(written + "/"),
                    !name.split(separator: "/").contains(where: { $0.hasPrefix(".") })
                else { continue }
                inputs.append(PortInput(path: file, target: "\(out)/\(name)"))
            }
        }
        guard !inputs.isEmpty else { throw Failure("no Swift files in \(paths.joined(separator: ", "))") }
        let targets = Dictionary(grouping: inputs, by: \.target)
        if let (target, twins) = targets.first(where: { $0.value.count > 1 }) {
            throw Failure("\(target) would be written from \(twins.map(\.path).joined(separator: " and "))")
        }
        let onto = inputs.first {
            URL(fileURLWithPath: $0.path).standardizedFileURL
                == URL(fileURLWithPath: $0.target).standardizedFileURL
        }
        if let onto {
            throw Failure("--out is \"\(out)\", the folder of \(onto.path); accepted: another folder")
        }
        return inputs
    }
}
