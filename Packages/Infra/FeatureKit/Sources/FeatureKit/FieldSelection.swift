public import CommandKit

/// The fields of a JSON document that a person asked for.
public struct FieldSelection: Hashable, Sendable {
  private let names: [String]

  /// Reads the fields from the options.
  ///
  /// - Parameters:
  ///   - invocation: The options that were given.
  ///   - known: The fields that there are, in the order of the document.
  /// - Throws: `CommandFailure` that lists the known fields, when an unknown one is asked for or `--json` is
  ///   missing.
  public init(_ invocation: Invocation, known: [String]) throws(CommandFailure) {
    let wanted = invocation[ReadingOptions.fields]
    guard wanted.isEmpty || invocation[ReadingOptions.json] else {
      throw CommandFailure(.usage, "--fields chooses fields of the JSON document.", hint: "Add --json.")
    }
    if let unknown = wanted.first(where: { !known.contains($0) }) {
      throw CommandFailure(
        .usage,
        "There is no field '\(unknown)'.",
        hint: "The fields are \(known.joined(separator: ", "))."
      )
    }
    names = wanted
  }

  /// Keeps the members that were asked for, in the order in which they were asked for.
  ///
  /// - Parameter members: All members.
  /// - Returns: An object; with every member when no field was asked for.
  public func object(_ members: [JSONValue.Member]) -> JSONValue {
    guard !names.isEmpty else { return .object(members) }
    return .object(names.compactMap { name in members.first { $0.name == name } })
  }
}
