import LenientJSON

/// The most that is read from an answer of the service, so that no answer fills memory or disk.
///
/// What is beyond a limit is left out: texts end with `…` then. Rows of a list are counted with those that
/// could not be read, tags and steps of a meal by themselves.
enum RecipeLimits {
  /// Rows of a list.
  ///
  /// The longest that the service has, its ingredients, has 569.
  static let rows = 5000
  /// The identifier of a meal, in bytes.
  ///
  /// Real ones have 5.
  static let idBytes = 300
  /// Instructions of a meal, before they become steps.
  ///
  /// The longest have about 6,000 characters.
  static let instructions = TextLimit(scalars: 60_000)
  /// Steps of a meal.
  ///
  /// Real ones have up to 40.
  static let steps = 300
  /// Steps of a meal that are counted, of which those beyond ``steps`` are not shown.
  ///
  /// Instructions at their limit that have a letter in each line have as many.
  static let countedSteps = 30_000
  /// Tags of a meal.
  ///
  /// Real ones have up to 10.
  static let tags = 50
  /// Values in a list with rows beyond ``rows``, which are not decoded; more of them would take more than 50 MB of
  /// memory.
  static let values = 410_000
}
