public import CommandKit
public import DomainKernel
public import LocalizationKit

/// The options that every command that reads something understands.
public struct ReadingOptions: Sendable {
  /// Asks the service even when what is stored is still good.
  public let refresh: Flag
  /// Makes no connection.
  public let offline: Flag
  /// Writes a JSON document instead of a screen.
  public let json: Flag
  /// Chooses the fields of the JSON document's data; a command declares its own with ``fields(of:)``.
  public let fields: Option<[String]>
  private let strings: Strings

  /// Declares the options.
  ///
  /// - Parameter language: The language of their help; their names and values are the same in every language.
  public init(_ language: Language) {
    let strings = Strings(language)
    refresh = Flag("refresh", help: strings.refresh)
    offline = Flag("offline", help: strings.offline, environment: "TESSERA_OFFLINE")
    json = Flag("json", help: strings.json)
    fields = Self.fields(accepting: AcceptedValues(), strings)
    self.strings = strings
  }

  /// All of them, in the order of help.
  public var all: [any NamedParameter] { [refresh, offline, json, fields] }

  /// Chooses among the fields that a command's document has.
  ///
  /// - Parameter names: The fields, in the order of the document.
  /// - Returns: The option for the command's parameters; ``FieldSelection`` reads it.
  public func fields(of names: [String]) -> Option<[String]> {
    Self.fields(accepting: .oneOf(names), strings)
  }

  /// How fresh the person wants what is read to be.
  ///
  /// - Parameter invocation: The options that were given.
  /// - Returns: The wish; stored first without an option.
  public func policy(_ invocation: Invocation) -> FetchPolicy {
    if invocation[offline] { return .cacheOnly }
    return invocation[refresh] ? .networkFirst : .cacheFirst
  }

  private static func fields(accepting names: AcceptedValues<String>, _ strings: Strings) -> Option<[String]>
  {
    Option("fields", help: strings.fields, valueName: "a,b", accepting: names, separator: ",")
  }
}
