/// Answers in the shape of GitHub's REST API, written for these tests.
enum PeopleSamples {
  static let root = "https://people.example.com"

  static let page: JSONNode = .list([1, 2, 5, 19, 20].map(user))
  static let otherPage: JSONNode = .list([46, 47, 58, 70, 71].map(user))
  static let profile = profile(5)
  static let otherProfile = profile(19)

  private static func user(_ id: Int) -> JSONNode { .object(members(id)) }

  private static func members(_ id: Int) -> [JSONNode.Member] {
    let own: [(String, JSONNode)] = [
      ("login", .text("user\(id)")), ("id", .number(id)), ("node_id", .text("MDQ6VXNlcjE\(id)=")),
      ("avatar_url", .text("https://pictures.example.com/u/\(id)?v=4")), ("gravatar_id", ""),
      ("url", .text("\(root)/users/user\(id)")), ("html_url", .text("https://example.com/user\(id)")),
      ("following_url", .text("\(root)/users/user\(id)/following{/other_user}")), ("type", "User"),
      ("site_admin", .number(0)),
    ]
    return own.map { JSONNode.Member(name: $0.0, value: $0.1) }
  }

  private static func profile(_ id: Int) -> JSONNode {
    let said: [(String, JSONNode)] = [
      ("name", "Åsa Ek"), ("company", "@verkstan"), ("blog", "asa.example.com"), ("location", "Malmö"),
      ("email", "asa@example.com"), ("hireable", nil), ("bio", "Bygger \"små\" saker.\r\nOch stora."),
      ("twitter_username", "asaek"), ("public_repos", 61), ("public_gists", 16), ("followers", 296),
      ("following", 41), ("created_at", "2009-05-12T21:19:38Z"), ("updated_at", "2026-01-02T03:04:05Z"),
    ]
    return .object(members(id) + said.map { JSONNode.Member(name: $0.0, value: $0.1) })
  }
}
