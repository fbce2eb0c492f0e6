import LenientJSON

/// The most that is read from an answer of a service, so that no answer fills memory or disk.
///
/// An answer with more cards or communities is refused; of other lists, what is beyond a limit counts as
/// unreadable.
enum CardsLimits {
  /// The name of an account, in bytes; real ones have up to 39.
  static let loginBytes = 100
  /// Cards of a deck or of a community.
  static let cards = 10_000
  /// Communities of an account.
  static let communities = 1000
  /// Weeks of a calendar.
  static let weeks = 120
  /// Days of a week, or of a calendar that has no weeks; those that are sent twice are merged afterwards.
  static let days = 1000
  /// Repositories, and languages of a repository.
  static let repositories = 200
  /// Errors of a GraphQL answer.
  static let errors = 100
  /// The highest number of bytes of code that is believed, so that no sum overflows.
  static let codeBytes = 1_000_000_000_000
}

/// The rule for the names of accounts, looser than that of the service.
enum Login {
  /// Whether a text can be a login: one segment of a path without characters that cannot be seen.
  static func isValid(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && text.utf8.count <= CardsLimits.loginBytes
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .unassigned:
          false
        default: scalar != "/" && scalar != "\\"
        }
      }
  }

  /// Whether two texts are the same login.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    first.lowercased() == second.lowercased()
  }
}
