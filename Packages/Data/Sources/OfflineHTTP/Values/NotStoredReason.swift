/// Why a response was not stored.
public enum NotStoredReason: String, Hashable, Sendable {
  /// Only responses to `GET` are.
  case method = "the method is not GET"
  /// The request says `no-store`.
  case noStoreRequested = "the request says no-store"
  /// The response says `no-store`.
  case noStore = "the response says no-store"
  /// The response wants to be understood, and the status is unknown.
  case notUnderstood = "the status is not understood"
  /// It is a part of a representation, or an answer to a condition.
  case partial = "it is no whole representation"
  /// It depends on more than the request (`Vary: *`).
  case variesOnEverything = "it varies on everything"
  /// An error or a redirect that does not say how long it holds.
  case noFreshness = "the status needs an explicit lifetime"
  /// An error or a redirect, where content is stored that can be read offline.
  case contentStored = "content is stored, and this is none"
  /// It cannot be decoded.
  case unusable = "it cannot be decoded"
}
