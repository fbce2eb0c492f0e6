import CardsDomain
import DomainKernel
import LenientJSON
import OfflineHTTP
import ResourceLoading

/// A card as GitHub's REST API sends it; of no use without a number and a login.
struct AccountDTO: Decodable {
  let id: Card.ID
  let login: String
  let name: String?
  let avatar: String?
  let kind: AccountKind?
  /// Whether the account has no name, and the service says so.
  let isUnnamed: Bool

  init(from decoder: any Decoder) throws {
    let account = try decoder.container(keyedBy: NamedKey.self)
    guard let id = account.wholeNumber("id").flatMap({ Card.ID(rawValue: $0) }) else {
      throw DecodingError.dataCorruptedError(forKey: "id", in: account, debugDescription: "no number")
    }
    guard let login = account.exactText("login"), Login.isValid(login) else {
      throw DecodingError.dataCorruptedError(forKey: "login", in: account, debugDescription: "no login")
    }
    self.id = id
    self.login = login
    name = account.text("name")
    isUnnamed = account.isBlank("name")
    avatar = account.exactText("avatar_url")
    kind = account.exactText("type").flatMap { AccountKind(gitHubType: $0) }
  }

  func card(_ language: ProgrammingLanguage? = nil, failure: ServiceError? = nil) -> Card {
    Card(
      id: id,
      login: login,
      name: name,
      avatar: avatar.flatMap(WebLink.init),
      language: language,
      kind: kind,
      languageFailure: failure
    )
  }
}

extension AccountKind {
  /// Reads the type of an account as both APIs of GitHub write it; a type that this version does not know gives `nil`.
  init?(gitHubType: String) {
    switch gitHubType {
    case "User": self = .user
    case "Organization": self = .organisation
    case "Bot": self = .bot
    default: return nil
    }
  }
}

extension ContentMeasure {
  /// Measures a card; a name and a language may be given up.
  static func card(_ card: Card) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("name", card.name)
    measure.add("avatar", isThere: card.avatar != nil)
    measure.add("language", card.language?.name)
    measure.add("kind", isThere: card.kind != nil)
    return measure
  }

  /// Measures the most used language, which may stay the only fact about an account.
  static func language(_ language: ProgrammingLanguage?) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("language", language?.name)
    return measure
  }

  /// Measures a list of cards.
  static func cards(_ cards: [Card]) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("cards", cards, .ofAnswer, id: \.id.description, measure: card)
    return measure
  }

  /// Measures the cards of accounts that were named: who was found stays found.
  static func accounts(_ cards: [Card]) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("accounts", cards, .together, id: \.id.description, measure: card)
    return measure
  }

  /// Measures a list of communities; a period that was known stays known.
  static func communities(_ communities: [Community]) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("communities", communities, .ofAnswer, id: \.id.rawValue, measure: community)
    return measure
  }

  /// Measures a community with its best members, who are gone only when others take their places.
  static func page(_ page: CommunityPage) -> ContentMeasure {
    var measure = community(page.community)
    for category in HighlightCategory.allCases {
      measure.add(category.rawValue, isThere: page.highlights?[category] != nil)
    }
    return measure
  }

  /// Measures the totals of members: who was counted stays counted.
  static func totals(_ counted: CountedMembers) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("totals", Array(counted.totals), .together, id: \.key.description) { parts($0.value.parts) }
    measure.add(kinds: counted.kinds)
    return measure
  }

  /// Measures the years of several accounts: who was counted stays counted, with every day.
  static func years(_ counted: CountedYears) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("years", Array(counted.years), .together, id: \.key.description) {
      statistics($0.value, from: nil)
    }
    measure.add(kinds: counted.kinds)
    return measure
  }

  private mutating func add(kinds: [Card.ID: AccountKind]) {
    add("kinds", Array(kinds), .together, id: \.key.description) { _ in ContentMeasure() }
  }

  private static func community(_ community: Community) -> ContentMeasure {
    var measure = ContentMeasure()
    // A community whose name is lost is called by its id.
    measure.add("name", community.name == community.id.rawValue ? nil : community.name)
    measure.add("period", isThere: community.period != nil)
    return measure
  }

  private static func parts(_ parts: ContributionParts) -> ContentMeasure {
    var measure = ContentMeasure()
    for (name, part) in [
      ("commits", parts.commits), ("reviews", parts.reviews), ("issues", parts.issues),
      ("pull requests", parts.pullRequests), ("restricted", parts.restricted),
    ] {
      measure.add(name, isThere: part != nil)
    }
    return measure
  }

  /// Measures contributions: days that were counted do not become unknown, as far as they are still asked for.
  static func statistics(_ statistics: ContributionStatistics, from start: CalendarDay?) -> ContentMeasure {
    var measure = ContentMeasure()
    let days = statistics.calendar.days.filter { day in start.map { $0 <= day.day } ?? true }
    measure.add("days", days, .together, id: \.day.description, measure: { _ in ContentMeasure() })
    measure.add("parts", [statistics.parts], .together, id: { _ in "parts" }, measure: parts)
    measure.add("viewer", statistics.viewer)
    return measure
  }
}

extension Replacement {
  /// Judges a list that its owner may empty, also elsewhere: it is believed to be empty when it still is a day later.
  ///
  /// - Parameters:
  ///   - absence: What a 404 or 410 means.
  ///   - measure: Measures a list.
  /// - Returns: A judgement by the rule for all areas, but for emptiness.
  static func judgedList<Content>(
    absence: Absence,
    by measure: @escaping @Sendable (Content) -> ContentMeasure
  ) -> Replacement<Value> where Value == Answer<Content> {
    Replacement(absence: absence) { new, stored in
      let suspicion = ContentMeasure.suspicion(of: new, replacing: stored, measure: measure)
      return suspicion == .empty ? .incomplete : suspicion
    }
  }
}

extension Replacement {
  /// Judges contributions of a range that may move on: as many days as are new at its end may go at its beginning.
  ///
  /// - Parameters:
  ///   - absence: What a 404 or 410 means.
  ///   - statistics: The contributions in the content of an answer.
  /// - Returns: A judgement by the rule for all areas.
  static func judgedStatistics<Content>(
    absence: Absence,
    _ statistics: @escaping @Sendable (Content) -> ContributionStatistics?
  ) -> Replacement<Value> where Value == Answer<Content> {
    Replacement(absence: absence) { new, stored in
      let known = statistics(stored.value)?.calendar.days ?? []
      let days = statistics(new.value)?.calendar.days ?? []
      var start: CalendarDay?
      if let first = known.first?.day, let last = known.last?.day, let end = days.last?.day {
        start = first.advanced(by: max(0, end.daysSince1970 - last.daysSince1970))
      }
      return ContentMeasure.suspicion(of: new, replacing: stored) { [start] content in
        statistics(content).map { .statistics($0, from: start) } ?? ContentMeasure()
      }
    }
  }
}
