public import PeopleDomain

/// Values of the people domain for tests.
public enum PeopleSamples {
  /// A place of a next page.
  public static let mark = UserPage.Mark(rawValue: "next")

  /// Accounts with given numbers; the login of number 5 is `user5`.
  ///
  /// - Parameter numbers: The numbers, 0 or more.
  /// - Returns: One account for each.
  public static func users(_ numbers: Int...) -> [User] {
    numbers.compactMap { number in
      User.ID(rawValue: number).map { User(id: $0, login: "user\(number)", kind: .user) }
    }
  }

  /// An account of the user.
  ///
  /// - Parameters:
  ///   - number: Its number.
  ///   - scopes: What the token may do.
  /// - Returns: The account `user` and its number.
  public static func account(_ number: Int = 5, scopes: TokenScopes = .notReported) -> VerifiedAccount? {
    User.ID(rawValue: number).map {
      VerifiedAccount(AccountIdentity(id: $0, login: "user\(number)"), scopes: scopes)
    }
  }
}
