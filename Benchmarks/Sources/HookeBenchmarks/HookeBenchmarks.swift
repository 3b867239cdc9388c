import BenchmarkHarness
import CMachineLimits
import HookeLinearAlgebra

/// Every benchmark, in the order of printing. A new one is a file with a `Benchmark` and its name here.
public let benchmarks: [Benchmark] = {
    let springs: [[Benchmark]] = [
        [sharedStep, sharedStepSingle, sharedStepTargets, sharedStepResting], springBatches, springsAtTime,
        [settling, followers, followerBuilds, profiles], handovers, integrations, fits, beziers,
    ]
    let keyframes: [[Benchmark]] = [
        keyframeTracks, [evenPaths], keyframeBatches,
        [choreographyBuilds, choreographySeeks, choreographyChains, choreographyActive], reductions,
    ]
    let scenes: [[Benchmark]] = [
        [
            transforms, scrub, timelineScrub, sceneFrames, parallelScenes, setters, manyAnimations,
            quietTicks, layoutChanges, recordedViews, sharedFlights,
        ]
    ]
    let matrices: [[Benchmark]] = [
        [product, solve, eigen, singularValues, exponential], splineBuilds, networks,
        [transformLists, rectangleProjection], homographies, projections, stackedProjections, quadBatches,
        transformTrees, [depthOrders], fourByFour,
    ]
    return [springs, keyframes, scenes, matrices].flatMap { $0.flatMap { $0 } }
}()

/// Sets the number of OpenBLAS threads before any measurement, and returns the machine.
public func prepareMachine(threads: Int) -> Machine {
    LinearAlgebraBackend.setThreadCount(threads)
    return Machine.current(
        compiler: String(cString: machine_compiler()),
        blas: machine_blas().map { String(cString: $0) } ?? "none: the pure-Swift reference",
        threads: LinearAlgebraBackend.threadCount)
}
