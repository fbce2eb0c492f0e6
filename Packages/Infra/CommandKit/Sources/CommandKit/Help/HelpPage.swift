/// The full help of one command.
struct HelpPage {
  let program: Program
  /// From the program's root command to the one explained.
  let path: [Command]
  let format: HelpFormat

  var text: String {
    guard let command = path.last else { return "" }
    var blocks = [
      TextWrap.lines(command.abstract, width: format.width),
      UsageLines(path: path).lines(width: format.width, heading: format.heading),
    ]
    if !command.examples.isEmpty {
      blocks.append(ExampleList(examples: command.examples, format: format).lines)
    }
    if !command.discussion.isEmpty {
      blocks.append(TextWrap.lines(command.discussion, width: format.width))
    }
    let sections = sections(of: command)
    let column = HelpSection.column(of: sections)
    blocks += sections.map { $0.lines(column: column, format: format) }
    if !command.subcommands.isEmpty { blocks.append(pointer) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func sections(of command: Command) -> [HelpSection] {
    let definitions = command.parameters.map(\.definition)
    let named = definitions.filter { $0.argument == nil }
    let own = Set(named.map(\.key))
    let global = program.globalOptions.map(\.definition).filter { !own.contains($0.key) }
    let sections = [
      HelpSection(heading: "Arguments", rows: definitions.filter { $0.argument != nil }.map { .init($0) }),
      HelpSection(heading: "Options", rows: named.map { .init($0) }),
    ]
    let topics = HelpSection(
      heading: "Help topics",
      rows: program.topics.map { .init(label: $0.name, description: $0.abstract) }
    )
    return
      (sections + commandSections(of: command)
      + (path.count == 1 ? [topics] : [])
      + [HelpSection(heading: "Global options", rows: global.map { .init($0) } + Self.builtIn)])
      .filter { !$0.rows.isEmpty }
  }

  /// The subcommands, those without a group first, then one section per group in the order of first mention.
  private func commandSections(of command: Command) -> [HelpSection] {
    let plain = path.count == 1 ? "Commands" : "Subcommands"
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

  private static let builtIn: [HelpSection.Row] = [
    .init(label: "--version", description: "Show the version."),
    .init(label: "-h, --help", description: "Show help information."),
  ]

  private var pointer: [String] {
    let words = path.dropFirst().map(\.name) + [path.count == 1 ? "<command>" : "<subcommand>"]
    let line = "See '\(program.root.name) help \(words.joined(separator: " "))' for detailed help."
    return TextWrap.lines(line, width: format.width)
  }
}
