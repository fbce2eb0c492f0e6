/// An account that is written out.
struct FeaturedAccount: Sendable {
  /// The name in addresses.
  let login: String
  /// The kind of the account.
  let kind: GitHubAccount.Kind
  /// Whether it belongs to the staff of the service.
  let isStaff: Bool
  /// The login that it had before, in lower case.
  let formerLogin: String?
  private let record: ContentRecord

  /// Reads an account.
  init(_ record: ContentRecord) {
    login = record.name
    kind = record.contains("organisation") ? .organisation : record.contains("bot") ? .bot : .user
    isStaff = record.contains("staff")
    formerLogin = record.optionalText("former")
    self.record = record
  }

  /// The fields of the profile; lists do not read them.
  var profile: AccountProfile { AccountProfile(record) }
}

extension AccountProfile {
  fileprivate init(_ record: ContentRecord) {
    let missing = record.optionalText("missing")?.split(separator: " ") ?? []
    func text(_ keyword: String, _ field: Substring? = nil) -> JSONValue? {
      guard !missing.contains(field ?? keyword[...]) else { return nil }
      return record.optionalText(keyword).map(JSONValue.string) ?? .null
    }
    let biography = record.texts("bio").joined(separator: "\r\n")
    let counts = record.text("counts").split(separator: " ").map { record.required(Int($0), "counts") }
    precondition(counts.count == 4, "The content has no four counts of \(record.name).")
    name = text("name")
    company = text("company")
    blog = text("blog")
    location = text("location")
    email = text("email")
    isHireable = missing.contains("hireable") ? nil : record.contains("hireable") ? true : .null
    self.biography = record.contains("bio") ? .string(biography) : .null
    xName = text("twitter", "twitter_username")
    repositories = counts[0]
    gists = counts[1]
    followers = counts[2]
    following = counts[3]
  }
}
