/// The texts of a command that its help and its manual page share, before either lays them out.
struct CommandDescription {
  let program: Program
  /// From the program's root command to the one described.
  let path: [Command]

  var command: Command { path.last ?? program.root }

  var isRoot: Bool { path.count <= 1 }

  /// The arguments, the options, the subcommands by group and the topics; none is empty.
  var sections: [HelpSection] {
    let definitions = command.parameters.map(\.definition)
    let sections = [
      HelpSection(
        heading: vocabulary.text(.arguments),
        rows: definitions.filter { $0.argument != nil }.map(row)
      ),
      HelpSection(
        heading: vocabulary.text(.options),
        rows: definitions.filter { $0.argument == nil }.map(row)
      ),
    ]
    let topics = HelpSection(
      heading: vocabulary.text(.helpTopics),
      rows: isRoot ? program.topics.map { .init(label: $0.name, description: $0.abstract) } : []
    )
    return (sections + commandSections + [topics]).filter { !$0.rows.isEmpty }
  }

  /// The options that every command has, apart from those that this one declares itself or has no use for.
  var globalOptions: HelpSection {
    let own = Set(command.parameters.map(\.definition).filter { $0.argument == nil }.map(\.key))
    let isBuiltIn = command.behaviour?.isBuiltIn == true
    let global = program.globalOptions.map(\.definition).filter { definition in
      !own.contains(definition.key) && !(isBuiltIn && definition.option?.isForBuiltInCommands == false)
    }
    return HelpSection(heading: vocabulary.text(.globalOptions), rows: global.map(row) + builtIn)
  }

  private var vocabulary: any CommandVocabulary { program.vocabulary }

  /// The subcommands, those without a group first, then one section per group in the order of first mention.
  private var commandSections: [HelpSection] {
    let plain = vocabulary.text(isRoot ? .commands : .subcommands)
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
}

// How the command is written.
extension CommandDescription {
  /// One way to write a command.
  struct Usage {
    /// The program and the command below it.
    let name: String
    /// What follows; none of it may be broken between lines.
    let words: [String]
  }

  /// With more optional parameters than this, they are summed up as `[<options>]`.
  private static let mostOptional = 8

  /// One usage for the command itself, and one for its subcommands.
  ///
  /// - Parameter programName: What the program is called in them.
  /// - Returns: At least one.
  func usages(of programName: String) -> [Usage] {
    let name = ([programName] + path.dropFirst().map(\.name)).joined(separator: " ")
    var usages: [Usage] = []
    if command.behaviour != nil { usages.append(Usage(name: name, words: synopsis)) }
    if !command.subcommands.isEmpty {
      let word = vocabulary.text(isRoot ? .commandName : .subcommandName)
      usages.append(Usage(name: name, words: ["<\(word)>"]))
    }
    return usages.isEmpty ? [Usage(name: name, words: [])] : usages
  }

  /// Options before arguments, required ones without brackets.
  private var synopsis: [String] {
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
