import Hooke
import HookeJSON

/// A server of the Model Context Protocol: the operations of `hooke eval` as tools, by messages of JSON-RPC 2.0, one a line.
struct MCPSession {
    /// The versions of the protocol that are answered, the newest first.
    static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// An error of JSON-RPC.
    private struct Fault: Error {
        var code: Int
        var message: String
    }

    /// Returns the answer to the next message, without a line end; `nil` for notifications and blank lines.
    func answer(to line: [UInt8]) -> String? {
        guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return nil }
        var id = "null"
        do throws(Fault) {
            let message = try Self.message(line)
            guard let given = message["id"] else {
                // Notifications are not answered, also those without a method.
                return nil
            }
            switch given.content {
            case .string(let text): id = JSONText.string(text)
            case .number(let number): id = Int(exactly: number).map(String.init) ?? JSONText.number(number)
            default:
                throw Fault(code: -32600, message: "id is \(given.shown); accepted: a string or a number")
            }
            guard let method = message["method"]?.string else {
                throw Fault(code: -32600, message: "method is missing; accepted: a string")
            }
            let result = try Self.result(of: method, message["params"] ?? .object([:]))
            return JSONText.object([
                ("jsonrpc", "\"2.0\""), ("id", id), ("result", result),
            ])
        } catch {
            let fault = JSONText.object([
                ("code", String(error.code)), ("message", JSONText.string(error.message)),
            ])
            return JSONText.object([("jsonrpc", "\"2.0\""), ("id", id), ("error", fault)])
        }
    }

    private static func message(_ line: [UInt8]) throws(Fault) -> JSONValue {
        let value: JSONValue
        do throws(Refusal) { value = try JSONValue(parsing: line) } catch {
            throw Fault(code: -32700, message: error.reason)
        }
        guard value.members != nil else {
            throw Fault(code: -32600, message: "the message is \(value.shown); accepted: an object")
        }
        return value
    }

    /// The methods, in the order in which a client uses them.
    private static let methods = ["initialize", "ping", "tools/list", "tools/call"]

    private static func result(of method: String, _ parameters: JSONValue) throws(Fault) -> String {
        guard parameters.members != nil else {
            throw Fault(code: -32602, message: "params is \(parameters.shown); accepted: an object")
        }
        switch method {
        case "initialize": return greeting(parameters)
        case "ping": return "{}"
        case "tools/list":
            return JSONText.object([("tools", JSONText.array(EvalOperation.allCases.map(tool)))])
        case "tools/call": return try call(parameters)
        default:
            throw Fault(code: -32601, message: unknown("method", method, methods).reason)
        }
    }

    private static func greeting(_ parameters: JSONValue) -> String {
        var version = versions[0]
        if let asked = parameters["protocolVersion"]?.string, versions.contains(asked) {
            version = asked
        }
        return JSONText.object([
            ("protocolVersion", JSONText.string(version)), ("capabilities", "{\"tools\":{}}"),
            (
                "serverInfo",
                JSONText.object([
                    ("name", "\"hooke\""), ("version", JSONText.string(HookeTool.version)),
                ])
            ),
            (
                "instructions",
                JSONText.string(
                    "Exact springs, timing curves, keyframes, transforms and motions. Times are seconds. A spring or a "
                        + "curve is a text such as bouncy or easeOutBack, or an object of its fields.")
            ),
        ])
    }

    /// An operation as a tool. Its fields are those that `hooke eval` accepts.
    private static func tool(_ operation: EvalOperation) -> String {
        var seen: Set<String> = []
        let fields = operation.fieldNames.filter { seen.insert($0).inserted }.map { ($0, "{}") }
        let schema = JSONText.object([
            ("type", "\"object\""), ("properties", JSONText.object(fields)),
            ("additionalProperties", "false"),
        ])
        return JSONText.object([
            ("name", JSONText.string(operation.rawValue)),
            ("description", JSONText.string("Questions and answers, without op:\n" + operation.samples)),
            ("inputSchema", schema), ("annotations", "{\"readOnlyHint\":true}"),
        ])
    }

    /// The answer of an operation as text. A refused question is a result with `isError`, so that the model reads why.
    private static func call(_ parameters: JSONValue) throws(Fault) -> String {
        guard let name = parameters["name"]?.string else {
            throw Fault(code: -32602, message: "name is missing; accepted: the name of a tool")
        }
        guard let operation = EvalOperation.allCases.first(where: { isSameName($0.rawValue, name) }) else {
            let names = EvalOperation.allCases.map(\.rawValue)
            throw Fault(code: -32602, message: unknown("tool", name, names).reason)
        }
        let (text, isError): (String, Bool)
        do {
            let arguments = Notation(parameters["arguments"] ?? .object([:]))
            let fields = try NotationFields(question: arguments, at: "arguments")
            try fields.accept(operation.fieldNames)
            (text, isError) = (try operation.answer(fields), false)
        } catch { (text, isError) = (Refusal(error).reason, true) }
        let content = JSONText.object([("type", "\"text\""), ("text", JSONText.string(text))])
        return JSONText.object([("content", "[\(content)]"), ("isError", String(isError))])
    }
}
