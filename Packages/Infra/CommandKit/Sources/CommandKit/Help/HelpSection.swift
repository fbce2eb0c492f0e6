/// A heading with rows of a label and its description.
struct HelpSection {
  struct Row {
    let label: String
    let description: String
  }

  let heading: String
  let rows: [Row]

  /// Wide enough for most labels; a longer one gets a line of its own.
  private static let widestColumn = 28
  /// Below this width, descriptions go under their labels.
  private static let narrowest = 60

  /// The column in which the descriptions of several sections start.
  static func column(of sections: [HelpSection], in format: HelpFormat) -> Int {
    let fitting = sections.flatMap(\.rows).map { format.cells($0.label) + 4 }.filter { $0 <= widestColumn }
    return fitting.max() ?? 6
  }

  func lines(column: Int, vocabulary: any CommandVocabulary, format: HelpFormat) -> [String] {
    [format.heading(vocabulary.heading(heading))]
      + rows.flatMap { lines(of: $0, column: column, format: format) }
  }

  private func lines(of row: Row, column: Int, format: HelpFormat) -> [String] {
    let label = "  \(row.label)"
    let labelCells = format.cells(label)
    let isNarrow = format.width < Self.narrowest
    let indentation = isNarrow ? format.indentation : String(repeating: " ", count: column)
    let description = format.wrap.lines(row.description, width: format.width - indentation.count)
      .map { indentation + $0 }
    guard let first = description.first, !row.description.isEmpty else { return [label] }
    guard !isNarrow, labelCells + 2 <= column else { return [label] + description }
    return [label + first.dropFirst(labelCells)] + description.dropFirst()
  }
}

extension HelpSection.Row {
  /// The row of an option, a flag or an argument.
  init(_ definition: ParameterDefinition, in vocabulary: any CommandVocabulary) {
    switch definition.form {
    case .option(let option): self.init(option, vocabulary)
    case .flag(let flag): self.init(flag, vocabulary)
    case .argument(let argument): self.init(argument, vocabulary)
    }
  }

  private init(_ option: OptionDefinition, _ vocabulary: any CommandVocabulary) {
    self.init(
      label: (option.short.map { "-\($0), " } ?? "") + option.display,
      description: Self.describe(
        option.help,
        allowed: option.reader.allowed,
        defaultText: option.defaultText,
        environment: option.environment,
        in: vocabulary
      )
    )
  }

  private init(_ flag: FlagDefinition, _ vocabulary: any CommandVocabulary) {
    let names = flag.isInvertible ? "\(flag.key)/\(flag.inverseKey)" : flag.key
    let defaultText = flag.isInvertible ? (flag.defaultValue ? flag.key : flag.inverseKey) : nil
    self.init(
      label: (flag.short.map { "-\($0), " } ?? "") + names,
      description: Self.describe(
        flag.help,
        allowed: [],
        defaultText: defaultText,
        environment: flag.environment,
        in: vocabulary
      )
    )
  }

  private init(_ argument: ArgumentDefinition, _ vocabulary: any CommandVocabulary) {
    self.init(
      label: argument.display,
      description: Self.describe(
        argument.help,
        allowed: argument.reader.allowed,
        defaultText: argument.defaultText,
        environment: nil,
        readsStandardInput: argument.readsStandardInput,
        in: vocabulary
      )
    )
  }

  /// The help followed by the values, the default and the variable.
  private static func describe(
    _ help: String,
    allowed: [String],
    defaultText: String?,
    environment: String?,
    readsStandardInput: Bool = false,
    in vocabulary: any CommandVocabulary
  ) -> String {
    let facts: [ParameterFact?] = [
      allowed.isEmpty ? nil : .values(allowed), defaultText.map(ParameterFact.fallback),
      environment.map(ParameterFact.environment), readsStandardInput ? .standardInput : nil,
    ]
    let known = facts.compactMap(\.self)
    return known.isEmpty ? help : vocabulary.help(help, with: known)
  }
}
