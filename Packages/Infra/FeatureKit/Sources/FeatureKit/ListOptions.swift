public import CommandKit
public import LocalizationKit

/// The options and examples that commands of lists share: how many entries are listed.
public struct ListOptions: Sendable {
  /// The most entries to list.
  public let limit: Option<Int?>
  /// Whether every entry is listed.
  public let all: Flag
  private let usualLimit: Int
  private let language: Language

  /// Declares the options.
  ///
  /// - Parameters:
  ///   - usualLimit: The number of entries that are listed by default.
  ///   - language: The language of the help.
  public init(usualLimit: Int, in language: Language) {
    let strings = Strings(language)
    self.usualLimit = usualLimit
    self.language = language
    limit = Option(
      "limit",
      short: "n",
      help: strings.limitHelp(usualLimit),
      valueName: strings.numberValue,
      accepting: .atLeast(1)
    )
    all = Flag("all", help: strings.allHelp)
  }

  /// The options, in the order of the help.
  public var declared: [any Parameter] { [limit, all] }

  /// The options that cannot be combined.
  public var conflicts: [Conflict] { [Conflict(limit, all)] }

  /// The most entries that a command line asks for.
  ///
  /// - Parameter invocation: The command with what it was given.
  /// - Returns: 1 or more; `nil` for every entry.
  public func count(in invocation: Invocation) -> Int? {
    invocation[all] ? nil : invocation[limit] ?? usualLimit
  }

  /// An example of the fields of records as JSON.
  ///
  /// - Parameters:
  ///   - command: The command without its options for JSON.
  ///   - fields: The fields, by their names.
  /// - Returns: The example.
  public func example(_ command: String, fields: String...) -> Example {
    Example(
      "\(command) --json --fields \(fields.joined(separator: ","))",
      Strings(language).fieldsExample(fields)
    )
  }

  /// An example of a whole list as JSON in a file.
  ///
  /// - Parameters:
  ///   - command: The command without its options.
  ///   - file: The name of the file.
  /// - Returns: The example.
  public func wholeExample(_ command: String, file: String) -> Example {
    Example("\(command) --all --json > \(file)", Strings(language).wholeExample)
  }
}
