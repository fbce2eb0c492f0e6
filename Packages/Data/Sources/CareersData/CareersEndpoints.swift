import CareersDomain
import DomainKernel
public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The addresses of the careers service.
public struct CareersEndpoints: ServiceEndpoints {
  /// The address that all others begin with; its path ends with `/v1`.
  public let base: ServiceBase

  /// Makes the addresses of a service.
  ///
  /// - Parameter root: The base of the service, with or without `/v1` at its end, which is the same for the service;
  ///   `nil` is returned unless it is an absolute web address without a query.
  public init?(root: URL) {
    guard let base = ServiceBase(root, endingWith: "/v1") else { return nil }
    self.base = base
  }

  var register: URL { root.appending(path: "auth/register") }
  var logIn: URL { root.appending(path: "auth/login") }
  var refresh: URL { root.appending(path: "auth/refresh") }
  var logOut: URL { root.appending(path: "auth/logout") }
  var ownAccount: URL { root.appending(path: "auth/me") }
  var verifyEmail: URL { root.appending(path: "auth/email-verification/verify") }
  var resendCode: URL { root.appending(path: "auth/email-verification/resend") }

  func jobs(_ query: JobQuery, _ page: PageRequest) -> URL {
    address(
      "jobs",
      [
        ("q", query.text), ("employmentType", query.employment?.word),
        ("visaSponsored", query.sponsorsVisa ? "true" : nil), ("location", query.location),
      ],
      page
    )
  }

  /// The address of a job; `nil` for what is no id: the service does not decode the parts of a path, so that no id
  /// has a character that would have to be encoded.
  func job(_ id: Job.ID) -> URL? { address("jobs", of: id.rawValue) }

  /// The address for applications for a job; `nil` for what is no id.
  func applications(for job: Job.ID) -> URL? { self.job(job)?.appending(path: "applications") }

  /// The list of saved jobs or posts.
  func saved(_ list: SavedList, _ page: PageRequest) -> URL { address(list.path, [], page) }

  /// The address at which entries are saved.
  func saving(in list: SavedList) -> URL { root.appending(path: list.path) }

  /// The address at which a saved entry is removed; `nil` for what is no id.
  func saved(_ list: SavedList, entry id: String) -> URL? { address(list.path, of: id) }

  private func address(_ path: String, of id: String) -> URL? {
    // The ids of jobs and posts have one form.
    guard Job.ID(rawValue: id).isWellFormed else { return nil }
    return root.appending(path: path).appending(path: id)
  }

  func posts(_ query: FeedQuery, _ page: PageRequest) -> URL {
    address("feed/posts", [("q", query.text), ("category", query.category?.rawValue)], page)
  }

  /// Everything but letters, digits and `-._~` is encoded, so that no value can end the query or add to it.
  func address(_ path: String, _ filters: [(String, String?)], _ page: PageRequest) -> URL {
    let plain = root.appending(path: path)
    let members = filters + [("cursor", String(page.offset)), ("limit", String(PageRequest.limit))]
    var (template, values) = ("", [String: String]())
    for case (let name, let value?) in members {
      template += (template.isEmpty ? "{?" : ",") + name
      values[name] = value
    }
    let query = URITemplate(template + "}").expanded(with: values)
    return URL(string: plain.absoluteString + query) ?? plain
  }
}

/// A list of the user's saved entries at the service.
enum SavedList {
  case jobs
  case posts

  var path: String {
    switch self {
    case .jobs: "users/me/saved-jobs"
    case .posts: "users/me/saved-posts"
    }
  }

  /// The member that names an entry to save.
  var idMember: String {
    switch self {
    case .jobs: "jobId"
    case .posts: "postId"
    }
  }
}

extension EmploymentType {
  /// The word of the service.
  var word: String {
    switch self {
    case .fullTime: "FULL_TIME"
    case .partTime: "PART_TIME"
    case .contract: "CONTRACT"
    case .other(let word): word
    }
  }

  /// Reads the word of the service; every word is one.
  init(word: String) {
    switch word.uppercased() {
    case "FULL_TIME": self = .fullTime
    case "PART_TIME": self = .partTime
    case "CONTRACT": self = .contract
    default: self = .other(word)
    }
  }
}
