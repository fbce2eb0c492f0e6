import LenientJSON
import PeopleDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A page of the list of accounts: a plain array.
struct UserListDTO: Decodable {
  /// The members of an account that are read; the service sends three times as many.
  static let members = ["id", "login", "type", "html_url", "avatar_url", "site_admin"]

  let users: LossyArray<UserDTO>

  init(from decoder: any Decoder) throws {
    // A single account is no list.
    _ = try decoder.unkeyedContainer()
    users = LossyArray(from: decoder, atMost: PeopleLimits.users + 1)
  }

  /// How many entries were sent, as far as they were looked at.
  var count: Int { users.elements.count + users.droppedCount }
}

/// An account in a list; of no use without a number and a login.
struct UserDTO: Decodable {
  let id: User.ID
  let login: String
  let type: String?
  let page: String?
  let avatar: String?
  let isStaff: Bool?

  init(from decoder: any Decoder) throws {
    let user = try decoder.container(keyedBy: NamedKey.self)
    guard let id = user.wholeNumber("id").flatMap(User.ID.init) else {
      throw DecodingError.dataCorruptedError(forKey: "id", in: user, debugDescription: "no number")
    }
    guard let login = user.exactText("login"), Login.isValid(login) else {
      throw DecodingError.dataCorruptedError(forKey: "login", in: user, debugDescription: "no login")
    }
    self.id = id
    self.login = login
    type = user.text("type")
    page = user.exactText("html_url")
    avatar = user.exactText("avatar_url")
    isStaff = user.lenient(Bool.self, "site_admin")
  }
}

/// An account with its profile; of no use without the account.
struct UserProfileDTO: Decodable {
  let user: UserDTO
  let name: String?
  let company: String?
  let blog: String?
  let location: String?
  let email: String?
  let bio: String?
  let isHireable: Bool?
  let xName: String?
  let repositories: Int?
  let gists: Int?
  let followers: Int?
  let following: Int?
  let joinedAt: Date?
  let updatedAt: Date?

  init(from decoder: any Decoder) throws {
    user = try UserDTO(from: decoder)
    let profile = try decoder.container(keyedBy: NamedKey.self)
    name = profile.text("name")
    company = profile.text("company")
    blog = profile.exactText("blog")
    location = profile.text("location")
    email = profile.text("email")
    bio = profile.text("bio", PeopleLimits.biography)
    isHireable = profile.lenient(Bool.self, "hireable")
    xName = profile.text("twitter_username")
    repositories = profile.count("public_repos")
    gists = profile.count("public_gists")
    followers = profile.count("followers")
    following = profile.count("following")
    joinedAt = profile.date("created_at")
    updatedAt = profile.date("updated_at")
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  fileprivate func count(_ key: NamedKey) -> Int? {
    wholeNumber(key).flatMap { (0...PeopleLimits.count).contains($0) ? $0 : nil }
  }
}
