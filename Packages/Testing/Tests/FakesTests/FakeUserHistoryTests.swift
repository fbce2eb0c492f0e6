import DomainKernel
import Foundation
import PeopleDomain
import PeopleFakes
import Testing

@Suite struct FakeUserHistoryTests {
  private func profile(_ number: Int, name: String? = nil) -> UserProfile {
    var profile = UserProfile(User(id: PeopleSamples.id(number), login: "user\(number)"))
    profile.name = name
    return profile
  }

  @Test func `a list adds its accounts, and keeps the rest of a profile that is known`() async throws {
    let history = FakeUserHistory([profile(1, name: "Anna"), profile(2, name: "Bo")])
    let renamed = User(id: PeopleSamples.id(2), login: "bo")

    try await history.record([renamed, profile(3).user], seenAt: moment(1))

    var bo = profile(2, name: "Bo")
    bo.user = renamed
    #expect(await history.recorded == [profile(1, name: "Anna"), bo, profile(3)])
    #expect(await history.seenAt == [PeopleSamples.id(2): moment(1), PeopleSamples.id(3): moment(1)])
  }

  @Test func `a profile takes the place of what was known of its account`() async throws {
    let history = FakeUserHistory([profile(2), profile(1, name: "Anna")])

    try await history.record(profile(1, name: "Anna Berg"), seenAt: moment(2))

    #expect(await history.recorded == [profile(2), profile(1, name: "Anna Berg")])
    #expect(await history.seenAt == [PeopleSamples.id(1): moment(2)])
  }

  @Test(arguments: ["USER7", "Åsa", "Lofoten", "Tromsø", "likes cod"])
  func `an account is found by each of its texts`(text: String) async throws {
    var wanted = profile(7, name: "Åsa Lie")
    wanted.company = "Lofoten Fish"
    wanted.location = "Tromsø"
    wanted.biography = "Likes cod."
    let history = FakeUserHistory([profile(1), wanted])

    #expect(try await history.search(text, limit: 5).users == [wanted])
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 2)])
  func `the accounts that were recorded first are found, up to the limit`(limit: Int, count: Int) async throws
  {
    let profiles = [profile(2), profile(1)]

    let found = try await FakeUserHistory(profiles).search("user", limit: limit)

    #expect(found.users.entries == Array(profiles.prefix(count)))
    #expect(found.users.isWhole)
    #expect(found.hasMore == (count < 2))
  }

  @Test func `what is found is as old as the oldest of it`() async throws {
    let history = FakeUserHistory()
    for number in [2, 1, 3] { try await history.record(profile(number), seenAt: moment(Double(number))) }

    #expect(try await history.search("user", limit: 1).oldestSeenAt == moment(2))
    #expect(try await history.search("user", limit: 3).oldestSeenAt == moment(1))
    #expect(try await history.search("nobody", limit: 3).oldestSeenAt == nil)
  }

  @Test func `matches that cannot be read are counted with what is found`() async throws {
    let history = FakeUserHistory([profile(1)])

    await history.lose(2)

    #expect(
      try await history.search("user", limit: 1).users == EntryList([profile(1)], unreadableCount: 2)
    )
  }

  @Test func `every call fails until the history works again, and records nothing`() async throws {
    let history = FakeUserHistory()
    let failure = PersistenceError.cannotBeRead(reason: "disk")
    let profile = profile(1)
    let calls: [(FakeUserHistory) async throws -> Void] = [
      { try await $0.record([profile.user], seenAt: .distantPast) },
      { try await $0.record(profile, seenAt: .distantPast) },
      { _ = try await $0.search("user", limit: 1).users },
    ]
    await history.fail(failure)
    await expectEach(of: calls, of: history, toThrow: failure)

    await history.fail(nil)

    #expect(await history.seenAt == [:])
    #expect(try await history.search("user", limit: 1).users == [])
  }
}
