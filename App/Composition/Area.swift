import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Outbox

/// A part of the program as the composition root knows it: everything that is said about it stands in one value.
struct Area: Sendable {
  /// The words that its commands begin with; the commands are made when one of the words is typed.
  let commands: [String]
  /// The languages that all its texts exist in; see ``language(for:)``.
  var languages = Language.complete
  /// The services that it asks, its own first; empty for what needs none.
  var usedServices: [ServiceDescriptor] = []
  /// The account for which it asks them; `nil` for services without accounts.
  var account: AreaAccount?
  /// The areas of whose accounts its screens show data as well.
  var otherAreas: @Sendable () -> [Area] = { [] }
  /// What stands in for its services in the sandbox; `nil` for an area that uses none.
  var sandbox: SandboxDescriptor?
  /// The examples in the help of the program.
  var examples: @Sendable (Strings) -> [Example] = { _ in [] }
  /// Where it keeps what the user saved.
  var saved: [StoreDescriptor] = []
  /// The histories of the area, cached besides responses.
  var histories: @Sendable () -> [HistoryDescriptor] = { [] }
  /// Its part in the outbox; `nil` for an area that only reads.
  var outbox: AreaOutbox?
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
  /// Its texts are put together with those that all areas share: where it lacks a language, the shared ones are in
  /// English as well, so that no sentence has parts in two languages.
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

  /// Why its commands cannot be run, such as an address that is none of a service; `nil` when they can.
  func problem(_ services: Services) -> CommandFailure? {
    let used = usedServices + [account?.service].compactMap(\.self)
    return used.lazy.compactMap { services.selection(of: $0).problem }.first
      ?? otherAreas().lazy.compactMap { $0.problem(services) }.first
  }

  /// The accounts whose data its screens show; none while nobody is signed in, or where it cannot be used.
  func accounts(_ services: Services) -> [String] {
    guard problem(services) == nil else { return [] }
    return ([self] + otherAreas()).compactMap { $0.account?.partition(services) }
  }

  /// Takes over what other processes have changed about who is signed in at its service.
  func followAccount(_ services: Services) {
    guard let account, problem(services) == nil else { return }
    account.follow(services)
  }

  /// Whether the service ended the session of its account, for a command or a route that does not say so itself.
  ///
  /// - Parameters:
  ///   - path: The words of the command or the route; those of the account say it themselves.
  ///   - services: The services of the run.
  /// - Returns: `false` also without an account.
  func hasEndedSession(besides path: [String], _ services: Services) async -> Bool {
    guard let account, !path.contains("account") else { return false }
    return await account.hasEnded(services)
  }

  /// Whether its screens show something that the user saved on this machine, such as who is signed in.
  var showsSavedData: Bool { !saved.isEmpty || account != nil }

  /// Whether the sandbox stands in for its own service.
  func usesSandbox(_ services: Services) -> Bool {
    usedServices.prefix(1).contains { services.selection(of: $0).usesSandbox }
  }
}

/// The account that an area uses, which may be that of another area.
struct AreaAccount: Sendable {
  /// The service that has it.
  let service: ServiceDescriptor
  /// Where users sign in.
  let signIn: Route
  /// Where they sign in to the sandbox, where another way is shorter there.
  var sandboxSignIn: Route?
  /// Where they sign out.
  let signOut: Route
  /// Where the token of its requests comes from; `nil` for requests without one.
  var token: @Sendable (Services) -> TokenOrigin? = { _ in nil }
  /// Whether the service ended its session, so that requests are made without one.
  var hasEnded: @Sendable (Services) async -> Bool = { _ in false }
  /// The name under which its responses are stored; `nil` while nobody is signed in.
  let partition: @Sendable (Services) -> String?
  /// Takes over what other processes have changed about who is signed in.
  let follow: @Sendable (Services) -> Void

  /// Where users of this run sign in and out.
  func routes(_ services: Services) -> AccountRoutes {
    let shorter = services.selection(of: service).usesSandbox ? sandboxSignIn : nil
    return AccountRoutes(signIn: shorter ?? signIn, signOut: signOut)
  }
}

/// The part of an area in the outbox.
struct AreaOutbox: Sendable {
  /// The name of the area in its queues.
  let name: String
  /// The same in the user's words.
  let title: @Sendable (Language) -> String
  /// The texts for the changes of its features.
  let texts: [ChangeTexts]
  /// Gives the queue of the account that is signed in now, and its senders; `nil` when nobody is.
  ///
  /// Throws `ServiceError` when the account cannot be used.
  let route: @Sendable (Services) async throws(ServiceError) -> OutboxRoute?
  /// Gives the account of a stored queue in the spelling of this run: earlier versions stored the addresses of services as
  /// the user had spelled them.
  let account: @Sendable (_ stored: String, Services) -> String

  /// The changes of the account that is signed in, by what the next delivery can do with them.
  ///
  /// Outboxes without a file cost nothing.
  ///
  /// - Parameter services: The services of the run.
  /// - Returns: The counts; `nil` where nothing was ever stored, or nobody is signed in.
  /// - Throws: `PersistenceError` when the changes cannot be read.
  func backlog(_ services: Services) async throws(PersistenceError) -> OutboxBacklog? {
    guard services.hasOutbox else { return nil }
    let found: OutboxRoute?
    do throws(ServiceError) { found = try await route(services) } catch {
      // monorepo:allow swallowed-error: nobody is asked for an account that a command did not need
      return nil
    }
    guard let found else { return nil }
    return try await services.outbox.backlog(of: found)
  }

  /// The notes on its changes that were refused or cannot be read.
  ///
  /// - Parameters:
  ///   - services: The services of the run.
  ///   - view: The environment of the view.
  /// - Returns: The notes, or why the outbox cannot be read; none where there are no such changes.
  func problems(_ services: Services, in view: ViewContext) async -> [String] {
    do throws(PersistenceError) {
      let area = title(view.language)
      return try await backlog(services)?.problems(onArea: area, texts: changeTexts, in: view) ?? []
    } catch {
      return [FailureMessage(error, in: view).summary]
    }
  }

  /// The texts for its changes, and for its name.
  var changeTexts: ChangeTexts {
    let named = ChangeTexts(area: { [name, title] in $0 == name ? title($1) : nil }, title: { _, _ in nil })
    return ChangeTexts(texts + [named])
  }
}
