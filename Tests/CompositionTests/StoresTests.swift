import CommandKit
import Foundation
import NetworkingKit
import StorageKit
import Testing

@testable import TesseraApp

/// Where the files of a run are, and what becomes of those of an earlier version.
@Suite(.timeLimit(.minutes(5))) struct StoresTests {
  private static let nowhere = ["TESSERA_HOME": "", "HOME": ""]
  private static let earlier = StoreDescriptor(file: "old.sqlite", folder: .data)
  private static let history = HistoryDescriptor(
    name: "meals",
    store: StoreDescriptor(file: "new.sqlite", folder: .cache),
    columns: ["name"],
    formatVersion: 1,
    earlier: earlier
  )

  private let tessera: TesseraRun
  /// The folder of everything, with its slash.
  private let home: String
  private let removed = WrittenText()

  init() throws {
    tessera = try TesseraRun()
    let cache = tessera.store.deletingLastPathComponent()
    home = cache.deletingLastPathComponent().path(percentEncoded: false)
    for folder in ["cache", "data"] {
      try FileManager.default.createDirectory(atPath: home + folder, withIntermediateDirectories: true)
    }
  }

  private func makeStores(_ variables: [String: String] = [:]) -> Stores { makeServices(variables).stores }

  private func makeServices(_ variables: [String: String] = [:]) -> Services {
    var context = tessera.context(["sections", "--explain"], variables, .pipes)
    context.removeFile = { [removed] in removed.add($0) }
    return Services(Launch(context))
  }

  // MARK: - Places

  @Test func `what can be fetched again is in the cache, and what the user saved is not`() async throws {
    let stores = makeStores()
    let cached = StoreDescriptor(file: "a.sqlite", folder: .cache)

    #expect(try await stores.records(cached).status().place == .missing(path: home + "cache/a.sqlite"))
    #expect(try await stores.records(Self.earlier).status().place == .missing(path: home + "data/old.sqlite"))
    #expect(
      try await stores.sandboxRecords(Self.earlier).status().place == .missing(path: home + "data/old.sqlite")
    )
    #expect(
      try await stores.searchTable(Self.history).status().place == .missing(path: home + "cache/new.sqlite")
    )
    #expect(try await stores.responses.status().place == .missing(path: home + "cache/http.sqlite"))
    #expect(!(stores.rateLimits() is InMemoryRateLimits))
  }

  @Test func `without a folder everything is in memory, and there are no files`() async throws {
    let stores = makeStores(Self.nowhere)

    #expect(try await stores.sandboxRecords(Self.earlier).status().place == .memory)
    #expect(try await stores.searchTable(Self.history).status().place == .memory)
    #expect(try await stores.responses.status().place == .memory)
    #expect(stores.rateLimits() is InMemoryRateLimits)
    #expect(stores.earlierRecords(of: Self.history) == nil)
    #expect(!stores.hasFile(Self.earlier))
    #expect(try stores.damagedFiles().isEmpty)
  }

  @Test func `a run is the first one until there is a cache, and no run is without a folder for it`() throws {
    #expect(makeStores().isFirstRun.value)
    try Data().write(to: tessera.store)

    #expect(!makeStores().isFirstRun.value)
    #expect(!makeStores(Self.nowhere).isFirstRun.value)
  }

  @Test func `the end of a run takes a long log over into the file of the cache`() async throws {
    let stores = makeStores()
    let key = DocumentKey(partition: "sandbox", name: "page")
    try await stores.responses.save(Document(metadata: Data(), body: Data(count: 200_000)), for: key)

    await stores.finish()

    #expect(FileManager.default.contents(atPath: home + "cache/http.sqlite-wal")?.isEmpty != false)
    // Without the store, its file would have no log in any case.
    withExtendedLifetime(stores) {}
  }

  @Test func `a file is there once it was made`() throws {
    #expect(!makeStores().hasFile(Self.earlier))
    try Data().write(to: URL(filePath: home + "data/old.sqlite"))

    #expect(makeStores().hasFile(Self.earlier))
  }

  // MARK: - Damaged files

  @Test(arguments: [
    "recipes.sqlite", "cards.sqlite", "sandbox-cards.sqlite", "careers.sqlite", "careers-sandbox.sqlite",
    "outbox.sqlite",
  ])
  func `everything that the user saved is looked through for damage`(file: String) throws {
    #expect(try makeStores().damagedFiles().isEmpty)
    let damaged = home + "data/" + file + ".damaged"
    try Data().write(to: URL(filePath: damaged))
    try Data().write(to: URL(filePath: home + "cache/" + file + ".damaged"))

    let found = try makeStores().damagedFiles()
    #expect(found.map { $0.file } == [DamagedFile(path: damaged, recovered: nil, lost: nil)])
    #expect(found.map { $0.store.file } == [file])
    #expect(found.allSatisfy { $0.store.content != nil })
  }

  @Test func `damage of a store of the sandbox is said, and its other work is not explained`() async throws {
    let (path, written) = (home + "data/careers-sandbox.sqlite", WrittenText())
    try Data(repeating: 0xA5, count: 5000).write(to: URL(filePath: path))
    var context = tessera.context(["sections", "--explain"], [:], .pipes)
    context.errorOutput.write = { written.add($0) }
    let services = Services(Launch(context))

    let records = try await services.stores.sandboxRecords(CareersServices.sandboxState)
      .contents(of: "careers").records

    #expect(records.isEmpty)
    #expect(
      written.writes == [
        """
        Warning: The store 'careers-sandbox.sqlite' was damaged and has been recreated; the damaged file is now \
        \(path).damaged

        """,
        "Warning: Nothing could be recovered from the damaged file\n",
      ]
    )
    #expect(services.trace.steps.count == 2)
  }

  @Test func `a folder that cannot be looked through is said, and the command is run`() async throws {
    try FileManager.default.removeItem(atPath: home + "data")
    try Data().write(to: URL(filePath: home + "data"))

    let run = await tessera("sections")

    #expect(run.code == .done)
    #expect(run.errorOutput.hasPrefix("Warning: The folder with your saved data cannot be read ("))
    #expect(run.errorOutput.split(separator: "\n").count == 1)
  }

  // MARK: - The history of an earlier version

  @Test func `a history has records of an earlier version where their file is`() async throws {
    let unnamed = HistoryDescriptor(
      name: "users",
      store: Self.history.store,
      columns: [],
      formatVersion: 1,
      earlier: nil
    )
    #expect(makeStores().earlierRecords(of: Self.history) == nil)
    try await writeEarlier()

    let stores = makeStores()
    let first = try #require(stores.earlierRecords(of: Self.history) as? SQLiteRecordStore)
    let second = try #require(stores.earlierRecords(of: Self.history) as? SQLiteRecordStore)

    #expect(first === second)
    #expect(stores.earlierRecords(of: unnamed) == nil)
    #expect(try await first.count(in: "meals") == 1)
  }

  @Test func `the file of an earlier version stays while something is in it`() async throws {
    try await writeEarlier()
    let stores = makeStores()
    _ = stores.earlierRecords(of: Self.history)

    await stores.finish()

    #expect(removed.writes.isEmpty)
  }

  @Test func `the file of an earlier version goes with all that belongs to it once it is empty`()
    async throws
  {
    try await writeEarlier()
    let services = makeServices()
    let records = try #require(services.stores.earlierRecords(of: Self.history))
    try await records.transaction { (transaction) throws(StorageError) in
      try transaction.remove("1", in: "meals")
    }

    await services.finish()

    let path = home + "data/old.sqlite"
    #expect(removed.writes == ["", "-wal", "-shm", ".lock", ".used"].map { path + $0 })
    #expect(services.trace.steps.last?.what == "cleared \(path)")
  }

  @Test func `the file of an earlier version that nobody asked for stays`() async throws {
    try await writeEarlier(isEmpty: true)

    await makeStores().finish()

    #expect(removed.writes.isEmpty)
  }

  private func writeEarlier(isEmpty: Bool = false) async throws {
    let store = SQLiteRecordStore(path: home + "data/old.sqlite")
    try await store.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data([1]), for: "1", in: "meals")
      if isEmpty { try transaction.remove("1", in: "meals") }
    }
  }
}
