import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

@Suite struct StoreFaultTests {
  private func withSQLite(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (_ path: String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "offline-http-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appending(path: "cache.sqlite").path(percentEncoded: false))
  }

  @Test func `a store that fails does not fail a request that was answered`() async throws {
    let bench = CacheFixture(store: FailingStore())
    bench.origin.answers(bench.response("one", "max-age=60"))
    let loaded = try await bench.load()
    #expect(loaded.value == "one")
    #expect(loaded.provenance.kind == .network)
    await bench.client.finishSaving()
    #expect(bench.events.steps.contains(.storeUnreadable(FailingStore.error)))
    #expect(bench.events.steps.contains(.storeFailed(FailingStore.error)))
  }

  @Test func `a store that fails does not hide why the origin was not reached`() async throws {
    let bench = CacheFixture(store: FailingStore())
    bench.origin.fails(.notConnected(reason: "unplugged"))
    await #expect(throws: OfflineHTTPError.failed(.notConnected(reason: "unplugged"))) {
      try await bench.load()
    }
    await bench.client.finishSaving()
    #expect(!bench.events.steps.contains(.storeFailed(FailingStore.error)))
  }

  @Test func `a store that cannot be read is no empty store when only that is asked for`() async throws {
    let bench = CacheFixture(store: FailingStore())
    await #expect(throws: OfflineHTTPError.storeFailed(FailingStore.error)) {
      try await bench.load(policy: .cacheOnly)
    }
    #expect(bench.origin.requests.isEmpty)
    #expect(bench.events.steps == [.storeUnreadable(FailingStore.error)])
  }

  @Test(arguments: [("123", true), ("1234", false)])
  func `a response longer than one answer's share is served and not stored`(body: String, isStored: Bool)
    async throws
  {
    let bench = CacheFixture(policy: OfflinePolicy(longestStoredBody: 3))
    bench.origin.answers(bench.response(body, "max-age=60"))
    #expect(try await bench.load().value == body)
    #expect(bench.events.steps.contains(.notStored(because: .tooLarge)) != isStored)
    #expect(try await bench.load().provenance.kind == (isStored ? .stored : .network))
  }

  @Test func `a response larger than the store is served and not stored`() async throws {
    let bench = CacheFixture(store: InMemoryDocumentStore(limit: 100))
    bench.origin.answers(bench.response(String(repeating: "x", count: 200), "max-age=60"))
    #expect(try await bench.load().provenance.kind == .network)
    #expect(try await bench.load().provenance.kind == .network)
  }

  @Test func `an answer that cannot be stored is said`() async throws {
    let bench = CacheFixture(store: InMemoryDocumentStore(limit: 100))
    bench.origin.answers(bench.response(String(repeating: "x", count: 200), "max-age=60"))
    _ = try await bench.load()
    let failures = bench.events.steps.count { step in
      if case .storeFailed(.tooLarge) = step { true } else { false }
    }
    #expect(failures == 1)
  }

  @Test func `variants that do not fit together give way to the latest`() async throws {
    let bench = CacheFixture(store: InMemoryDocumentStore(limit: 1000))
    bench.origin.answers { request in
      bench.response(String(repeating: "x", count: 400), "max-age=60", more: [.vary: "Accept-Language"])
    }
    _ = try await bench.load(.sample.with(.acceptLanguage, "en"))
    _ = try await bench.load(.sample.with(.acceptLanguage, "zh"))
    #expect(try await bench.load(.sample.with(.acceptLanguage, "zh")).provenance.kind == .stored)
    #expect(try await bench.load(.sample.with(.acceptLanguage, "en")).provenance.kind == .network)
  }

  @Test func `variants that two processes store at the same time are both kept`() async throws {
    try await withSQLite { path in
      let processes = (0..<2).map { _ in
        CacheFixture(store: SQLiteDocumentStore(path: path, now: { SettableDate.start }))
      }
      for process in processes {
        process.origin.answers { request in
          let language = request.fields[.acceptLanguage] ?? ""
          return process.response(language, "max-age=60", more: [.vary: "Accept-Language"])
        }
      }
      let languages = ["en", "zh", "sv", "fi"]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (number, language) in languages.enumerated() {
          group.addTask { _ = try await processes[number % 2].load(.sample.with(.acceptLanguage, language)) }
        }
        try await group.waitForAll()
      }
      for language in languages {
        let request = HTTPRequest.sample.with(.acceptLanguage, language)
        #expect(try await processes[0].load(request, policy: .cacheOnly).value == language)
      }
    }
  }

  @Test func `what is stored is there after a restart, with its age`() async throws {
    try await withSQLite { path in
      let before = CacheFixture(store: SQLiteDocumentStore(path: path, now: { SettableDate.start }))
      try await before.store(before.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 0)
      let after = CacheFixture(store: SQLiteDocumentStore(path: path, now: { SettableDate.start }))
      after.date.advance(by: 100)
      after.origin.fails(.notConnected(reason: "unplugged"))
      let loaded = try await after.load()
      #expect(loaded.value == "one")
      #expect(loaded.provenance.fetchedAt == SettableDate.start)
      #expect(loaded.provenance.staleness == .offline)
      #expect(after.origin.requests.last?.fields[.ifNoneMatch] == "\"a\"")
    }
  }

  @Test func `the responses of a destroyed database are fetched again`() async throws {
    try await withSQLite { path in
      let before = CacheFixture(store: SQLiteDocumentStore(path: path, now: { SettableDate.start }))
      try await before.store(before.response("one", "max-age=60"), thenAdvanceBy: 0)
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
      try Data("torn".utf8).write(to: URL(filePath: path))
      let after = CacheFixture(store: SQLiteDocumentStore(path: path, now: { SettableDate.start }))
      after.origin.answers(after.response("two", "max-age=60"))
      #expect(try await after.load().value == "two")
      #expect(try await after.load().provenance.kind == .stored)
    }
  }

  @Test func `a document evicted while it is confirmed is stored again`() async throws {
    let bench = CacheFixture()
    try await bench.store(bench.response("one", "max-age=60", etag: "\"a\""), thenAdvanceBy: 61)
    let notModified = bench.response("", "max-age=60", status: .notModified)
    bench.origin.answers { _ in
      try? await bench.store.removeAll(in: "anna")
      return notModified
    }
    #expect(try await bench.load().value == "one")
    #expect(try await bench.load().provenance.kind == .stored)
  }
}
