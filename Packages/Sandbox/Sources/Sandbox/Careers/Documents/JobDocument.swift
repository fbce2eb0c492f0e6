#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes jobs as the service shows them.
struct JobDocument {
  /// The job.
  let job: Job
  /// The present.
  let now: Date

  /// A row of a list, with what the viewer has to do with it.
  func summary(_ viewer: ViewerState) -> JSONValue {
    .object([
      "id": .string(job.id),
      "title": .string(job.title),
      "employmentType": .string(job.employmentType.rawValue),
      "visaSponsorship": .bool(job.sponsorsVisa),
      "location": .object(place),
      "employer": employer,
      "lifecycle": job.publication.json(now: now),
      "viewerState": viewer.jobJSON,
    ])
  }

  /// The page of a job, with what the viewer has to do with it.
  func detail(_ viewer: ViewerState) -> JSONValue {
    let coordinates = [
      JSONMember(name: "latitude", value: .decimal(job.employer.latitude)),
      JSONMember(name: "longitude", value: .decimal(job.employer.longitude)),
    ]
    let detail: JSONValue = .object([
      "id": .string(job.id),
      "title": .string(job.title),
      "employmentType": .string(job.employmentType.rawValue),
      "visaSponsorship": .bool(job.sponsorsVisa),
      "description": .string(job.description),
      "requirements": .array(job.requirements.map { .string($0) }),
      "location": .object(place + coordinates),
      "employer": employer,
      "lifecycle": job.publication.json(now: now),
    ])
    return .object(["job": detail, "viewerState": viewer.jobJSON])
  }

  /// The job within an application.
  var mention: JSONValue {
    .object([
      "id": .string(job.id),
      "title": .string(job.title),
      "employmentType": .string(job.employmentType.rawValue),
      "visaSponsorship": .bool(job.sponsorsVisa),
      "location": .object(place),
      "employer": employer,
    ])
  }

  private var place: [JSONMember] {
    [
      JSONMember(name: "countryCode", value: "JP"),
      JSONMember(name: "city", value: .string(job.employer.city)),
      JSONMember(name: "displayLabel", value: .string(job.employer.displayLabel)),
    ]
  }

  private var employer: JSONValue {
    .object([
      "id": .string(job.employer.id),
      "name": .string(job.employer.name),
      "logoUrl": job.employer.logo,
      "isVerifiedEmployer": .bool(job.employer.isVerified),
    ])
  }
}

/// The relation of the user who asks to a job or a post.
struct ViewerState: Hashable, Sendable {
  /// Whether the request came with valid credentials.
  let isAuthenticated: Bool
  /// Whether it is in the user's list of saved ones.
  let isSaved: Bool

  /// The members for a job.
  var jobJSON: JSONValue {
    .object([
      "authenticated": .bool(isAuthenticated),
      "saved": .bool(isSaved),
      "canApply": .bool(isAuthenticated),
      "applyCta": .string(isAuthenticated ? "APPLY" : "LOGIN_TO_APPLY"),
    ])
  }

  /// The members for a post.
  var postJSON: JSONValue {
    .object(["authenticated": .bool(isAuthenticated), "saved": .bool(isSaved)])
  }
}

extension Publication {
  /// The `lifecycle` of a job or a post.
  func json(now: Date) -> JSONValue {
    let (status, published, scheduled): (JSONValue, JSONValue, JSONValue) =
      switch self {
      case .draft: ("DRAFT", .null, .null)
      case .published(let moment): ("PUBLISHED", .date(moment), .null)
      case .scheduled(let moment): ("SCHEDULED", .null, .date(moment))
      }
    return .object([
      "status": status,
      "effectiveStatus": isPublic(now: now) ? "PUBLISHED" : status,
      "publishedAt": published,
      "scheduledAt": scheduled,
    ])
  }
}

extension JSONValue {
  /// A moment in ISO 8601, in UTC with milliseconds, such as `2025-12-01T09:00:00.000Z`.
  static func date(_ date: Date) -> JSONValue {
    let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded(.down))
    let fraction = (milliseconds % 1000 + 1000) % 1000
    let seconds = Date(timeIntervalSince1970: Double((milliseconds - fraction) / 1000))
    return .string("\(seconds.formatted(.iso8601).dropLast()).\(String(fraction + 1000).dropFirst())Z")
  }

  /// A moment, or `null` without one.
  static func date(_ date: Date?) -> JSONValue {
    date.map { .date($0) } ?? .null
  }
}
