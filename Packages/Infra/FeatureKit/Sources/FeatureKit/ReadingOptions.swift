public import CommandKit
public import DomainKernel

/// The options that every command that reads something understands.
public enum ReadingOptions {
  /// Asks the service even when what is stored is still good.
  public static let refresh = Flag("refresh", help: "Ask the service even if what is stored is still fresh.")

  /// Makes no connection.
  public static let offline = Flag(
    "offline",
    help: "Show only what is stored; make no connection.",
    environment: "TESSERA_OFFLINE"
  )

  /// Writes a JSON document instead of a screen.
  public static let json = Flag("json", help: "Write one JSON document: data, source, and for lists page.")

  /// Chooses the fields of the JSON document's data; a command declares its own with ``fields(of:)``.
  public static let fields = fields(accepting: AcceptedValues())

  /// Chooses among the fields that a command's document has.
  ///
  /// - Parameter names: The fields, in the order of the document.
  /// - Returns: The option for the command's parameters; ``FieldSelection`` reads it.
  public static func fields(of names: [String]) -> Option<[String]> {
    fields(accepting: .oneOf(names))
  }

  private static func fields(accepting names: AcceptedValues<String>) -> Option<[String]> {
    Option(
      "fields",
      help: "With --json: the fields to write.",
      valueName: "a,b",
      accepting: names,
      separator: ","
    )
  }

  /// How fresh the person wants what is read to be.
  ///
  /// - Parameter invocation: The options that were given.
  /// - Returns: The wish; stored first without an option.
  public static func freshness(_ invocation: Invocation) -> Freshness {
    if invocation[offline] { return .storedOnly }
    return invocation[refresh] ? .refresh : .storedFirst
  }
}
