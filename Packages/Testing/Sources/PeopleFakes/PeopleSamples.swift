public import PeopleDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  /// An account of the user.
  ///
  /// - Parameters:
  ///   - number: Its number, 0 or more.
  ///   - scopes: What the token may do.
  /// - Returns: The account `user` and its number.
  public static func account(_ number: Int = 5, scopes: TokenScopes = .notReported) -> VerifiedAccount {
    guard let id = User.ID(rawValue: number) else { preconditionFailure("a negative number") }
    return VerifiedAccount(AccountIdentity(id: id, login: "user\(number)"), scopes: scopes)
  }

  /// A token.
  ///
  /// - Parameter text: A text that can be one.
  /// - Returns: The token.
  public static func token(_ text: String) -> AccessToken {
    guard let token = AccessToken(text) else { preconditionFailure("no token: \(text)") }
    return token
  }

  /// A code that waits to be entered.
  ///
  /// - Parameters:
  ///   - lifetime: How long it is valid.
  ///   - interval: How long to wait between two questions.
  /// - Returns: The code `WDJB-MJHT`.
  public static func code(
    lifetime: Duration = .seconds(900),
    interval: Duration = .seconds(5)
  ) -> DeviceCode {
    guard let page = URL(string: "https://github.com/login/device") else { preconditionFailure("no address") }
    return DeviceCode(
      deviceCode: token("device-secret"),
      userCode: "WDJB-MJHT",
      page: page,
      lifetime: lifetime,
      interval: interval
    )
  }
}
