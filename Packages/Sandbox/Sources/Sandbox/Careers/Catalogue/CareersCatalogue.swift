#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The jobs and posts of the service, which follow from the content alone.
///
/// A job is a role of the employer's trade. Identifiers are made from names, so an employer or a post may be added
/// without changing those of the others.
struct CareersCatalogue: Sendable {
  /// The jobs and posts of the service; read at the first request that needs it.
  static let all = CareersCatalogue()

  /// The jobs, in the order in which they were entered: one of each employer, then the second of each.
  let jobs: [Job]
  /// The posts, newest first; of two from one moment, the later entry first.
  let posts: [Post]
  private let jobsByID: [String: Job]
  private let postsByID: [String: Post]

  private init() {
    jobs = JobPlan().jobs
    posts = Self.writtenPosts.reversed()
    jobsByID = Dictionary(jobs.map { ($0.id, $0) }) { first, _ in first }
    postsByID = Dictionary(posts.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The job with an identifier, public or not.
  func job(_ id: String) -> Job? {
    jobsByID[id]
  }

  /// The post with an identifier.
  func post(_ id: String) -> Post? {
    postsByID[id]
  }

  private static var writtenPosts: [Post] {
    var moment = JobPlan.firstPost
    return ContentRecord.all(in: PostContent.text).map { record in
      moment += JobPlan.day * Double(record.number("days"))
      return Post(
        id: UUIDText(naming: "post \(record.name)").text,
        title: record.name,
        excerpt: record.text("text"),
        category: record.text("category"),
        author: record.text("author"),
        image: record.optionalText("image").map { "https://\(CareersAddress.pictureHost)/posts/\($0).jpg" },
        published: moment
      )
    }
  }
}
