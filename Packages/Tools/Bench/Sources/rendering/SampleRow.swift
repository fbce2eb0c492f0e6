/// The cells of a row of the table that is timed: numbers, Latin and Japanese words, a state.
struct SampleRow {
  private static let places = ["港町", "山里", "雪国", "東京", "離島"]
  private static let states = ["ready", "waiting", "failed"]

  let cells: [String]

  /// All numbers have as many digits, so that tables of any length are laid out alike.
  init(_ position: Int) {
    let number = 1_000_000 + position
    cells = [
      "\(number)",
      "A story of number \(number) and its neighbours",
      "\(Self.places[number % Self.places.count])の物語 第\(number)話",
      Self.states[number % Self.states.count],
      "\(number % 10).\(number % 7)",
      "A short note that belongs to \(number)",
    ]
  }

  init(line: Substring) {
    cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  var line: String { cells.joined(separator: "\t") }
}
