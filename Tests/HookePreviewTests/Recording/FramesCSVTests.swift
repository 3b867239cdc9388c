import Foundation
import HookeGeometry
import HookeTransitions
import TestSupport
import Testing

@testable import HookePreview

/// A parser of RFC 4180 tables, independent of the sources.
func parseCSV(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
        next = scalars.next()
        if isQuoted {
            if scalar != "\"" {
                field.append(scalar)
            } else if next == "\"" {
                field.append(scalar)
                next = scalars.next()
            } else {
                isQuoted = false
            }
        } else if scalar == "\"" {
            isQuoted = true
        } else if scalar == "," || scalar == "\n" {
            row.append(String(field))
            field = String.UnicodeScalarView()
            if scalar == "\n" {
                rows.append(row)
                row = []
            }
        } else {
            field.append(scalar)
        }
    }
    return rows
}

@Suite struct FramesCSVTests {
    @Test func `There is one row for each view in each frame, under the header`() {
        let recording = SampleRecordings.drawer
        let rows = parseCSV(FramesCSV.text(of: recording))
        let header = [
            "time,phase,fraction,fraction_velocity,view,name,x,y,width,height,alpha,opacity",
            "x0,y0,x1,y1,x2,y2,x3,y3,order,hidden,backfacing",
        ]
        #expect(rows[0].joined(separator: ",") == header.joined(separator: ","))
        #expect(rows.count == 1 + 67 * 9)
        #expect(rows.allSatisfy { $0.count == 23 })
        #expect(rows[1].prefix(6).joined(separator: ",") == "0.0,idle,0.0,0.0,1,presenter")
        #expect(rows.last?[1] == "finished")
    }

    @Test func `Any recording reads back bit-identical`() {
        checkProperty(seed: 41, cases: 300, anyRecording) { recording in
            let rows = parseCSV(FramesCSV.text(of: recording)).dropFirst()
            let views = recording.frames.flatMap { frame in frame.snapshot.shownViews.map { (frame, $0) } }
            var numbersOfViews: [ViewID: Int] = [:]
            guard rows.count == views.count else { return "\(rows.count) rows for \(views.count) views" }
            for (row, (frame, view)) in zip(rows, views) {
                guard row.count == (recording.hasContents ? 25 : 23) else {
                    return "a row of \(row.count) fields: \(row)"
                }
                let box = Rectangle(view.state.frame)
                let number = numbersOfViews[view.id] ?? numbersOfViews.count + 1
                numbersOfViews[view.id] = number
                let numbers =
                    [
                        frame.time, frame.fraction, frame.fractionVelocity, box.origin.x, box.origin.y,
                        box.size.x, box.size.y, view.state.opacity, view.opacity,
                    ] + view.corners.flatMap { [$0.x, $0.y] }
                for (column, expected) in zip([0, 2, 3] + Array(6..<20), numbers) {
                    guard let actual = Double(row[column]) else { return "\(row[column]) is no number" }
                    let isSame = actual.bitPattern == expected.bitPattern || (actual.isNaN && expected.isNaN)
                    if !isSame { return "\(FramesCSV.columns[column]) is \(actual), expected \(expected)" }
                }
                let words = [
                    frame.phase.rawValue, "\(number)", view.name, "\(view.order)", "\(view.isHidden)",
                    "\(view.projection.facing == .back)",
                ]
                for (column, expected) in zip([1, 4, 5, 20, 21, 22], words) where row[column] != expected {
                    return "\(FramesCSV.columns[column]) is \(row[column]), expected \(expected)"
                }
            }
            return nil
        }
    }

    @Test func `Names are quoted only if necessary`() {
        var recording = SampleRecordings.drawer
        recording.frames = [recording.frames[0]]
        recording.frames[0].snapshot.root.children.removeLast(4)
        for (name, field) in [
            ("plain name", "plain name"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""), ("two\r\nlines", "\"two\r\nlines\""), ("", ""),
        ] {
            recording.frames[0].snapshot.root.children[0].name = name
            #expect(FramesCSV.text(of: recording).contains(",1,\(field),0.0,"), "\(name)")
        }
    }
}
