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
    let sent = try decoder.container(keyedBy: NamedKey.self)
    guard let id = sent.exactText("githubId").flatMap({ Card.ID($0) }) else {
      throw DecodingError.dataCorruptedError(forKey: "githubId", in: sent, debugDescription: "no number")
    }
    guard let login = sent.exactText("userName"), Login.isValid(login) else {
      throw DecodingError.dataCorruptedError(forKey: "userName", in: sent, debugDescription: "no login")
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

/// The answer with several cards, each account once; one endpoint calls the list `card`.
struct OctoDeckCardsEnvelope: Decodable {
  private let sent: LossyArray<OctoDeckCardDTO>

  init(from decoder: any Decoder) throws {
    let envelope = try decoder.container(keyedBy: NamedKey.self)
    guard
      let cards = try ["cards", "card"].lazy.compactMap({
        (key: NamedKey) throws -> LossyArray<OctoDeckCardDTO>? in
        guard envelope.contains(key), !(try envelope.decodeNil(forKey: key)) else { return nil }
        // A single value is no list.
        _ = try envelope.nestedUnkeyedContainer(forKey: key)
        return envelope.list(OctoDeckCardDTO.self, key, atMost: CardsLimits.cards + 1)
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

  /// How many entries are no cards.
  var unreadable: Int { sent.droppedCount }

  /// The cards in the order of the service, each account once.
  func cards() throws(InvalidResponse) -> [Card] {
    guard sent.elements.count + sent.droppedCount <= CardsLimits.cards else {
      throw InvalidResponse(.tooManyValues(limit: CardsLimits.cards))
    }
    guard !sent.isUnreadable else { throw InvalidResponse(.nothingUsable) }
    var ids = Set<Card.ID>()
    return sent.elements.map(\.card).filter { ids.insert($0.id).inserted }
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
      sent.exactText(key).flatMap { CalendarDay(String($0.prefix(10))) }.flatMap { $0.year > 1 ? $0 : nil }
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
    sent =
      envelope.list(OctoDeckCommunityDTO.self, "communities", atMost: CardsLimits.communities) ?? LossyArray()
  }

  /// How many entries are no communities.
  var unreadable: Int { sent.droppedCount }

  /// The communities, each id once.
  func communities() throws(InvalidResponse) -> [Community] {
    guard !sent.isUnreadable else { throw InvalidResponse(.nothingUsable) }
    var ids = Set<Community.ID>()
    return sent.elements.map(\.community).filter { ids.insert($0.id).inserted }
  }
}

/// The answer with one community, and with its best members except after creating and deleting it.
struct OctoDeckCommunityEnvelope: Decodable {
  let community: Community
  let highlights: CommunityHighlights

  init(from decoder: any Decoder) throws {
    let envelope = try decoder.container(keyedBy: NamedKey.self)
    community = try envelope.decode(OctoDeckCommunityDTO.self, forKey: "community").community
    highlights =
      envelope.lenient(HighlightsDTO.self, "highlightedCard")?.highlights ?? CommunityHighlights([:])
  }

  private struct HighlightsDTO: Decodable {
    let highlights: CommunityHighlights

    init(from decoder: any Decoder) throws {
      let sent = try decoder.container(keyedBy: NamedKey.self)
      let names: [(HighlightCategory, NamedKey)] = [
        (.contributor, "bestContributor"), (.committer, "bestCommitter"), (.reviewer, "bestReviewer"),
        (.issuer, "bestIssuer"), (.pullRequester, "bestPullRequester"),
      ]
      let found = names.compactMap { category, key in
        sent.lenient(OctoDeckCardDTO.self, key).map { (category, Highlight(card: $0.card)) }
      }
      highlights = CommunityHighlights(Dictionary(found) { first, _ in first })
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
    unreadable = listed?.droppedCount ?? 0
    total = sent.wholeNumber("totalContribution")
    parts = sent.lenient(PartsDTO.self, "contributionDetail")?.parts ?? ContributionParts()
  }

  /// The statistics, without days that are far from the others.
  ///
  /// Days that are still to come do not count. The others are measured from the newest one, not from the
  /// present: a stored answer has the same days however much later it is read.
  func statistics(_ range: DayRange) throws(InvalidResponse) -> ContributionStatistics {
    let past = days.filter { $0.day <= range.last.advanced(by: 1) }
    guard let newest = past.map(\.day).max() else { throw InvalidResponse(.nothingUsable) }
    let first = min(newest, range.last).advanced(by: -Self.mostDaysBefore)
    let near = past.filter { first <= $0.day }
    return ContributionStatistics(
      calendar: ContributionCalendar(near),
      total: total,
      parts: parts,
      isComplete: unreadable == 0
    )
  }

  /// A year and a month before its last day.
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
