/// Returns the word that a mistyped text most probably means; `nil` if no word is near.
///
/// Letter case, hyphens and underscores are ignored. A third of the letters may be wrong, or letters missing or
/// added at the end.
package func nearestWord(to text: String, in words: [String]) -> String? {
    guard text.utf8.count <= 64 else { return nil }
    func letters(_ text: String) -> [UInt8] {
        Array(text.lowercased().utf8.filter { $0 != 0x2D && $0 != 0x5F })
    }
    let typed = letters(text)
    let candidates = words.map { (word: $0, letters: letters($0)) }
    let near = candidates.map { ($0.word, mistakes(typed, $0.letters), $0.letters.count) }
        .filter { $0.1 <= max(1, min(typed.count, $0.2) / 3) && $0.1 < $0.2 }
        .min { $0.1 < $1.1 }
    if let near { return near.0 }
    return candidates.filter { min($0.letters.count, typed.count) >= 3 }
        .filter { typed.starts(with: $0.letters) || $0.letters.starts(with: typed) }
        .max { $0.letters.count < $1.letters.count }?.word
}

/// Returns which words are accepted, with the one nearest to `text` first.
package func acceptedWords(_ words: [String], not text: String, more: String = "") -> String {
    let list = words.joined(separator: ", ") + (more.isEmpty ? "" : ", \(more)")
    guard let near = nearestWord(to: text, in: words) else { return "accepted: \(list)" }
    return "did you mean \"\(near)\"? Accepted: \(list)"
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
