import DesignKit

/// Shows the way of an answer through the layers, a step a line.
func explanationView(_ steps: [Step]) -> Element {
  .stack([
    .heading("How this came about"),
    .table(
      [
        TableColumn("At ms", alignment: .trailing, minimum: 5, priority: 2),
        TableColumn("Layer", minimum: 8, priority: 3),
        TableColumn("What it did", minimum: 20, priority: 4, overflow: .wrap),
        TableColumn("Took ms", alignment: .trailing, minimum: 7, priority: 1),
      ],
      rows: steps.map { step in
        [
          StyledText(milliseconds(step.time), .muted),
          StyledText(SafeText(step.layer.rawValue), .accent),
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
