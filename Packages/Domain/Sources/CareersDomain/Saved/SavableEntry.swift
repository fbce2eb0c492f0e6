/// An entry of the service that the user can save: a job or a post.
public protocol SavableEntry: Identifiable, Hashable, Sendable
where ID: RawRepresentable<String> & Hashable & Sendable {
  /// The kind of entry.
  static var savedKind: SavedChange.Kind { get }
  /// The relation of the user to the entry; `nil` when the service does not say.
  var viewer: ViewerState? { get }

  /// The same entry with another relation of the user to it.
  ///
  /// - Parameter viewer: The relation of the user to the entry.
  /// - Returns: A copy; nothing else of it differs.
  func with(_ viewer: ViewerState) -> Self
}

extension SavableEntry {
  /// The entry that a guest was given, for the user who has signed in since.
  public var afterSignIn: Self { viewer.map { with($0.afterSignIn) } ?? self }

  /// The entry as the user wants it.
  func marked(isSaved: Bool, isWaiting: Bool) -> Self {
    with(
      ViewerState(
        isSignedIn: viewer?.isSignedIn,
        isSaved: isSaved,
        applying: viewer?.applying,
        isWaiting: isWaiting
      )
    )
  }
}

extension Job: SavableEntry {
  /// A job.
  public static var savedKind: SavedChange.Kind { .job }

  /// The same job with another relation of the user to it.
  public func with(_ viewer: ViewerState) -> Job {
    var copy = self
    copy.viewer = viewer
    return copy
  }
}

extension Post: SavableEntry {
  /// A post.
  public static var savedKind: SavedChange.Kind { .post }

  /// The same post with another relation of the user to it.
  public func with(_ viewer: ViewerState) -> Post {
    var copy = self
    copy.viewer = viewer
    return copy
  }
}

/// An entry of the list of saved ones, with what the user changed since the service gave the list.
public enum SavedItem<Entry: SavableEntry>: Identifiable, Hashable, Sendable {
  /// An entry; whether it is still saved, and whether that waits to be sent, says its ``SavableEntry/viewer``.
  case entry(Entry)
  /// An entry that the user saved and of which nothing else is stored here, and whether the change waits to be sent.
  case unknown(Entry.ID, isWaiting: Bool)

  /// The identity of the entry.
  public var id: Entry.ID {
    switch self {
    case .entry(let entry): entry.id
    case .unknown(let id, _): id
    }
  }

  /// The entry; `nil` when nothing but its id is known.
  public var entry: Entry? {
    if case .entry(let entry) = self { entry } else { nil }
  }

  /// Whether the entry is saved, as the user wants it; `nil` when the service does not say.
  public var isSaved: Bool? {
    switch self {
    case .entry(let entry): entry.viewer?.isSaved
    case .unknown: true
    }
  }

  /// Whether the user changed that it is saved, and the change waits to be sent.
  public var isWaiting: Bool {
    switch self {
    case .entry(let entry): entry.viewer?.isWaiting ?? false
    case .unknown(_, let isWaiting): isWaiting
    }
  }
}
