import NetworkingKit
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decides which requests fail on a flaky network: every second new one, and only once.
final class FlakyPattern: Sendable {
  /// The outcome of a request.
  enum Outcome: Hashable, Sendable {
    case passes
    case unavailable
    case connectionLost
  }

  private struct Memory {
    var random = SplitMix64(seed: 0x7E55_E2A0)
    var newRequests = 0
    var failedOnce: Set<String> = []
  }

  private let memory = Mutex(Memory())

  /// Decides one request and remembers it, so that asking again passes.
  ///
  /// - Parameter request: The request about to be sent.
  /// - Returns: What happens to it.
  func outcome(of request: HTTPRequest) -> Outcome {
    let key = "\(request.method.rawValue) \(request.url.absoluteString)"
    return memory.withLock { memory in
      guard memory.failedOnce.remove(key) == nil else { return .passes }
      memory.newRequests += 1
      guard !memory.newRequests.isMultiple(of: 2) else { return .passes }
      memory.failedOnce.insert(key)
      return memory.random.chance(oneIn: 2) ? .unavailable : .connectionLost
    }
  }
}
