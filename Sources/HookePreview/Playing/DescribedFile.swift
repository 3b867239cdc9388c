import Foundation
internal import HookeJSON
import HookeTransitions

/// Reads the files of a description: regular files of a limited size.
enum DescribedFile {
    /// The largest number of bytes of a file.
    static let largest = 5 << 20

    static func bytes(of path: String) throws(FileError) -> [UInt8] {
        func refusal(_ reason: String) -> FileError { FileError(path: path, .unreadable(reason: reason)) }
        do {
            // Resolve links, so that a device behind a link is detected.
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular,
                let size = (attributes[.size] as? NSNumber)?.int64Value
            else { throw refusal("it is not a regular file") }
            guard size <= largest else { throw refusal("it has \(size) bytes; accepted: at most \(largest)") }
            return [UInt8](try Data(contentsOf: file))
        } catch let error as FileError {
            throw error
        } catch {
            guard FileManager.default.fileExists(atPath: path) else { throw refusal("no such file") }
            throw refusal(error.localizedDescription)
        }
    }

    /// Whether a name stays inside its folder. Files come from others, so that names such as
    /// `../../secrets` are refused.
    private static func isInside(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return !name.isEmpty && !name.contains("\0") && !parts.contains { $0.isEmpty || $0 == ".." }
    }

    /// Reads the picture that a field names.
    static func image(
        _ place: JSONNode, in folder: URL?
    ) throws(FileError) -> LayerImage {
        let name = try place.string()
        guard let folder, isInside(name) else {
            throw place.fault(accepted: "the name of a PNG, JPEG or SVG file inside this file's folder")
        }
        let bytes: [UInt8]
        do { bytes = try Self.bytes(of: folder.appendingPathComponent(name).path) } catch {
            guard case .unreadable(let reason) = error.problem else { throw error }
            throw place.fault(
                accepted:
                    "the name of a PNG, JPEG or SVG file inside this file's folder that can be read: \(reason)"
            )
        }
        guard let (type, size) = ImageHeader.read(bytes), size.x > 0, size.y > 0 else {
            throw place.fault(accepted: "a PNG, JPEG or SVG file with a width and a height")
        }
        return LayerImage(uri: "data:\(type);base64,\(Data(bytes).base64EncodedString())", size: size)
    }
}

/// The type and the size of a picture, from its first bytes.
enum ImageHeader {
    /// Returns the media type and the size in pixels of a PNG, JPEG or SVG picture; `nil` for others.
    static func read(_ bytes: [UInt8]) -> (type: String, size: SIMD2<Double>)? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard bytes.count >= 24 else { return nil }
            return ("image/png", SIMD2(number(bytes[16..<20]), number(bytes[20..<24])))
        }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpegSize(bytes).map { ("image/jpeg", $0) } }
        return svgSize(bytes).map { ("image/svg+xml", $0) }
    }

    /// The number of big-endian bytes.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
        bytes.reduce(0) { $0 * 256 + Double($1) }
    }

    /// Returns the size in the first frame header.
    private static func jpegSize(_ bytes: [UInt8]) -> SIMD2<Double>? {
        var index = 2
        while index + 9 <= bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            if marker == 0xFF {
                index += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return SIMD2(
                    number(bytes[(index + 7)..<(index + 9)]), number(bytes[(index + 5)..<(index + 7)]))
            }
            index += 2 + Int(number(bytes[(index + 2)..<(index + 4)]))
        }
        return nil
    }

    /// Returns the width and height of the root element, or those of its `viewBox`.
    private static func svgSize(_ bytes: [UInt8]) -> SIMD2<Double>? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
        else {
            return nil
        }
        let tag = text[start.upperBound..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        func attribute(_ name: String) -> String? {
            for quote in ["\"", "'"] {
                guard
                    let found = tag.range(of: " \(name)=\(quote)")
                        ?? tag.range(of: "\(name)=\(quote)", options: .anchored)
                else { continue }
                return tag[found.upperBound...].prefix { String($0) != quote }.description
            }
            return nil
        }
        func length(_ name: String) -> Double? {
            attribute(name).flatMap { Double($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }
        }
        if let width = length("width"), let height = length("height") { return SIMD2(width, height) }
        let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        return box.count == 4 ? SIMD2(box[2], box[3]) : nil
    }
}
