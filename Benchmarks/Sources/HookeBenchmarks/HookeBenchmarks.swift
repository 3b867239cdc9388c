import BenchmarkHarness
import CMachineLimits
import HookeLinearAlgebra

/// Every job, in the order it is printed. A new one is a file with a `Benchmark` and its name here.
public let benchmarks =
    [sharedStep, sharedStepSingle, sharedStepTargets, sharedStepResting] + springBatches + springsAtTime
    + [settling] + integrations + fits + beziers + keyframeTracks + [evenPaths] + keyframeBatches
    + [transforms, scrub, sceneFrames, product, solve, eigen, singularValues, exponential] + splines
    + splineBuilds
    + networks
    + [transformLists] + [rectangleProjection] + homographies + projections + stackedProjections + quadBatches
    + transformTrees + [depthOrders] + fourByFour

/// Lets OpenBLAS use so many threads, before anything is measured, and says on what will be measured.
public func prepareMachine(threads: Int) -> Machine {
    LinearAlgebraBackend.setThreadCount(threads)
    return Machine.current(
        compiler: String(cString: machine_compiler()),
        blas: machine_blas().map { String(cString: $0) } ?? "none: the pure-Swift twins",
        threads: LinearAlgebraBackend.threadCount)
}
