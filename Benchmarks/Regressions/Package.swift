// swift-tools-version: 6.1
import PackageDescription

// A separate package: its dependencies take longer to build than the runner and Hooke together, and its build plugin
// would be compiled before every build of the runner.
let package = Package(
    name: "hooke-regressions",
    platforms: [.macOS(.v15)],
    traits: [
        .default(enabledTraits: ["OpenBLAS"]),
        .trait(name: "OpenBLAS", description: "Measure OpenBLAS. Off: the pure-Swift reference."),
    ],
    dependencies: [
        .package(
            name: "hooke-benchmarks", path: "..",
            traits: [.trait(name: "OpenBLAS", condition: .when(traits: ["OpenBLAS"]))]),
        // Without its traits, which only count allocations and references, with further libraries.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        // The command plugin runs only executables in a folder below one called Benchmarks, like this.
        .executableTarget(
            name: "Regressions",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "HookeBenchmarks", package: "hooke-benchmarks"),
            ],
            path: ".",
            sources: ["Regressions.swift"],
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        )
    ],
    swiftLanguageModes: [.v6]
)
