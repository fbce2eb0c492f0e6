import CardsDomain
import DomainKernel
import LenientJSON
import OfflineHTTP

/// A card of the OctoDeck API; the empty one that stands for nobody is of no use.
///
/// The identicon is not read: it follows from the number.
struct OctoDeckCardDTO: Decodable {
  let card: Card

  /// The members that are read, those of the envelopes too.
  static let members = [
    "card", "cards", "githubId", "userName", "fullName", "iconUrl", "mostUsedLanguage", "name", "color",
  ]

  init(from decoder: any Decoder) throws {
    guard let card = try OctoDeckEntryDTO(from: decoder).card else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no login")
      )
    }
    self.card = card
  }
}

/// An entry of a list of cards: a card, or the number alone where nobody can show anything else of it.
struct OctoDeckEntryDTO: Decodable {
  let id: Card.ID
  /// The card; `nil` without a login.
  let card: Card?

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    guard let id = sent.exactText("githubId").flatMap({ Card.ID($0) }) else {
      throw DecodingError.dataCorruptedError(forKey: "githubId", in: sent, debugDescription: "no number")
    }
    self.id = id
    guard let login = sent.exactText("userName"), Login.isValid(login) else {
      card = nil
      return
    }
    let name = sent.text("fullName")
    let language = sent.lenient(LanguageDTO.self, "mostUsedLanguage")
    card = Card(
      id: id,
      login: login,
      // The service repeats the login for an account without a name.
      name: name == login ? nil : name,
      avatar: sent.exactText("iconUrl").flatMap(WebLink.init),
      language: LanguageColors.language(language?.name, language?.color)
    )
  }
}

/// The answer with one card.
struct OctoDeckCardEnvelope: Decodable {
  let card: Card

  init(from decoder: any Decoder) throws {
    card = try decoder.container(keyedBy: NamedKey.self).decode(OctoDeckCardDTO.self, forKey: "card").card
  }
}

/// The answer to a change of a list of cards: the card that was added or removed, of which the number is
/// enough.
struct OctoDeckChangedCardEnvelope: Decodable {
  let id: Card.ID

  init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: NamedKey.self).decode(OctoDeckEntryDTO.self, forKey: "card").id
  }
}

/// A list of cards of the service: a deck, or the members of a community.
struct CardList: Sendable {
  /// The cards in the order of the service, each account once.
  let cards: [Card]
  /// The entries that are no cards: the number of the account of each, or `nil` where that is unknown too.
  let unreadable: [Card.ID?]

  /// The accounts of which the list tells that they are in it.
  var ids: Set<Card.ID> { Set(cards.map(\.id)).union(unreadable.compactMap(\.self)) }

  /// Whether an account is in the list; `nil` where an entry without a number may be the account.
  func contains(_ id: Card.ID) -> Bool? {
    if ids.contains(id) { return true }
    return unreadable.contains(nil) ? nil : false
  }
}

/// The answer with several cards, each account once; one endpoint calls the list `card`.
struct OctoDeckCardsEnvelope: Decodable {
  private let sent: LossyArray<OctoDeckEntryDTO>

  init(from decoder: any Decoder) throws {
    let envelope = try decoder.container(keyedBy: NamedKey.self)
    guard
      let cards = try ["cards", "card"].lazy.compactMap({
        (key: NamedKey) throws -> LossyArray<OctoDeckEntryDTO>? in
        guard envelope.contains(key), !(try envelope.decodeNil(forKey: key)) else { return nil }
        // A single value is no list.
        _ = try envelope.nestedUnkeyedContainer(forKey: key)
        return envelope.list(OctoDeckEntryDTO.self, key, atMost: CardsLimits.cards + 1)
      }).first
    else {
      throw DecodingError.dataCorruptedError(
        forKey: "cards",
        in: envelope,
        debugDescription: "no list of cards"
      )
    }
    sent = cards
  }

  /// The cards in the order of the service, each account once, and the entries that are none.
  func list() throws(InvalidResponse) -> CardList {
    guard sent.elements.count + sent.droppedCount <= CardsLimits.cards else {
      throw InvalidResponse(.tooManyValues(limit: CardsLimits.cards))
    }
    let cards = sent.elements.compactMap(\.card)
    let numbers = sent.elements.filter { $0.card == nil }.map { Optional($0.id) }
    let unreadable = numbers + [Card.ID?](repeating: nil, count: sent.droppedCount)
    guard !cards.isEmpty || unreadable.isEmpty else { throw InvalidResponse(.nothingUsable) }
    return CardList(cards: cards.firstOfEachID(), unreadable: unreadable)
  }
}

/// A community of the OctoDeck API.
struct OctoDeckCommunityDTO: Decodable {
  let community: Community

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    guard let id = sent.exactText("id").flatMap({ Community.ID(rawValue: $0) }) else {
      throw DecodingError.dataCorruptedError(forKey: "id", in: sent, debugDescription: "no id")
    }
    // A community without a name is called by its id.
    community = Community(id: id, name: sent.text("name") ?? id.rawValue, period: Self.period(sent))
  }

  /// The period; the service sends the year 1 where it does not know it.
  private static func period(_ sent: KeyedDecodingContainer<NamedKey>) -> CommunityPeriod? {
    func day(_ key: NamedKey) -> CalendarDay? {
      sent.exactText(key).flatMap { CalendarDay(String($0.prefix(10))) }.flatMap { $0.year == 1 ? nil : $0 }
    }
    guard let from = day("startDateTime"), let to = day("endDateTime") else { return nil }
    // monorepo:allow swallowed-error: a period that no community may have is as good as unknown
    do throws(CommunityFault) { return try CommunityPeriod(from: from, to: to) } catch { return nil }
  }
}

