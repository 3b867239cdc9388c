import Foundation

/// A file to read, or standard input where none is named.
func inputHandle(_ file: String?) throws -> FileHandle {
    guard let file else { return .standardInput }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
        throw Failure(description: "\(file) cannot be read: it is a directory")
    }
    guard let handle = FileHandle(forReadingAtPath: file) else {
        throw Failure(description: "\(file) cannot be opened: \(String(cString: strerror(errno)))")
    }
    return handle
}
