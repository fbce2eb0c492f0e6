import CardsDomain
import DomainKernel
import LenientJSON

/// The languages of an account.
struct GraphQLLanguagesDTO: Decodable {
  let login: String?
  /// The language that most of the code is written in; `nil` where that is unknown.
  let mostUsed: ProgrammingLanguage?
  /// How many entries could not be read, of which each may be of the language that is used most.
  let unreadable: Int

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    let names: [NamedKey] = ["account", "repositoryOwner", "user", "viewer"]
    if let owner = names.lazy.compactMap({ data.lenient(GraphQLOwnerDTO.self, $0) }).first {
      login = owner.login
      mostUsed = owner.mostUsed
      unreadable = owner.unreadable
    } else {
      login = nil
      mostUsed = nil
      unreadable = try names.count { try data.isSent($0) }
    }
  }
}

/// The cards of an answer; null nodes and accounts of other types are left out, as are those that cannot be
/// read: an account that is missing is asked for alone.
struct GraphQLCardsDTO: Decodable {
  let cards: [Card]

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    guard let nodes = data.list(GraphQLOwnerDTO.self, "nodes", atMost: CardsLimits.cards) else {
      throw DecodingError.dataCorruptedError(forKey: "nodes", in: data, debugDescription: "no nodes")
    }
    cards = nodes.elements.compactMap(\.card)
  }
}

/// An account with its repositories, as far as the query asks for it.
struct GraphQLOwnerDTO: Decodable {
  let login: String?
  private let id: Card.ID?
  private let name: String?
  private let avatar: String?
  private let kind: AccountKind?
  private let edges: [EdgeDTO]
  /// How many repositories and languages could not be read.
  let unreadable: Int

  init(from decoder: any Decoder) throws {
    let owner = try decoder.container(keyedBy: NamedKey.self)
    login = owner.exactText("login")
    let number = owner.wholeNumber("databaseId").flatMap { Card.ID(rawValue: $0) }
    id = number ?? owner.exactText("id").flatMap(GraphQLQuery.account)
    name = owner.text("name")
    avatar = owner.exactText("avatarUrl")
    kind = owner.exactText("__typename").flatMap { AccountKind(gitHubType: $0) }
    let repositories = owner.lenient(RepositoriesDTO.self, "repositories")
    edges = repositories?.edges ?? []
    unreadable = try repositories?.unreadable ?? (owner.isSent("repositories") ? 1 : 0)
  }

  /// The card; `nil` for an account without a number or a login.
  var card: Card? {
    guard let id, let login, Login.isValid(login) else { return nil }
    return Card(
      id: id,
      login: login,
      name: name,
      avatar: avatar.flatMap(WebLink.init),
      language: mostUsed,
      kind: kind,
      languageFailure: unreadable == 0 ? nil : ServiceError.malformed(.nothingUsable)
    )
  }

  /// The language with the largest sum of bytes, of several the one whose name comes first.
  ///
  /// There is none while an entry could not be read, which may be of a language that is used more.
  var mostUsed: ProgrammingLanguage? {
    guard unreadable == 0 else { return nil }
    var sizes: [String: Int] = [:]
    var colors: [String: String] = [:]
    for edge in edges {
      sizes[edge.name, default: 0] += edge.size
      if let color = edge.color { colors[edge.name] = color }
    }
    let best = sizes.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { LanguageColors.language($0.key, colors[$0.key]) }
  }

  private struct RepositoriesDTO: Decodable {
    let edges: [EdgeDTO]
    let unreadable: Int

    init(from decoder: any Decoder) throws {
      let sent = try decoder.container(keyedBy: NamedKey.self)
      let nodes = sent.list(Optional<RepositoryDTO>.self, "nodes", atMost: CardsLimits.repositories)
      // A repository that this reader may not read is null.
      let repositories = (nodes?.elements ?? []).compactMap(\.self)
      edges = repositories.flatMap(\.edges)
      unreadable = repositories.reduce(nodes?.leftOutCount ?? 0) { $0 + $1.unreadable }
    }
  }

  private struct RepositoryDTO: Decodable {
    let edges: [EdgeDTO]
    let unreadable: Int

    init(from decoder: any Decoder) throws {
      let repository = try decoder.container(keyedBy: NamedKey.self)
      let languages = repository.lenient(LanguagesDTO.self, "languages")
      edges = languages?.edges ?? []
      unreadable = try languages?.unreadable ?? (repository.isSent("languages") ? 1 : 0)
    }
  }

  private struct LanguagesDTO: Decodable {
    let edges: [EdgeDTO]
    let unreadable: Int

    init(from decoder: any Decoder) throws {
      let languages = try decoder.container(keyedBy: NamedKey.self)
      let sent = languages.list(Optional<EdgeDTO>.self, "edges", atMost: CardsLimits.repositories)
      edges = (sent?.elements ?? []).compactMap(\.self)
      unreadable = sent?.leftOutCount ?? 0
    }
  }

  private struct EdgeDTO: Decodable {
    let size: Int
    let name: String
    let color: String?

    init(from decoder: any Decoder) throws {
      let edge = try decoder.container(keyedBy: NamedKey.self)
      guard let size = edge.wholeNumber("size"), (0...CardsLimits.codeBytes).contains(size),
        let language = edge.lenient(LanguageDTO.self, "node"), let name = language.name
      else {
        throw DecodingError.dataCorruptedError(
          forKey: "size",
          in: edge,
          debugDescription: "no size of a language"
        )
      }
      self.size = size
      self.name = name
      color = language.color
    }
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  /// Whether there is something other than `null`.
  func isSent(_ key: NamedKey) throws -> Bool {
    guard contains(key) else { return false }
    return try !decodeNil(forKey: key)
  }
}

/// A language as services send it.
struct LanguageDTO: Decodable {
  let name: String?
  let color: String?

  init(from decoder: any Decoder) throws {
    let language = try decoder.container(keyedBy: NamedKey.self)
    name = language.text("name")
    color = language.exactText("color")
  }
}
