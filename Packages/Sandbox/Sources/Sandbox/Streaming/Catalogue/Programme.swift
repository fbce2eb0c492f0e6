/// The series that an episode belongs to, and its place there.
struct Programme: Sendable {
  /// The title of the series.
  let title: String
  /// The number of the season, from 1.
  let season: Int
  /// The number of the episode, from 1.
  let episode: Int
}
