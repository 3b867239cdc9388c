// swift-tools-version: 6.1
import PackageDescription

// A package of its own: what it depends on takes longer to build than the runner and Hooke together, and its build
// plugin would be compiled before every build of the runner.
let package = Package(
    name: "hooke-regressions",
    platforms: [.macOS(.v15)],
    traits: [
        .default(enabledTraits: ["OpenBLAS"]),
        .trait(name: "OpenBLAS", description: "Measure OpenBLAS. Off: the pure-Swift twins."),
    ],
    dependencies: [
        .package(
            name: "hooke-benchmarks", path: "..",
            traits: [.trait(name: "OpenBLAS", condition: .when(traits: ["OpenBLAS"]))]),
        // Without its traits: they only count allocations and references, by libraries of their own.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        // The command plugin takes executables whose folder lies in one called Benchmarks: this one does.
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
