import LenientJSON

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A post of the feed; of no use without an id and a title.
struct PostDTO: Decodable {
  let id: String
  let title: String
  let excerpt: String?
  let category: String?
  let author: String?
  let image: String?
  let publishedAt: Date?
  let lifecycle: LifecycleDTO?
  let viewer: ViewerStateDTO?

  init(from decoder: any Decoder) throws {
    let post = try decoder.container(keyedBy: NamedKey.self)
    try post.require(anyOf: "excerpt", "category", "author")
    id = try post.entryID("id")
    title = try post.requiredText("title")
    excerpt = post.text("excerpt", CareersLimits.sentences)
    category = post.text("category")
    author = post.text("author")
    image = post.exactText("imageUrl")
    publishedAt = post.date("publishedAt")
    lifecycle = post.lenient(LifecycleDTO.self, "lifecycle")
    viewer = post.lenient(ViewerStateDTO.self, "viewerState")
  }
}
