import NetworkingKit

/// What the service says when it has nothing to show.
struct ErrorDocument {
  /// The status of the answer.
  let status: HTTPStatus
  /// The path that was asked for.
  let path: String

  /// The document as it goes over the wire; 5100 is the public service's code for 404, the others are unknown.
  var json: JSONValue {
    .object([
      "code": status == .notFound ? 5_100 : 5_000,
      "redirectPath": .string(parentPath),
      "url": .string(path),
    ])
  }

  /// The path one level up, but never above the root page.
  private var parentPath: String {
    let parts = path.split(separator: "/").dropLast()
    let parent = "/" + parts.joined(separator: "/")
    return parent.hasPrefix(StreamingAddress.root.path) ? parent : StreamingAddress.root.path
  }
}
