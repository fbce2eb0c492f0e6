#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An account as lists show it.
struct AccountDocument {
  /// The account.
  let account: GitHubAccount

  /// The document as it goes over the wire.
  var json: JSONValue {
    .object(members(userViewType: "public"))
  }

  /// The members that lists and profiles have in common.
  func members(userViewType: String) -> [JSONMember] {
    let address = GitHubAddress.account(account.login)
    return [
      member("login", account.login),
      JSONMember(name: "id", value: .integer(account.id)),
      member("node_id", nodeID),
      member("avatar_url", picture),
      member("gravatar_id", ""),
      member("url", address),
      member("html_url", page),
      member("followers_url", address + "/followers"),
      member("following_url", address + "/following{/other_user}"),
      member("gists_url", address + "/gists{/gist_id}"),
      member("starred_url", address + "/starred{/owner}{/repo}"),
      member("subscriptions_url", address + "/subscriptions"),
      member("organizations_url", address + "/orgs"),
      member("repos_url", address + "/repos"),
      member("events_url", address + "/events{/privacy}"),
      member("received_events_url", address + "/received_events"),
      member("type", account.kind.rawValue),
      member("user_view_type", userViewType),
      JSONMember(name: "site_admin", value: .bool(account.isStaff)),
    ]
  }

  /// The page of the account; a bot has that of its app.
  private var page: String {
    account.kind == .bot
      ? "https://github.com/apps/" + account.login.dropLast(AccountNames.botSuffix.count)
      : "https://github.com/" + account.login
  }

  /// The picture; that of a bot is the one of its app.
  private var picture: String {
    "https://avatars.githubusercontent.com/\(account.kind == .bot ? "in" : "u")/\(account.id)?v=4"
  }

  /// The id for the GraphQL API: Base64 of the type and the number, in the old form for old accounts.
  var nodeID: String {
    let type = account.kind.rawValue
    if account.id < 1_000_000 {
      return Data("0\(type.utf8.count):\(type)\(account.id)".utf8).base64EncodedString()
    }
    let prefix =
      switch account.kind {
      case .user: "U_"
      case .organisation: "O_"
      case .bot: "BOT_"
      }
    // A MessagePack array of 0 and a 32-bit number; twelve digits, of which the last two are padding.
    let bytes = [0x92, 0, 0xCE] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: account.id >> $0) }
    let digits = Data(bytes).base64EncodedString().prefix { $0 != "=" }
    return prefix + digits.replacing("+", with: "-").replacing("/", with: "_")
  }

  private func member(_ name: String, _ text: String) -> JSONMember {
    JSONMember(name: name, value: .string(text))
  }
}

/// An account with its profile.
struct ProfileDocument {
  /// The account.
  let account: GitHubAccount
  /// The fields of its profile.
  let profile: AccountProfile
  /// Whether the account asks for its own profile, with the right to read what others cannot see.
  var isPrivate = false

  /// The document as it goes over the wire.
  var json: JSONValue {
    let document = AccountDocument(account: account)
    return .object(
      document.members(userViewType: isPrivate ? "private" : "public") + publicMembers
        + (isPrivate ? privateMembers : [])
    )
  }

  private var publicMembers: [JSONMember] {
    let times = AccountTimes(place: account.place)
    let members: KeyValuePairs<String, JSONValue?> = [
      "name": profile.name,
      "company": profile.company,
      "blog": profile.blog,
      "location": profile.location,
      "email": profile.email,
      "hireable": profile.isHireable,
      "bio": profile.biography,
      "twitter_username": profile.xName,
      "public_repos": .integer(profile.repositories),
      "public_gists": .integer(profile.gists),
      "followers": .integer(profile.followers),
      "following": .integer(profile.following),
      "created_at": .string(Self.timestamp(times.created)),
      "updated_at": .string(Self.timestamp(times.updated)),
    ]
    return members.compactMap { name, value in value.map { JSONMember(name: name, value: $0) } }
  }

  private var privateMembers: [JSONMember] {
    let numbers: KeyValuePairs<String, JSONValue> = [
      "private_gists": 3, "total_private_repos": 11, "owned_private_repos": 9, "disk_usage": 48_213,
      "collaborators": 4, "two_factor_authentication": true,
    ]
    let plan: JSONValue = .object([
      "name": "free", "space": 976_562_499, "collaborators": 0, "private_repos": 10_000,
    ])
    return numbers.map { JSONMember(name: $0.key, value: $0.value) } + [JSONMember(name: "plan", value: plan)]
  }

  private static func timestamp(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601)
  }
}
