import CardsDomain
import DomainKernel

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Endpoint {
  static let cards: [Endpoint] = octoDeck + gitHubCards

  private static let octoDeck: [Endpoint] = [
    Endpoint("card", CardsAnswers.root + "/cards/5", CardsAnswers.card, other: CardsAnswers.otherCard) {
      peer,
      policy throws(ServiceError) in
      try await peer.cards.card(.id(id(5)), policy).map { facts(of: $0, "one card").list }
    },
    Endpoint("my card", CardsAnswers.root + "/cards/me", CardsAnswers.card, other: CardsAnswers.otherCard) {
      peer,
      policy throws(ServiceError) in
      try await peer.cards.card(.mine, policy).map { facts(of: $0, "one card").list }
    },
    Endpoint("deck", CardsAnswers.root + "/cards", CardsAnswers.cards, other: CardsAnswers.otherCards) {
      peer,
      policy throws(ServiceError) in
      try await read { () throws(CardsError) in try await peer.cards.deck(policy) }.map { deck in
        deck.entries.flatMap { facts(of: $0.card, "card \($0.id)").list }
      }
    },
    Endpoint(
      "members",
      CardsAnswers.root + "/communities/c-1/cards",
      CardsAnswers.cards,
      other: CardsAnswers.otherCards
    ) { peer, policy throws(ServiceError) in
      try await read { () throws(CardsError) in try await peer.cards.members(of: community("c-1"), policy) }
        .map { members in members.flatMap { facts(of: $0.card, "card \($0.id)").list } }
    },
    Endpoint(
      "communities",
      CardsAnswers.root + "/communities",
      CardsAnswers.communities,
      other: CardsAnswers.otherCommunities
    ) { peer, policy throws(ServiceError) in
      try await read { () throws(CardsError) in try await peer.cards.communities(policy) }
        .map { list in list.flatMap { facts(of: $0, "community \($0.id)").list } }
    },
    Endpoint(
      "community",
      CardsAnswers.root + "/communities/c-1",
      CardsAnswers.page,
      other: CardsAnswers.otherPage
    ) { peer, policy throws(ServiceError) in
      try await read { () throws(CardsError) in try await peer.cards.community(community("c-1"), policy) }
        .map { page in
          var facts = facts(of: page.community, "one community")
          for category in HighlightCategory.allCases {
            facts.add("best \(category)", if: page.highlights?[category] != nil)
          }
          return facts.list
        }
    },
    statistics("contributions", "/stats/me", .mine),
    statistics("contributions by number", "/stats/5", .id(id(5))),
  ]

  private static func statistics(_ name: String, _ path: String, _ subject: CardSubject) -> Endpoint {
    Endpoint(name, CardsAnswers.root + path, CardsAnswers.statistics) { peer, policy throws(ServiceError) in
      try await contributions { () throws(ContributionsError) in
        try await peer.cards.statistics(of: subject, in: range, policy)
      }
    }
  }

  private static let gitHubCards: [Endpoint] = [
    Endpoint(
      "account and languages",
      CardsAnswers.gitHubRoot + "/users/coder501",
      CardsAnswers.account,
      other: CardsAnswers.otherAccount
    ) { peer, policy throws(ServiceError) in
      try await peer.gitHubCards.card(.login("coder501"), policy).map { card in
        var facts = facts(of: card, "one card")
        facts.add("kind", if: card.kind != nil)
        return facts.list
      }
    },
    Endpoint(
      "contributions at GitHub",
      CardsAnswers.gitHubRoot + "/graphql",
      CardsAnswers.year,
      other: CardsAnswers.otherYear
    ) { peer, policy throws(ServiceError) in
      try await contributions { () throws(ContributionsError) in
        try await peer.gitHubCards.statistics(of: .login("coder501"), in: range, policy)
      }
    },
    Endpoint("years of several accounts", CardsAnswers.gitHubRoot + "/graphql", CardsAnswers.years) {
      peer,
      policy throws(ServiceError) in
      let cards = (501...504).map { Card(id: id($0), login: "coder\($0)") }
      let found = await peer.gitHubCards.statistics(of: cards, in: range, policy)
      let shown = found.sorted { $0.key < $1.key }.flatMap { number, result -> [String] in
        if case .failure(.noCalendar) = result {
          return ["member \(number)", "member \(number)" + Facts.bar + "kind"]
        }
        guard case .success(let year) = result else { return [] }
        var facts = Facts("member \(number)")
        add(year.value.parts, to: &facts)
        facts.add("viewer", if: year.value.viewer != nil)
        for day in year.value.calendar.days { facts.add("day \(day.day)", if: true) }
        return facts.list
      }
      return Fetched(
        shown,
        provenance: Provenance(kind: .network, fetchedAt: Date(timeIntervalSince1970: 0))
      )
    },
    Endpoint("accounts and languages", CardsAnswers.gitHubRoot + "/graphql", CardsAnswers.owners) {
      peer,
      policy throws(ServiceError) in
      let found = await peer.gitHubCards.cards((501...505).map(id), policy)
      let shown = found.sorted { $0.key < $1.key }.flatMap { number, result -> [String] in
        guard case .success(let card) = result else { return [] }
        return facts(of: card, "card \(number)").list
      }
      return Fetched(
        shown,
        provenance: Provenance(kind: .network, fetchedAt: Date(timeIntervalSince1970: 0))
      )
    },
    Endpoint("totals of members", CardsAnswers.gitHubRoot + "/graphql", CardsAnswers.nodes) {
      peer,
      policy throws(ServiceError) in
      let counted = try await peer.memberCounter.totals(of: (501...506).map(id), in: range, policy)
      let facts = counted.values.sorted { $0.key < $1.key }.flatMap { number, totals in
        var facts = Facts("member \(number)")
        add(totals.parts, to: &facts)
        facts.add("private", if: totals.parts.restricted != nil)
        facts.add("kind", if: counted.kinds[number] != nil)
        return facts.list
      }
      let isStored = counted.staleness != nil || policy == .cacheOnly
      return Fetched(
        facts,
        provenance: Provenance(kind: isStored ? .stored : .network, fetchedAt: Date(timeIntervalSince1970: 0))
      )
    },
  ]

  // MARK: - Facts

  private static func contributions(
    _ operation: () async throws(ContributionsError) -> Fetched<ContributionStatistics>
  ) async throws(ServiceError) -> Fetched<[String]> {
    let statistics: Fetched<ContributionStatistics>
    do throws(ContributionsError) { statistics = try await operation() } catch {
      guard case .service(let error) = error else { throw .rejected(code: nil, message: "no calendar") }
      throw error
    }
    return statistics.map { statistics in
      var facts = Facts("contributions")
      add(statistics.parts, to: &facts)
      facts.add("viewer", if: statistics.viewer != nil)
      return facts.list + statistics.calendar.days.map { "day \($0.day)" }
    }
  }

  private static func add(_ parts: ContributionParts, to facts: inout Facts) {
    facts.add("commits", if: parts.commits != nil)
    facts.add("reviews", if: parts.reviews != nil)
    facts.add("issues", if: parts.issues != nil)
    facts.add("pull requests", if: parts.pullRequests != nil)
  }

  private static func facts(of card: Card, _ entry: String) -> Facts {
    var facts = Facts(entry)
    facts.add("name", if: card.name != nil)
    facts.add("avatar", if: card.avatar != nil)
    facts.add("language", if: card.language != nil)
    return facts
  }

  private static func facts(of community: Community, _ entry: String) -> Facts {
    var facts = Facts(entry)
    facts.add("name", if: community.name != community.id.rawValue)
    facts.add("period", if: community.period != nil)
    return facts
  }

  // MARK: - Questions

  private static func read<Value>(
    _ operation: () async throws(CardsError) -> Fetched<Value>
  ) async throws(ServiceError) -> Fetched<Value> {
    do throws(CardsError) { return try await operation() } catch {
      guard case .service(let error) = error else { throw .rejected(code: nil, message: "\(error)") }
      throw error
    }
  }

  private static let range = DayRange(yearEnding: CalendarDay(daysSince1970: 20_512))

  private static func id(_ number: Int) -> Card.ID {
    guard let id = Card.ID(rawValue: number) else { preconditionFailure("a negative id") }
    return id
  }

  private static func community(_ text: String) -> Community.ID {
    guard let id = Community.ID(rawValue: text) else { preconditionFailure("no id: \(text)") }
    return id
  }
}
