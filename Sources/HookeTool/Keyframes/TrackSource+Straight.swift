import ArgumentParser
import Hooke

extension TrackSource {
    /// Numbers that go straight from key to key, and how far they are from the track at most, in the length of all.
    struct Straight {
        var times: [Double]
        var values: [[Double]]
        var error: Double
    }

    /// The columns of components by their names; all of them where none is named.
    func columns(named names: [String]) throws -> [Int] {
        guard !names.isEmpty else { return Array(components.indices) }
        return try names.map { name in
            guard let column = components.firstIndex(of: name) else {
                throw ValidationError(
                    "--component is \"\(name)\"; accepted: \(components.joined(separator: ", "))")
            }
            return column
        }
    }
}

extension TrackSource.Straight {
    /// A track of straight pieces.
    init<Value>(
        _ approximation: (track: KeyframeTrack<Value>, error: Double), _ numbers: (Value) -> [Double]
    ) {
        self.init(
            times: approximation.track.times, values: approximation.track.values.map(numbers),
            error: approximation.error)
    }

    /// Numbers that go each on its own, all with the keys of all.
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
        // Where each track's next key is.
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
