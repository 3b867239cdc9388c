import BenchmarkHarness
import Foundation
import HookeBenchmarks

@main
struct Runner {
    static func main() {
        let options: Options
        do {
            options = try Options(Array(CommandLine.arguments.dropFirst()))
        } catch {
            complain("\(error)\n\(Options.usage)")
            exit(64)
        }
        if options.help {
            print(Options.usage)
            return
        }
        let chosen = benchmarks.filter { options.includes($0.name) }
        if chosen.isEmpty {
            complain("no job's name contains '\(options.filter ?? "")'; --list prints all names")
            exit(64)
        }
        if options.list {
            for job in chosen {
                for size in options.chosen(from: job.sizes) { print("\(job.name), \(size)") }
            }
            return
        }
        if options.counted {
            _ = prepareMachine(threads: options.threads)
            for job in chosen { count(job.job(size: job.sizes[(job.sizes.count - 1) / 2])) }
            return
        }
        #if DEBUG
            complain("this is a debug build; run with -c release for meaningful figures")
        #endif
        run(chosen, options)
    }

    /// Measures the machine and then the jobs, and prints each when it is done.
    private static func run(_ chosen: [Benchmark], _ options: Options) {
        let effort: Effort = options.quick ? .quick : .full
        let table = TableReport()
        func show(_ lines: [String]) {
            guard !options.json else { return }
            // Unbuffered, so that lines appear immediately in a pipe too.
            FileHandle.standardOutput.write(Data(lines.map { $0 + "\n" }.joined().utf8))
        }
        let machine = prepareMachine(threads: options.threads)
        show(machine.lines)
        show(["median and least time of one item, interleaved rounds", "", table.limitsHeader()])
        var known: [LimitTiming] = []
        for limit in limits {
            let measured = limit.measured(
                effort: effort, largest: options.chosen(from: limit.benchmark.sizes).last ?? 0)
            known += measured
            show(measured.map(table.line))
        }
        show(["", table.header()])
        var jobs: [Timing] = []
        for job in chosen {
            for size in options.chosen(from: job.sizes) {
                let measured = measure(job.job(size: size), effort: effort)
                jobs += measured
                show(table.lines(measured))
            }
        }
        if options.json {
            do {
                print(try Report(machine: machine, limits: known, jobs: jobs).json())
            } catch {
                complain("\(error)")
                exit(70)
            }
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("hooke-benchmarks: \(text)\n".utf8))
    }
}
