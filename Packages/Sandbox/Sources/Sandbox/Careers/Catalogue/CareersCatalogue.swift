#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The jobs and posts of the service, which follow from the content and the present alone.
///
/// A job is a role of the employer's trade. Identifiers are made from names, so an employer or a post may be added
/// without changing those of the others. Moments are written for one day; later they move along with the present, by
/// whole weeks, so that the lists stay current.
struct CareersCatalogue: Sendable {
  /// The jobs and posts as they are written; read at the first request that needs them.
  static let all = CareersCatalogue()
  /// The day for which the moments are written: 1 December 2025, 00:00 UTC.
  private static let writtenFor = Date(timeIntervalSince1970: 1_764_547_200)

  /// The jobs, in the order in which they were entered: one of each employer, then the second of each.
  let jobs: [Job]
  /// The posts, newest first; of two from one moment, the later entry first.
  let posts: [Post]
  private let jobsByID: [String: Job]
  private let postsByID: [String: Post]

  private init() {
    self.init(jobs: JobPlan().jobs, posts: Self.writtenPosts.reversed())
  }

  private init(jobs: [Job], posts: [Post]) {
    self.jobs = jobs
    self.posts = posts
    jobsByID = Dictionary(jobs.map { ($0.id, $0) }) { first, _ in first }
    postsByID = Dictionary(posts.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The jobs and posts as they are at a time: the weeks since the day for which they are written are added to every
  /// moment, none before that day.
  func moved(to now: Date) -> CareersCatalogue {
    let week = 7 * JobPlan.day
    let shift = max(0, (now.timeIntervalSince(Self.writtenFor) / week).rounded(.down)) * week
    guard shift > 0 else { return self }
    return CareersCatalogue(
      jobs: jobs.map { $0.published($0.publication.moved(by: shift)) },
      posts: posts.map { $0.published($0.published + shift) }
    )
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
