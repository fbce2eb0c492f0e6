public import DomainKernel
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A step that the cache took for a request, for those who want to know.
public struct OfflineHTTPEvent: Hashable, Sendable {
  /// The step.
  public enum Step: Hashable, Sendable {
    /// A stored response was served; `age` counts from when the origin made it.
    case hit(age: Duration)
    /// Nothing is stored that fits the request.
    case miss
    /// Something is stored, but the origin has to be asked first.
    case stale(age: Duration)
    /// The origin was asked whether what is stored is current.
    case conditionalRequestSent
    /// The origin said that what is stored is current (304).
    case notModified
    /// An equal request was under way, and its answer is shared.
    case coalesced
    /// A response was stored; `bytes` is the length of its body.
    case stored(bytes: Int)
    /// A response was not stored.
    case notStored(because: NotStoredReason)
    /// A stored response was served unconfirmed, with the failure of the origin if it was asked.
    case servedStale(because: StaleReason, after: OriginFailure?)
    /// A refresh in the background began.
    case backgroundRefreshStarted
    /// A refresh in the background brought nothing; what is stored stays, and the next request tries again.
    case backgroundRefreshFailed(OfflineHTTPError)
    /// A request has changed the content at the origin, so that the stored response is outdated.
    case invalidated
    /// The stored response was removed because it cannot be used.
    case dropped(because: DroppedReason)
    /// The stored response cannot be turned into a value by this version of the program; it stays until a response that
    /// can takes its place, as an earlier or later version may read it.
    case storedUnreadable(MalformedReason)
    /// The store could not be read; the request went on without it.
    case storeUnreadable(StorageError)
    /// The store could not be changed; the request went on without it.
    case storeFailed(StorageError)
  }

  /// The address that the step is about, without fragment.
  public let url: URL
  /// The step.
  public let step: Step
}

/// Why a response was not stored.
public enum NotStoredReason: String, Hashable, Sendable {
  /// Only responses to `GET` and to queries are.
  case method = "the method is not GET"
  /// The request says `no-store`.
  case noStoreRequested = "the request says no-store"
  /// The response says `no-store`.
  case noStore = "the response says no-store"
  /// The response wants to be understood, and the status is unknown.
  case notUnderstood = "unknown status"
  /// It is a part of a representation, or an answer to a condition.
  case partial = "partial content"
  /// It depends on more than the request (`Vary: *`).
  case variesOnEverything = "varies on everything"
  /// An error or a redirect that does not say how long it holds.
  case noFreshness = "the status needs an explicit lifetime"
  /// An error or a redirect, where content is stored that can be read offline.
  case contentStored = "content is cached, and this response has none"
  /// It cannot be decoded.
  case unusable = "unreadable"
  /// It is an error of the service, even if its status says success, or one that is not to be repeated later.
  case refusal = "error response"
  /// Everything of the account was removed since the request began.
  case wiped = "all content of the account was removed"
  /// It takes more than one answer's share of the store.
  case tooLarge = "larger than the limit for one response"
  /// It would lose content that is stored, and is not believed yet.
  case suspicious = "would lose cached content, and is unconfirmed"
}

/// Why something that is stored was removed although nobody asked for it.
public enum DroppedReason: Hashable, Sendable {
  /// It was stored in a form that this version cannot read.
  case otherFormat
  /// The origin forbids to store it any longer.
  case noStore
  /// The origin said, when it was asked for the head only, that it has changed (RFC 9111, 4.3.5).
  case changed
  /// The origin no longer has it after a request that changed it.
  case deleted
}
