/// Returns the word that a mistyped text most probably means; `nil` if no word is near.
///
/// Letter case, hyphens and underscores are ignored. A third of the letters may be wrong, or letters missing or
/// added at the end.
@inline(never)
package func nearestWord(to text: String, in words: [String]) -> String? {
    let typed = letters(text)
    guard typed.count <= 64 else { return nil }
    var near: (word: String, mistakes: Int)?
    var longest: (word: String, count: Int)?
    for word in words {
        let candidate = letters(word)
        let shorter = min(candidate.count, typed.count)
        let wrong = mistakes(typed, candidate)
        if wrong <= max(1, shorter / 3), wrong < candidate.count, wrong < near?.mistakes ?? .max {
            near = (word, wrong)
        }
        let isPart = typed.starts(with: candidate) || candidate.starts(with: typed)
        if isPart, shorter >= 3, candidate.count > longest?.count ?? 0 { longest = (word, candidate.count) }
    }
    return near?.word ?? longest?.word
}

/// The letters and digits of a name, in small letters.
private func letters(_ name: String) -> [UInt8] {
    nameBytes(name).filter { $0 != UInt8(ascii: "-") }
}

/// Returns how many letters are wrong, missing, added or swapped with their neighbour: the
/// Damerau–Levenshtein distance.
private func mistakes(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
        var row = [i + 1]
        for j in 0..<b.count {
            var cost = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
            row.append(cost)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
