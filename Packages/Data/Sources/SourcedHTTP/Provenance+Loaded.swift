import DomainKernel
import OfflineHTTP

extension Provenance {
  /// Says in the domain's words where a loaded value comes from.
  init<Value>(_ loaded: Loaded<Value>) {
    self.init(
      kind: Kind(loaded.source),
      fetchedAt: loaded.fetchedAt,
      staleness: loaded.staleness.map { DomainKernel.StaleReason($0.reason) }
    )
  }
}

extension Provenance.Kind {
  fileprivate init(_ source: LoadSource) {
    switch source {
    case .network: self = .network
    case .revalidated: self = .revalidated
    case .stored: self = .stored
    }
  }
}
