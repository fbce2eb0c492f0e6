#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A job at an employer.
struct Job: Sendable {
  /// The identifier, a UUID.
  let id: String
  /// The title.
  let title: String
  /// The kind of contract.
  let employmentType: EmploymentType
  /// Whether the employer sponsors a visa.
  let sponsorsVisa: Bool
  /// The description of the work, the pay and the employer.
  let description: String
  /// The requirements for an applicant; at least one.
  let requirements: [String]
  /// Who employs, and where.
  let employer: Employer
  /// From when it is public.
  private(set) var publication: Publication

  /// The job with another publication.
  func published(_ publication: Publication) -> Job {
    var job = self
    job.publication = publication
    return job
  }

  /// Whether the job contains a text in lower case, as the service searches.
  func contains(_ text: String) -> Bool {
    [title, description, employer.name, employer.displayLabel].joined(separator: " ").lowercased()
      .contains(text)
  }
}

/// The kind of a contract, in the service's words.
enum EmploymentType: String, CaseIterable, Sendable {
  case fullTime = "FULL_TIME"
  case partTime = "PART_TIME"
  case contract = "CONTRACT"
}

/// A company with one place of work.
struct Employer: Sendable {
  /// The identifier, a UUID.
  let id: String
  /// The name.
  let name: String
  /// Whether the operator has verified the company.
  let isVerified: Bool
  /// The logo's address; `null` without one, `nil` where the record does not have the field.
  let logo: JSONValue?
  /// The town, without its prefecture.
  let city: String
  /// The place as it is shown and searched, such as `Obihiro, Hokkaido, JP`.
  let displayLabel: String
  /// Degrees north.
  let latitude: Double
  /// Degrees east.
  let longitude: Double
}

/// When a job or a post is public.
enum Publication: Hashable, Sendable {
  /// Not yet for anyone to see.
  case draft
  /// Since a moment.
  case published(Date)
  /// From a moment on; a job that was scheduled never gets a date of publication, also when it is public.
  case scheduled(Date)

  /// The same, later by a number of seconds.
  func moved(by shift: TimeInterval) -> Publication {
    switch self {
    case .draft: .draft
    case .published(let moment): .published(moment + shift)
    case .scheduled(let moment): .scheduled(moment + shift)
    }
  }

  /// Whether everyone may see it.
  func isPublic(now: Date) -> Bool {
    switch self {
    case .draft: false
    case .published: true
    case .scheduled(let moment): moment <= now
    }
  }
}

/// A post of the feed; it has no text beyond its excerpt.
struct Post: Sendable {
  /// The identifier, a UUID.
  let id: String
  /// The title.
  let title: String
  /// The summary.
  let excerpt: String
  /// The category, in capital letters.
  let category: String
  /// Who wrote it.
  let author: String
  /// The picture's address, where there is one.
  let image: String?
  /// When it appeared.
  private(set) var published: Date

  /// The post with another moment.
  func published(_ moment: Date) -> Post {
    var post = self
    post.published = moment
    return post
  }

  /// Whether the post contains a text in lower case, as the service searches.
  func contains(_ text: String) -> Bool {
    [title, excerpt, author, category].joined(separator: " ").lowercased().contains(text)
  }
}
