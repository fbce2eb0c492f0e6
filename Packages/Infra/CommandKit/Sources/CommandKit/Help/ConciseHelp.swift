/// What the bare program says: what it is, how to start, and where to read on.
struct ConciseHelp {
  let program: Program
  let format: HelpFormat

  var text: String {
    var blocks = [
      format.wrap.lines(program.root.abstract, width: format.width),
      UsageLines(path: [program.root], vocabulary: program.vocabulary).lines(in: format),
    ]
    let examples = Array(program.root.examples.prefix(2))
    if !examples.isEmpty {
      blocks.append(ExampleList(examples: examples, vocabulary: program.vocabulary, format: format).lines)
    }
    let pointer = program.vocabulary.text(.seeAll(line: "\(program.root.name) --help"))
    blocks.append(format.wrap.lines(pointer, width: format.width))
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
