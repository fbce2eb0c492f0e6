/// The options and flags that may be given to one command, by every way to spell them.
struct OptionScope {
  enum Entry {
    case option(OptionDefinition)
    case flag(FlagDefinition, value: Bool)
    case help
    case version
  }

  private var entries: [String: Entry] = ["-h": .help, "--help": .help, "--version": .version]
  /// The option or flag that each key stands for: the command's own before the global one of the same name.
  private(set) var named: [String: ParameterDefinition] = [:]
  /// The keys in declaration order, the command's own first.
  private(set) var keys: [String] = []

  init(command: Command, program: Program) {
    for parameter in program.globalOptions { add(parameter.definition) }
    for parameter in command.parameters where parameter.definition.argument == nil {
      add(parameter.definition)
    }
    let own = command.parameters.map(\.definition.key).filter { named[$0] != nil }
    keys = own + program.globalOptions.map(\.definition.key).filter { !own.contains($0) }
  }

  private mutating func add(_ definition: ParameterDefinition) {
    named[definition.key] = definition
    switch definition.form {
    case .option(let option):
      for spelling in option.spellings { entries[spelling] = .option(option) }
    case .flag(let flag):
      for spelling in flag.spellings {
        entries[spelling] = .flag(flag, value: !flag.isInvertible || spelling != flag.inverseKey)
      }
    case .argument: break
    }
  }

  func entry(for spelling: String) -> Entry? { entries[spelling] }

  /// The known long spelling nearest to one that is not known.
  func suggestion(for spelling: String) -> String? {
    let name = spelling.drop { $0 == "-" }
    return Suggestion.nearest(to: "--\(name)", among: entries.keys.filter { $0.hasPrefix("--") }.sorted())
  }
}
