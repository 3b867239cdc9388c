/// A fault that ends the command with its message and status 1.
struct Failure: Error, CustomStringConvertible { let description: String }
