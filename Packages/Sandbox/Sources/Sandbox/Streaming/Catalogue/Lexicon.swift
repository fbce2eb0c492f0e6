/// The words of a genre: title patterns, and the parts of which a synopsis is made.
///
/// A synopsis reads "lead event. Turn", so every lead must go with every event and every turn must stand
/// alone. In leads and events `{name}` and `{place}` stand for invented people and places.
struct Lexicon: Sendable {
  private static let english = all(in: .unitedKingdom)
  private static let swedish = all(in: .sweden)

  private static func all(in country: StreamingCountry) -> [Genre: Lexicon] {
    let records = ContentRecord.all(in: LexiconContent.text, preferring: country.keywordSuffix)
    let lexicons = records.grouped(by: "genre").map { group in
      (group.head.required(Genre(rawValue: group.head.name), "name"), Lexicon(group.head, titles: group.rest))
    }
    return Dictionary(lexicons) { first, _ in first }
  }

  /// The patterns of titles, used in turn.
  let titles: [TitlePattern]
  /// Who it is about.
  let leads: [String]
  /// The events, with the verb first.
  let events: [String]
  /// Whole sentences that say where it leads.
  let turns: [String]

  /// The lexicon of a genre; every genre has one.
  static func of(_ genre: Genre, in country: StreamingCountry) -> Lexicon {
    guard let lexicon = country.choose(en: english, sv: swedish)[genre] else {
      preconditionFailure("The content has no words for \(genre).")
    }
    return lexicon
  }

  private init(_ record: ContentRecord, titles: [ContentRecord]) {
    self.titles = titles.map(TitlePattern.init)
    leads = record.texts("lead")
    events = record.texts("event")
    turns = record.texts("turn")
  }

  /// How many different titles there are.
  var capacity: Int { titles.count * (titles.map(\.count).min() ?? 0) }

  /// The title with a number; distinct for numbers below ``capacity``.
  func title(_ number: Int) -> String {
    guard !titles.isEmpty else { return "" }
    return titles[number % titles.count].title(number / titles.count)
  }

  /// The synopsis with a number.
  ///
  /// The lists of one lexicon have lengths without a common divisor, so that the combination comes back only
  /// after their product, and neighbouring numbers share no part.
  func synopsis(_ number: Int, random: inout SplitMix64) -> String {
    guard !leads.isEmpty, !events.isEmpty, !turns.isEmpty else { return "" }
    let places = Names.places(2, random: &random)
    let lead = filled(leads[number % leads.count], place: places[0], random: &random)
    let event = filled(events[number % events.count], place: places[1], random: &random)
    return "\(lead) \(event). \(turns[number % turns.count])"
  }

  private func filled(_ phrase: String, place: String, random: inout SplitMix64) -> String {
    guard let open = phrase.firstIndex(of: "{"), let close = phrase[open...].firstIndex(of: "}") else {
      return phrase
    }
    let word = phrase[open...close] == "{name}" ? Names.person(random: &random) : place
    return phrase[..<open] + word + phrase[phrase.index(after: close)...]
  }
}

/// Titles of two parts, each of which goes with any of the other.
struct TitlePattern: Sendable {
  private let heads: [String]
  private let joiner: String
  private let tails: [String]

  /// Reads a pattern; no head and no tail may come twice.
  fileprivate init(_ record: ContentRecord) {
    heads = record.list("heads")
    joiner = String(record.text("joiner").dropFirst().dropLast())
    tails = record.list("tails")
  }

  /// How many different titles there are.
  var count: Int { heads.count * tails.count }

  /// The title with a number; all titles of one round through ``count`` differ, and neighbours share no part.
  func title(_ number: Int) -> String {
    let head = number % heads.count
    let tail = (head * 5 + number / heads.count) % tails.count
    return heads[head] + joiner + tails[tail]
  }
}
