import OfflineHTTP

extension OfflineHTTPEvent.Step {
  /// The step in a few words.
  var words: String {
    switch self {
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
    case .storeFailed(let error): "the store failed: \(error.words)"
    }
  }
}
