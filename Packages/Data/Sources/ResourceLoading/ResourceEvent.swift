public import DomainKernel
public import NetworkingKit
import OfflineHTTP
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A step of one operation of a loader, for tracing: each begins once and ends once.
public struct ResourceEvent: Hashable, Sendable, Identifiable {
  /// Whether an operation reads or changes something.
  public enum Intent: Hashable, Sendable {
    /// It reads, from the store or from the service.
    case read
    /// It changes something at the service.
    case write
  }

  /// The event.
  public enum Step: Hashable, Sendable {
    /// The operation began.
    case began(HTTPMethod, Intent)
    /// The operation is a guest's, as the record of who is signed in is damaged.
    case openedWithoutAccount
    /// A response became a value; `bytes` is the size of its body, and the duration is there when the loader was given
    /// a clock. Happens again for one that a refresh in the background brings, then after the end of the operation.
    case mapped(bytes: Int, duration: Duration? = nil)
    /// The operation gave a value.
    case succeeded(Provenance.Kind)
    /// The operation failed.
    case failed(ServiceError)
  }

  /// The number of the operation, which all its events carry; unique among the copies of one loader.
  public let id: Int
  /// Where the operation goes.
  public let url: URL
  /// The event.
  public let step: Step
}

/// Numbers the operations of a loader and tells about them.
final class ResourceTrace: Sendable {
  private let observe: @Sendable (ResourceEvent) -> Void
  private let elapsed: (@Sendable () -> Duration)?
  private let lastID = Atomic(0)

  init(elapsed: (@Sendable () -> Duration)?, observe: @escaping @Sendable (ResourceEvent) -> Void) {
    self.elapsed = elapsed
    self.observe = observe
  }

  func nextID() -> Int {
    lastID.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Makes a value of a response, and tells how long that took.
  func mapping<Value>(
    _ id: Int,
    _ url: URL,
    bytes: Int,
    _ map: () throws(InvalidResponse) -> Value
  ) throws(InvalidResponse) -> Value {
    let start = elapsed?()
    let value = try map()
    let duration = elapsed.flatMap { elapsed in start.map { elapsed() - $0 } }
    report(id, url, .mapped(bytes: bytes, duration: duration))
    return value
  }

  func report(_ id: Int, _ url: URL, _ step: ResourceEvent.Step) {
    observe(ResourceEvent(id: id, url: url, step: step))
  }
}
