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
  static let all = CareersCatalogue(content: Content(), shift: 0)
  /// The day for which the moments are written: 1 December 2025, 00:00 UTC.
  private static let writtenFor = Date(timeIntervalSince1970: 1_764_547_200)

  private let content: Content
  /// Seconds by which moments are later than they are written.
  private let shift: TimeInterval

  /// The jobs and posts as they are written, with their places by identifier.
  private final class Content: Sendable {
    let jobs: [Job]
    let posts: [Post]
    let jobPlaces: [String: Int]
    let postPlaces: [String: Int]

    init() {
      jobs = JobPlan().jobs
      posts = PostPlan().posts
      jobPlaces = Dictionary(jobs.enumerated().map { ($1.id, $0) }) { first, _ in first }
      postPlaces = Dictionary(posts.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }
  }

  private init(content: Content, shift: TimeInterval) {
    self.content = content
    self.shift = shift
  }

  /// The jobs, in the order in which they were entered: one of each place of work, then the second of each.
  var jobs: [Job] { content.jobs.map(moved) }

  /// The posts, newest first; of two from one moment, the later entry first.
  var posts: [Post] { content.posts.map(moved) }

  /// The jobs and posts as they are at a time: the weeks since the day for which they are written are added to every
  /// moment, none before that day.
  func moved(to now: Date) -> CareersCatalogue {
    let week = 7 * JobPlan.day
    let shift = max(0, (now.timeIntervalSince(Self.writtenFor) / week).rounded(.down)) * week
    return CareersCatalogue(content: content, shift: shift)
  }

  /// The job with an identifier, public or not.
  func job(_ id: String) -> Job? {
    content.jobPlaces[id].map { moved(content.jobs[$0]) }
  }

  /// The post with an identifier, public or not.
  func post(_ id: String) -> Post? {
    content.postPlaces[id].map { moved(content.posts[$0]) }
  }

  private func moved(_ job: Job) -> Job { job.published(job.publication.moved(by: shift)) }

  private func moved(_ post: Post) -> Post { post.published(post.publication.moved(by: shift)) }
}
