import CardsDomain
import CardsFakes
import DomainKernel
import StorageKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What both places where cards come from have to do.
@Suite(.timeLimit(.minutes(5))) struct CardsContractTests {
  private static let bo = CardsSamples.cardID(1002)

  private func draft(_ name: String = "Evenings") throws -> CommunityDraft {
    try CommunityDraft(name: name, period: #require(CardsSamples.period("2025-09-01", "2026-03-01")))
  }

  @Test(arguments: CardsAdapter.allCases)
  func `a card is found by login, by number and as mine`(adapter: CardsAdapter) async throws {
    let repository = try CardsPeer(adapter).repository
    let mine = try await repository.card(.mine, .cacheFirst).value

    #expect(mine.id == CardsSamples.cardID(1001))
    #expect(mine.login == "ada-larsson")
    #expect(mine.name == "Ada Larsson")
    #expect(mine.language == ProgrammingLanguage(name: "Swift", color: RGBColor("#F05138")))
    #expect(mine.avatar == WebLink("https://pictures.example/u/1001"))
    #expect(try await repository.card(.login("ADA-Larsson"), .cacheFirst).value == mine)
    // Only GitHub tells the kind of an account that is asked for by its number.
    #expect(try await repository.card(.id(mine.id), .cacheFirst).value.known(as: .user) == mine)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `an account without a name is one too`(adapter: CardsAdapter) async throws {
    let card = try await CardsPeer(adapter).repository.card(.id(Self.bo), .cacheFirst).value
    #expect(card.name == nil)
    #expect(card.title == "bo-k")
  }

  @Test(
    arguments: CardsAdapter.allCases,
    ["nobody", "", "..", "a/b", "a\u{1B}[2J", "a b", String(repeating: "a", count: 101), "a\u{202E}b"]
  )
  func `a login that nobody has is not found`(adapter: CardsAdapter, login: String) async throws {
    let repository = try CardsPeer(adapter).repository
    await #expect(throws: ServiceError.notFound) { try await repository.card(.login(login), .cacheFirst) }
  }

  @Test(arguments: CardsAdapter.allCases)
  func `contributions have their days, their parts and who they were counted for`(
    adapter: CardsAdapter
  ) async throws {
    let range = CardsPeer.year
    for subject in [CardSubject.mine, .login("bo-k"), .id(Self.bo)] {
      let statistics = try await CardsPeer(adapter).repository.statistics(of: subject, in: range, .cacheFirst)
        .value
      #expect(statistics.calendar.days.last?.day == range.last)
      #expect(statistics.total == statistics.calendar.total)
      #expect(statistics.parts.pullRequests == 1)
      #expect(statistics.viewer == "ada-larsson")
    }
  }

  @Test(arguments: CardsAdapter.allCases)
  func `an organisation has a card with its kind, and no calendar instead of an empty year`(
    adapter: CardsAdapter
  ) async throws {
    let peer = try CardsPeer(adapter)
    peer.gitHub.change { state in
      state.accounts[1004] = ("compilers-guild", "Compilers' Guild")
      state.organisations = [1004]
    }
    peer.octoDeck.change { $0.accounts[1004] = ("compilers-guild", "Compilers' Guild") }
    let range = CardsPeer.year
    let guild = CardSubject.login("compilers-guild")

    #expect(try await peer.repository.card(guild, .cacheFirst).value.kind == .organisation)
    #expect(try await peer.repository.card(.login("bo-k"), .cacheFirst).value.kind == .user)
    #expect(await peer.error(of: guild, in: range) == .noCalendar(.organisation))
    #expect(await peer.error(of: .id(CardsSamples.cardID(1004)), in: range) == .noCalendar(.organisation))

    await peer.disconnect()
    #expect(await peer.error(of: guild, in: range) == .noCalendar(.organisation))
  }

  @Test(arguments: CardsAdapter.allCases)
  func `a former login gives the card and the contributions of the account that was renamed`(
    adapter: CardsAdapter
  ) async throws {
    let peer = try CardsPeer(adapter)
    peer.gitHub.change { $0.renamed = ["old-bo": 1002] }
    let range = CardsPeer.year
    let former = CardSubject.login("old-bo")

    #expect(try await peer.repository.card(former, .cacheFirst).value.id == Self.bo)
    let year = try await peer.repository.statistics(of: former, in: range, .cacheFirst).value
    let current = try await peer.repository.statistics(of: .login("bo-k"), in: range, .cacheFirst).value
    #expect(year == current)

    await peer.disconnect()
    #expect(try await peer.repository.statistics(of: former, in: range, .cacheOnly).value == current)
  }

  @Test(arguments: CardsAdapter.allCases, [1, 3, 4, 5, 9])
  func `of several accounts each has its own card`(adapter: CardsAdapter, count: Int) async throws {
    let peer = try CardsPeer(adapter)
    for id in 2001...2009 {
      peer.gitHub.change { $0.accounts[id] = ("user-\(id)", nil) }
      peer.octoDeck.change { $0.accounts[id] = ("user-\(id)", "user-\(id)") }
    }
    let ids = (2001..<2001 + count).map(CardsSamples.cardID)

    let found = await peer.repository.cards(ids, .cacheFirst)

    #expect(found.count == count)
    for id in ids { #expect(try found[id]?.get().login == "user-\(id)") }
  }

  @Test(arguments: CardsAdapter.allCases)
  func `a deck is imported from the file that it was exported to`(adapter: CardsAdapter) async throws {
    let peer = try CardsPeer(adapter)
    let manage = ManageDeck(deck: peer.repository, cards: peer.repository)
    for login in ["bo-k", "cleo"] { _ = try await manage.add(.login(login)) }
    let document = try await manage.document(.cacheFirst)
    _ = try await manage.remove(.login("bo-k"))

    let outcome = try await manage.take(document)

    #expect(outcome.added.map(\.login) == ["bo-k"])
    #expect(outcome.alreadyThere.map(\.id) == [CardsSamples.cleo.id])
    #expect(outcome.failure == nil && outcome.refused.isEmpty)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `an account of a file that GitHub does not have is refused as one`(adapter: CardsAdapter) async throws
  {
    let peer = try CardsPeer(adapter)
    let manage = ManageDeck(deck: peer.repository, cards: peer.repository)

    let outcome = try await manage.take(DeckDocument(cards: [CardsSamples.card(424_242, "nobody")]))

    #expect(outcome.refused.map(\.error) == [.service(.notFound)])
    #expect(peer.octoDeck.writes.isEmpty)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `members that cannot be counted again are shown as they were, and marked as old`(
    adapter: CardsAdapter
  ) async throws {
    let peer = try CardsPeer(adapter)
    let id = try await peer.repository.create(draft()).id
    _ = try await peer.repository.join(id)
    let before = try await peer.repository.members(of: id, .networkFirst)
    #expect(!before.provenance.isStale)
    peer.gitHub.change { $0.queryFailure = 502 }

    let after = try await peer.repository.members(of: id, .networkFirst)

    #expect(after.value.map(\.totals) == before.value.map(\.totals))
    #expect(after.provenance.staleness == .unavailable)
    #expect(after.provenance.kind == .stored)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `members that were never counted are not marked as current`(adapter: CardsAdapter) async throws {
    let peer = try CardsPeer(adapter)
    let id = try await peer.repository.create(draft()).id
    _ = try await peer.repository.join(id)
    peer.gitHub.change { $0.queryFailure = 502 }

    let members = try await peer.repository.members(of: id, .networkFirst)

    #expect(members.value.map(\.totals) == [nil])
    #expect(members.provenance.staleness == .unavailable)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `an account that nobody has is not found, and is no organisation`(adapter: CardsAdapter) async throws {
    let range = CardsPeer.year
    let peer = try CardsPeer(adapter)
    #expect(await peer.error(of: .login("nobody"), in: range) == .service(.notFound))
  }

  @Test(arguments: CardsAdapter.allCases)
  func `the deck opens without a connection after each change of it, with the change`(
    adapter: CardsAdapter
  ) async throws {
    let peer = try CardsPeer(adapter)
    _ = try await peer.repository.deck(.networkFirst)

    for (change, ids) in [(true, [1002]), (false, [])] {
      _ =
        change
        ? try await peer.repository.add(CardsSamples.bo) : try await peer.repository.remove(Self.bo)
      await peer.disconnect()
      let stored = try await peer.repository.deck(.cacheOnly).value
      #expect(stored.entries.map(\.id.rawValue) == ids)
      peer.reconnect()
    }
  }

  @Test(arguments: CardsAdapter.allCases)
  func `communities open without a connection after each change of them, with the change`(
    adapter: CardsAdapter
  ) async throws {
    let peer = try CardsPeer(adapter)
    func stored(_ id: Community.ID?) async throws -> (list: [Community.ID], members: [MemberTotals?]) {
      await peer.disconnect()
      defer { peer.reconnect() }
      let list = try await peer.repository.communities(.cacheOnly).value.map(\.id)
      guard let id else { return (list, []) }
      _ = try await peer.repository.community(id, .cacheOnly)
      return (list, try await peer.repository.members(of: id, .cacheOnly).value.map(\.totals))
    }
    _ = try await peer.repository.communities(.networkFirst)

    let id = try await peer.repository.create(draft()).id
    #expect(try await stored(nil).list == [id])

    _ = try await ManageCommunities(repository: peer.repository, today: CardsSamples.today).show(
      id,
      .networkFirst
    )
    _ = try await peer.repository.join(id)
    _ = try await ManageCommunities(repository: peer.repository, today: CardsSamples.today).show(
      id,
      .cacheFirst
    )
    let joined = try await stored(id)
    #expect(joined.list == [id])
    #expect(joined.members.map { $0?.total } == [182 * 1001 % 1000])

    _ = try await peer.repository.leave(id)
    let left = try await stored(id)
    #expect(left.list == [id])
    #expect(left.members.isEmpty)

    try await peer.repository.delete(id)
    #expect(try await stored(nil).list.isEmpty)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `a language that tries to steer the terminal is a name without a color, and a leap day is a day`(
    adapter: CardsAdapter
  ) async throws {
    let peer = try CardsPeer(adapter)
    let name = #"Swift\u001b[31m\nRust"#
    peer.octoDeck.change {
      $0.scripts["cards/1002"] = OctoDeckPeer.card(1002, ("bo-k", "bo-k")).inCard
        .replacing(#""name":"Swift""#, with: #""name":"\#(name)""#)
        .replacing("#F05138", with: "red")
      $0.scripts["stats/1002"] = #"{"stats":{"contributions":[{"date":"2024-02-29","count":7}]}}"#
    }
    let edge = #"{"size":1,"node":{"name":"\#(name)","color":"red"}}"#
    peer.gitHub.change {
      $0.scripts = [
        (
          "repositories(",
          #"{"data":{"account":{"repositories":{"nodes":[{"languages":{"edges":[\#(edge)]}}]}}}}"#
        ),
        ("weeks", GitHubPeer.leapYear),
      ]
    }

    let language = try await peer.repository.card(.id(Self.bo), .cacheFirst).value.language
    #expect(language == ProgrammingLanguage(name: "Swift\u{1B}[31m\nRust", color: nil))

    let range = DayRange(yearEnding: CardsSamples.day("2024-03-01"))
    let days = try await peer.repository.statistics(of: .id(Self.bo), in: range, .cacheFirst).value.calendar
      .days
    #expect(days.map(\.day) == [CardsSamples.day("2024-02-29")])
    #expect(days.map(\.count) == [7])
  }

  @Test(arguments: CardsAdapter.allCases)
  func `cards, contributions and the deck open without a connection`(adapter: CardsAdapter) async throws {
    let peer = try CardsPeer(adapter)
    let range = CardsPeer.year
    let card = try await peer.repository.card(.mine, .cacheFirst).value
    let statistics = try await peer.repository.statistics(of: .mine, in: range, .cacheFirst).value
    _ = try await peer.repository.add(CardsSamples.bo)
    let deck = try await peer.repository.deck(.networkFirst).value

    await peer.disconnect()

    let stored = try await peer.repository.card(.mine, .networkFirst)
    #expect(stored.value == card)
    #expect(stored.provenance.staleness == .offline)
    #expect(try await peer.repository.statistics(of: .mine, in: range, .networkFirst).value == statistics)
    #expect(try await peer.repository.deck(.networkFirst).value == deck)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `without a connection and a stored answer it is offline`(adapter: CardsAdapter) async throws {
    let peer = try CardsPeer(adapter)
    await peer.disconnect()
    await #expect(throws: ServiceError.offline) {
      try await peer.repository.card(.login("bo-k"), .cacheFirst)
    }
    await #expect(throws: ServiceError.offline) { try await peer.repository.card(.mine, .cacheFirst) }
  }

  @Test(arguments: CardsAdapter.allCases)
  func `an added card is in the deck once, and removed by its number`(adapter: CardsAdapter) async throws {
    let repository = try CardsPeer(adapter).repository

    #expect(try await repository.deck(.cacheFirst).value.entries.isEmpty)
    #expect(try await repository.add(CardsSamples.bo))
    #expect(try await repository.add(CardsSamples.card(1002, "bo-renamed")) == false)
    #expect(try await repository.deck(.cacheFirst).value.entries.map(\.id) == [Self.bo])
    #expect(try await repository.remove(Self.bo))
    #expect(try await repository.remove(Self.bo) == false)
    #expect(try await repository.deck(.cacheFirst).value.entries.isEmpty)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `a card that was opened still opens without a connection after it left the deck`(
    adapter: CardsAdapter
  ) async throws {
    let repository = try CardsPeer(adapter).repository
    _ = try await repository.card(.id(Self.bo), .cacheFirst)
    _ = try await repository.add(CardsSamples.bo)

    #expect(try await repository.remove(Self.bo))

    #expect(try await repository.card(.id(Self.bo), .cacheOnly).value.id == Self.bo)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `the deck is in the order of addition, whatever the order of the service`(
    adapter: CardsAdapter
  ) async throws {
    let peer = try CardsPeer(adapter)
    _ = try await peer.repository.add(CardsSamples.cleo)
    peer.clock.advance(60)
    _ = try await peer.repository.add(CardsSamples.bo)
    peer.octoDeck.change { $0.deck.reverse() }

    let entries = try await peer.repository.deck(.networkFirst).value.entries
    #expect(entries.map(\.id.rawValue) == [1003, 1002])
    #expect(entries.first?.addedAt == CardsSamples.fetchedAt)
    peer.clock.advance(60)
    #expect(try await peer.repository.add(CardsSamples.cleo) == false)
    #expect(try await peer.repository.deck(.networkFirst).value.entries == entries)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `a community that was created is listed with its period, and has no members`(
    adapter: CardsAdapter
  ) async throws {
    let repository = try CardsPeer(adapter).repository
    let community = try await repository.create(draft())

    #expect(community.period == CardsSamples.period("2025-09-01", "2026-03-01"))
    #expect(try await repository.communities(.cacheFirst).value == [community])
    #expect(try await repository.community(community.id, .cacheFirst).value.community == community)
    #expect(try await repository.members(of: community.id, .cacheFirst).value.isEmpty)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `joining twice is being a member once, and leaving twice is not being one`(
    adapter: CardsAdapter
  ) async throws {
    let repository = try CardsPeer(adapter).repository
    let id = try await repository.create(draft()).id

    #expect(try await repository.join(id))
    #expect(try await repository.join(id) == false)
    let members = try await repository.members(of: id, .networkFirst).value
    #expect(members.map(\.id) == [CardsSamples.ada.id])
    #expect(members.first?.totals?.total == 182 * 1001 % 1000)
    #expect(try await repository.leave(id))
    #expect(try await repository.leave(id) == false)
    #expect(try await repository.members(of: id, .networkFirst).value.isEmpty)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `communities are in the order of their names, then of their ids`(adapter: CardsAdapter) async throws {
    let repository = try CardsPeer(adapter).repository
    let made = [
      try await repository.create(draft("b")), try await repository.create(draft("A")),
      try await repository.create(draft("a")),
    ]
    #expect(try await repository.communities(.networkFirst).value == [made[1], made[2], made[0]])
  }

  @Test(arguments: CardsAdapter.allCases)
  func `a community that is deleted is gone from the list`(adapter: CardsAdapter) async throws {
    let repository = try CardsPeer(adapter).repository
    let id = try await repository.create(draft()).id
    try await repository.delete(id)
    #expect(try await repository.communities(.networkFirst).value.isEmpty)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `refreshing gives the best member of a category`(adapter: CardsAdapter) async throws {
    let repository = try CardsPeer(adapter).repository
    let id = try await repository.create(draft()).id
    _ = try await repository.join(id)
    try await repository.refresh(id)
    let overview = try await ManageCommunities(repository: repository, today: CardsSamples.today).show(
      id,
      .networkFirst
    )
    #expect(overview.highlights[.contributor]?.card.id == CardsSamples.ada.id)
    #expect(overview.highlights[.issuer] == nil)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `what one account saved is not shown to another one`(adapter: CardsAdapter) async throws {
    let records = InMemoryRecordStore()
    let first = try CardsPeer(adapter, records: records, account: "github:1")
    _ = try await first.repository.create(draft())
    if adapter == .gitHub { _ = try await first.repository.add(CardsSamples.bo) }

    let second = try CardsPeer(adapter, records: records, account: "github:2")
    #expect(try await second.repository.communities(.cacheFirst).value.isEmpty)
    #expect(try await second.repository.deck(.cacheFirst).value.entries.isEmpty)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `a record of a newer version is left as it is`(adapter: CardsAdapter) async throws {
    let records = InMemoryRecordStore()
    let peer = try CardsPeer(adapter, records: records)
    let name = adapter == .gitHub ? "cards.deck tests" : "cards.additions tests"
    let newer = Data(#"{"version":2,"record":{"what":"is this"}}"#.utf8)
    _ = try await records.set(newer, for: "1002", in: name, ifRevision: nil)

    let error = CardsError.storage(.madeByNewerVersion)
    #expect(
      await CardsPeer.error { () throws(CardsError) in try await peer.repository.deck(.cacheFirst) } == error
    )
    #expect(
      await CardsPeer.error { () throws(CardsError) in try await peer.repository.add(CardsSamples.bo) }
        == error
    )
    #expect(try await records.stored(for: "1002", in: name).value?.value == newer)
  }

  @Test(arguments: CardsAdapter.allCases)
  func `a damaged record hides no other`(adapter: CardsAdapter) async throws {
    let records = InMemoryRecordStore()
    let peer = try CardsPeer(adapter, records: records)
    _ = try await peer.repository.create(draft())
    let name = adapter == .gitHub ? "cards.communities tests" : "cards.created tests"
    _ = try await records.set(Data("{".utf8), for: "broken", in: name, ifRevision: nil)
    #expect(try await peer.repository.communities(.cacheFirst).value.count == 1)
  }
}
