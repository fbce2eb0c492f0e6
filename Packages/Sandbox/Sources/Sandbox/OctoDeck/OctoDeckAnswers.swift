#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers the requests of one account, and makes the changes that they ask for.
struct OctoDeckAnswers: Sendable {
  /// The account that asks.
  let viewer: GitHubAccount
  /// How errors are said, and what the service does not guard.
  let behaviour: OctoDeckBehaviour
  /// The present.
  let now: Date

  /// Answers a request.
  func json(_ call: OctoDeckCall, _ state: inout OctoDeckState) throws(OctoDeckFault) -> JSONValue {
    switch call {
    case .deck: return .object(["cards": cards(state.decks[viewer.id] ?? [])])
    case .myCard: return .object(["card": card(viewer)])
    case .card(let id): return .object(["card": card(try account(id))])
    case .add(let id):
      let account = try account(id)
      let deck = state.decks[viewer.id] ?? []
      guard behaviour == .reference || (!deck.contains(account.id) && account.id != viewer.id) else {
        throw .alreadyThere
      }
      state.decks[viewer.id] = deck + [account.id]
      return .object(["card": card(account)])
    case .remove(let id):
      let account = try account(id)
      state.decks[viewer.id]?.removeAll { $0 == account.id }
      return .object(["card": card(account)])
    case .refreshCards: return .object(["card": .array([card(viewer)])])
    case .statistics("me"): return .object(["stats": statistics(viewer)])
    case .statistics(let id):
      let account = try account(id)
      // GitHub's `user(login:)`, which the service asks, finds neither organisations nor bots.
      guard account.kind == .user else { throw .notFound }
      return .object(["stats": statistics(account)])
    case .communities, .create, .community, .delete, .members, .join, .leave, .refresh:
      return try communityJSON(call, &state)
    }
  }

  private func communityJSON(
    _ call: OctoDeckCall,
    _ state: inout OctoDeckState
  ) throws(OctoDeckFault) -> JSONValue {
    switch call {
    case .communities:
      let mine = state.communities.filter { $0.members.contains { $0.id == viewer.id } }
      return .object(["communities": .array(mine.map(community))])
    case .create(let name, let start, let end):
      guard let first = CivilDay.number(start), let last = CivilDay.number(end) else {
        throw OctoDeckFault(400, "a date is unreadable")
      }
      let made = OctoDeckCommunity(id: state.identifiers.uuid(), name: name, first: first, last: last)
      guard behaviour == .reference || (made.hasValidPeriod && !name.isEmpty) else {
        throw OctoDeckFault(400, "the period or the name is not valid")
      }
      state.communities.append(made)
      return .object(["community": community(made)])
    case .community(let id): return page(state.communities[try place(id, state)])
    case .delete(let id):
      let removed = state.communities.remove(at: try place(id, state))
      return .object(["community": community(removed)])
    case .members(let id):
      let members = state.communities[try place(id, state)].members
      let ranked = members.enumerated().sorted {
        ($1.element.total, $0.offset) < ($0.element.total, $1.offset)
      }
      return .object(["cards": cards(ranked.map(\.element.id))])
    case .join(let id):
      let place = try place(id, state)
      let isMember = state.communities[place].members.contains { $0.id == viewer.id }
      guard behaviour == .reference || !isMember else { throw .alreadyThere }
      state.communities[place].members.append(OctoDeckCommunity.Member(id: viewer.id))
      return .object(["card": card(viewer)])
    case .leave(let id):
      let place = try place(id, state)
      state.communities[place].members.removeAll { $0.id == viewer.id }
      return .object(["card": card(viewer)])
    case .refresh(let id):
      let place = try place(id, state)
      guard state.communities[place].hasValidPeriod else {
        throw OctoDeckFault(400, "the period cannot be counted", comesFromHandler: true)
      }
      state.communities[place].refresh(now: now)
      return page(state.communities[place])
    case .deck, .add, .myCard, .card, .remove, .refreshCards, .statistics: throw .notFound
    }
  }

  // MARK: - Parts

