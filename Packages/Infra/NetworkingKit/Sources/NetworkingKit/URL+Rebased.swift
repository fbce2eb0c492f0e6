#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension URL {
  /// The same resource at another origin.
  ///
  /// Path, query and fragment are kept exactly as they are written; user and password are dropped.
  ///
  /// - Parameter origin: Where to ask instead.
  /// - Returns: The new address, or `nil` when this one has no path to take over, as `mailto:` has none.
  public func rebased(onto origin: Origin) -> URL? {
    guard let parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return nil }
    let path = parts.percentEncodedPath
    guard path.isEmpty || path.hasPrefix("/") else { return nil }
    let query = parts.percentEncodedQuery.map { "?" + $0 } ?? ""
    let fragment = parts.percentEncodedFragment.map { "#" + $0 } ?? ""
    return URL(string: origin.description + path + query + fragment)
  }
}
