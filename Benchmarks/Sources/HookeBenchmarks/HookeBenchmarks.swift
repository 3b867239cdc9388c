import BenchmarkHarness
import CMachineLimits
import HookeLinearAlgebra

/// Every benchmark, in the order of printing. A new one is a file with a `Benchmark` and its name here.
public let benchmarks =
    [sharedStep, sharedStepSingle, sharedStepTargets, sharedStepResting] + springBatches + springsAtTime
    + [settling, followers, followerBuilds, cruises] + handovers + integrations + fits + beziers
    + keyframeTracks + [evenPaths] + keyframeBatches
    + [choreographyBuilds, choreographySeeks, choreographyChains, choreographyActive] + reductions
    + [
        transforms, scrub, timelineScrub, sceneFrames, parallelScenes, setters, manyAnimations, quietTicks,
        recordedViews,
    ]
    + [product, solve, eigen, singularValues, exponential] + splines
    + splineBuilds
    + networks
    + [transformLists] + [rectangleProjection] + homographies + projections + stackedProjections + quadBatches
    + transformTrees + [depthOrders] + fourByFour

/// Sets the number of OpenBLAS threads before any measurement, and returns the machine.
public func prepareMachine(threads: Int) -> Machine {
    LinearAlgebraBackend.setThreadCount(threads)
    return Machine.current(
        compiler: String(cString: machine_compiler()),
        blas: machine_blas().map { String(cString: $0) } ?? "none: the pure-Swift reference",
        threads: LinearAlgebraBackend.threadCount)
}
