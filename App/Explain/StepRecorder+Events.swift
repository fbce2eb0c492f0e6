import NetworkingKit
import OfflineHTTP
import SourcedHTTP

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StepRecorder {
  /// Remembers what the cache did.
  @Sendable
  func record(_ event: OfflineHTTPEvent) {
    record(.cache, "\(Self.place(event.url)): \(Self.words(event.step))")
  }

  /// Remembers that an answer became a value.
  @Sendable
  func record(_ event: MappingEvent) {
    record(.mapping, "\(Self.place(event.url)): \(event.byteCount) bytes became a value")
  }

  /// Remembers what the client did.
  func record(_ event: HTTPEvent) {
    switch event {
    case .sending(let request): record(.network, "\(request.method.rawValue) \(request.address)")
    case .received(_, let status, let bytes, _): record(.network, "answers \(status) with \(bytes) bytes")
    case .retrying(_, let pause, let reason): record(.network, "tries again in \(pause): \(reason)")
    case .redirecting(let status, let request):
      record(.network, "redirects (\(status)) to \(request.address)")
    case .failed(_, let error, _): record(.network, "fails: \(error)")
    }
  }

  /// The path and query of an address: the host is the same for all, and user and fragment are nobody's business.
  static func place(_ url: URL) -> String {
    url.path() + (url.query().map { "?" + $0 } ?? "")
  }

  private static func words(_ step: OfflineHTTPEvent.Step) -> String {
    switch step {
    case .hit(let age): "stored \(age.components.seconds) s ago, still fresh"
    case .miss: "nothing stored"
    case .stale(let age): "stored \(age.components.seconds) s ago, to be confirmed"
    case .conditionalRequestSent: "asks whether it has changed"
    case .notModified: "it has not (304)"
    case .coalesced: "joins an equal request"
    case .stored(let bytes): "keeps \(bytes) bytes"
    case .notStored(let reason): "does not keep it: \(reason.rawValue)"
    case .servedStale(let reason): "gives what is stored, because: \(reason)"
    case .backgroundRefreshStarted: "asks again in the background"
    case .invalidated: "forgets what is stored"
    case .dropped(let reason): "drops what is stored: \(reason)"
    case .storeFailed(let error): "the store failed: \(error)"
    }
  }
}
