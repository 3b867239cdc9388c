/// The lines of a JSON or JSON5 document, found by the paths of its values.
///
/// `JSONValue` keeps no positions. This type scans the text again for each path, which is fast enough for messages.
package struct JSONLines: Sendable {
    private let bytes: [UInt8]

    /// - Parameter bytes: a valid document.
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the line, from 1, where the value at a path such as `layers[2].ks.p` begins. If the path does not
    /// exist, it is the line of the nearest value around it.
    package func line(of path: String) -> Int {
        var rest = Array(path.utf8)[...]
        var position = skippingSpace(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        while !rest.isEmpty, let next = step(into: position, &rest) { position = next }
        return bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1
    }

    private func byte(_ position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

    private func skippingSpace(_ start: Int) -> Int {
        var position = start
        while position < bytes.count {
            if bytes[position] <= 0x20 {
                position += 1
            } else if let end = commentEnd(position) {
                position = end
            } else {
                break
            }
        }
        return position
    }

    /// Returns the position after a comment of JSON5 that starts at `start`; `nil` for other text.
    private func commentEnd(_ start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "/") else { return nil }
        let mark = byte(start + 1)
        var position = start + 2
        if mark == UInt8(ascii: "/") {
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            return position
        }
        guard mark == UInt8(ascii: "*") else { return nil }
        while position < bytes.count,
            byte(position) != UInt8(ascii: "*") || byte(position + 1) != UInt8(ascii: "/")
        { position += 1 }
        return min(position + 2, bytes.count)
    }

    /// Returns the position after a string that starts at `start`.
    private func skippingString(_ start: Int) -> Int {
        var position = start + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return position + 1
    }

    /// Returns the position after a value that starts at `start`.
    private func skippingValue(_ start: Int) -> Int {
        var position = start
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""): position = skippingString(position) - 1
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return position }
                depth -= 1
            case UInt8(ascii: ","): if depth == 0 { return position }
            case UInt8(ascii: "/"): position = (commentEnd(position) ?? position + 1) - 1
            default: break
            }
            position += 1
        }
        return position
    }

    /// Returns the position of the member or element that the path names first, and removes it from the path.
    private func step(into start: Int, _ path: inout ArraySlice<UInt8>) -> Int? {
        switch byte(start) {
        case UInt8(ascii: "{"): member(of: start, &path)
        case UInt8(ascii: "["): element(of: start, &path)
        default: nil
        }
    }

    private func member(of start: Int, _ path: inout ArraySlice<UInt8>) -> Int? {
        let names = path.first == UInt8(ascii: ".") ? path.dropFirst() : path
        var position = skippingSpace(start + 1)
        while byte(position) == UInt8(ascii: "\"") {
            let end = skippingString(position)
            let name = bytes[min(position + 1, bytes.count)..<max(min(end - 1, bytes.count), position + 1)]
            let value = skippingSpace(skippingSpace(end) + 1)
            let next = names.dropFirst(name.count).first
            let isWhole = next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
            if isWhole, names.starts(with: name) {
                path = names.dropFirst(name.count)
                return value
            }
            position = skippingSpace(skippingValue(value))
            guard byte(position) == UInt8(ascii: ",") else { return nil }
            position = skippingSpace(position + 1)
        }
        return nil
    }

    private func element(of start: Int, _ path: inout ArraySlice<UInt8>) -> Int? {
        guard path.first == UInt8(ascii: "["), let close = path.firstIndex(of: UInt8(ascii: "]")),
            let index = Int(String(decoding: path[path.index(after: path.startIndex)..<close], as: UTF8.self))
        else { return nil }
        var position = skippingSpace(start + 1)
        for _ in 0..<max(index, 0) {
            position = skippingSpace(skippingValue(position))
            guard byte(position) == UInt8(ascii: ",") else { return nil }
            position = skippingSpace(position + 1)
        }
        guard byte(position) != UInt8(ascii: "]") else { return nil }
        path = path[path.index(after: close)...]
        return position
    }
}
