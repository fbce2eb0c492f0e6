/// The words of a genre: title patterns, and the parts of which a synopsis is made.
///
/// A synopsis reads "lead event. Turn", so every lead must go with every event and every turn must stand
/// alone. In leads and events `{name}` and `{place}` stand for invented people and places.
struct Lexicon: Sendable {
  /// The patterns of titles, used in turn.
  let titles: [TitlePattern]
  /// Who it is about.
  let leads: [String]
  /// What happens, with the verb first.
  let events: [String]
  /// Whole sentences that say where it leads.
  let turns: [String]

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
