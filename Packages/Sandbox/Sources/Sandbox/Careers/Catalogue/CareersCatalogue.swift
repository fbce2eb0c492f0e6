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
  /// The jobs and posts as they are written.
  static let all = CareersCatalogue(shift: 0)
  /// The day for which the moments are written: 1 December 2025, 00:00 UTC.
  private static let writtenFor = Date(timeIntervalSince1970: 1_764_547_200)

  /// Seconds by which moments are later than they are written.
  private let shift: TimeInterval

  /// The content, each part made at the first request that needs it: a list of jobs makes no post and no index.
  private enum Content {
    static let jobs = JobPlan().jobs
    static let posts = PostPlan().posts
    static let jobPlaces = Dictionary(jobs.enumerated().map { ($1.id, $0) }) { first, _ in first }
    static let postPlaces = Dictionary(posts.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The jobs, in the order in which they were entered: one of each place of work, then the second of each.
  var jobs: [Job] { Content.jobs.map(moved) }

  /// The posts, newest first; of two from one moment, the later entry first.
  var posts: [Post] { Content.posts.map(moved) }

  /// The jobs and posts as they are at a time: the weeks since the day for which they are written are added to every
  /// moment, none before that day.
  func moved(to now: Date) -> CareersCatalogue {
    let week = 7 * JobPlan.day
    let shift = max(0, (now.timeIntervalSince(Self.writtenFor) / week).rounded(.down)) * week
    return CareersCatalogue(shift: shift)
  }

  /// The job with an identifier, public or not.
  func job(_ id: String) -> Job? {
    Content.jobPlaces[id].map { moved(Content.jobs[$0]) }
  }

  /// The post with an identifier, public or not.
  func post(_ id: String) -> Post? {
    Content.postPlaces[id].map { moved(Content.posts[$0]) }
  }

  private func moved(_ job: Job) -> Job { job.published(job.publication.moved(by: shift)) }

  private func moved(_ post: Post) -> Post { post.published(post.publication.moved(by: shift)) }
}
