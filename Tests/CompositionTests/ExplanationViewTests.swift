import DesignKit
import Foundation
import LocalizationKit
import Testing

@testable import TesseraApp

@Suite struct ExplanationViewTests {
  @Test func `steps of one layer that run side by side are siblings, each with its own parts below it`() {
    let steps = [
      step(0, 100, .useCase, "A"),
      step(1, 40, .resource, "first"), step(2, nil, .cache, "first miss"),
      step(3, 50, .resource, "second"), step(4, nil, .cache, "second miss"),
      step(60, nil, .mapping, "beside"),
      step(100, nil, .output, "after"),
    ]

    #expect(
      lines(of: steps) == [
        "use case A", "resource   first", "cache     first miss", "resource   second",
        "cache     second miss", "mapping   beside", "output after",
      ]
    )
  }

  @Test func `use cases side by side do not contain each other`() {
    let steps = [
      step(0, 100, .useCase, "A"), step(1, 10, .useCase, "B"), step(2, 5, .resource, "read"),
      step(20, 5, .resource, "again"),
    ]

    #expect(lines(of: steps) == ["use case A", "use case B", "resource   read", "resource   again"])
  }

  @Test func `what begins when a step ends is not part of it`() {
    let steps = [step(0, 10, .resource, "read"), step(10, nil, .mapping, "later")]

    #expect(lines(of: steps) == ["resource read", "mapping later"])
  }

  @Test(
    arguments: [
      (0, nil, ["0.0", "network", "read"]), (99, 100, ["0.0", "network", "read", "0.1"]),
      (100, 99, ["0.1", "network", "read", "0.0"]),
      (1999, 1_234_500, ["1.9", "network", "read", "1234.5"]),
    ] as [(Int, Int?, [String])]
  )
  func `times are milliseconds with one digit behind the point, and none where a step took no time`(
    start: Int,
    duration: Int?,
    words: [String]
  ) {
    let step = Trace.Step(
      start: .microseconds(start),
      duration: duration.map { .microseconds($0) },
      layer: .network,
      what: "read"
    )

    let rows = rows(of: [step], total: .microseconds(2_050))

    #expect(rows.first(where: { $0.contains("read") }) == words)
    #expect(rows.first(where: { $0.contains("total") }) == ["total", "2.0"])
  }

  @Test(arguments: [
    (100, ["Time (ms)", "Layer", "Operation", "Duration (ms)"]), (40, ["Time (ms)", "Layer", "Operation"]),
    (28, ["Layer", "Operation"]),
  ])
  func `a narrow terminal shows no times before it leaves out a layer`(width: Int, columns: [String]) throws {
    let view = explanationView([step(0, 5, .network, "read")], total: .seconds(1), Strings(.english))
    let text = PlainWriter().render(view, in: RenderEnvironment(width: width))
    let header = try #require(text.split(separator: "\n").first { $0.contains("Operation") })

    let all = ["Time (ms)", "Layer", "Operation", "Duration (ms)"]
    #expect(all.filter { header.contains($0) } == columns)
  }

  @Test(arguments: [(31, true), (30, true), (29, false), (28, false)])
  func `layers are shown as long as 20 columns are left for the operation`(width: Int, isShown: Bool) throws {
    let long = step(0, 5, .resource, String(repeating: "word ", count: 10))
    let view = explanationView([long], total: .seconds(1), Strings(.english))
    let text = PlainWriter().render(view, in: RenderEnvironment(width: width))
    let header = try #require(text.split(separator: "\n").first { $0.contains("Operation") })

    #expect(header.contains("Layer") == isShown)
  }

  @Test(arguments: [(25, "Time", true), (24, "Time", false), (34, "Dur", true), (33, "Dur", false)])
  func `times are shown, if shortened, down to the width that their columns need`(
    width: Int,
    title: String,
    isShown: Bool
  ) throws {
    let view = explanationView([step(0, 5, .network, "read")], total: .seconds(1), Strings(.english))
    let text = PlainWriter().render(view, in: RenderEnvironment(width: width))
    let header = try #require(text.split(separator: "\n").first { $0.contains("Operation") })

    #expect(header.contains(title) == isShown)
  }

  private func rows(of steps: [Trace.Step], total: Duration) -> [[String]] {
    let view = explanationView(steps, total: total, Strings(.english))
    return PlainWriter().render(view, in: RenderEnvironment(width: 100)).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
  }

  private func step(
    _ start: Int,
    _ duration: Int?,
    _ layer: Trace.Step.Layer,
    _ what: String
  ) -> Trace.Step {
    Trace.Step(
      start: .milliseconds(start),
      duration: duration.map { .milliseconds($0) },
      layer: layer,
      what: what
    )
  }

  /// Layer and indented operation of each row, without the times.
  private func lines(of steps: [Trace.Step]) -> [String] {
    let view = explanationView(steps, total: .seconds(1), Strings(.english))
    let rows = PlainWriter().render(view, in: RenderEnvironment(width: 100)).split(separator: "\n")
    guard let header = rows.first(where: { $0.contains("Operation") }),
      let layer = header.range(of: "Layer"), let operation = header.range(of: "Operation"),
      let time = header.range(of: "Duration (ms)")
    else { return [] }
    let columns = [layer, operation, time].map { header.distance(from: header.startIndex, to: $0.lowerBound) }
    return rows.compactMap { row in
      let name = row.dropFirst(columns[0]).prefix(columns[1] - columns[0]).trimmed
      guard row.first(where: { $0 != " " })?.isNumber == true, !name.isEmpty else { return nil }
      let text = row.dropFirst(columns[1]).prefix(columns[2] - columns[1])
      return "\(name) \(text.prefix { $0 == " " })\(text.trimmed)"
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start.prefix(start.count - start.reversed().prefix { $0 == " " }.count)
  }
}
