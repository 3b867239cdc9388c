import Foundation
import HookePreview

/// Opens a file to read; standard input where none is named.
func inputHandle(_ file: String?) throws -> FileHandle {
    guard let file else { return .standardInput }
    switch SystemFile.kind(file) {
    case .folder: throw Failure("\(file) cannot be read: it is a directory")
    case .nothing: throw Failure("\(file) cannot be read: no such file")
    default: break
    }
    guard let handle = FileHandle(forReadingAtPath: file) else {
        throw Failure("\(file) cannot be read: \(String(cString: strerror(errno)))")
    }
    return handle
}

/// Reads all of a file; of standard input where none is named.
func fileBytes(_ file: String?) throws -> [UInt8] {
    let handle = try inputHandle(file)
    do { return Array(try handle.readToEnd() ?? Data()) } catch {
        throw Failure("\(file ?? "standard input") cannot be read: \(error.localizedDescription)")
    }
}
