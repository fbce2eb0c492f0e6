/// The logins of the accounts that are not written out.
///
/// A login follows from the number of an account and leads back to it, so that finding an account needs no index of
/// all of them.
struct AccountNames: Sendable {
  /// The names that users choose from.
  let cultures: [Culture]
  /// The words of logins that are no names.
  let handles: NamePairs
  /// The names of organisations.
  let organisations: NamePairs
  /// The names of bots.
  let bots: NamePairs

  /// Reads the names.
  init() {
    cultures = ContentRecord.all(in: AccountContent.cultures).map(Culture.init)
    let pairs = ContentRecord.all(in: AccountContent.pairs)
    func named(_ kind: String) -> NamePairs {
      guard let record = pairs.first(where: { $0.kind == kind }) else {
        preconditionFailure("The content has no \(kind).")
      }
      return NamePairs(record)
    }
    handles = named("handles")
    organisations = named("organisations")
    bots = named("bots")
  }

  /// The culture of a user, and the number of the name in it; neighbours have different cultures.
  func name(ofPerson number: Int) -> (culture: Int, name: Int) {
    let round = number / cultures.count
    // 7 has no common divisor with the number of cultures, so a round has each culture once.
    let culture = (number % cultures.count * 7 + round * 3) % cultures.count
    let count = cultures[culture].names.count
    return (culture, (round * Self.stride + culture * Self.offset) % count)
  }

  /// The login of a user.
  func login(ofPerson number: Int) -> String {
    let (place, name) = name(ofPerson: number)
    let culture = cultures[place]
    let (head, tail) = culture.names.places(of: name)
    let (given, family) = culture.names.words(of: name)
    var random = SplitMix64(seed: UInt64(number) &+ 0x106_1145)
    switch random.number(in: 0...15) {
    case 0...2: return given.key + family.key
    case 3: return given.text + family.text
    case 4: return given.text + "-" + family.text
    case 5...7: return given.key + "-" + family.key
    case 8...10: return given.key.prefix(1) + family.key + String(Self.firstYear + head)
    case 11...13: return handle(number, isHyphenated: random.chance(oneIn: 2))
    default: return given.key + String(Self.firstNumber + Self.numberStep * tail)
    }
  }

  /// The login that a user had before; `nil` for one who kept the first one.
  func formerLogin(ofPerson number: Int) -> String? {
    guard number.isMultiple(of: 8) else { return nil }
    let former = handle(number, isHyphenated: true)
    return handles.numbers(in: login(ofPerson: number).lowercased()).contains(number) ? nil : former
  }

  /// The numbers of the users that may have, or have had, a login in lower case.
  func people(perhapsNamed login: String) -> [Int] {
    var found = handles.numbers(in: login)
    let digits = login.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    let stem = String(login.dropLast(digits))
    let number = Int(login.suffix(digits))
    for (place, culture) in cultures.enumerated() {
      let names = number.map { culture.names(stem: stem, number: $0) } ?? culture.names.numbers(in: login)
      found += names.flatMap { people(culture: place, name: $0) }
    }
    return found
  }

  /// The login of an organisation.
  func login(ofOrganisation number: Int) -> String {
    let (head, tail) = organisations.words(of: number)
    return switch SplitMix64.first(seed: UInt64(number) &+ 0x0461) % 4 {
    case 0: head.key + "-" + tail.key
    case 1: head.text + tail.text
    default: head.key + tail.key
    }
  }

  /// The login of a bot.
  func login(ofBot number: Int) -> String {
    let (head, tail) = bots.words(of: number)
    return "\(head.key)-\(tail.key)\(Self.botSuffix)"
  }

  /// The end of every login of a bot, and of no other.
  static let botSuffix = "[bot]"
  /// The number behind an initial that stands for the first given name of a list.
  static let firstYear = 75
  /// The number behind a given name that stands for the first family name of a list.
  static let firstNumber = 101
  /// The distance of the numbers of two neighbouring family names.
  static let numberStep = 7

  /// Neighbours in the list are far apart in the lists of names, which are in alphabetical order.
  private static let stride = 61
  /// The inverse of the stride, modulo the 272 names of a culture.
  private static let strideInverse = 165
  /// The distance between the beginnings of two cultures.
  private static let offset = 53

  private func handle(_ number: Int, isHyphenated: Bool) -> String {
    let (head, tail) = handles.words(of: number)
    return isHyphenated ? head.key + "-" + tail.key : head.key + tail.key
  }

  private func people(culture: Int, name: Int) -> [Int] {
    let count = cultures[culture].names.count
    let start = (name + count - culture * Self.offset % count) % count
    let round = start * Self.strideInverse % count * cultures.count
    return (round..<(round + cultures.count)).filter { self.name(ofPerson: $0).culture == culture }
  }
}
