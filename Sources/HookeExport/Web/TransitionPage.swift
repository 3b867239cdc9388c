import Foundation
import Hooke

/// The page of a transition, which plays recordings or is dragged.
enum TransitionPage {
    /// Returns a page.
    ///
    /// - Parameters:
    ///   - template: the page with places for the others.
    ///   - name: the title.
    ///   - data: what the script reads, as JSON that is safe in a script element.
    ///   - trees: the views as HTML.
    ///   - style: their style sheet.
    ///   - about: sentences as HTML.
    static func html(
        _ template: String, name: String, data: String, trees: String, style: String, about: String = ""
    ) -> String {
        var page = template
        for (place, text) in [
            ("/*TREES*/", style), ("<!--TREES-->", trees), ("/*DATA*/", data),
            ("<!--NAME-->", WebText.html(name)),
            ("<!--ABOUT-->", about),
        ] { page = page.replacingOccurrences(of: place, with: text) }
        return page
    }
}
