#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes posts as the service shows them.
struct PostDocument {
  /// The post.
  let post: Post
  /// The present.
  let now: Date

  /// A row of a list, with what the viewer has to do with it.
  func summary(_ viewer: ViewerState) -> JSONValue {
    .object([
      "id": .string(post.id),
      "title": .string(post.title),
      "excerpt": .string(post.excerpt),
      "category": .string(post.category),
      "author": .string(post.author),
      "imageUrl": post.image.map { .string($0) } ?? .null,
      "publishedAt": .date(post.publication.moment),
      "lifecycle": lifecycle,
      "viewerState": viewer.postJSON,
    ])
  }

  /// Unlike a job, a post that was scheduled has a date of publication: the scheduled one.
  private var lifecycle: JSONValue {
    guard case .object(var members) = post.publication.json(now: now) else { return .null }
    if let place = members.firstIndex(where: { $0.name == "publishedAt" }) {
      members[place] = JSONMember(name: "publishedAt", value: .date(post.publication.moment))
    }
    return .object(members)
  }
}
