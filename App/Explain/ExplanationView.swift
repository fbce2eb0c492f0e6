import DesignKit

/// Shows the way of an answer through the layers, a step a line.
func explanationView(_ steps: [Step], _ strings: Strings) -> Element {
  .stack([
    .heading(SafeText(strings.explanation)),
    .table(
      [
        TableColumn(SafeText(strings.atMilliseconds), alignment: .trailing, minimum: 5, priority: 2),
        TableColumn(SafeText(strings.layer), minimum: 8, priority: 3),
        TableColumn(SafeText(strings.whatItDid), minimum: 20, priority: 4, overflow: .wrap),
        TableColumn(SafeText(strings.tookMilliseconds), alignment: .trailing, minimum: 7, priority: 1),
      ],
      rows: steps.map { step in
        [
          StyledText(milliseconds(step.time), .muted),
          StyledText(SafeText(strings.name(of: step.layer)), .accent),
          StyledText(SafeText(step.what)),
          step.duration.map { StyledText(milliseconds($0), .muted) } ?? "",
        ]
      }
    ),
  ])
}

private func milliseconds(_ time: Duration) -> SafeText {
  let tenths = Int(time / .microseconds(100))
  return "\(tenths / 10).\(tenths % 10)"
}
