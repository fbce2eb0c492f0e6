extension CommandParser {
  /// What each source gives for a global option, unread, for a program that must know one option before all others.
  ///
  /// A program that speaks several languages needs to know which one before it can say what its options are for.
  /// Names are the same in each, so that a parser of any of them finds the option where the final one will.
  ///
  /// - Parameters:
  ///   - option: An option of the program.
  ///   - arguments: The arguments without the program's own name.
  ///   - environment: The process's environment variables.
  ///   - settings: The stored value of a global option, by its name.
  /// - Returns: The last text on the command line, the environment variable's and the setting's, without those that
  ///   there are not; the strongest first.
  public func texts(
    of option: some NamedParameter,
    arguments: [String],
    environment: [String: String],
    settings: (String) -> String? = { _ in nil }
  ) -> [String] {
    let (scanned, _) = ArgumentScanner.scan(arguments, program: program)
    let definition = option.definition
    let written = scanned.occurrences.last { $0.key == definition.key }?.content
    let variable = definition.option?.environment.flatMap { environment[$0] }
    return [written?.text, variable, settings(definition.name)].compactMap(\.self).filter { !$0.isEmpty }
  }
}

extension ScannedArguments.Occurrence.Content {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
