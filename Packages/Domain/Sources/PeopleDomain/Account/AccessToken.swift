/// An access token for GitHub.
///
/// Its descriptions never contain the token, so that it cannot get into a message or a log by interpolation.
public struct AccessToken: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The token itself.
  public let text: String

  /// Takes over a token; fails for a text that cannot be one.
  ///
  /// - Parameter text: Visible ASCII characters, up to 1024. Blanks and line breaks around them are left out.
  public init?(_ text: String) {
    let bytes = text.utf8.drop { Self.isBlank($0) }
    let token = Substring(bytes).utf8.reversed().drop { Self.isBlank($0) }.reversed()
    guard !token.isEmpty, token.count <= 1024, token.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    self.text = String(decoding: token, as: UTF8.self)
  }

  /// A placeholder.
  public var description: String { "<token>" }
  /// A placeholder.
  public var debugDescription: String { description }
  /// Nothing: the token is no child of its mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(byte) }
}

/// The tokens that a sign-in gives.
public struct TokenGrant: Hashable, Sendable {
  /// The token that requests carry.
  public let token: AccessToken
  /// How long GitHub accepts it; `nil` for a token that does not expire.
  public let lifetime: Duration?
  /// The token that gets a new pair once; `nil` for tokens that do not expire.
  public let refreshToken: AccessToken?
  /// How long GitHub accepts the refresh token; `nil` when it does not say.
  public let refreshLifetime: Duration?

  /// Puts tokens together.
  ///
  /// - Parameters:
  ///   - token: The token that requests carry.
  ///   - lifetime: How long GitHub accepts it.
  ///   - refreshToken: The token that gets a new pair once.
  ///   - refreshLifetime: How long GitHub accepts the refresh token.
  public init(
    _ token: AccessToken,
    lifetime: Duration? = nil,
    refreshToken: AccessToken? = nil,
    refreshLifetime: Duration? = nil
  ) {
    self.token = token
    self.lifetime = lifetime
    self.refreshToken = refreshToken
    self.refreshLifetime = refreshLifetime
  }
}
