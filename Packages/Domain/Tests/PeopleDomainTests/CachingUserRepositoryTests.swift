import DomainKernel
import PeopleDomain
import PeopleFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct CachingUserRepositoryTests {
  private let inner = FakeUserRepository()
  private let history = FakeUserHistory()
  private let failures = Failures()
  private var repository: CachingUserRepository {
    CachingUserRepository(inner, history: history) { [failures] in failures.add($0) }
  }

  @Test(
    "The accounts of a page and a profile that the service sent are recorded",
    arguments: [
      Provenance.Kind.network, .revalidated,
    ]
  )
  func records(kind: Provenance.Kind) async throws {
    prepare(Samples.provenance(kind))

    let page = try await repository.users(.mark("a"), .cacheFirst)
    let profile = try await repository.profile(of: "octo", .networkFirst)

    #expect(page.users == PeopleSamples.users(1, 2))
    #expect(profile.value == octo)
    #expect(await history.recorded.map(\.user.login) == ["user1", "user2", "octo"])
    #expect(await Set(history.seenAt.values) == [Samples.fetchedAt])
    #expect(inner.requests == [.users(.mark("a"), .cacheFirst), .profile("octo", .networkFirst)])
  }

  @Test(
    "What was stored, or may not be kept, is not recorded",
    arguments: [
      Samples.provenance(.stored), Samples.provenance(.network, mayBeKept: false),
    ]
  )
  func doesNotRecord(provenance: Provenance) async throws {
    prepare(provenance)

    _ = try await repository.users(.mark("a"), .cacheFirst)
    _ = try await repository.profile(of: "octo", .cacheFirst)

    #expect(await history.recorded.isEmpty)
  }

  @Test("A history that fails is reported, and withholds nothing")
  func historyFails() async throws {
    prepare(Samples.provenance())
    await history.fail(.cannotBeSaved(reason: "full"))

    let page = try await repository.users(.mark("a"), .cacheFirst)

    #expect(page.users.count == 2)
    #expect(failures.all == [.cannotBeSaved(reason: "full")])
  }

  @Test("Recording is left to what saves later")
  func recordsLater() async throws {
    prepare(Samples.provenance())
    let repository = CachingUserRepository(
      inner,
      history: history,
      save: { _ in },
      observe: { [failures] in failures.add($0) }
    )

    let page = try await repository.users(.mark("a"), .cacheFirst)

    #expect(page.users.count == 2)
    #expect(await history.recorded.isEmpty)
  }

  @Test("A failure of the service is thrown, and nothing is recorded")
  func serviceFails() async {
    await #expect(throws: ServiceError.notFound) { try await repository.profile(of: "nobody", .cacheFirst) }
    #expect(await history.recorded.isEmpty)
  }

  @Test("A search asks the history only, and nothing for a text without words")
  func finds() async throws {
    let find = FindUsers(history: FakeUserHistory((1...4).map { Samples.profile($0, "octo\($0)") })) {}

    #expect(try await find(" octo ", limit: 3).users.map(\.user.login) == ["octo1", "octo2", "octo3"])
    #expect(try await find("octo4", limit: 1).users.map(\.user.login) == ["octo4"])
    #expect(try await find("  ", limit: 3).users.isEmpty)
    #expect(inner.requests.isEmpty)
  }

  @Test("A search tells whether there are more accounts than wanted", arguments: [(3, true), (4, false)])
  func findsPart(limit: Int, hasMore: Bool) async throws {
    let find = FindUsers(history: FakeUserHistory((1...4).map { Samples.profile($0, "octo\($0)") })) {}

    #expect(try await find("octo", limit: limit).hasMore == hasMore)
  }

  @Test("What a search could not read is counted")
  func findsUnreadable() async throws {
    let history = FakeUserHistory([Samples.profile(1, "octo")])
    await history.lose(2)

    let found = try await FindUsers(history: history, checkAccount: {})("octo", limit: 3)

    #expect(found.users == EntryList([Samples.profile(1, "octo")], unreadableCount: 2))
  }

  @Test("What a search finds is as old as the oldest of it, and not checked")
  func findsWithAge() async throws {
    let history = FakeUserHistory()
    try await history.record(Samples.profile(1, "octo1"), seenAt: Samples.fetchedAt)
    try await history.record(Samples.profile(2, "octo2"), seenAt: Samples.fetchedAt - 60)

    let found = try await FindUsers(history: history, checkAccount: {})("octo", limit: 3).provenance

    #expect(found == Provenance(kind: .stored, fetchedAt: Samples.fetchedAt - 60, staleness: .notChecked))
  }

  @Test("A search that finds nothing has no age")
  func findsNothingWithoutAge() async throws {
    let found = try await FindUsers(history: FakeUserHistory(), checkAccount: {})("octo", limit: 3)

    #expect(!found.provenance.wasFetched)
    #expect(found.provenance.isStale)
  }

  @Test("Where nobody can tell who is signed in, no search finds nothing")
  func findsForNobodyKnown() async {
    let error = ServiceError.credentialsUnreadable(reason: "locked")
    let find = FindUsers(history: FakeUserHistory()) { () throws(ServiceError) in throw error }

    await #expect(throws: FindUsersError.account(error)) { try await find("octo", limit: 3) }
  }

  @Test("A search for no account reads nothing", arguments: [0, -1])
  func findsNone(limit: Int) async throws {
    let history = FakeUserHistory([Samples.profile(1, "octo")])
    await history.fail(.madeByNewerVersion)

    #expect(try await FindUsers(history: history, checkAccount: {})("octo", limit: limit).users.isEmpty)
  }

  private var octo: UserProfile { Samples.profile(7, "octo") }

  private func prepare(_ provenance: Provenance) {
    inner.prepare {
      $0.pages[.mark("a")] = .success(
        Fetched(UserPage(users: PeopleSamples.users(1, 2), next: nil), provenance: provenance)
      )
      $0.profiles["octo"] = .success(Fetched(octo, provenance: provenance))
    }
  }
}
