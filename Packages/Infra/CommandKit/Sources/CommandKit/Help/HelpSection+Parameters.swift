extension HelpSection.Row {
  /// The row of an option, a flag or an argument.
  init(_ definition: ParameterDefinition) {
    switch definition.form {
    case .option(let option): self.init(option)
    case .flag(let flag): self.init(flag)
    case .argument(let argument): self.init(argument)
    }
  }

  private init(_ option: OptionDefinition) {
    self.init(
      label: (option.short.map { "-\($0), " } ?? "") + option.display,
      description: Self.describe(
        option.help,
        allowed: option.reader.allowed,
        defaultText: option.defaultText,
        environment: option.environment
      )
    )
  }

  private init(_ flag: FlagDefinition) {
    let names = flag.isInvertible ? "\(flag.key)/\(flag.inverseKey)" : flag.key
    let defaultText = flag.isInvertible ? (flag.defaultValue ? flag.key : flag.inverseKey) : nil
    self.init(
      label: (flag.short.map { "-\($0), " } ?? "") + names,
      description: Self.describe(
        flag.help,
        allowed: [],
        defaultText: defaultText,
        environment: flag.environment
      )
    )
  }

  private init(_ argument: ArgumentDefinition) {
    self.init(
      label: argument.key,
      description: Self.describe(
        argument.help,
        allowed: argument.reader.allowed,
        defaultText: argument.defaultText,
        environment: nil
      )
    )
  }

  /// The help text followed by the facts in parentheses: `(values: a, b; default: a)`.
  private static func describe(
    _ help: String,
    allowed: [String],
    defaultText: String?,
    environment: String?
  ) -> String {
    var facts: [String] = []
    if !allowed.isEmpty { facts.append("values: \(allowed.joined(separator: ", "))") }
    if let defaultText { facts.append("default: \(defaultText)") }
    if let environment { facts.append("environment: \(environment)") }
    return facts.isEmpty ? help : "\(help) (\(facts.joined(separator: "; ")))"
  }
}
