import CardsDomain
import NetworkingKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An OctoDeck API that is written for these tests and answers like the reference: 500 and nothing for every error, no
/// guard against duplicates, the year 1 instead of periods.
final class OctoDeckPeer: Sendable {
  static let root = "https://octodeck.example/api"

  /// What happens to a write.
  enum Write: Sendable {
    /// It is done and answered.
    case works
    /// It is done and answered; reads have no answer from then on.
    case worksBeforeReadsFail
    /// It is done, and answered with 500 and nothing.
    case worksSilently
    /// It is not done, and answered with 500 and nothing.
    case fails
    /// Another program does it just before, and it is answered with 409 and a message.
    case conflicts
    /// It is not done, and answered with 409 and a message; reads have no answer from then on.
    case conflictsBeforeReadsFail
    /// It is not done, and answered with this.
    case isAnswered(status: Int, type: String, body: String)
    /// It is done, and the connection is lost before the answer; reads fail too from then on.
    case isLost
    /// It is not done, and the connection is lost before the answer; reads still work.
    case isDropped
    /// It is done, and the program is interrupted before the answer.
    case isInterrupted
  }

  struct State: Sendable {
    var accounts: [Int: (login: String, name: String)] = [
      1001: ("ada-larsson", "Ada Larsson"), 1002: ("bo-k", "bo-k"), 1003: ("cleo", "cleo"),
    ]
    var viewer = 1001
    var deck: [Int] = []
    var communities: [String: (name: String, members: [Int], best: Int?)] = [:]
    var write = Write.works
    var isConnected = true
    /// The status and body of every answer; `nil` for the real ones.
    var failure: (status: Int, body: String)?
    /// Why reads have no answer; `nil` where they have one.
    var readFailure: HTTPClientError?
    /// The communities about which every answer is 404, by id, with the type of its body.
    var missing: [String: String] = [:]
    /// The body of an answer by path, before any other.
    var scripts: [String: String] = [:]
    /// The writes so far: method, path and body.
    var writes: [String] = []
    /// The reads so far.
    var reads: [String] = []
  }

  let state = Mutex(State())

  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  var writes: [String] { state.withLock { $0.writes } }
  var reads: [String] { state.withLock { $0.reads } }

