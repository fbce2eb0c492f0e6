public import CommandKit
public import LocalizationKit

/// The options for how a command reads and writes, which every command has.
public struct ReadingOptions: Sendable {
  /// Asks the service even when what is cached is still fresh.
  public let refresh: Flag
  /// Makes no connection.
  public let offline: Flag
  /// Writes a JSON document instead of a page.
  public let json: Flag
  /// Chooses the fields of JSON documents and rows; a command declares its own.
  public let fields: Option<[String]>

  /// Declares the options.
  ///
  /// - Parameter language: The language of their help; their names and values are the same in every language.
  public init(_ language: Language) {
    let strings = Strings(language)
    refresh = Flag("refresh", help: strings.refresh)
    offline = Flag("offline", help: strings.offline, environment: "TESSERA_OFFLINE")
    json = Flag("json", help: strings.json)
    // Help, the version and the like are no documents with fields.
    fields = Self.fields(accepting: AcceptedValues(), strings).notForBuiltInCommands()
  }

  /// All of them, in the order of help.
  public var all: [any NamedParameter] { [refresh, offline, json, fields] }

  /// Why a screen cannot be written as the user asks.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - screen: The screen of the command.
  ///   - language: The language of the message.
  ///   - program: How the user calls the program.
  /// - Returns: A message with the commands that have a document; `nil` when the screen can be written.
  @MainActor
  public func problem(
    with invocation: Invocation,
    _ screen: any Screen,
    in language: Language,
    program: String = "tessera"
  ) -> CommandFailure? {
    guard invocation[json], let routes = screen.recordsElsewhere else { return nil }
    let strings = Strings(language)
    return CommandFailure(.usage, strings.noDocument, hint: strings.documents(at: routes, of: program))
  }

  static func fields(of names: [String], in language: Language) -> Option<[String]> {
    fields(accepting: .oneOf(names), Strings(language))
  }

  private static func fields(accepting names: AcceptedValues<String>, _ strings: Strings) -> Option<[String]>
  {
    Option("fields", help: strings.fields, valueName: "a,b", accepting: names, separator: ",")
  }
}
