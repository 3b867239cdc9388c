// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that users of Hooke never fetch or build what only measuring needs.
let package = Package(
    name: "hooke-benchmarks",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "hooke-benchmarks", targets: ["HookeBenchmarks"])],
    traits: [
        .default(enabledTraits: ["OpenBLAS"]),
        .trait(name: "OpenBLAS", description: "Measure OpenBLAS too. Off: only the pure-Swift twins."),
    ],
    dependencies: [
        .package(
            name: "hooke", path: "..",
            traits: [.trait(name: "OpenBLAS", condition: .when(traits: ["OpenBLAS"]))])
    ],
    targets: [
        // What the machine itself can do, for the ratios.
        .target(name: "CMachineLimits"),
        .target(name: "BenchmarkHarness"),
        .executableTarget(
            name: "HookeBenchmarks",
            dependencies: [
                "BenchmarkHarness", "CMachineLimits",
                .product(name: "Hooke", package: "hooke"),
                .product(name: "HookeLinearAlgebra", package: "hooke"),
                .product(name: "HookeTransitions", package: "hooke"),
            ]
        ),
        .testTarget(name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"]),
    ],
    swiftLanguageModes: [.v6]
)
