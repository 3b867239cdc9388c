import Foundation

/// A description of the machine, as far as it can be read.
public struct Machine: Codable, Sendable, Equatable {
    /// A cache as one core sees it.
    public struct Cache: Codable, Sendable, Equatable {
        /// 1 is the nearest.
        public let level: Int
        /// Its size; a shared cache counts in full.
        public let bytes: Int

        /// Creates a cache.
        public init(level: Int, bytes: Int) {
            self.level = level
            self.bytes = bytes
        }
    }

    /// The processor's name.
    public var processor: String
    /// The number of active cores.
    public var cores: Int
    /// The data caches, the nearest first; empty if they cannot be read.
    public var caches: [Cache]
    /// The operating system and its version.
    public var system: String
    /// The version of Swift's standard library in use.
    public var swift: String
    /// The C compiler.
    public var compiler: String
    /// The description of the BLAS in use, or that there is none.
    public var blas: String
    /// The number of threads of the BLAS.
    public var threads: Int

    package init(
        processor: String, cores: Int, caches: [Cache], system: String, swift: String, compiler: String,
        blas: String, threads: Int
    ) {
        self.processor = processor
        self.cores = cores
        self.caches = caches
        self.system = system
        self.swift = swift
        self.compiler = compiler
        self.blas = blas
        self.threads = threads
    }

    /// Returns this machine; the caller describes the libraries.
    public static func current(compiler: String, blas: String, threads: Int) -> Machine {
        Machine(
            processor: processorHere(), cores: ProcessInfo.processInfo.activeProcessorCount,
            caches: caches(in: "/sys/devices/system/cpu/cpu0/cache"),
            system: ProcessInfo.processInfo.operatingSystemVersionString,
            swift: "\(_SwiftStdlibVersion.current)", compiler: compiler, blas: blas, threads: threads)
    }

    /// The description as lines, for the head of a table.
    public var lines: [String] {
        let sizes = caches.map { "L\($0.level) \(Machine.inUnits($0.bytes))" }.joined(separator: ", ")
        return [
            "processor  \(processor), \(cores) cores, \(sizes.isEmpty ? "caches unknown" : sizes)",
            "system     \(system)",
            "swift      \(swift), C by \(compiler)",
            "blas       \(blas), \(threads) thread\(threads == 1 ? "" : "s")",
        ]
    }

    private static func inUnits(_ bytes: Int) -> String {
        bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) KB"
    }

    private static func processorHere() -> String {
        #if canImport(Darwin)
            var size = 0
            sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
            var name = [CChar](repeating: 0, count: size + 1)
            sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
            return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #else
            return processor(cpuInfo: (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? "")
        #endif
    }

    /// Returns the processor's name from the text of /proc/cpuinfo, with family and model if given, because virtual
    /// machines often give only the maker's name.
    package static func processor(cpuInfo: String) -> String {
        func field(_ name: String) -> String? {
            for line in cpuInfo.split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                if parts.count == 2, parts[0] == name { return parts[1] }
            }
            return nil
        }
        guard let name = field("model name") else { return "unknown" }
        guard let family = field("cpu family"), let model = field("model") else { return name }
        return "\(name) (family \(family), model \(model))"
    }

    /// Returns the data caches from a folder of Linux's sysfs.
    package static func caches(in folder: String) -> [Cache] {
        func text(_ path: String) -> String? {
            (try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8))?
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return (0..<8).compactMap { index in
            guard let kind = text("index\(index)/type"), kind != "Instruction",
                let level = text("index\(index)/level").flatMap({ Int($0) }),
                let size = text("index\(index)/size"), let number = Int(size.dropLast()),
                let unit = ["K": 1 << 10, "M": 1 << 20][size.suffix(1)]
            else { return nil }
            return Cache(level: level, bytes: number * unit)
        }.sorted { $0.level < $1.level }
    }
}
