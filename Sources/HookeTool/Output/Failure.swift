import HookePreview

/// A fault that ends the command with its message and status 1.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// A file or folder that cannot be written.
    init(_ fault: SystemFile.Fault) { self.init("\(fault.path) cannot be written: \(fault.reason)") }
}
