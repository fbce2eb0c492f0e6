import DesignKit

/// Shows the way of an answer through the layers, a step a line.
func explanationView(_ steps: [Step]) -> Element {
  .stack([
    .heading("How this came about"),
    .table(
      [
        TableColumn("ms", alignment: .trailing, minimum: 6, priority: 1),
        TableColumn("Layer", minimum: 7, priority: 2),
        TableColumn("What it did", minimum: 20, priority: 3, overflow: .wrap),
      ],
      rows: steps.map { step in
        [
          StyledText(milliseconds(step.time), .muted),
          StyledText(SafeText(step.layer.rawValue), .accent),
          StyledText(SafeText(step.what)),
        ]
      }
    ),
  ])
}

private func milliseconds(_ time: Duration) -> SafeText {
  let tenths = Int(time / .microseconds(100))
  return "\(tenths / 10).\(tenths % 10)"
}
