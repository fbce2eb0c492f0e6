/// A programme, film or broadcast with the facts that the service gives.
struct Product: Sendable {
  /// The kind.
  let kind: ProductKind
  /// The identity, digits only.
  let guid: String
  /// The title.
  let title: String
  /// The synopsis.
  let synopsis: String
  /// The genre.
  let genre: Genre
  /// The programme that an episode belongs to.
  let programme: Programme?
  /// How many seasons a series has.
  let seasons: Int
  /// The running time of one sitting, in minutes; a series has none.
  let minutes: Int?
  /// Who plays in it; empty for many.
  let actors: [String]
  /// Who made it; empty for many.
  let directors: [String]
  /// The age limit.
  let parentalRating: String
  /// The year of production.
  let year: Int
  /// The country of production.
  let country: String
  /// The rating by the audience.
  let audience: AudienceScore?
  /// The offer, such as `svod`.
  let flag: String
  /// Since when it can be watched, where the service gives it.
  let availableSince: String?
  /// Whether the service says that one must sign in.
  let needsSignIn: Bool
  /// The defect of its record.
  let blemish: Blemish?

  /// The last part of its address.
  var publicPath: PublicPath { PublicPath(title: title) }
}

/// A kind of product; the raw values are the service's.
enum ProductKind: String, Sendable {
  case series
  case movie
  case sport
  case episode
}

/// The series that an episode belongs to, and its place there.
struct Programme: Sendable {
  /// The title of the series.
  let title: String
  /// The number of the season, from 1.
  let season: Int
  /// The number of the episode, from 1.
  let episode: Int
}

/// The rating of a product by its audience.
struct AudienceScore: Sendable {
  /// Tenths of points, 10…100.
  let tenths: Int
  /// The number of votes.
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

/// A fault in a product's record, as they occur in real catalogues.
enum Blemish: CaseIterable, Sendable {
  case noYear
  case nullSynopsis
  case blankSynopsis
  case emptyParentalRating
  case nullAudienceScore
  case noVotes
  case noImages
  case nullLandscape
  case nullPeople
  case blankCountry
  case nullGenres
}
