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
