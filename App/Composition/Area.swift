import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import StorageKit

/// A part of the program as the composition root knows it: everything that is said about it stands in one value.
struct Area: Sendable {
  /// The words that its commands begin with; the commands are made when one of the words is typed.
  let commands: [String]
  /// The languages that all its texts exist in; see ``language(for:)``.
  var languages = Language.complete
  /// The service that it uses; `nil` for what needs none.
  var service: ServiceDescriptor?
  /// The help of the service's variable.
  var variableHelp: @Sendable (Strings) -> String = { _ in "" }
  /// The service whose pages users sign in on, where it is another one.
  var signInService: ServiceDescriptor?
  /// The help of that service's variable.
  var signInVariableHelp: @Sendable (Strings) -> String = { _ in "" }
  /// Where users sign in to the service and sign out of it; `nil` for a service without accounts.
  var account: AccountRoutes?
  /// The service whose account it uses, where that is another one.
  var accountService: ServiceDescriptor?
  /// Where users sign in to the sandbox, where another way is shorter there.
  var sandboxSignIn: Route?
  /// Where the token of its requests comes from; `nil` for requests without one.
  var token: @Sendable (Services) -> TokenOrigin? = { _ in nil }
  /// The accounts whose data its screens show; none while nobody is signed in.
  var accounts: @Sendable (Services) -> [String] = { _ in [] }
  /// What stands in for its services in the sandbox; `nil` for an area that uses none.
  var sandbox: SandboxDescriptor?
  /// The examples in the help of the program.
  var examples: @Sendable (Strings) -> [Example] = { _ in [] }
  /// Where it keeps what the user saved.
  var saved: [StoreDescriptor] = []
  /// The histories of the area, cached besides responses.
  var histories: @Sendable () -> [HistoryDescriptor] = { [] }
  /// Registers the area at the outbox: how its changes are sent for the account that is signed in; `nil` for an area
  /// that only reads.
  var outbox: (@Sendable (Services) -> OutboxArea)?
  /// The texts for the area's changes in the outbox.
  var changeTexts = ChangeTexts([])
  /// Says whether the service ended the session of the account, so that its requests are made without one.
  var hasEndedSession: (@Sendable (Services) async -> Bool)?
  /// Makes its features.
  let features: @Sendable (Services) -> [any Feature]

  /// All areas, in the order of help and of tabs.
  static let all: [Area] = [
    .recipes,
    .streaming,
    .people,
    .cards,
    .careers,
    .outbox,
    .settings,
    .cache,
    .sandbox,
    .design,
  ]

  /// The language that the area speaks to a user who asked for another one.
  ///
  /// Its texts are put together with those that all areas share: where it lacks a language, the shared ones are in English
  /// as well, so that no sentence has parts in two languages.
  ///
  /// - Parameter wanted: The language of the user.
  /// - Returns: The same, or English.
  func language(for wanted: Language) -> Language { languages.contains(wanted) ? wanted : .english }

  /// The area that owns a command.
  static func owner(of command: String) -> Area? {
    all.first { $0.commands.contains(command) }
  }

  /// The area that owns a route, which begins with one of its commands.
  static func owner(of route: Route) -> Area? { route.words.first.flatMap { owner(of: $0) } }

  /// Its commands, none of which is made yet.
  func deferredCommands(_ services: Services) -> [Command] {
    commands.map { name in
      Command.deferred(name) {
        guard
          let command = services.features(of: self).lazy.flatMap(\.commands).first(where: { $0.name == name })
        else { preconditionFailure("No feature of its area has the command '\(name)'.") }
        return command
      }
    }
  }

  /// Why its commands cannot be run; `nil` when they can.
  func problem(_ services: Services) -> CommandFailure? {
    [service, signInService].compactMap(\.self).lazy.compactMap { services.selection(of: $0).problem }.first
  }
}
