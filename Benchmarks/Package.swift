// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that users of Hooke never fetch or build it.
let package = Package(
    name: "hooke-benchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "hooke-benchmarks", targets: ["Runner"])
    ],
    traits: [
        .default(enabledTraits: ["OpenBLAS"]),
        .trait(name: "OpenBLAS", description: "Measure OpenBLAS too. Off: only the pure-Swift reference."),
    ],
    dependencies: [
        .package(
            name: "hooke", path: "..",
            traits: [.trait(name: "OpenBLAS", condition: .when(traits: ["OpenBLAS"]))])
    ],
    targets: [
        // The machine's limits, for the ratios.
        .target(
            name: "CMachineLimits",
            cSettings: [.define("MACHINE_OPENBLAS", .when(traits: ["OpenBLAS"]))]
        ),
        .target(name: "BenchmarkHarness"),
        .target(
            name: "HookeBenchmarks",
            dependencies: [
                "BenchmarkHarness", "CMachineLimits",
                .product(name: "HookeSolvers", package: "hooke"),
                .product(name: "HookeTransitions", package: "hooke"),
            ]
        ),
        .executableTarget(
            name: "Runner",
            dependencies: ["BenchmarkHarness", "HookeBenchmarks"]
        ),
        .testTarget(
            name: "BenchmarkHarnessTests",
            dependencies: ["BenchmarkHarness", "CMachineLimits", "HookeBenchmarks"]),
    ],
    swiftLanguageModes: [.v6]
)
