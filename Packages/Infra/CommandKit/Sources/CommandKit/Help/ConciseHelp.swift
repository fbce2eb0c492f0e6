/// What the bare program says: what it is, how to start, and where to read on.
struct ConciseHelp {
  let program: Program
  let format: HelpFormat

  var text: String {
    var blocks = [
      TextWrap.lines(program.root.abstract, width: format.width),
      UsageLines(path: [program.root]).lines(width: format.width, heading: format.heading),
    ]
    let examples = Array(program.root.examples.prefix(2))
    if !examples.isEmpty { blocks.append(ExampleList(examples: examples, format: format).lines) }
    let pointer = "See '\(program.root.name) --help' for all commands and options."
    blocks.append(TextWrap.lines(pointer, width: format.width))
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
