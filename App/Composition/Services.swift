import Credentials
import DomainKernel
import FeatureKit
import LocalizationKit
import OutboxStore
import ResourceLoading
import SettingsData
import SettingsDomain
import StorageKit
import Synchronization

/// The second phase of a run: what features are made of, each made when it is needed for the first time.
final class Services: Sendable {
  let launch: Launch
  let trace: Trace
  let stores: Stores
  let clients: ServiceClients
  let writes: BackgroundWrites
  /// The renewals of tokens under way, for all services.
  let renewals: TokenRenewals
  private let features = Mutex<[String: Once<[any Feature]>]>([:])
  private let gitHubSlot = OnceSlot<GitHubServices>()
  private let careersSlot = OnceSlot<CareersServices>()
  private let cardsSlot = OnceSlot<CardsServices?>()
  private let picturesSlot = OnceSlot<PictureServices>()
  private let outboxSlot = OnceSlot<StoredOutbox>()

  init(_ launch: Launch) {
    self.launch = launch
    trace = Trace(launch)
    stores = Stores(launch, trace)
    clients = ServiceClients(launch, stores, trace)
    writes = BackgroundWrites(clock: launch.process.clock)
    renewals = TokenRenewals(holding: launch.process.deferEnd)
  }

  /// The features of an area, made when they are asked for the first time.
  func features(of area: Area) -> [any Feature] {
    let made = features.withLock { features in
      let made = features[area.commands[0]] ?? Once { [self] in area.features(self) }
      features[area.commands[0]] = made
      return made
    }
    return made.value
  }

  /// Where a service is, and whether the sandbox stands in for it.
  func selection(of service: ServiceDescriptor) -> ServiceSelection {
    ServiceSelection(service, launch)
  }

  /// GitHub's API, and the account with which it is asked.
  var gitHub: GitHubServices { gitHubSlot.value { GitHubServices(self) } }

  /// The careers service, and the account with which it is asked.
  var careers: CareersServices { careersSlot.value { CareersServices(self) } }

  /// The records of accounts that the careers service does not have, such as which notifications were read.
  var careersRecords: any RecordStore { stores.records(CareersServices.saved, isOptional: true) }

  /// Cards, decks and communities; `nil` when an address cannot be used, which ends every command.
  var cards: CardsServices? { cardsSlot.value { CardsServices(self) } }

  /// Pictures of accounts, for output that shows pictures.
  var pictures: PictureServices { picturesSlot.value { PictureServices(self) } }

  /// The settings of the user.
  var settings: any SettingsRepository {
    launch.settingsFile?.observed(by: trace.record)
      ?? UnavailableSettings()
  }

  /// The environment of the views of an area at the moment.
  ///
  /// - Parameters:
  ///   - owner: The area; `nil` for a view that belongs to none.
  ///   - language: The language of the views.
  ///   - phrasing: How the shell tells the user what to do.
  /// - Returns: The context.
  func viewContext(of owner: Area?, in language: Language, _ phrasing: any Phrasing) -> ViewContext {
    ViewContext(
      now: launch.process.now(),
      localTime: LocalTime(offset: launch.process.offset),
      language: language,
      backendLabel: owner?.usesSandbox(self) == true ? Strings(language).sandbox : nil,
      token: owner?.account?.token(self),
      phrasing: phrasing
    )
  }

  /// Waits for what goes on in the background, and tidies the files up.
  func finish() async {
    await clients.finish()
    await renewals.finish()
    await writes.finish()
    await stores.finish()
  }
}

// MARK: - Outbox

extension Services {
  /// The file of the outbox.
  static let outboxStore = StoreDescriptor(file: "outbox.sqlite", folder: .data) { $0.savedChanges }

  /// The changes that wait for the network, in one file for all areas; nothing is opened before it is used.
  var outbox: StoredOutbox { outboxSlot.value { storedOutbox(isOptional: true) } }

  /// The outbox for the commands that list it, which must not call it empty where there is no folder for it.
  var listedOutbox: StoredOutbox {
    launch.directories.data == nil ? storedOutbox(isOptional: false) : outbox
  }

  private func storedOutbox(isOptional: Bool) -> StoredOutbox {
    StoredOutbox(
      store: stores.records(Self.outboxStore, isOptional: isOptional),
      lockPath: launch.directories.data.map { $0 + "/outbox" },
      clock: launch.process.clock,
      now: launch.process.now,
      spelling: { [self] in presentQueue(of: $0) }
    )
  }

  private func presentQueue(of stored: OutboxQueue) -> OutboxQueue {
    guard let outbox = Area.all.compactMap(\.outbox).first(where: { $0.name == stored.area }) else {
      return stored
    }
    return OutboxQueue(area: stored.area, account: outbox.account(stored.account, self))
  }

  /// Removes the bytes of changes that were sent from the disk; those that wait stay.
  func eraseSentChanges() async throws(PersistenceError) {
    guard hasOutbox else { return }
    do throws(StorageError) { try await stores.records(Self.outboxStore).eraseRemoved() } catch {
      throw PersistenceError(saving: error)
    }
  }

  /// Counts the changes that wait in a queue; an outbox without a file costs nothing.
  ///
  /// - Parameter queue: The queue of the account that is signed in; `nil` while nobody is.
  /// - Returns: How many are still to be sent.
  /// - Throws: `PersistenceError` when they cannot be read.
  func waitingChanges(in queue: OutboxQueue?) async throws(PersistenceError) -> Int {
    guard hasOutbox, let queue else { return 0 }
    return try await outbox.pendingCount(in: queue)
  }

  /// Sends what waits in the outbox.
  var drainOutbox: DrainOutbox { DrainOutbox(outbox: outbox, now: launch.process.now) }

  /// Whether something was ever stored in the outbox; the one check that a command without changes makes.
  var hasOutbox: Bool { stores.hasFile(Self.outboxStore) }
}
