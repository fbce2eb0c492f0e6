import CardsData
import CardsDomain
import DomainKernel
import LocalizationKit
import NetworkingKit
import OfflineHTTP
import PeopleData
import ResourceLoading
import Sandbox
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Cards, decks and communities, for the GitHub account that is signed in.
///
/// The sandbox and an address in the environment are an OctoDeck API. Otherwise cards come from GitHub itself, and decks
/// and communities stay on this machine, so that nobody's server is needed.
struct CardsServices: Sendable {
  static let service = ServiceDescriptor(
    variable: "TESSERA_CARDS_URL",
    help: { $0.language.choose(en: "base address of an OctoDeck service", zhHans: "OctoDeck 服务的基础地址") },
    address: "https://api.octodeck.furari.co",
    normalForm: { OctoDeckEndpoints(root: $0)?.base.normalForm }
  )

  /// Decks and communities that the user saved, and the facts that an OctoDeck API does not keep.
  static let saved = StoreDescriptor(file: "cards.sqlite", folder: .data) { $0.savedCards }
  /// The state of the sandbox's service between runs.
  static let sandboxState = StoreDescriptor(file: "sandbox-cards.sqlite", folder: .data) { $0.sandboxCards }

  /// Opens cards and contributions.
  let open: OpenCard
  /// Lists and changes the deck.
  let deck: ManageDeck
  /// Lists, shows and changes communities.
  let communities: ManageCommunities
  /// Writes and reads files of decks and communities.
  let files: any TransferFiles
  /// The changes of the deck that wait, and what sends them; `nil` for a deck on this machine, whose changes never wait.
  ///
  /// Throws `ServiceError` where nobody can tell whose changes they are.
  let route: (@Sendable () throws(ServiceError) -> OutboxRoute)?

  /// The account of a queue in the spelling of this run.
  ///
  /// - Parameters:
  ///   - stored: The address of the service and the GitHub account, maybe with other spellings of their addresses.
  ///   - services: The services of the run.
  /// - Returns: The same account now; the sandbox, which has no address, stays as it is.
  static func account(storedAs stored: String, _ services: Services) -> String {
    guard let end = stored.firstIndex(of: "|") else { return stored }
    let server = String(stored[..<end])
    let root = URL(string: server).flatMap(service.normalForm)
    let account = String(stored[stored.index(after: end)...])
    return "\(root?.absoluteString ?? server)|\(services.gitHub.signedIn.partition(storedAs: account))"
  }

  /// Puts the services together.
  ///
  /// - Parameter services: The services of the run.
  init?(_ services: Services) {
    let gitHub = services.gitHub
    let process = services.launch.process
    guard let gitHubEndpoints = GitHubCardsEndpoints(root: gitHub.endpoints.root) else { return nil }
    let nobody = services.selection(of: GitHubServices.apiService).partition
    let account = gitHub.account
    let isSignedIn: @Sendable () -> Bool = { account.value != nil }
    let gitHubCards = GitHubCardRepository(
      loader: gitHub.loader,
      endpoints: gitHubEndpoints,
      isSignedIn: isSignedIn,
      tellOwner: { gitHub.rememberOwner($0.rawValue) }
    )
    let counter = GitHubMemberCounter(
      loader: gitHub.loader,
      endpoints: gitHubEndpoints,
      isSignedIn: isSignedIn
    )
    let partition: @Sendable () -> String = { account.value?.partition ?? nobody }
    if let selection = Self.octoDeck(services) {
      guard let endpoints = OctoDeckEndpoints(root: selection.root) else { return nil }
      let loader = services.clients.loader(for: selection, permits: endpoints.permits, account: account) {
        Self.sandbox(services)
      }
      // What is kept for one service is not true of another, though the GitHub account is the same.
      let server = selection.partition
      let scope: @Sendable () -> String = { "\(server)|\(partition())" }
      let repository = OctoDeckRepository(
        loader: loader,
        endpoints: endpoints,
        gitHub: gitHubCards,
        counter: counter,
        store: services.stores.records(Self.saved, isOptional: true),
        lock: Self.lock(services),
        account: scope,
        now: process.now
      )
      let sender = DeckSender(deck: repository)
      let route: @Sendable () throws(ServiceError) -> OutboxRoute = { () throws(ServiceError) in
        try gitHub.checkAccount()
        return sender.route(OutboxQueue(area: "cards", account: scope()))
      }
      open = OpenCard(repository: repository, now: process.now)
      deck = ManageDeck(deck: repository, cards: repository, outbox: Self.outbox(route, services))
      communities = ManageCommunities(repository: repository, today: Self.today(process))
      self.route = route
    } else {
      let local = LocalCards(
        store: services.stores.records(Self.saved),
        account: partition,
        checkAccount: { () throws(ServiceError) in try gitHub.checkAccount() },
        cards: gitHubCards,
        counter: counter,
        now: process.now,
        newID: { Self.newID(process.randomNumber) }
      )
      let days = StoredCountedDays(
        documents: services.stores.responses,
        partition: { gitHub.partition },
        save: services.writes.add,
        observe: services.trace.cacheFailed
      )
      open = OpenCard(repository: gitHubCards, days: days, now: process.now)
      deck = ManageDeck(deck: local, cards: gitHubCards)
      communities = ManageCommunities(repository: local, today: Self.today(process))
      route = nil
    }
    files = JSONTransferFiles(workingDirectory: process.workingDirectory)
  }

  /// The day that the user's calendar shows.
  static func today(_ process: ProcessContext) -> @Sendable () -> CalendarDay {
    {
      let now = process.now()
      return CalendarDay(now.addingTimeInterval(Double(process.offset(now))))
    }
  }

  /// Lets one process at a time change a list of an OctoDeck API; without a folder nothing else knows of the process.
  private static func lock(_ services: Services) -> InterprocessLock? {
    let launch = services.launch
    return launch.directories.data.map {
      InterprocessLock(
        path: $0 + "/cards-changes.lock",
        timeout: launch[\.timeout],
        clock: launch.process.clock
      )
    }
  }

  private static func outbox(
    _ route: @escaping @Sendable () throws(ServiceError) -> OutboxRoute,
    _ services: Services
  ) -> DeckOutbox {
    let launch = services.launch
    return DeckOutbox(
      outbox: services.outbox,
      drain: services.drainOutbox,
      isOffline: launch.policy == .cacheOnly,
      route: route
    )
  }

  /// The service that stands in for the public one.
  static func sandbox(_ services: Services) -> OctoDeckService {
    let process = services.launch.process
    return OctoDeckService(
      store: services.stores.sandboxRecords(sandboxState),
      seed: UInt64(process.randomNumber() * 0x1p53),
      now: process.now
    )
  }

  /// Where the user's GitHub token is sent besides GitHub: to the OctoDeck API that is used.
  static func origins(_ services: Services) -> Set<Origin> {
    guard let selection = octoDeck(services), let origin = Origin(selection.root) else { return [] }
    return [origin]
  }

  /// The OctoDeck API of the run; `nil` when cards come from GitHub itself.
  private static func octoDeck(_ services: Services) -> ServiceSelection? {
    let selection = services.selection(of: service)
    let isNamed = services.launch.process.variable(service.variable) != nil
    guard selection.usesSandbox || isNamed, selection.problem == nil else { return nil }
    return selection
  }

  /// Two numbers of 52 bits in hexadecimal digits.
  private static func newID(_ random: @Sendable () -> Double) -> String {
    let parts = (0..<2).map { _ in String(UInt64(random() * 0x1p52), radix: 16) }
    return "local-" + parts.joined(separator: "-")
  }
}
