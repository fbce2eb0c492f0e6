/// Examples with what they do beside them, or below them where the width does not allow it.
struct ExampleList {
  let examples: [Example]
  let format: HelpFormat

  var lines: [String] {
    let column = (examples.map(\.command.count).max() ?? 0) + 6
    let longest = examples.map(\.purpose.count).max() ?? 0
    let fits = column + longest <= format.width
    return [format.heading("Examples:")]
      + examples.flatMap { fits ? beside($0, column: column) : below($0) }
  }

  private func beside(_ example: Example, column: Int) -> [String] {
    let label = "  \(example.command)"
    return [label + String(repeating: " ", count: column - label.count) + example.purpose]
  }

  private func below(_ example: Example) -> [String] {
    let purpose = TextWrap.lines(example.purpose, width: format.width - 6).map { "      \($0)" }
    return ["  \(example.command)"] + purpose
  }
}
