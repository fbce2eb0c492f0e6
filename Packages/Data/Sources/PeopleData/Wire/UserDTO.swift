import LenientJSON
import NetworkingKit
import PeopleDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A page of the list of accounts: a plain array.
struct UserListDTO: Decodable {
  /// The members of an account that are read; the service sends three times as many.
  static let members: [StaticString] = ["id", "login", "type", "html_url", "avatar_url", "site_admin"]

  /// The accounts that can be used, in the order in which they were sent.
  let users: [UserDTO]
  /// How many entries were sent, as far as they were looked at.
  let count: Int
  /// For each entry that cannot be used, the usable account that was sent last before it.
  let unreadableAfter: [User.ID?]

  /// Takes over accounts of a list without anything else.
  init(plain users: [UserDTO]) {
    self.users = users
    count = users.count
    unreadableAfter = []
  }

  init(from decoder: any Decoder) throws {
    // A single account is no list.
    _ = try decoder.unkeyedContainer()
    let list = LossyArray<UserDTO>(from: decoder, atMost: PeopleLimits.users + 1)
    users = list.elements
    count = list.elements.count + list.droppedCount
    unreadableAfter = list.droppedPlaces.map { $0 == 0 ? nil : list.elements[$0 - 1].id }
  }
}

/// An account in a list; of no use without a number and a login.
struct UserDTO: Decodable {
  let id: User.ID
  let login: String
  let type: String?
  let page: String?
  let avatar: String?
  let isStaff: Bool?

  /// Makes an account of the values of ``UserListDTO/members``, in their order; `nil` where one of them is of another
  /// kind than the service documents, so that the lenient rules have to decide.
  init?(_ values: [JSONPlainValue]) {
    guard values.count == 6, case .number(let number) = values[0], let id = User.ID(rawValue: number),
      case .text(let login) = values[1], Login.isValid(login), let type = values[2].asText,
      let page = values[3].asText, let avatar = values[4].asText, let isStaff = values[5].asFlag
    else { return nil }
    self.id = id
    self.login = login
    self.type = type
    self.page = page
    self.avatar = avatar
    self.isStaff = isStaff
  }

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

extension JSONPlainValue {
  /// The text, or none where there is nothing; `nil` for a value of another kind.
  fileprivate var asText: String?? {
    switch self {
    case .none: .some(nil)
    case .text(let text): text.isEmpty ? .some(nil) : text
    case .number, .flag: nil
    }
  }

  /// The truth value, or none where there is nothing; `nil` for a value of another kind.
  fileprivate var asFlag: Bool?? {
    switch self {
    case .none: .some(nil)
    case .flag(let flag): flag
    case .number, .text: nil
    }
  }
}

/// An account with its profile; of no use without the account.
struct UserProfileDTO: Decodable {
  /// The members that users may leave empty, with the names by which they are measured.
  private static let optionalMembers: [(key: NamedKey, name: String)] = [
    ("name", "name"), ("company", "company"), ("blog", "website"), ("location", "location"),
    ("email", "email"), ("bio", "biography"), ("hireable", "hireable"), ("twitter_username", "X"),
  ]

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
  /// The members that the user has left empty, by the names by which it is measured.
  let cleared: Set<String>

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
    joinedAt = profile.moment("created_at")
    updatedAt = profile.moment("updated_at")
    cleared = Set(Self.optionalMembers.filter { profile.isBlank($0.key) }.map { $0.name })
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  /// A moment; `nil` for one of the year 1, which is what services write where they know none.
  fileprivate func moment(_ key: NamedKey) -> Date? {
    date(key).flatMap { $0 < PeopleLimits.earliestMoment ? nil : $0 }
  }

  fileprivate func count(_ key: NamedKey) -> Int? {
    wholeNumber(key).flatMap { (0...PeopleLimits.count).contains($0) ? $0 : nil }
  }
}