  func response(to request: HTTPRequest) throws(HTTPClientError) -> HTTPResponse {
    let path = String(request.url.absoluteString.dropFirst(Self.root.utf8.count + 1))
    return try state.withLock { (state) throws(HTTPClientError) -> HTTPResponse in
      guard state.isConnected else { throw .notConnected(reason: "no network") }
      if let failure = state.failure { return GitHubPeer.json(failure.body, failure.status) }
      if let type = state.missing.first(where: { path.hasPrefix("communities/\($0.key)") })?.value {
        let body = Data(#"{"error":"not found"}"#.utf8)
        return HTTPResponse(status: HTTPStatus(rawValue: 404), fields: [.contentType: type], body: body)
      }
      guard request.method != .get else {
        state.reads.append(path)
        if let failure = state.readFailure { throw failure }
        return Self.read(path, state).map { GitHubPeer.json($0) } ?? Self.silence
      }
      let body = String(decoding: request.body ?? Data(), as: UTF8.self)
      state.writes.append("\(request.method.rawValue) \(path) \(body)".trimmed)
      if case .fails = state.write { return Self.silence }
      if case .conflicts = state.write {
        _ = Self.write(request.method, path, body, request.fields[.contentType], &state)
        return Self.conflict
      }
      if case .conflictsBeforeReadsFail = state.write {
        state.readFailure = .connectionLost(reason: "reset")
        return Self.conflict
      }
      if case .isDropped = state.write { throw .connectionLost(reason: "reset") }
      if case .isAnswered(let status, let type, let body) = state.write {
        return HTTPResponse(
          status: HTTPStatus(rawValue: status),
          fields: [.contentType: type],
          body: Data(body.utf8)
        )
      }
      let type = request.fields[.contentType]
      guard let answer = Self.write(request.method, path, body, type, &state) else { return Self.silence }
      switch state.write {
      case .works: return GitHubPeer.json(answer)
      case .worksBeforeReadsFail:
        state.readFailure = .connectionLost(reason: "reset")
        return GitHubPeer.json(answer)
      case .worksSilently, .fails, .conflicts, .conflictsBeforeReadsFail, .isDropped, .isAnswered:
        return Self.silence
      case .isInterrupted: throw .cancelled
      case .isLost:
        state.isConnected = false
        throw .connectionLost(reason: "reset")
      }
    }
  }

  static let silence = HTTPResponse(status: HTTPStatus(rawValue: 500))
  private static let conflict = GitHubPeer.json(#"{"error":"already there"}"#, 409)

  static func card(_ id: Int, _ account: (login: String, name: String)) -> String {
    """
    {"githubId":"\(id)","userName":"\(account.login)","fullName":"\(account.name)",\
    "iconUrl":"https://pictures.example/u/\(id)","identicon":{"color":"#8058d7","blocks":[[true,true]]},\
    "mostUsedLanguage":{"name":"Swift","color":"#F05138"}}
    """
  }

  static let emptyCard = """
    {"githubId":"","userName":"","fullName":"","iconUrl":"","identicon":{"color":"","blocks":[]},\
    "mostUsedLanguage":{"name":"","color":""}}
    """

  private static func cards(_ ids: [Int], _ state: State) -> String {
    ids.compactMap { id in state.accounts[id].map { card(id, $0) } }.joined(separator: ",")
  }

  static func community(_ id: String, _ name: String) -> String {
    """
    {"id":"\(id)","name":"\(name)","startDateTime":"0001-01-01T00:00:00Z","endDateTime":"0001-01-01T00:00:00Z"}
    """
  }

  private static func page(_ id: String, _ state: State) -> String? {
    state.communities[id].map { known in
      let best = known.best.flatMap { id in state.accounts[id].map { card(id, $0) } } ?? emptyCard
      return """
        {"community":\(community(id, known.name)),"highlightedCard":{"bestContributor":\(best),\
        "bestCommitter":\(emptyCard),"bestReviewer":\(emptyCard),"bestIssuer":\(emptyCard),\
        "bestPullRequester":\(emptyCard)}}
        """
    }
  }

  private static func read(_ path: String, _ state: State) -> String? {
    if let script = state.scripts[path] { return script }
    let parts = path.split(separator: "/").map(String.init)
    switch (parts[0], parts.dropFirst().first, parts.count) {
    case ("cards", nil, 1): return #"{"cards":[\#(cards(state.deck, state))]}"#
    case ("cards", "me", 2): return #"{"card":\#(cards([state.viewer], state))}"#
    case ("cards", let id?, 2):
      return Int(id).flatMap { state.accounts[$0] == nil ? nil : #"{"card":\#(cards([$0], state))}"# }
    case ("stats", "1004", 2):
      // The reference says nothing of the kind of an account, and 0 where nobody counts.
      return """
        {"stats":{"contributions":[{"date":"2026-03-01","count":0}],"totalContribution":0,\
        "mostUsedLanguage":{"name":"Unknown","color":"#586069"},\
        "contributionDetail":{"reviewCount":0,"commitCount":0,"pullRequestCount":0,"issueCount":0}}}
        """
    case ("stats", _, 2):
      return """
        {"stats":{"contributions":[{"date":"2026-02-28","count":3},{"date":"2026-03-01","count":1},\
        {"date":"yesterday","count":1},{"date":"2026-02-27","count":-4}],"totalContribution":4,\
        "mostUsedLanguage":{"name":"Swift","color":"#F05138"},\
        "contributionDetail":{"reviewCount":1,"commitCount":2,"pullRequestCount":1,"issueCount":0}}}
        """
    case ("communities", nil, 1):
      let mine = state.communities.filter { $0.value.members.contains(state.viewer) }.sorted {
        $0.key > $1.key
      }
      return #"{"communities":[\#(mine.map { community($0.key, $0.value.name) }.joined(separator: ","))]}"#
    case ("communities", let id?, 2): return page(id, state)
    case ("communities", let id?, 3):
      return state.communities[id].map { #"{"cards":[\#(cards($0.members, state))]}"# }
    default: return nil
    }
  }

  private static func write(
    _ method: HTTPMethod,
    _ path: String,
    _ body: String,
    _ type: String?,
    _ state: inout State
  ) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    let mine = #"{"card":\#(cards([state.viewer], state))}"#
    switch (method, parts[0], parts.dropFirst().first, parts.count) {
    case (.post, "cards", nil, 1):
      guard type == "text/plain", let id = Int(body), state.accounts[id] != nil else { return nil }
      state.deck.append(id)
      return #"{"card":\#(cards([id], state))}"#
    case (.delete, "cards", let id?, 2):
      guard let id = Int(id) else { return nil }
      state.deck.removeAll { $0 == id }
      return #"{"card":\#(cards([id], state))}"#
    case (.put, "cards", "refresh", 2): return #"{"card":[\#(cards(state.deck, state))]}"#
    case (.post, "communities", nil, 1):
      guard let name = body.components(between: #""name":""#, and: "\"") else { return nil }
      let id = "0c5d4c1e-0000-4c53-9a39-00000000000\(state.communities.count)"
      state.communities[id] = (name, [], nil)
      return #"{"community":\#(community(id, name))}"#
    case (.delete, "communities", let id?, 2):
      guard let known = state.communities.removeValue(forKey: id) else { return nil }
      return #"{"community":\#(community(id, known.name))}"#
    case (.post, "communities", let id?, 3):
      guard state.communities[id] != nil else { return nil }
      state.communities[id]?.members.append(state.viewer)
      return mine
    case (.delete, "communities", let id?, 3):
      guard state.communities[id] != nil else { return nil }
      state.communities[id]?.members.removeAll { [viewer = state.viewer] in $0 == viewer }
      return mine
    case (.put, "communities", let id?, 3):
      guard state.communities[id] != nil else { return nil }
      let first = state.communities[id]?.members.first
      state.communities[id]?.best = first
      return page(id, state)
    default: return nil
    }
  }
}

extension String {
  /// The answer with one card.
  var inCard: String { #"{"card":\#(self)}"# }

  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
