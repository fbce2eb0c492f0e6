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
    avatar = account.exactText("avatar_url")
  }

  func card(_ language: ProgrammingLanguage? = nil) -> Card {
    Card(id: id, login: login, name: name, avatar: avatar.flatMap(WebLink.init), language: language)
  }
}

extension ContentMeasure {
  /// Measures a card; a name and a language may be given up.
  static func card(_ card: Card) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("name", card.name)
    measure.add("avatar", count: card.avatar == nil ? 0 : 1)
    measure.add("language", card.language?.name)
    return measure
  }

  /// Measures contributions: days that were counted do not become unknown.
  static func statistics(_ statistics: ContributionStatistics) -> ContentMeasure {
    var measure = ContentMeasure()
    let days = statistics.calendar.days
    measure.add("days", days, .ofAnswer, id: \.day.description, measure: { _ in ContentMeasure() })
    let parts = statistics.parts
    for (name, part) in [
      ("commits", parts.commits), ("reviews", parts.reviews), ("issues", parts.issues),
      ("pull requests", parts.pullRequests),
    ] {
      measure.add(name, count: part == nil ? 0 : 1)
    }
    return measure
  }
}

extension ServiceError {
  /// The error behind a stored value that took the place of an answer.
  init(behind reason: StaleReason?) {
    switch reason {
    case .offline: self = .offline
    case .connectionLost: self = .connectionLost
    case .timedOut: self = .timedOut
    case .rateLimited(let until): self = .rateLimited(until: until)
    case .signInNeeded: self = .signInNeeded
    case .refused: self = .rejected(code: nil, message: nil)
    default: self = .unavailable
    }
  }
}
