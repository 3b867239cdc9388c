import ArgumentParser
import HookeMotion

extension TrackSource {
    /// Numbers that are interpolated linearly, and their largest Euclidean distance from the track.
    struct Straight {
        var times: [Double]
        var values: [[Double]]
        var error: Double
    }

    /// Returns the columns of components by name; all of them where none is named.
    func columns(named names: [String]) throws -> [Int] {
        guard !names.isEmpty else { return Array(components.indices) }
        return try names.map { name in
            guard let column = components.firstIndex(of: name) else {
                throw ValidationError(
                    "--component is \(quoted(name)); \(accepted(components, not: name))")
            }
            return column
        }
    }
}

extension TrackSource.Straight {
    /// A linear track.
    init<Value>(
        _ approximation: (track: KeyframeTrack<Value>, error: Double), _ numbers: (Value) -> [Double]
    ) {
        self.init(
            times: approximation.track.times, values: approximation.track.values.map(numbers),
            error: approximation.error)
    }

    /// Numbers of several tracks, each with the keys of all.
    init(joining tracks: [KeyframeTrack<Double>], error: Double) throws(HookeError) {
        let part = error / Double(tracks.count).squareRoot()
        var all: [KeyframeTrack<Double>] = []
        var squares = 0.0
        for track in tracks {
            let (straight, error) = try track.linearApproximation(error: part)
            all.append(straight)
            squares += error * error
        }
        self.init(times: [], values: [], error: squares.squareRoot())
        // The index of the next key of each track.
        var next = all.map { _ in 0 }
        while let time = zip(all, next).compactMap({ $1 < $0.times.count ? $0.times[$1] : nil }).min() {
            var (before, after): ([Double], [Double]) = ([], [])
            for (index, track) in all.enumerated() {
                let start = next[index]
                while next[index] < track.times.count, track.times[next[index]] == time { next[index] += 1 }
                let isKey = next[index] > start
                before.append(isKey ? track.values[start] : track.value(at: time))
                after.append(isKey ? track.values[next[index] - 1] : track.value(at: time))
            }
            times.append(time)
            values.append(before)
            guard before != after else { continue }
            times.append(time)
            values.append(after)
        }
    }
}
