/// The relation of the user who asked to a job or a post, as far as the service says.
public struct ViewerState: Hashable, Sendable {
  /// Whether the user can apply for a job.
  public enum Applying: Hashable, Sendable {
    /// The user can apply.
    case possible
    /// The user can apply after signing in.
    case afterSignIn
    /// The user cannot apply; the service does not say why, and it may be because the user has applied.
    case impossible
  }

  /// Whether the service knows the user; `nil` when it does not say.
  public let isSignedIn: Bool?
  /// Whether the user has saved it; `nil` when the service does not say.
  public let isSaved: Bool?
  /// Whether the user changed that it is saved, and the change waits to be sent.
  public let isWaiting: Bool
  /// Whether the user can apply; `nil` for posts, and when the service does not say.
  public let applying: Applying?

  /// Describes a relation.
  ///
  /// - Parameters:
  ///   - isSignedIn: Whether the service knows the user.
  ///   - isSaved: Whether the user has saved it.
  ///   - applying: Whether the user can apply.
  ///   - isWaiting: Whether the user changed that it is saved, and the change waits to be sent.
  public init(
    isSignedIn: Bool? = nil,
    isSaved: Bool? = nil,
    applying: Applying? = nil,
    isWaiting: Bool = false
  ) {
    self.isSignedIn = isSignedIn
    self.isSaved = isSaved
    self.applying = applying
    self.isWaiting = isWaiting
  }

  /// The relation for a user who has signed in since a guest was given this one: whether it is saved is not known.
  var afterSignIn: ViewerState {
    ViewerState(applying: applying == .afterSignIn ? .possible : applying)
  }
}
