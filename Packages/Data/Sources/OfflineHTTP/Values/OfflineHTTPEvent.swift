public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A step that the cache took for a request, for those who want to know.
public struct OfflineHTTPEvent: Hashable, Sendable {
  /// What was done.
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
    /// What is stored was served although it is not confirmed.
    case servedStale(because: StaleReason)
    /// A refresh in the background began.
    case backgroundRefreshStarted
    /// What was stored went, because a request changed it at the origin.
    case invalidated
    /// What was stored went, because it cannot be used.
    case dropped(because: DroppedReason)
    /// The store failed; the request went on without it.
    case storeFailed(StorageError)
  }

  /// The address that the step is about, without fragment.
  public let url: URL
  /// What was done.
  public let step: Step

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - url: The address that the step is about.
  ///   - step: What was done.
  public init(url: URL, step: Step) {
    self.url = url
    self.step = step
  }
}
