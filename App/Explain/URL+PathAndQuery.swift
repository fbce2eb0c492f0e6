#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URL {
  /// Path and query: the host is the same for all, and user and fragment are nobody's business.
  var pathAndQuery: String {
    path() + (query().map { "?" + $0 } ?? "")
  }
}
