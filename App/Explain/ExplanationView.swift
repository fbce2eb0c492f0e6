import DesignKit

/// Shows the way of an answer through the layers, a step a line, and the time of all of it.
///
/// Steps that ran during a use case or an operation of a layer above are indented below it.
func explanationView(_ steps: [Trace.Step], total: Duration, _ strings: Strings) -> Element {
  var open: [(layer: Trace.Step.Layer, end: Duration)] = []
  let rows = steps.map { step in
    open.removeAll { $0.end <= step.start }
    // Steps of one layer run side by side: neither contains the other.
    let above = Set(open.map(\.layer).filter { $0.rawValue < step.layer.rawValue })
    let indentation = String(repeating: "  ", count: above.count)
    if let duration = step.duration, step.layer.hasParts { open.append((step.layer, step.start + duration)) }
    return [
      StyledText(milliseconds(step.start), .muted),
      StyledText(SafeText(strings.name(of: step.layer)), .accent),
      StyledText(SafeText(indentation + step.what)),
      step.duration.map { StyledText(milliseconds($0), .muted) } ?? "",
    ]
  }
  return .stack([
    .heading(SafeText(strings.explanation)),
    .table(
      [
        TableColumn(SafeText(strings.atMilliseconds), alignment: .trailing, minimum: 5, priority: 1),
        TableColumn(SafeText(strings.layer), priority: 2),
        TableColumn(SafeText(strings.operation), minimum: 20, priority: 3, overflow: .wrap),
        TableColumn(SafeText(strings.tookMilliseconds), alignment: .trailing, minimum: 7),
      ],
      rows: rows + [
        ["", "", StyledText(SafeText(strings.total), .title), StyledText(milliseconds(total), .title)]
      ]
    ),
  ])
}

private func milliseconds(_ time: Duration) -> SafeText {
  let tenths = Int(time / .microseconds(100))
  return "\(tenths / 10).\(tenths % 10)"
}
