/// The full help of one command.
struct HelpPage {
  let program: Program
  /// From the program's root command to the one explained.
  let path: [Command]
  let format: HelpFormat

  var text: String {
    guard let command = path.last else { return "" }
    var blocks = [
      format.wrap.lines(command.abstract, width: format.width),
      UsageLines(path: path, vocabulary: vocabulary).lines(in: format),
    ]
    if !command.examples.isEmpty {
      blocks.append(ExampleList(examples: command.examples, vocabulary: vocabulary, format: format).lines)
    }
    if !command.discussion.isEmpty {
      blocks.append(format.wrap.lines(command.discussion, width: format.width))
    }
    let sections = sections(of: command)
    let column = HelpSection.column(of: sections, in: format)
    blocks += sections.map { $0.lines(column: column, vocabulary: vocabulary, format: format) }
    if !command.subcommands.isEmpty { blocks.append(pointer) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var vocabulary: any CommandVocabulary { program.vocabulary }

  private func sections(of command: Command) -> [HelpSection] {
    let definitions = command.parameters.map(\.definition)
    let named = definitions.filter { $0.argument == nil }
    let own = Set(named.map(\.key))
    let global = program.globalOptions.map(\.definition).filter { !own.contains($0.key) }
    let sections = [
      HelpSection(
        heading: vocabulary.text(.arguments),
        rows: definitions.filter { $0.argument != nil }.map(row)
      ),
      HelpSection(heading: vocabulary.text(.options), rows: named.map(row)),
    ]
    let topics = HelpSection(
      heading: vocabulary.text(.helpTopics),
      rows: program.topics.map { .init(label: $0.name, description: $0.abstract) }
    )
    return
      (sections + commandSections(of: command)
      + (path.count == 1 ? [topics] : [])
      + [HelpSection(heading: vocabulary.text(.globalOptions), rows: global.map(row) + builtIn)])
      .filter { !$0.rows.isEmpty }
  }

  /// The subcommands, those without a group first, then one section per group in the order of first mention.
  private func commandSections(of command: Command) -> [HelpSection] {
    let plain = vocabulary.text(path.count == 1 ? .commands : .subcommands)
    var headings = [plain]
    for group in command.subcommands.compactMap(\.group) where !headings.contains(group) {
      headings.append(group)
    }
    return headings.map { heading in
      let members = command.subcommands.filter { ($0.group ?? plain) == heading }
      return HelpSection(
        heading: heading,
        rows: members.map { .init(label: $0.name, description: $0.abstract) }
      )
    }
  }

  private func row(_ definition: ParameterDefinition) -> HelpSection.Row {
    HelpSection.Row(definition, in: vocabulary)
  }

  private var builtIn: [HelpSection.Row] {
    [
      .init(label: "--version", description: vocabulary.text(.showsVersion)),
      .init(label: "-h, --help", description: vocabulary.text(.showsHelp)),
    ]
  }

  private var pointer: [String] {
    let name = vocabulary.text(path.count == 1 ? .commandName : .subcommandName)
    let words = [program.root.name, "help"] + path.dropFirst().map(\.name) + ["<\(name)>"]
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
  let path: [Command]
  let vocabulary: any CommandVocabulary

  /// With more optional parameters than this, they are summed up as `[<options>]`.
  private static let mostOptional = 8

  /// One usage for the command itself, and one for its subcommands.
  func lines(in format: HelpFormat) -> [String] {
    guard let command = path.last else { return [] }
    let name = path.map(\.name).joined(separator: " ")
    var usages: [[String]] = []
    if command.behaviour != nil { usages.append([name] + synopsis(of: command)) }
    if !command.subcommands.isEmpty {
      usages.append([name, "<\(vocabulary.text(path.count == 1 ? .commandName : .subcommandName))>"])
    }
    if usages.isEmpty { usages = [[name]] }
    let label = vocabulary.heading(vocabulary.text(.usage))
    // A full-width colon brings its own blank.
    let gap = format.cells(String(label.suffix(1))) > 1 ? "" : " "
    let indentation = String(repeating: " ", count: format.cells(label + gap))
    let wrapped = usages.flatMap {
      format.wrap.fill($0, width: format.width - indentation.count, indentation: "  ")
    }
    return wrapped.enumerated().map {
      $0.offset == 0 ? format.heading(label) + gap + $0.element : indentation + $0.element
    }
  }

  /// Options before arguments, required ones without brackets.
  private func synopsis(of command: Command) -> [String] {
    let definitions = command.parameters.map(\.definition)
    let named = definitions.filter { $0.argument == nil }
    let required = named.filter { $0.option?.isRequired == true }.flatMap(Self.synopsis)
    let optional = named.filter { $0.option?.isRequired != true }.flatMap(Self.synopsis)
    let arguments = definitions.filter { $0.argument != nil }.flatMap(Self.synopsis)
    return required
      + (optional.count > Self.mostOptional ? ["[<\(vocabulary.text(.optionsName))>]"] : optional) + arguments
  }

  private static func synopsis(of definition: ParameterDefinition) -> [String] {
    switch definition.form {
    case .option(let option):
      let collects = option.reader.isRepeating && option.reader.separator == nil
      return [option.isRequired ? option.display : "[\(option.display)\(collects ? " ..." : "")]"]
    case .flag(let flag):
      return ["[\(flag.key)]"] + (flag.isInvertible ? ["[\(flag.inverseKey)]"] : [])
    case .argument(let argument):
      let repeated = argument.reader.isRepeating ? "\(argument.display) ..." : argument.display
      return [argument.isRequired ? repeated : "[\(repeated)]"]
    }
  }
}
