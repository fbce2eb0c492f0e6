extension Program {
  /// The problems of the definitions, one sentence each; empty for a sound program.
  ///
  /// For a test of the composed program, where commands of independent features come together: two commands or two
  /// options with one name, an argument that can never be given, a conflict with something that is not declared.
  public func definitionProblems() -> [String] {
    let hidden = topics.map(\.name).filter { root.subcommand(named: $0) != nil }
    let badNames = globalOptions.map(\.definition.name).filter { !Self.isName($0) }
    let own =
      hidden.map { "the help topic '\($0)' is hidden by the command of that name." }
      + badNames.map(Self.badName)
    let paths = Set(ManualPages(self).all.map { $0.description.path.map(\.name) })
    let pages = Self.repeated(paths.map { $0.joined(separator: "-") }).map {
      "two commands have a manual page named '\($0)'."
    }
    return (own + pages).map { "\(root.name): \($0)" } + problems(of: root, path: root.name)
  }

  private func problems(of command: Command, path: String) -> [String] {
    let own =
      nameProblems(of: command) + spellingProblems(of: command) + narrowingProblems(of: command)
      + argumentProblems(of: command) + conflictProblems(of: command)
    return own.map { "\(path): \($0)" }
      + command.subcommands.flatMap { problems(of: $0, path: "\(path) \($0.name)") }
  }

  private func nameProblems(of command: Command) -> [String] {
    let names = [command.name] + command.parameters.map(\.definition.name)
    let renamed = command.nameWhenMade == command.name ? [] : [command.nameWhenMade]
    return names.filter { !Self.isName($0) }.map(Self.badName)
      + renamed.map { "the deferred command is named '\($0)' when it is made." }
      + Self.repeated(command.subcommands.map(\.name)).map { "two subcommands are named '\($0)'." }
  }

  private static func badName(_ name: String) -> String {
    "the name \(UntrustedText(name).quoted()) is not lower-case letters, digits and hyphens."
  }

  private func spellingProblems(of command: Command) -> [String] {
    let own = command.parameters.map(\.definition)
    let ownKeys = Set(own.map(\.key))
    let global = globalOptions.map(\.definition).filter { !ownKeys.contains($0.key) }
    let spellings = (own + global).flatMap { definition in
      definition.option?.spellings ?? definition.flag?.spellings ?? [definition.key]
    }
    return Self.repeated(spellings + ["-h", "--help", "--version"])
      .map { "two parameters are spelled '\($0)'." }
  }

  private func narrowingProblems(of command: Command) -> [String] {
    let global = Dictionary(
      globalOptions.map { ($0.definition.key, $0.definition) },
      uniquingKeysWith: { first, _ in first }
    )
    return command.parameters.map(\.definition).compactMap { definition in
      guard let wider = global[definition.key], !definition.hasValueType(of: wider) else { return nil }
      return "'\(definition.key)' has another type of value than the global option of that name."
    }
  }

  private func argumentProblems(of command: Command) -> [String] {
    let arguments = command.arguments
    let unreachable = zip(arguments, arguments.dropFirst()).filter { before, after in
      before.reader.isRepeating || (!before.isRequired && after.isRequired)
    }
    let greedy =
      arguments.isEmpty
      ? [] : command.parameters.compactMap(\.definition.option).filter { $0.bareText != nil }
    return unreachable.map { "'\($1.key)' cannot follow '\($0.key)'." }
      + greedy.map { "'\($0.key)' may be bare and would swallow an argument." }
  }

  private func conflictProblems(of command: Command) -> [String] {
    let known = Set((command.parameters + globalOptions).map(\.definition.key))
    return command.conflicts.flatMap(\.keys).filter { !known.contains($0) }
      .map { "a conflict names '\($0)', which is not declared." }
  }

  private static func isName(_ name: String) -> Bool {
    let isWord = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    return isWord && !name.isEmpty && !name.hasPrefix("-")
  }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

extension ParameterDefinition {
  fileprivate func hasValueType(of other: ParameterDefinition) -> Bool {
    switch (form, other.form) {
    case (.option(let one), .option(let other)): one.reader.valueType == other.reader.valueType
    case (.flag, .flag): true
    default: false
    }
  }
}
