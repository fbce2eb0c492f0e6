/// The options and flags that may be given, by every way to spell them.
struct OptionScope {
  enum Entry {
    case option(OptionDefinition)
    case flag(FlagDefinition, value: Bool)
    case help
    case version

    var takesValue: Bool {
      if case .option = self { true } else { false }
    }
  }

  private var entries: [String: Entry] = [:]
  /// The option or flag that each key stands for: the command's own before the global one of the same name.
  private(set) var named: [String: ParameterDefinition] = [:]
  /// The keys in declaration order, the command's own first.
  private(set) var keys: [String] = []

  /// The scope of a program's global options, for every command.
  init(globalOptions: [any NamedParameter]) {
    for parameter in globalOptions { add(parameter.definition) }
    keys = globalOptions.map(\.definition.key)
  }

  /// The scope of a command, with the global options, help and version.
  init(command: Command, globals: OptionScope) {
    self = globals
    entries.merge(["-h": .help, "--help": .help, "--version": .version]) { global, _ in global }
    let own = command.parameters.map(\.definition).filter { $0.argument == nil }
    for definition in own { add(definition) }
    let ownKeys = own.map(\.key)
    keys = ownKeys + keys.filter { !ownKeys.contains($0) }
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

  /// Whether an argument is an option rather than a value: `-` alone and negative numbers are values.
  func looksLikeOption(_ argument: String) -> Bool {
    guard argument.utf8.first == UInt8(ascii: "-") else { return false }
    guard let second = argument.dropFirst().first else { return false }
    let isDigit = second.isASCII && second.isNumber
    return !isDigit || entry(for: "-\(second)") != nil
  }

  /// The problem with the spelling of an option or flag, by its definition in this scope.
  func problem(with occurrence: Occurrence) -> UsageProblem? {
    switch occurrence.content {
    case .text, .flag: return nil
    case .needlessValue(let value):
      return .needlessValue(UntrustedText(value), flag: occurrence.spelling)
    case .missingValue:
      let option = named[occurrence.key]?.option
      return .missingValue(
        option: option?.display ?? occurrence.spelling,
        allowed: option?.reader.allowed ?? []
      )
    }
  }

  /// The known long spelling nearest to one that is not known.
  func suggestion(for spelling: String) -> String? {
    let name = spelling.drop { $0 == "-" }
    return Suggestion.nearest(to: "--\(name)", among: entries.keys.filter { $0.hasPrefix("--") }.sorted())
  }
}
