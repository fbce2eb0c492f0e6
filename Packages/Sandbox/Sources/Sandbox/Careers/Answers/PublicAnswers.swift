#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers about jobs and posts, which everyone may read.
struct PublicAnswers {
  /// The jobs and posts of the service.
  let catalogue: CareersCatalogue
  /// Who asks; `nil` for a guest.
  let viewer: CareersAccount?
  /// The present.
  let now: Date

  /// The jobs that are public and match the filters, in the order in which they were entered.
  func jobs(_ query: QueryItems) throws(CareersFault) -> CareersReply {
    let filter = try JobFilter(query)
    let page = try PageRequest(query)
    let jobs = catalogue.jobs.filter { $0.publication.isPublic(now: now) && filter.admits($0) }
    return .ok(page.json(of: jobs, summary))
  }

  /// One job that is public.
  func job(_ id: String) throws(CareersFault) -> CareersReply {
    .ok(JobDocument(job: try publicJob(id), now: now).detail(state(of: id, in: viewer?.savedJobs)))
  }

  /// The posts that match the filters, newest first.
  func posts(_ query: QueryItems) throws(CareersFault) -> CareersReply {
    let text = query.trimmed("q").lowercased()
    let category = query.trimmed("category").uppercased()
    let page = try PageRequest(query)
    let posts = catalogue.posts.filter { post in
      post.publication.isPublic(now: now) && (category.isEmpty || post.category == category)
        && (text.isEmpty || post.contains(text))
    }
    return .ok(page.json(of: posts, summary))
  }

  /// A job, when it is public.
  func publicJob(_ id: String) throws(CareersFault) -> Job {
    guard let job = catalogue.job(id), job.publication.isPublic(now: now) else {
      throw .notFound("job_not_found", "Job not found")
    }
    return job
  }

  /// A row of a list of jobs.
  func summary(of job: Job) -> JSONValue {
    JobDocument(job: job, now: now).summary(state(of: job.id, in: viewer?.savedJobs))
  }

  /// A row of a list of posts.
  func summary(of post: Post) -> JSONValue {
    PostDocument(post: post, now: now).summary(state(of: post.id, in: viewer?.savedPosts))
  }

  private func state(of id: String, in saved: [String]?) -> ViewerState {
    ViewerState(isAuthenticated: saved != nil, isSaved: saved?.contains(id) ?? false)
  }
}

/// Which jobs are asked for; letter case never matters.
private struct JobFilter {
  private let text: String
  private let type: EmploymentType?
  private let sponsorsVisa: Bool?
  private let location: String

  /// Reads the query; a blank filter admits everything.
  init(_ query: QueryItems) throws(CareersFault) {
    text = query.trimmed("q").lowercased()
    location = query.trimmed("location").lowercased()
    let type = query.trimmed("employmentType").uppercased()
    self.type = EmploymentType(rawValue: type)
    guard type.isEmpty || self.type != nil else {
      throw .invalid("invalid_employment_type", "employmentType is invalid")
    }
    switch query.trimmed("visaSponsored").lowercased() {
    case "": sponsorsVisa = nil
    case "true": sponsorsVisa = true
    case "false": sponsorsVisa = false
    default: throw .invalid("invalid_visa_sponsored", "visaSponsored must be true or false")
    }
  }

  func admits(_ job: Job) -> Bool {
    (type == nil || job.employmentType == type)
      && (sponsorsVisa == nil || job.sponsorsVisa == sponsorsVisa)
      && (location.isEmpty || job.employer.displayLabel.lowercased().contains(location))
      && (text.isEmpty || job.contains(text))
  }
}

extension QueryItems {
  /// The text of an item without the white space around it; empty when it is absent.
  func trimmed(_ name: Substring) -> String {
    (text(name) ?? "").trimmed
  }
}