/// The answer with a list of communities.
struct OctoDeckCommunitiesEnvelope: Decodable {
  private let sent: LossyArray<OctoDeckCommunityDTO>

  init(from decoder: any Decoder) throws {
    let envelope = try decoder.container(keyedBy: NamedKey.self)
    _ = try envelope.nestedUnkeyedContainer(forKey: "communities")
    let most = CardsLimits.communities + 1
    sent = envelope.list(OctoDeckCommunityDTO.self, "communities", atMost: most) ?? LossyArray()
  }

  /// The communities, each id once, and how many entries are none.
  func communities() throws(InvalidResponse) -> EntryList<Community> {
    guard sent.elements.count + sent.droppedCount <= CardsLimits.communities else {
      throw InvalidResponse(.tooManyValues(limit: CardsLimits.communities))
    }
    guard !sent.isUnreadable else { throw InvalidResponse(.nothingUsable) }
    return EntryList(sent.elements.map(\.community).firstOfEachID(), unreadableCount: sent.droppedCount)
  }
}

/// The answer with one community, and with its best members except after creating and deleting it.
struct OctoDeckCommunityEnvelope: Decodable {
  let community: Community
  let highlights: CommunityHighlights

  init(from decoder: any Decoder) throws {
    let envelope = try decoder.container(keyedBy: NamedKey.self)
    community = try envelope.decode(OctoDeckCommunityDTO.self, forKey: "community").community
    guard envelope.contains("highlightedCard"), !(try envelope.decodeNil(forKey: "highlightedCard")) else {
      highlights = CommunityHighlights([:])
      return
    }
    highlights =
      envelope.lenient(HighlightsDTO.self, "highlightedCard")?.highlights
      ?? CommunityHighlights([:], unreadable: Set(HighlightCategory.allCases))
  }

  private struct HighlightsDTO: Decodable {
    let highlights: CommunityHighlights

    init(from decoder: any Decoder) throws {
      let sent = try decoder.container(keyedBy: NamedKey.self)
      let names: [(HighlightCategory, NamedKey)] = [
        (.contributor, "bestContributor"), (.committer, "bestCommitter"), (.reviewer, "bestReviewer"),
        (.issuer, "bestIssuer"), (.pullRequester, "bestPullRequester"),
      ]
      var found: [HighlightCategory: Highlight] = [:]
      var unreadable: Set<HighlightCategory> = []
      for (category, key) in names {
        if let best = sent.lenient(OctoDeckCardDTO.self, key) {
          found[category] = Highlight(card: best.card)
        } else if sent.contains(key), !(try sent.decodeNil(forKey: key)),
          sent.lenient(NobodyDTO.self, key) == nil
        {
          unreadable.insert(category)
        }
      }
      highlights = CommunityHighlights(found, unreadable: unreadable)
    }
  }

  /// The empty card, with which the service says that there is nobody.
  private struct NobodyDTO: Decodable {
    init(from decoder: any Decoder) throws {
      let sent = try decoder.container(keyedBy: NamedKey.self)
      for key: NamedKey in ["githubId", "userName"] where sent.contains(key) {
        guard try sent.decodeIfPresent(String.self, forKey: key)?.allSatisfy(\.isWhitespace) ?? true else {
          throw DecodingError.dataCorruptedError(forKey: key, in: sent, debugDescription: "somebody")
        }
      }
    }
  }
}

/// The answer with contributions; the service always counts the last year.
struct OctoDeckStatisticsEnvelope: Decodable {
  /// How many entries are no days.
  let unreadable: Int
  private let days: [ContributionDay]
  private let total: Int?
  private let parts: ContributionParts

  init(from decoder: any Decoder) throws {
    let envelope = try decoder.container(keyedBy: NamedKey.self)
    let sent = try envelope.nestedContainer(keyedBy: NamedKey.self, forKey: "stats")
    let listed = sent.list(DayDTO.self, "contributions", atMost: CardsLimits.days)
    days = listed?.elements.map(\.day) ?? []
    unreadable = listed?.leftOutCount ?? 0
    total = sent.wholeNumber("totalContribution")
    parts = sent.lenient(PartsDTO.self, "contributionDetail")?.parts ?? ContributionParts()
  }

  /// The statistics, without days that are far from most others.
  ///
  /// The days alone decide, not the present: a stored answer has the same days whenever it is read, also by a
  /// clock that is wrong. Those that are left out count as unreadable, since the total may have them.
  func statistics() throws(InvalidResponse) -> ContributionStatistics {
    let sorted = days.sorted { $0.day < $1.day }
    var near: ArraySlice<ContributionDay> = []
    var start = 0
    for (end, last) in sorted.enumerated() {
      let first = last.day.advanced(by: -Self.mostDaysBefore)
      while sorted[start].day < first { start += 1 }
      // Of stretches with as many days the latest counts.
      if end - start + 1 >= near.count { near = sorted[start...end] }
    }
    guard !near.isEmpty else { throw InvalidResponse(.nothingUsable) }
    let missing = unreadable + sorted.count - near.count
    return ContributionStatistics(
      calendar: ContributionCalendar(near),
      total: total,
      parts: parts,
      isComplete: missing == 0,
      unreadableCount: missing
    )
  }

  /// A year and a month before the last of the days.
  private static let mostDaysBefore = 364 + 31

  private struct PartsDTO: Decodable {
    let parts: ContributionParts

    init(from decoder: any Decoder) throws {
      let sent = try decoder.container(keyedBy: NamedKey.self)
      parts = ContributionParts(
        commits: sent.wholeNumber("commitCount"),
        reviews: sent.wholeNumber("reviewCount"),
        issues: sent.wholeNumber("issueCount"),
        pullRequests: sent.wholeNumber("pullRequestCount")
      )
    }
  }
}
