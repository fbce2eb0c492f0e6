/// The full help of one command.
struct HelpPage {
  let description: CommandDescription
  let format: HelpFormat

  var text: String {
    let command = description.command
    var blocks = [
      format.wrap.lines(command.abstract, width: format.width),
      UsageLines(description: description).lines(in: format),
    ]
    if !command.examples.isEmpty {
      blocks.append(ExampleList(command.examples, of: description.program, format: format).lines)
    }
    if !command.discussion.isEmpty {
      blocks.append(format.wrap.lines(command.discussion, width: format.width))
    }
    let sections = description.sections + [description.globalOptions]
    let column = HelpSection.column(of: sections, in: format)
    blocks += sections.map { $0.lines(column: column, vocabulary: vocabulary, format: format) }
    if !command.subcommands.isEmpty { blocks.append(pointer) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var vocabulary: any CommandVocabulary { description.program.vocabulary }

  private var pointer: [String] {
    let name = vocabulary.text(description.isRoot ? .commandName : .subcommandName)
    let path = description.path
    let words = [description.program.invocation, "help"] + path.dropFirst().map(\.name) + ["<\(name)>"]
    let line = vocabulary.text(.seeEach(line: words.joined(separator: " ")))
    return format.wrap.lines(line, width: format.width)
  }
}

/// The help of the program without arguments: abstract, first steps and further help.
struct ConciseHelp {
  let program: Program
  let format: HelpFormat

  var text: String {
    var blocks = [
      format.wrap.lines(program.root.abstract, width: format.width),
      UsageLines(description: CommandDescription(program: program, path: [program.root])).lines(in: format),
    ]
    let examples = Array(program.root.examples.prefix(2))
    if !examples.isEmpty {
      blocks.append(ExampleList(examples, of: program, format: format).lines)
    }
    let pointer = program.vocabulary.text(.seeAll(line: "\(program.invocation) --help"))
    blocks.append(format.wrap.lines(pointer, width: format.width))
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

/// A help topic as it is printed.
struct TopicPage {
  let topic: HelpTopic
  let format: HelpFormat

  var text: String {
    (format.wrap.lines(topic.abstract, width: format.width) + [""]
      + format.wrap.lines(topic.text, width: format.width)).joined(separator: "\n")
  }
}

/// The lines that show how a command is written.
struct UsageLines {
  let description: CommandDescription

  /// One usage for the command itself, and one for its subcommands; below the label where they have no room
  /// beside it.
  func lines(in format: HelpFormat) -> [String] {
    let vocabulary = description.program.vocabulary
    let label = vocabulary.heading(vocabulary.text(.usage))
    // A full-width colon brings its own blank.
    let gap = format.cells(String(label.suffix(1))) > 1 ? "" : " "
    let indentation = String(repeating: " ", count: format.cells(label + gap))
    let usages = description.usages(of: description.program.invocation)
    let room = format.width - indentation.count
    let wrapped = usages.flatMap {
      format.wrap.fill([$0.name] + $0.words, width: room, indentation: "  ")
    }
    guard wrapped.allSatisfy({ format.cells($0) <= room }) else {
      let below = usages.flatMap {
        format.wrap.fill(
          $0.name.split(separator: " ").map(String.init) + $0.words,
          width: format.width - 2,
          indentation: "  "
        )
      }
      return [format.heading(label)] + below.map { "  " + $0 }
    }
    return wrapped.enumerated().map {
      $0.offset == 0 ? format.heading(label) + gap + $0.element : indentation + $0.element
    }
  }
}
