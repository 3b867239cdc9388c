import Foundation
import TestSupport
import Testing

@testable import HookePreview

@Suite struct PlayerPageTests {
    /// Returns the text between the first `start` and the `end` after it.
    private func between(_ text: String, _ start: String, _ end: String) throws -> String {
        let low = try #require(text.range(of: start)).upperBound
        let high = try #require(text.range(of: end, range: low..<text.endIndex)).lowerBound
        return String(text[low..<high])
    }

    private func pageData(_ page: String) throws -> [String: Any] {
        let json = try between(page, "id=\"recording\">", "</script>")
        let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        return try #require(list.first)
    }

    @Test func `The data has a column for each quantity and an appearance for each view in each frame`()
        throws
    {
        let recording = SampleRecordings.drawer
        let data = try pageData(PlayerPage.html(of: recording))
        let times = try #require(data["time"] as? [Double])
        let fractions = try #require(data["fraction"] as? [Double])
        #expect(times.count == 67 && fractions.count == 67)
        for (index, frame) in recording.frames.enumerated() {
            #expect(difference(times[index], frame.time, within: 5e-7) == nil)
            #expect(difference(fractions[index], frame.fraction, within: 5e-7) == nil)
        }
        let views = try #require(data["views"] as? [[String: Any]])
        let looks = try #require(data["looks"] as? [[Any]])
        #expect(views.count == 9)
        for view in views {
            let row = try #require(view["looks"] as? [Int])
            #expect(row.count == 67)
            #expect(row.allSatisfy { (-1..<looks.count).contains($0) })
        }
        let presenter = try #require(views.first?["looks"] as? [Int])
        #expect(Set(presenter).count < 40, "a look that comes again is stored once")
    }

    @Test func `The page requests nothing from the network`() throws {
        let page = try PlayerPage.html(of: SampleRecordings.drawer)
            .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        for forbidden in ["http:", "https:", "//cdn", "src=", "href=", "@import", "fetch(", "XMLHttpRequest"]
        {
            #expect(!page.contains(forbidden), "\(forbidden)")
        }
        #expect(page.contains("default-src 'none'"))
    }

    @Test func `No name escapes its element or attribute`() throws {
        for name in hostileNames {
            var recording = SampleRecordings.drawer
            recording.frames = Array(recording.frames.prefix(2))
            recording.title = name
            recording.subtitle = name
            recording.events[0].label = name
            recording.summary = [.init(key: name, value: name)]
            for index in recording.frames.indices { recording.frames[index].views[0].name = name }
            let page = try PlayerPage.html(of: recording)
            #expect(page.components(separatedBy: "<script").count == 3, "\(name)")
            #expect(page.components(separatedBy: "</script").count == 3, "\(name)")
            #expect(!page.contains("<!--"))
            let views = try pageData(page)["views"] as? [[String: Any]]
            #expect(views?[0]["name"] as? String == name)
        }
    }

    @Test func `Any recording gives readable data and finite drawings`() {
        checkProperty(seed: 29, cases: 150, anyRecording) { recording in
            let page = try PlayerPage.html(of: recording)
            guard !recording.frames.isEmpty else {
                return page.contains("No frames were recorded") ? nil : "no message"
            }
            let data = try pageData(page)
            for (key, value) in data {
                if let column = value as? [Any], ["time", "fraction", "velocity", "phase"].contains(key),
                    column.count != recording.frames.count
                {
                    return "\(key) has \(column.count) entries for \(recording.frames.count) frames"
                }
            }
            for look in data["looks"] as? [[Any]] ?? [] {
                guard let path = look[0] as? String, !path.contains("n"), path.hasSuffix("Z") else {
                    return "a look draws \(look[0])"
                }
            }
            return nil
        }
    }

    @Test func `The graph gets every property that changes, and NaN as a gap`() throws {
        var recording = SampleRecordings.drawer
        recording.frames[3].views[3].opacity = .nan
        let views = try #require(try pageData(PlayerPage.html(of: recording))["views"] as? [[String: Any]])
        let drawer = try #require(views.first { $0["name"] as? String == "drawer" })
        let values = try #require(drawer["values"] as? [String: [Any]])
        #expect(values.keys.contains("x") && !values.keys.contains("corner radius"))
        let place = try #require(recording.frames[9].views.first { $0.name == "drawer" })
        let x = try #require(values["x"]?[9] as? Double)
        #expect(difference(x, place.frame.x, within: 5e-4) == nil)
        let columns = GraphValues.columns(of: recording)
        #expect(columns.values.allSatisfy { $0.allSatisfy { $0.values.count == recording.frames.count } })
        var faded = recording
        for index in faded.frames.indices {
            faded.frames[index].views[3].opacity = index == 3 ? .nan : Double(index)
        }
        let opacity = GraphValues.columns(of: faded)[faded.frames[0].views[3].id]?.first {
            $0.name == "opacity"
        }
        #expect(opacity?.values[3].isNaN == true && opacity?.values[4] == 4)
    }

    @Test func `Several recordings on a page have separate elements`() throws {
        let page = try PlayerPage.html(comparing: [
            SampleRecordings.drawer, SampleRecordings.flip, SampleRecordings.drawer,
        ])
        for id in ["stage", "stage-2", "stage-3", "time-2", "plots", "scrubber", "graph"] {
            #expect(page.components(separatedBy: "id=\"\(id)\"").count == 2, "\(id)")
        }
        #expect(page.contains("A · ") && page.contains("B · ") && page.contains("C · "))
        var empty = SampleRecordings.flip
        empty.frames = []
        let refusal = #expect(throws: PreviewError.self) {
            try PlayerPage.html(comparing: [SampleRecordings.drawer, empty])
        }
        #expect(
            refusal?.description
                == "recordings[1].frames is empty; accepted: at least one frame in a comparison")
    }

    @Test func `Without frames there is a message and no player`() throws {
        var recording = SampleRecordings.drawer
        recording.frames = []
        let page = try PlayerPage.html(of: recording)
        #expect(page.contains("No frames were recorded, so there is nothing to play."))
        #expect(!page.contains("id=\"stage\""))
        #expect(page.contains("settling duration"))
    }

    @Test func `An invalid recording throws`() {
        var recording = SampleRecordings.drawer
        recording.frames[5].time = -3
        #expect(throws: PreviewError.self) { try PlayerPage.html(of: recording) }
    }
}
