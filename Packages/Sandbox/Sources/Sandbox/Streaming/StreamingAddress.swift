/// The address of a page of the streaming service; the same as the public service's.
struct StreamingAddress: Hashable, Sendable {
  /// The host that serves pages.
  static let host = "content.viaplay.com"
  /// The host that image links point to; the sandbox serves no images.
  static let imageHost = "i.viaplay.com"
  /// The address of the root page.
  static let root = StreamingAddress(path: "/ios-se")

  /// The path, beginning with a slash.
  let path: String

  /// The address one level below.
  func child(_ slug: String) -> StreamingAddress {
    StreamingAddress(path: "\(path)/\(slug)")
  }

  /// The absolute address, followed by a query or a template part.
  func text(_ suffix: String = "") -> String {
    "https://\(Self.host)\(path)\(suffix)"
  }
}
