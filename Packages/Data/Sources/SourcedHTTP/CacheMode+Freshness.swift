import DomainKernel
import OfflineHTTP

extension CacheMode {
  /// What the cache does for a wish of the domain.
  init(_ freshness: Freshness) {
    switch freshness {
    case .storedFirst: self = .storedFirst
    case .refresh: self = .revalidate
    case .storedOnly: self = .storedOnly
    }
  }
}