  private func account(_ id: String) throws(OctoDeckFault) -> GitHubAccount {
    guard let number = Int(id), String(number) == id, let account = AccountCatalogue.all.account(id: number)
    else {
      throw .notFound
    }
    return account
  }

  private func place(_ id: String, _ state: OctoDeckState) throws(OctoDeckFault) -> Int {
    guard let place = state.communities.firstIndex(where: { $0.id == id }) else { throw .notFound }
    return place
  }

  private func page(_ community: OctoDeckCommunity) -> JSONValue {
    let names = ["bestContributor", "bestCommitter", "bestReviewer", "bestIssuer", "bestPullRequester"]
    let best = names.map { name in
      let account = community.best[name].flatMap { AccountCatalogue.all.account(id: $0) }
      return JSONMember(name: name, value: account.map(card) ?? Self.nobody)
    }
    return .object(["community": self.community(community), "highlightedCard": .object(best)])
  }

  private func community(_ community: OctoDeckCommunity) -> JSONValue {
    let isKnown = behaviour == .corrected
    return .object([
      "id": .string(community.id),
      "name": .string(community.name),
      "startDateTime": .string((isKnown ? CivilDay.text(community.first) : "0001-01-01") + "T00:00:00Z"),
      "endDateTime": .string((isKnown ? CivilDay.text(community.last) : "0001-01-01") + "T00:00:00Z"),
    ])
  }

  private func cards(_ ids: [Int]) -> JSONValue {
    .array(ids.compactMap { AccountCatalogue.all.account(id: $0).map(card) })
  }

  private func card(_ account: GitHubAccount) -> JSONValue {
    let profile = AccountCatalogue.all.profile(of: account)
    let name: String =
      if case .string(let name)? = profile.name, !name.isEmpty { name } else { account.login }
    return .object([
      "githubId": .string(String(account.id)),
      "userName": .string(account.login),
      "fullName": .string(name),
      "iconUrl": .string("https://avatars.githubusercontent.com/u/\(account.id)?v=4"),
      "identicon": Self.identicon(account.id),
      "mostUsedLanguage": language(account),
    ])
  }

  private func language(_ account: GitHubAccount) -> JSONValue {
    var sizes: [String: Int] = [:]
    for language in ContributionCatalogue.all.languages(of: account).joined() {
      sizes[language.name, default: 0] += language.size
    }
    let best = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return .object([
      "name": .string(best ?? "Unknown"),
      "color": .string(best.flatMap(ContributionCatalogue.color) ?? "#586069"),
    ])
  }

  private func statistics(_ account: GitHubAccount) -> JSONValue {
    let today = CivilDay.number(of: now)
    let counted = ContributionCatalogue.all.days(of: account, (today - 364)...today, now: now)
    return .object([
      "contributions": .array(
        counted.counts.enumerated().map { place, count in
          .object([
            "date": .string(CivilDay.text(counted.first + place)), "count": .integer(count),
          ])
        }
      ),
      "totalContribution": .integer(counted.total),
      "mostUsedLanguage": language(account),
      "contributionDetail": .object([
        "reviewCount": .integer(counted.kinds[.review] ?? 0),
        "commitCount": .integer(counted.kinds[.commit] ?? 0),
        "pullRequestCount": .integer(counted.kinds[.pullRequest] ?? 0),
        "issueCount": .integer(counted.kinds[.issue] ?? 0),
      ]),
    ])
  }

  /// The card that stands for nobody.
  private static let nobody: JSONValue = .object([
    "githubId": "", "userName": "", "fullName": "", "iconUrl": "",
    "identicon": .object(["color": "", "blocks": .array([])]),
    "mostUsedLanguage": .object(["name": "", "color": ""]),
  ])

  private static func identicon(_ id: Int) -> JSONValue {
    let identicon = GeneratedIdenticon(of: id)
    let rows = identicon.rows.map { JSONValue.array($0.map { .bool($0) }) }
    return .object(["color": .string(identicon.color), "blocks": .array(rows)])
  }
}
