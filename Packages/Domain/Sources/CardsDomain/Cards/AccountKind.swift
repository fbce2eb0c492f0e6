/// The kind of a GitHub account.
public enum AccountKind: String, Hashable, Sendable, CaseIterable {
  /// An account of a human.
  case user
  /// An account that several humans share.
  case organisation
  /// An account of a program.
  case bot

  /// Whether GitHub keeps a contribution calendar for accounts of this kind.
  ///
  /// Source: the GraphQL reference, where only `User` has a `contributionsCollection`. An account without a calendar is
  /// not one without contributions: nobody counts them.
  public var hasCalendar: Bool { self == .user }
}
