extension SectionPlan {
  /// The sections in the order of the root page.
  static let all = [
    series, movies, sport, kids, sportByDay, rental, documentaries, lifestyle, channels,
  ]
}
