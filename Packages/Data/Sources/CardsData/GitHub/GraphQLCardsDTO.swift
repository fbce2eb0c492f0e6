import CardsDomain
import DomainKernel
import LenientJSON

/// The languages of an account.
struct GraphQLLanguagesDTO: Decodable {
  let login: String?
  /// The language that most of the code is written in.
  let mostUsed: ProgrammingLanguage?

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    let owner = ["account", "repositoryOwner", "user", "viewer"].lazy
      .compactMap { data.lenient(GraphQLOwnerDTO.self, $0) }.first
    login = owner?.login
    mostUsed = owner?.mostUsed
  }
}

/// The cards of an answer; null nodes and accounts of other types are left out.
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

  init(from decoder: any Decoder) throws {
    let owner = try decoder.container(keyedBy: NamedKey.self)
    login = owner.exactText("login")
    let number = owner.wholeNumber("databaseId").flatMap { Card.ID(rawValue: $0) }
    id = number ?? owner.exactText("id").flatMap(GraphQLQuery.account)
    name = owner.text("name")
    avatar = owner.exactText("avatarUrl")
    kind = owner.exactText("__typename").flatMap { AccountKind(gitHubType: $0) }
    edges = owner.lenient(RepositoriesDTO.self, "repositories")?.edges ?? []
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
      kind: kind
    )
  }

  /// The language with the largest sum of bytes, of several the one whose name comes first.
  var mostUsed: ProgrammingLanguage? {
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

    init(from decoder: any Decoder) throws {
      let repositories = try decoder.container(keyedBy: NamedKey.self)
      let nodes = repositories.list(RepositoryDTO.self, "nodes", atMost: CardsLimits.repositories)
      edges = nodes?.elements.flatMap(\.edges) ?? []
    }
  }

  private struct RepositoryDTO: Decodable {
    let edges: [EdgeDTO]

    init(from decoder: any Decoder) throws {
      let repository = try decoder.container(keyedBy: NamedKey.self)
      edges = repository.lenient(LanguagesDTO.self, "languages")?.edges ?? []
    }
  }

  private struct LanguagesDTO: Decodable {
    let edges: [EdgeDTO]

    init(from decoder: any Decoder) throws {
      let languages = try decoder.container(keyedBy: NamedKey.self)
      edges = languages.list(EdgeDTO.self, "edges", atMost: CardsLimits.repositories)?.elements ?? []
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
