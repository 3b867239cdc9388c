import BenchmarkHarness
import Foundation
import HookeLinearAlgebra

/// Every job, in the order it is printed. A new one is a file with a `Benchmark` and its name here.
private let benchmarks =
    [sharedStep, sharedStepSingle, sharedStepTargets, sharedStepResting] + springsAtTime + [settling]
    + springBatches
    + beziers
    + keyframeTracks + [transforms, scrub, product, solve, eigen] + splines

@main
struct HookeBenchmarks {
    static func main() {
        let options: Options
        do {
            options = try Options(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("hooke-benchmarks: \(error)\n\(Options.usage)\n".utf8))
            exit(64)
        }
        if options.help {
            print(Options.usage)
            return
        }
        LinearAlgebraBackend.setThreadCount(options.threads)
        let chosen = benchmarks.filter { options.includes($0.name) }
        if chosen.isEmpty {
            FileHandle.standardError.write(
                Data("hooke-benchmarks: no job's name holds \(options.filter ?? "")\n".utf8))
            exit(64)
        }
        #if DEBUG
            FileHandle.standardError.write(
                Data(
                    "hooke-benchmarks: a debug build; run with -c release for figures that mean anything\n"
                        .utf8))
        #endif
        if !options.json && !options.list {
            print(
                "backend \(LinearAlgebraBackend.current.rawValue), \(LinearAlgebraBackend.threadCount) thread(s); "
                    + "median and least time of one item, interleaved rounds\n")
            print(TableReport().header())
        }
        var all: [Timing] = []
        for benchmark in chosen {
            for size in benchmark.sizes where size <= options.largest ?? .max {
                if options.list {
                    print("\(benchmark.name), \(size)")
                    continue
                }
                let measured = measure(benchmark.job(size: size), effort: options.quick ? .quick : .full)
                all += measured
                if !options.json { TableReport().lines(measured).forEach { print($0) } }
            }
        }
        if options.json {
            do {
                print(try json(all))
            } catch {
                FileHandle.standardError.write(Data("hooke-benchmarks: \(error)\n".utf8))
                exit(70)
            }
        }
    }
}
