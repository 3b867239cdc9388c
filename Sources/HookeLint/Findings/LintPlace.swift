/// Where a finding is: a file, a line if the file is text, and the path of the value in it.
public struct LintPlace: Sendable, Hashable, Codable {
    /// The file, or the name of what was examined.
    public var file: String
    /// The line, from 1; `nil` if the input is not text.
    public var line: Int?
    /// The path in the file: `animations[2].spring`. Empty for the whole file.
    public var path: String

    /// Creates a place from its parts.
    public init(file: String, line: Int? = nil, path: String = "") {
        (self.file, self.line, self.path) = (file, line, path)
    }
}

extension LintPlace: CustomStringConvertible {
    /// The file, with the line after a colon if there is one.
    public var description: String { line.map { "\(file):\($0)" } ?? file }
}
