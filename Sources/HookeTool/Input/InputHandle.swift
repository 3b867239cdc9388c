import Foundation
import HookePreview

/// Opens a file to read; standard input where none is named.
func inputHandle(_ file: String?) throws -> FileHandle {
    guard let file else { return .standardInput }
    if SystemFile.kind(file) == .folder { throw Failure("\(file) cannot be read: it is a directory") }
    guard let handle = FileHandle(forReadingAtPath: file) else {
        throw Failure("\(file) cannot be opened: \(String(cString: strerror(errno)))")
    }
    return handle
}
