/// What an audience thinks of a product.
struct AudienceScore: Sendable {
  /// Tenths of points, 10…100.
  let tenths: Int
  /// How many people voted.
  let votes: Int

  /// The rating with one decimal, such as `8.7`.
  var rating: String { "\(tenths / 10).\(tenths % 10)" }

  /// The votes in groups of three digits, such as `127 105`.
  var groupedVotes: String {
    var digits = String(votes)
    var place = digits.utf8.count - 3
    while place > 0 {
      digits.insert(" ", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
