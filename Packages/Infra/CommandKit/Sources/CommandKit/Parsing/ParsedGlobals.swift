/// The values of the global options of a command line, and the rest of that line.
///
/// The definition is the key, as in an ``Invocation``. An invocation has the last word where a command narrows a global
/// option, declares a conflict with one, or has one at the end of a bundle of its own short options.
public struct ParsedGlobals: Sendable {
  /// A part of the rest of a command line.
  public enum Remaining: Hashable, Sendable {
    /// A word as it was written, or the rest of a bundle of short options.
    case word(String)
    /// The place where a global option stood.
    case gap
  }

  /// The first thing that is wrong with the global options; `nil` if all can be used.
  ///
  /// ``CommandParser/parse(globals:)`` finds it again and reports it with the name of the command, in the words of the
  /// program; it is for programs that need an option before they have commands.
  public let problem: UsageProblem?
  let tokens: [CommandLineToken]
  let environment: [String: String]
  /// The stored values by the names of the options.
  let settings: [String: String]
  private let values: BoundValues

  init(
    tokens: [CommandLineToken],
    scope: OptionScope,
    conflicts: [Conflict],
    environment: [String: String],
    settings: [String: String]
  ) {
    self.tokens = tokens
    self.environment = environment
    self.settings = settings
    let occurrences = tokens.compactMap(\.global)
    var options = OptionResolver(scope: scope, conflicts: conflicts)
    options.addCommandLine(occurrences)
    options.addEnvironment(environment)
    options.addSettings(settings, for: Set(scope.keys))
    let resolved = options.resolved()
    values = resolved.values
    problem = occurrences.lazy.compactMap { scope.problem(with: $0) }.first ?? resolved.problem
  }

  /// The rest of the command line, with a gap in place of each global option.
  ///
  /// The gap keeps an option of a command from taking what stands behind it for its value.
  public var remaining: [Remaining] {
    tokens.map { token in
      switch token {
      case .word(let word): .word(word)
      case .bundle(let letters): .word("-\(letters)")
      case .global: .gap
      }
    }
  }

  /// The value of an option; the default where ``problem`` says that its text is refused.
  ///
  /// A required option must have been given; asking for one that was not is a programming error.
  public subscript<Value>(option: Option<Value>) -> Value { values[option] }

  /// Whether a flag is on; its default where ``problem`` says that its text is refused.
  public subscript(flag: Flag) -> Bool { values[flag] }

  /// The text and the source of an option or flag.
  ///
  /// - Parameter parameter: One of the global options.
  /// - Returns: The last text of the strongest source, which may be refused, and that source; `nil` where none gave
  ///   one, so that the default holds.
  public func source(of parameter: some NamedParameter) -> GivenValue? { values.source(of: parameter) }

  /// The texts that each source gives for an option, accepted or not.
  ///
  /// A program that speaks several languages chooses one with it before it can say what is wrong.
  ///
  /// - Parameter parameter: One of the global options.
  /// - Returns: The last text on the command line, the environment variable's and the setting's, without those that
  ///   are empty or not there; the strongest first.
  public func texts(of parameter: some NamedParameter) -> [String] {
    let definition = parameter.definition
    let written = tokens.last { $0.global?.key == definition.key && $0.global?.text != nil }?.global?.text
    let variable = parameter.environment.flatMap { environment[$0] }
    return [written, variable, settings[definition.name]].compactMap(\.self).filter { !$0.isEmpty }
  }

  /// The same globals for other words, in which global options may stand too and then come last.
  func replacingWords(with words: [String], in scope: OptionScope) -> [CommandLineToken] {
    tokens.filter { $0.global != nil } + GlobalOptionsParser.tokens(of: words, in: scope)
  }
}
