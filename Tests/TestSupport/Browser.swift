import Foundation

/// A Chromium for testing pages and for comparison, if one is installed.
public enum Browser {
    /// An error of the test's communication with the browser.
    public struct Failure: Error, CustomStringConvertible {
        /// A description of the error.
        public let description: String
    }

    /// The browser's executable; nil if none is installed.
    public static let path: String? = {
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for folder in folders {
            for name in names where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
                return "\(folder)/\(name)"
            }
        }
        return nil
    }()

    /// Opens `page` at `fragment` and returns the document after three seconds of the page's time.
    ///
    /// - Parameters:
    ///   - page: The document, as HTML.
    ///   - fragment: The end of the page's address, from `#` on.
    public static func document(_ page: String, at fragment: String = "") throws -> String {
        String(decoding: try dump(page, at: fragment), as: UTF8.self)
    }

    /// Opens `page` in a window and returns what it shows as a PNG.
    ///
    /// - Parameters:
    ///   - page: The document, as HTML.
    ///   - width: The width of the window.
    ///   - height: The height of the window.
    ///   - scale: The pixels of the picture per pixel of the page.
    public static func screenshot(_ page: String, width: Int, height: Int, scale: Int = 2) throws -> [UInt8] {
        [UInt8](
            try open(page, result: "shot.png") { result in
                [
                    "--hide-scrollbars", "--window-size=\(width),\(height)",
                    "--force-device-scale-factor=\(scale)", "--screenshot=\(result)",
                ]
            })
    }

    private static func dump(_ page: String, at fragment: String = "") throws -> Data {
        try open(page, at: fragment, result: "dom.html") { _ in ["--dump-dom"] }
    }

    /// Opens a page with arguments, which get the path of a file for the result. Without that file the result is the output.
    private static func open(
        _ page: String, at fragment: String = "", result: String, arguments: (String) -> [String]
    ) throws -> Data {
        guard let path else { throw Failure(description: "no browser is installed") }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("hooke-browser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("page.html")
        try Data(page.utf8).write(to: file)
        let output = folder.appendingPathComponent("output")
        try Data().write(to: output)
        let made = folder.appendingPathComponent(result)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                "--virtual-time-budget=3000", "--no-first-run", "--user-data-dir=\(folder.path)/profile",
            ] + arguments(made.path) + ["file://\(file.path)\(fragment)"]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        let deadline = Date().addingTimeInterval(60)
        while process.isRunning, Date() < deadline { usleep(20_000) }
        let isLate = process.isRunning
        if isLate { process.terminate() }
        process.waitUntilExit()
        guard !isLate, process.terminationStatus == 0 else {
            throw Failure(
                description: isLate
                    ? "the browser took more than 60 s"
                    : "the browser ended with \(process.terminationStatus)")
        }
        let isMade = FileManager.default.fileExists(atPath: made.path)
        return try Data(contentsOf: isMade ? made : output)
    }

    /// Runs a script in an empty page, with one start of the browser.
    ///
    /// Numbers are passed with all digits in both directions. Non-finite numbers are returned as null.
    ///
    /// - Parameters:
    ///   - script: The body of a function of `input` that returns a JSON value.
    ///   - input: The script's argument.
    ///   - kind: The result's type.
    /// - Throws: `Failure` with the script's error if it throws one.
    public static func run<Result: Decodable>(
        _ script: String, with input: some Encodable, as kind: Result.Type = Result.self
    ) throws -> Result {
        let argument = String(decoding: try JSONEncoder().encode(input), as: UTF8.self)
            .replacingOccurrences(of: "<", with: "\\u003c")
        let page = """
            <!DOCTYPE html>
            <meta charset="utf-8">
            <style>html, body { margin: 0 }</style>
            <body>
            <script>
            let outcome;
            try { outcome = { value: (input => {
            \(script)
            })(\(argument)) }; } catch (error) { outcome = { error: String(error) }; }
            // Escapes characters that the document would encode differently.
            document.documentElement.textContent = JSON.stringify(outcome).replace(
              /[<>&\\u0080-\\uffff]/g, c => "\\\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
            </script>
            """
        let dumped = try dump(page)
        guard let start = dumped.firstIndex(of: UInt8(ascii: "{")),
            let end = dumped.lastIndex(of: UInt8(ascii: "}")),
            dumped[..<start].suffix(6).elementsEqual("<html>".utf8)
        else {
            throw Failure(
                description:
                    "the browser's document is \(String(decoding: dumped.prefix(200), as: UTF8.self))")
        }
        let outcome = try JSONDecoder().decode(Outcome<Result>.self, from: dumped[start...end])
        guard let value = outcome.value else {
            throw Failure(description: "the script ended with \(outcome.error ?? "nothing")")
        }
        return value
    }

    private struct Outcome<Value: Decodable>: Decodable {
        var value: Value?
        var error: String?
    }
}
