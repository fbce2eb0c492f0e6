/// Makes the profile of an account that is not written out.
struct ProfileWriter {
  private static let words = ProfileWords()

  /// The accounts that companies are chosen from.
  let catalogue: AccountCatalogue
  /// The account.
  let account: GitHubAccount
  private var random: SplitMix64

  /// Begins the profile of an account.
  init(catalogue: AccountCatalogue, account: GitHubAccount) {
    self.catalogue = catalogue
    self.account = account
    random = SplitMix64(seed: UInt64(account.place) &+ 0x9120_F11E)
  }

  /// The profile of a user.
  mutating func person(_ number: Int) -> AccountProfile {
    let (place, name) = catalogue.names.name(ofPerson: number)
    let culture = catalogue.names.cultures[place]
    var profile = AccountProfile()
    profile.name = field(oneIn: 7) { culture.fullName(name, random: &$0.random) }
    profile.company = field(oneIn: 2) { $0.company() }
    profile.blog = .string(random.chance(oneIn: 2) ? "" : website())
    profile.location = field(oneIn: 3) { $0.location(in: culture) }
    profile.email =
      random.chance(oneIn: 5) ? .string("\(account.login.lowercased())@\(domain())") : .null
    profile.isHireable = random.chance(oneIn: 4) ? true : .null
    profile.biography = field(oneIn: 3) { $0.biography(culture) }
    profile.xName =
      random.chance(oneIn: 6) ? .string(account.login.lowercased().replacing("-", with: "_")) : .null
    profile.repositories = amount(magnitudes: [0, 1, 1, 1, 2, 2, 2, 3])
    profile.gists = amount(magnitudes: [0, 0, 0, 1, 1, 2])
    profile.followers = amount(
      magnitudes: random.chance(oneIn: 300) ? [5, 6] : [0, 0, 1, 1, 1, 2, 2, 2, 3, 4]
    )
    profile.following = amount(magnitudes: [0, 0, 1, 1, 2, 2, 3])
    omitField(of: &profile)
    return profile
  }

  /// The profile of an organisation.
  mutating func organisation(_ number: Int) -> AccountProfile {
    let (head, tail) = catalogue.names.organisations.words(of: number)
    var profile = AccountProfile()
    profile.name = .string(head.text + " " + tail.text)
    profile.company = .null
    profile.blog = random.chance(oneIn: 4) ? "" : .string("https://\(domain())")
    let culture = random.element(of: catalogue.names.cultures, else: catalogue.names.cultures[0])
    profile.location = field(oneIn: 3) { $0.location(in: culture) }
    profile.email = random.chance(oneIn: 3) ? .string("hello@\(domain())") : .null
    profile.isHireable = .null
    profile.biography = field(oneIn: 4) { $0.random.element(of: Self.words.purposes, else: "") + "." }
    profile.xName = random.chance(oneIn: 3) ? .string(domain().prefix { $0 != "." } + "") : .null
    profile.repositories = amount(magnitudes: [1, 2, 2, 3])
    profile.followers = amount(magnitudes: [0, 1, 2, 3, 4, 5])
    return profile
  }

  /// The profile of a bot, which says nothing.
  func bot() -> AccountProfile {
    AccountProfile(
      name: .null,
      company: .null,
      blog: "",
      location: .null,
      email: .null,
      isHireable: .null,
      biography: .null,
      xName: .null
    )
  }

  private mutating func field(oneIn count: Int, _ text: (inout ProfileWriter) -> String) -> JSONValue {
    random.chance(oneIn: count) ? .null : .string(text(&self))
  }

  /// A number that is usually small and sometimes very large.
  private mutating func amount(magnitudes: [Int]) -> Int {
    let limit = (0..<random.element(of: magnitudes, else: 0)).reduce(1) { product, _ in product * 10 }
    return random.number(in: 0...limit)
  }

  /// About every twentieth profile lacks a field, as profiles of older servers do.
  private mutating func omitField(of profile: inout AccountProfile) {
    switch random.number(in: 0...159) {
    case 0: profile.name = nil
    case 1: profile.company = nil
    case 2: profile.blog = nil
    case 3: profile.location = nil
    case 4: profile.email = nil
    case 5: profile.isHireable = nil
    case 6: profile.biography = nil
    case 7: profile.xName = nil
    case 8: profile.blog = .null
    case 9: profile.name = ""
    case 10: profile.company = ""
    case 11: profile.location = ""
    case 12: profile.biography = ""
    case 13: profile.isHireable = false
    default: break
    }
  }

  private mutating func company() -> String {
    let names = catalogue.names
    let number = random.number(in: 0...(AccountCatalogue.organisationCount - 1))
    switch random.number(in: 0...9) {
    case 0...3:
      return "@" + names.login(ofOrganisation: number)
    case 4:
      return "@\(catalogue.featured[2].login) @\(names.login(ofOrganisation: number)) "
    case 5, 6:
      let (head, tail) = names.organisations.words(of: number)
      return head.text + " " + tail.text
    default:
      return random.element(of: Self.words.companies, else: "")
    }
  }

  private mutating func website() -> String {
    switch random.number(in: 0...11) {
    case 0...4: "https://\(domain())"
    case 5: "http://www.\(domain())/"
    case 6, 7: domain()
    case 8: "\(domain())/blog"
    case 9: "https://\(domain())/~\(account.login.lowercased())?lang=en"
    default: random.element(of: Self.words.websites, else: "")
    }
  }

  /// A name of the zone that is reserved for examples (RFC 2606, 2).
  private func domain() -> String {
    account.login.lowercased() + Self.zones[account.place % Self.zones.count]
  }

  private static let zones = [".example", ".dev.example", ".example", ".codes.example", ".page.example"]

  private mutating func location(in culture: Culture) -> String {
    random.chance(oneIn: 8)
      ? random.element(of: Self.words.locations, else: "")
      : random.element(of: culture.places, else: "")
  }

  private mutating func biography(_ culture: Culture) -> String {
    if !culture.biographies.isEmpty, random.chance(oneIn: 4) {
      return random.element(of: culture.biographies, else: "")
    }
    let role = random.element(of: Self.words.roles, else: "")
    let interest = random.element(of: Self.words.interests, else: "")
    let aside = random.element(of: Self.words.asides, else: "")
    return switch random.number(in: 0...8) {
    case 0, 1: role
    case 2: interest + "."
    case 3, 4: role + ". " + interest + "."
    case 5: [role, interest, aside].joined(separator: "\r\n")
    case 6: [role, aside].joined(separator: " · ")
    case 7: [role, interest].joined(separator: " | ")
    default: role + "\r\n\r\n" + aside
    }
  }
}
