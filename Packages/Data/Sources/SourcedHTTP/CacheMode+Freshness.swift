import DomainKernel
import OfflineHTTP

extension CacheMode {
  /// What the cache does for a wish of the domain.
  init(_ policy: FetchPolicy) {
    switch policy {
    case .cacheFirst: self = .storedFirst
    case .networkFirst: self = .revalidate
    case .cacheOnly: self = .storedOnly
    }
  }
}
