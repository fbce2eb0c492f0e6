#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers about the user's lists of saved jobs and posts.
struct SavedAnswers {
  /// The jobs and posts of the service.
  let catalogue: CareersCatalogue
  /// The present.
  let now: Date

  /// The saved jobs, newest save first; one that is not public any more stays.
  func jobs(_ account: CareersAccount, _ query: QueryItems) throws(CareersFault) -> CareersReply {
    let page = try PageRequest(query)
    let answers = PublicAnswers(catalogue: catalogue, viewer: account, now: now)
    return .ok(page.json(of: account.savedJobs.compactMap(catalogue.job), answers.summary))
  }

  /// The saved posts, newest save first.
  func posts(_ account: CareersAccount, _ query: QueryItems) throws(CareersFault) -> CareersReply {
    let page = try PageRequest(query)
    let answers = PublicAnswers(catalogue: catalogue, viewer: account, now: now)
    return .ok(page.json(of: account.savedPosts.compactMap(catalogue.post), answers.summary))
  }

  /// Saves a job that is public.
  func saveJob(_ account: inout CareersAccount, _ fields: RequestFields) throws(CareersFault) -> CareersReply
  {
    let id = fields.text("jobId")
    guard !id.isEmpty else { throw .invalid("invalid_job_id", "jobId is required") }
    _ = try PublicAnswers(catalogue: catalogue, viewer: account, now: now).publicJob(id)
    return Self.saved(Self.insert(id, into: &account.savedJobs), "jobId", id)
  }

  /// Saves a post that is public.
  func savePost(_ account: inout CareersAccount, _ fields: RequestFields) throws(CareersFault) -> CareersReply
  {
    let id = fields.text("postId")
    guard !id.isEmpty else { throw .invalid("invalid_post_id", "postId is required") }
    guard let post = catalogue.post(id), post.publication.isPublic(now: now) else { throw Self.unknownPost }
    return Self.saved(Self.insert(id, into: &account.savedPosts), "postId", id)
  }

  /// Removes a job from the list, public or not.
  func unsaveJob(_ account: inout CareersAccount, _ id: String) throws(CareersFault) -> CareersReply {
    guard catalogue.job(id) != nil else { throw .notFound("job_not_found", "Job not found") }
    return Self.removed(Self.remove(id, from: &account.savedJobs), "jobId", id)
  }

  /// Removes a post from the list.
  func unsavePost(_ account: inout CareersAccount, _ id: String) throws(CareersFault) -> CareersReply {
    guard catalogue.post(id) != nil else { throw Self.unknownPost }
    return Self.removed(Self.remove(id, from: &account.savedPosts), "postId", id)
  }

  private static let unknownPost = CareersFault.notFound("post_not_found", "Post not found")

  private static func insert(_ id: String, into list: inout [String]) -> Bool {
    guard !list.contains(id) else { return false }
    list.insert(id, at: 0)
    return true
  }

  private static func remove(_ id: String, from list: inout [String]) -> Bool {
    let count = list.count
    list.removeAll { $0 == id }
    return list.count < count
  }

  private static func saved(_ isNew: Bool, _ name: String, _ id: String) -> CareersReply {
    .ok(
      .object(
        [JSONMember(name: "saved", value: true), JSONMember(name: "created", value: .bool(isNew))]
          + [JSONMember(name: name, value: .string(id))]
      )
    )
  }

  private static func removed(_ wasThere: Bool, _ name: String, _ id: String) -> CareersReply {
    .ok(
      .object(
        [JSONMember(name: "saved", value: false), JSONMember(name: "removed", value: .bool(wasThere))]
          + [JSONMember(name: name, value: .string(id))]
      )
    )
  }
}
