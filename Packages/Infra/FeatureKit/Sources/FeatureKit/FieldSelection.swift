public import CommandKit
public import LocalizationKit

/// The fields of a JSON document that a person asked for.
public struct FieldSelection: Hashable, Sendable {
  private let names: [String]

  /// Reads the fields from the options.
  ///
  /// - Parameters:
  ///   - invocation: The options that were given; their command declares ``ReadingOptions/fields(of:)``, so that
  ///     only fields that there are get here.
  ///   - language: The language of the failure.
  /// - Throws: `CommandFailure` when `--json` is missing.
  public init(_ invocation: Invocation, in language: Language) throws(CommandFailure) {
    let options = ReadingOptions(language)
    let strings = Strings(language)
    names = invocation[options.fields]
    guard names.isEmpty || invocation[options.json] else {
      throw CommandFailure(.usage, strings.fieldsWithoutDocument, hint: strings.addJSON)
    }
  }

  /// Whether a field is to be written, so that what nobody asked for need not be loaded.
  ///
  /// - Parameter name: The name of the field.
  /// - Returns: Whether it was asked for, or no field was.
  public func includes(_ name: String) -> Bool {
    names.isEmpty || names.contains(name)
  }

  /// Keeps the members that were asked for, each once, in the order in which they were asked for.
  ///
  /// - Parameter members: All members.
  /// - Returns: An object; with every member when no field was asked for.
  public func object(_ members: [JSONValue.Member]) -> JSONValue {
    guard !names.isEmpty else { return .object(members) }
    var written: Set<String> = []
    let wanted = names.filter { written.insert($0).inserted }
    return .object(wanted.compactMap { name in members.first { $0.name == name } })
  }
}
