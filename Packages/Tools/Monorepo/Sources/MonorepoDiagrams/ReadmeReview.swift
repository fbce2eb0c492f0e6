/// What a comparison of a README's pictures with the repository found.
public struct ReadmeReview: Equatable, Sendable {
  /// The lines on which pictures begin that are out of date, counted from 1.
  public let outdatedLines: [Int]
  /// The README with all pictures as they should be; everything else in it is as it was.
  public let text: String
}
