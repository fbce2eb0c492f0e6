/// The fields of a profile as they go over the wire.
///
/// A field is a value, an empty text, ``JSONValue/null``, or `nil` where the profile does not have it.
struct AccountProfile: Sendable {
  /// The full name.
  var name: JSONValue?
  /// The employer, often an account as in `@login`.
  var company: JSONValue?
  /// The website, with or without a scheme.
  var blog: JSONValue?
  /// The place in the user's words.
  var location: JSONValue?
  /// The public address for e-mail.
  var email: JSONValue?
  /// Whether the user wants to be hired; the service sends `true` or null.
  var isHireable: JSONValue?
  /// A few sentences about the user; may have several lines.
  var biography: JSONValue?
  /// The name on X, formerly Twitter.
  var xName: JSONValue?
  /// The number of public repositories.
  var repositories = 0
  /// The number of public gists.
  var gists = 0
  /// The number of followers.
  var followers = 0
  /// The number of accounts that the user follows.
  var following = 0
}

extension AccountCatalogue {
  /// The profile of an account; the same account always has the same one.
  func profile(of account: GitHubAccount) -> AccountProfile {
    var writer = ProfileWriter(catalogue: self, account: account)
    switch account.role {
    case .featured(let number): return featured[number].profile
    case .person(let number): return writer.person(number)
    case .organisation(let number): return writer.organisation(number)
    case .bot: return writer.bot()
    }
  }
}

/// Times in the life of an account, in seconds since 1970.
struct AccountTimes {
  /// When it was made: the accounts of the list came one after the other, from 11 February 2008.
  let created: Int
  /// When the profile was last changed: never before it was made.
  let updated: Int

  /// The times of the account at a place.
  init(place: Int) {
    var random = SplitMix64(seed: UInt64(place) &+ 0x71E5)
    created = Self.first + place * Self.step + random.number(in: 0...(Self.step - 1))
    updated = random.chance(oneIn: 16) ? created : random.number(in: created...Self.last)
  }

  private static let first = 1_202_688_000
  private static let step = 85_000
  /// 1 September 2025, 05:00 GMT: when the content last changed.
  private static let last = 1_756_702_800
}
