import TestSupport
import Testing

@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed: nothing is asked of a browser"))
struct BrowserTests {
    @Test func `A script's input and result keep all digits`() throws {
        let numbers: [Double] = [0.1, -0x1p-1060, 1.7976931348623157e308, 1 / 3.0, 0x1p-1074]
        #expect(try Browser.run("return input;", with: numbers) == numbers)
        let text = "</script><!-- & \u{1F680} \"quoted\" \\ \u{2028} é"
        #expect(try Browser.run("return input + input.length;", with: text) == text + "\(text.utf16.count)")
        let odd: [Double?] = try Browser.run("return [input / 0, NaN, 1];", with: 1)
        #expect(odd == [nil, nil, 1])
    }

    @Test func `An error thrown by a script is reported`() {
        let failure = #expect(throws: Browser.Failure.self) {
            try Browser.run("return input.missing.part;", with: 1, as: Int.self)
        }
        #expect(failure?.description.hasPrefix("the script ended with TypeError") == true)
        #expect(throws: Browser.Failure.self) { try Browser.run("this is no script", with: 1, as: Int.self) }
    }
}
