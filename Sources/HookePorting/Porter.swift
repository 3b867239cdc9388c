/// Changes source texts for UIKit into ports: the edits that need no thought. What is left is listed.
///
/// All files of a module belong in one porter, because types and requirements may be declared in another file than they
/// are used in.
package struct Porter {
    /// A file of a port.
    package struct Port: Equatable {
        package let name: String
        package let text: String
        /// What was changed, by line of the original.
        package let changes: [Remark]
        /// What a person has to look at.
        package let left: [Remark]
    }

    /// A remark on a line.
    package struct Remark: Equatable, Comparable {
        package let line: Int
        package let what: String
        /// The section of docs/porting.md that says what to write; `nil` for changes.
        package var section: PortSection?

        package static func < (a: Remark, b: Remark) -> Bool { (a.line, a.what) < (b.line, b.what) }
    }

    /// A file that is not Swift source.
    package struct Fault: Equatable {
        package let name: String
        package let line: Int
        package let reason: String
    }

    /// The files that are not Swift source; they have no port.
    package private(set) var faults: [Fault] = []
    private var sources: [(name: String, source: SwiftSource)] = []

    /// Reads files.
    package init(_ files: [(name: String, text: String)]) {
        for (name, text) in files {
            do throws(ScanError) { sources.append((name, try SwiftSource(text))) } catch {
                faults.append(Fault(name: name, line: error.line, reason: error.reason))
            }
        }
    }

    /// Returns the ports, in the order of the files.
    package func ports() -> [Port] {
        let module = PortedModule(sources.map(\.source))
        return sources.map { name, source in
            var edits = PortEdits(source, module)
            edits.changeAttributes()
            edits.changeImports()
            edits.changeSelectors()
            edits.changeInitializers()
            edits.changeQueues()
            edits.changeProtocols()
            edits.changeRequirements()
            edits.changeOptionalCalls()
            edits.listTheRest()
            return Port(
                name: name, text: edits.text, changes: edits.changes.sorted(), left: edits.left.sorted())
        }
    }
}

/// The sections of docs/porting.md that say what to write.
package enum PortSection: String, CaseIterable {
    case selectors, outlets, conditions, overrides, observing, queues, requirements, recognizers, values,
        modules, coding
    case constraints, drawing, storyboards, controls

    /// The heading's anchor.
    package var anchor: String {
        switch self {
        case .selectors: "methods-instead-of-selectors"
        case .outlets: "outlets-and-actions"
        case .conditions: "conditions"
        case .overrides: "overrides-in-extensions"
        case .observing: "notifications-and-observed-properties"
        case .queues: "the-main-queue"
        case .requirements: "optional-requirements"
        case .recognizers: "your-own-recognisers"
        case .values: "structs-that-are-classes-there"
        case .modules: "other-modules"
        case .coding: "initialisers-from-a-coder"
        case .constraints: "instead-of-constraints"
        case .drawing: "instead-of-drawing"
        case .storyboards: "storyboards"
        case .controls: "views-that-are-missing"
        }
    }
}

/// What the files of a module declare together.
struct PortedModule {
    /// An optional requirement, or a requirement that was one: its result is optional.
    struct Requirement {
        let owner: String
        let function: SwiftSource.Function
        let isVoid: Bool
    }

    /// The supertypes of each type, by the last parts of their names.
    private(set) var supertypes: [String: Set<String>] = [:]
    /// The requirements that are optional, by full name.
    private(set) var optional: [String: [Requirement]] = [:]
    /// The names of optional properties.
    private(set) var optionalProperties: Set<String> = []
    /// The names of properties.
    private(set) var variables: Set<String> = []

    init(_ sources: [SwiftSource]) {
        for source in sources {
            for scope in source.scopes where !scope.kind.isEmpty {
                supertypes[scope.name.lastPart, default: []].formUnion(scope.supertypes.map(\.lastPart))
            }
            for function in source.functions
            where (function.start..<function.keyword).contains(where: { source[$0] == "optional" }) {
                guard let scope = function.scope, source.scopes[scope].kind == "protocol" else { continue }
                let result = source.text(function.result)
                let isVoid = ["", "Void", "()"].contains(result)
                optional[function.fullName, default: []].append(
                    Requirement(owner: source.scopes[scope].name, function: function, isVoid: isVoid))
            }
            for index in source.tokens.indices where ["var", "let"].contains(source[index]) {
                let start = source.modifiersStart(before: index)
                if (start..<index).contains(where: { source[$0] == "optional" }) {
                    optionalProperties.insert(source[index + 1])
                } else if let scope = source.scopeOfToken[index], !source.scopes[scope].kind.isEmpty {
                    variables.insert(source[index + 1])
                }
            }
        }
    }

    /// Whether a type inherits from another, or conforms to it, through types of the module.
    func inherits(_ type: String, from other: String) -> Bool {
        var (seen, ahead): (Set<String>, [String]) = ([], [type.lastPart])
        while let next = ahead.popLast() {
            if next == other.lastPart { return true }
            if seen.insert(next).inserted { ahead += supertypes[next] ?? [] }
        }
        return false
    }

    /// The supertypes of a type, also those of its superclasses.
    func allSupertypes(of type: String) -> Set<String> {
        var (seen, ahead): (Set<String>, [String]) = ([], [type.lastPart])
        while let next = ahead.popLast() {
            for name in supertypes[next] ?? [] where seen.insert(name).inserted { ahead.append(name) }
        }
        return seen
    }
}

extension String {
    /// The name of a type without those of the types and modules around it.
    var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
