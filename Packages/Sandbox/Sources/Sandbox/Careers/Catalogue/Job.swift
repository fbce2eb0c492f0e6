#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A job at an employer.
struct Job: Sendable {
  /// The identifier, a UUID.
  let identifier: UUIDText
  /// The title.
  let title: String
  /// The kind of contract.
  let employmentType: EmploymentType
  /// Whether the employer sponsors a visa.
  let sponsorsVisa: Bool
  /// The texts that a list does not show.
  let texts: Texts
  /// Who employs, and where.
  let employer: Employer
  /// From when it is public.
  private(set) var publication: Publication

  /// The content from which the longer texts are made when they are needed.
  struct Texts: Sendable {
    /// The work.
    let role: ContentRecord
    /// Who employs.
    let employer: ContentRecord
    /// A sentence about the place of work.
    let remark: String?
    /// The monthly pay of the trade in thousands of yen.
    let pay: ClosedRange<Int>
  }

  /// The identifier as text.
  var id: String { identifier.text }

  /// The description of the work, the pay and the employer.
  var description: String {
    let parts = [texts.role.text("text"), conditions, texts.employer.text("about"), texts.remark]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The requirements for an applicant; at least one.
  var requirements: [String] { texts.role.list("need") }

  private var conditions: String {
    var random = SplitMix64(seed: identifier.seed)
    let thousands = random.number(in: texts.pay)
    let benefits = [
      "A furnished room costs ¥\(random.number(in: 15...38)),000 a month.",
      "Commuting costs are paid up to ¥\(random.number(in: 10...25)),000 a month.",
      "Two bonuses a year and paid Japanese lessons.",
      "\(random.number(in: 105...124)) days off a year, overtime paid by the minute.",
      "Lunch in the canteen costs ¥\(random.number(in: 28...45) * 10).",
    ]
    let benefit = random.element(of: benefits, else: "")
    // A working month has 168 hours; the pay of an hour is a multiple of ten.
    let hourly = thousands * 1000 / 1680 * 10 + 10
    return switch employmentType {
    case .fullTime: "Monthly pay from ¥\(thousands),000. \(benefit)"
    case .partTime: "Hourly pay ¥\(hourly / 1000),\(String(hourly % 1000 + 1000).dropFirst()). \(benefit)"
    case .contract:
      "Contract of \(random.number(in: 1...3) * 6) months, monthly pay ¥\(thousands),000. \(benefit)"
    }
  }

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

/// A company at one of its places of work.
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

  /// When it becomes public; `nil` for a draft.
  var moment: Date? {
    switch self {
    case .draft: nil
    case .published(let moment), .scheduled(let moment): moment
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
  /// From when it is public.
  private(set) var publication: Publication

  /// The post with another publication.
  func published(_ publication: Publication) -> Post {
    var post = self
    post.publication = publication
    return post
  }

  /// Whether the post contains a text in lower case, as the service searches.
  func contains(_ text: String) -> Bool {
    [title, excerpt, author, category].joined(separator: " ").lowercased().contains(text)
  }
}
