/// An account of the GitHub service.
struct GitHubAccount: Hashable, Sendable {
  /// The kind of an account; the raw value is the one on the wire.
  enum Kind: String, Hashable, Sendable {
    case user = "User"
    case organisation = "Organization"
    case bot = "Bot"
  }

  /// The place in the list, from 0.
  let place: Int
  /// The part of the catalogue that it belongs to.
  let role: AccountRole
  /// The number of the account.
  let id: Int
  /// The name in addresses.
  let login: String
  /// The kind.
  let kind: Kind
  /// Whether it belongs to the staff of the service.
  let isStaff: Bool
}

/// The part of the catalogue that an account belongs to, and its number in that part.
enum AccountRole: Hashable, Sendable {
  case featured(Int)
  case person(Int)
  case organisation(Int)
  case bot(Int)
}

/// Every account of the service: 20 that are written out, and 4,980 that are computed from their places.
///
/// An account is made when it is asked for: both its id and its login lead back to its place.
struct AccountCatalogue: Sendable {
  /// The accounts that the service has.
  static let all = AccountCatalogue()
  /// How many accounts there are.
  static let count = 5_000
  /// How many of them are computed organisations.
  static let organisationCount = 830

  /// The accounts that are written out.
  let featured: [FeaturedAccount]
  /// The names of the others.
  let names: AccountNames

  private init() {
    featured = ContentRecord.all(in: FeaturedAccountContent.text).map(FeaturedAccount.init)
    names = AccountNames()
  }

  /// The account at a place below ``count``.
  func account(at place: Int) -> GitHubAccount {
    let role = role(at: place)
    let isStaff = if case .featured(let number) = role { featured[number].isStaff } else { false }
    return GitHubAccount(
      place: place,
      role: role,
      id: Self.id(at: place),
      login: login(of: role),
      kind: kind(of: role),
      isStaff: isStaff
    )
  }

  /// The account with an id.
  func account(id: Int) -> GitHubAccount? {
    guard id > 0 else { return nil }
    let place = place(after: id - 1)
    return place < Self.count && Self.id(at: place) == id ? account(at: place) : nil
  }

  /// The account that has, or has had, a login; letter case does not matter.
  ///
  /// - Parameter login: The login.
  /// - Returns: The account, which has another login now where it was renamed.
  func account(named login: String) -> GitHubAccount? {
    let login = login.lowercased()
    // Nothing but ASCII has the form of a login, and comparing other texts is slow.
    guard login.utf8.count <= 64, login.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let places = places(perhapsNamed: login)
    let current = places.first { self.login(of: role(at: $0)).lowercased() == login }
    let place = current ?? places.first { formerLogin(of: role(at: $0)) == login }
    return place.map(account(at:))
  }

  /// The place of the first account with an id above one; ``count`` where there is none.
  func place(after id: Int) -> Int {
    var range = 0..<Self.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = Self.id(at: middle) > id ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }

  /// The login that an account had before; `nil` when it was never renamed.
  func formerLogin(of role: AccountRole) -> String? {
    switch role {
    case .featured(let number): featured[number].formerLogin
    case .person(let number): names.formerLogin(ofPerson: number)
    case .organisation, .bot: nil
    }
  }

  /// The id at a place: ids ascend, with gaps that grow as the service did.
  static func id(at place: Int) -> Int {
    let (base, next) = (idBase(at: place), idBase(at: place + 1))
    return 1 + base + Int(SplitMix64.first(seed: UInt64(place) &+ 0x1D) % UInt64(next - base))
  }

  private static func idBase(at place: Int) -> Int {
    3 * place + place * place * place / 2_000
  }

  /// Each six places have one organisation; each sixty have one bot.
  private func role(at place: Int) -> AccountRole {
    guard place >= featured.count else { return .featured(place) }
    let (block, position) = (place - featured.count).quotientAndRemainder(dividingBy: Self.blockSize)
    let (organisation, bot) = Self.exceptions(inBlock: block)
    if position == organisation { return .organisation(block) }
    if position == bot { return .bot(block / Self.blocksWithOneBot) }
    return .person(block * (Self.blockSize - 1) + (position < organisation ? position : position - 1))
  }

  /// The positions of the organisation and, where there is one, of the bot in a block of places.
  private static func exceptions(inBlock block: Int) -> (organisation: Int, bot: Int?) {
    var random = SplitMix64(seed: UInt64(block) &+ 0xB10C)
    let organisation = random.number(in: 0...(blockSize - 1))
    guard block % blocksWithOneBot == 3 else { return (organisation, nil) }
    return (organisation, (organisation + random.number(in: 1...(blockSize - 1))) % blockSize)
  }

  private static let blockSize = 6
  private static let blocksWithOneBot = 10

  private func login(of role: AccountRole) -> String {
    switch role {
    case .featured(let number): featured[number].login
    case .person(let number): names.login(ofPerson: number)
    case .organisation(let number): names.login(ofOrganisation: number)
    case .bot(let number): names.login(ofBot: number)
    }
  }

  private func kind(of role: AccountRole) -> GitHubAccount.Kind {
    switch role {
    case .featured(let number): featured[number].kind
    case .person: .user
    case .organisation: .organisation
    case .bot: .bot
    }
  }

  private func places(perhapsNamed login: String) -> [Int] {
    let written = featured.indices.filter {
      featured[$0].login.lowercased() == login || featured[$0].formerLogin == login
    }
    let blocks: [(block: Int, position: Int)]
    if login.hasSuffix(AccountNames.botSuffix) {
      let name = String(login.dropLast(AccountNames.botSuffix.count))
      blocks = names.bots.numbers(in: name).map { number in
        let block = number * Self.blocksWithOneBot + 3
        return (block, Self.exceptions(inBlock: block).bot ?? 0)
      }
    } else {
      let organisations = names.organisations.numbers(in: login).map { block in
        (block, Self.exceptions(inBlock: block).organisation)
      }
      let people = names.people(perhapsNamed: login).map { number in
        let (block, rank) = number.quotientAndRemainder(dividingBy: Self.blockSize - 1)
        return (block, rank < Self.exceptions(inBlock: block).organisation ? rank : rank + 1)
      }
      blocks = organisations + people
    }
    let computed = blocks.map { featured.count + $0.block * Self.blockSize + $0.position }
    return written + computed.filter { $0 < Self.count }
  }
}
