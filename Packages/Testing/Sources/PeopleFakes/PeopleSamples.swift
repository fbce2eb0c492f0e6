public import PeopleDomain

/// Values of the people domain for tests.
public enum PeopleSamples {
  /// A place of a next page.
  public static let mark = UserPage.Mark(rawValue: "next")

  /// The id with a number.
  ///
  /// - Parameter number: The number, 0 or more.
  /// - Returns: The id.
  public static func id(_ number: Int) -> User.ID {
    guard let id = User.ID(rawValue: number) else { preconditionFailure("No id is \(number).") }
    return id
  }

  /// Accounts with given numbers; the login of number 5 is `user5`.
  ///
  /// - Parameter numbers: The numbers, 0 or more.
  /// - Returns: One account for each.
  public static func users(_ numbers: Int...) -> [User] {
    numbers.compactMap { number in
      User.ID(rawValue: number).map { User(id: $0, login: "user\(number)", kind: .user) }
    }
  }
}
