import BenchmarkHarness
import Foundation
import Testing

@Suite struct ReportTests {
    private let machine = Machine(
        processor: "Abacus", cores: 2,
        caches: [Machine.Cache(level: 1, bytes: 48 << 10), Machine.Cache(level: 3, bytes: 32 << 20)],
        system: "Linux", swift: "6.3", compiler: "Clang", blas: "OpenBLAS", threads: 1)

    private func job(_ name: String, microseconds: UInt32, items: Int = 1) -> Job {
        Job(
            name, size: items, items: items,
            variants: [Variant("nothing", .limit) { usleep(microseconds * UInt32($0)) }])
    }

    @Test func `Tables name job, variant and ratios`() {
        let lines = TableReport().lines(measure(job("empty", microseconds: 100), effort: .quick))
        #expect(lines.count == 2 && lines[0].hasPrefix("empty") && lines[1].contains("nothing"))
    }

    @Test func `A limit's rate is its amount over the median time`() throws {
        // Sleeps are never too short, so a rate never exceeds what the sleep allows.
        let sleeping = Benchmark("sleep", sizes: [10, 20, 1_000_000]) { size in
            (size, [Variant("sleep", .limit) { usleep(200 * UInt32($0)) }])
        }
        let bytes = Limit(sleeping, .bytes) { 16 * Double($0) }
            .measured(effort: .quick, largest: 20)
        #expect(bytes.map(\.size) == [10, 20], "larger sizes are left out")
        for timing in bytes {
            #expect(timing.limit == "sleep" && timing.unit == .bytes)
            let rate = try #require(timing.rate)
            #expect(rate == 16 * Double(timing.size) / timing.medianNanoseconds)
            #expect(timing.medianNanoseconds >= 200_000 / Double(timing.size), "200 µs over the items")
        }
        let time = Limit(sleeping).measured(effort: .quick, largest: 10)
        #expect(time.count == 1 && time[0].rate == nil && time[0].unit == nil)
    }

    @Test func `The table of limits puts a rate into its unit's column`() throws {
        let table = TableReport()
        func cells(_ unit: Limit.Unit?) -> [Substring] {
            table.line(
                LimitTiming(
                    limit: "copy", size: 1_000, medianNanoseconds: 0.5, minimumNanoseconds: 0.25, unit: unit,
                    rate: unit.map { _ in 64 })
            ).split(separator: " ")
        }
        #expect(cells(.bytes) == ["copy", "1000", "0.500", "0.250", "64.0"])
        #expect(cells(.operations) == ["copy", "1000", "0.500", "0.250", "64.0"])
        #expect(cells(nil) == ["copy", "1000", "0.500", "0.250"])
        func end(_ text: String, in line: String) throws -> Int {
            line.distance(from: line.startIndex, to: try #require(line.range(of: text)).upperBound)
        }
        for (unit, heading) in [(Limit.Unit.bytes, "GB/s"), (.operations, "GFLOP/s")] {
            let line = table.line(
                LimitTiming(
                    limit: "any", size: 1, medianNanoseconds: 1, minimumNanoseconds: 1, unit: unit, rate: 512)
            )
            #expect(try end("512", in: line) == end(heading, in: table.limitsHeader()))
        }
    }

    @Test func `JSON contains the machine, its limits and the jobs, and round-trips`() throws {
        let limit = LimitTiming(
            limit: "copy", size: 10, medianNanoseconds: 1, minimumNanoseconds: 0.5, unit: .bytes, rate: 16)
        let jobs = measure(job("empty", microseconds: 100), effort: .quick)
        let text = try Report(machine: machine, limits: [limit], jobs: jobs).json()
        let read = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        #expect(read.machine == machine && read.limits == [limit])
        #expect(read.jobs[0].medianNanoseconds == jobs[0].medianNanoseconds)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object.keys.sorted() == ["jobs", "limits", "machine"])
        let first = try #require((object["limits"] as? [[String: Any]])?.first)
        #expect(first["unit"] as? String == "GB/s" && first["rate"] as? Double == 16)
    }
}

@Suite struct MachineTests {
    @Test func `The processor's name is read with family and model`() {
        let text = """
            processor\t: 0
            cpu family\t: 26
            model\t\t: 2
            model name\t: AMD EPYC: 9005

            processor\t: 1
            model name\t: other
            """
        #expect(Machine.processor(cpuInfo: text) == "AMD EPYC: 9005 (family 26, model 2)")
        #expect(Machine.processor(cpuInfo: "model name : ARM\n") == "ARM")
        #expect(Machine.processor(cpuInfo: "") == "unknown")
    }

    @Test func `Caches are read in order, without the instruction cache`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caches-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let described = [
            ("Data", "1", "48K"), ("Instruction", "1", "32K"), ("Unified", "3", "32M"),
            ("Unified", "2", "1024K"),
            ("Unified", "4", "huge"),
        ]
        for (index, cache) in described.enumerated() {
            let entry = folder.appendingPathComponent("index\(index)")
            try FileManager.default.createDirectory(at: entry, withIntermediateDirectories: true)
            for (name, text) in [("type", cache.0), ("level", cache.1), ("size", cache.2)] {
                try Data((text + "\n").utf8).write(to: entry.appendingPathComponent(name))
            }
        }
        let caches = Machine.caches(in: folder.path)
        #expect(caches.map(\.level) == [1, 2, 3])
        #expect(caches.map(\.bytes) == [49_152, 1_048_576, 33_554_432])
        #expect(Machine.caches(in: folder.path + "/none").isEmpty)
    }

    @Test func `This machine is described`() {
        let here = Machine.current(compiler: "Clang", blas: "none", threads: 3)
        #expect(here.cores >= 1 && !here.processor.isEmpty && !here.system.isEmpty && !here.swift.isEmpty)
        #expect(here.threads == 3 && here.lines.contains { $0.contains("none, 3 threads") })
    }
}
