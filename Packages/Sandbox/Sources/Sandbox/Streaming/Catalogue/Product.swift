/// Something to watch, as far as the service tells.
struct Product: Sendable {
  /// What it is.
  let kind: ProductKind
  /// The identity, digits only.
  let guid: String
  /// The title.
  let title: String
  /// What it is about.
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
  /// What an audience thinks of it.
  let audience: AudienceScore?
  /// What it is offered under, such as `svod`.
  let flag: String
  /// Since when it can be watched, where the service tells.
  let availableSince: String?
  /// Whether the service says that one must sign in.
  let needsSignIn: Bool
  /// What is wrong with its record.
  let blemish: Blemish?

  /// The last part of its address.
  var publicPath: PublicPath { PublicPath(title: title) }
}
