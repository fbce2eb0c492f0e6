public import CareersDomain
public import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
public import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Registers organisations and has them verified, over HTTP.
public struct HTTPOrganizationRepository: OrganizationRepository {
  private let loader: ResourceLoader
  private let endpoints: CareersEndpoints

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service, with the credentials of the account.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: CareersEndpoints) {
    self.loader = loader.classifyingErrors(by: CareersErrors.standard)
    self.endpoints = endpoints
  }

  /// Registers an organisation.
  public func register(_ draft: OrganizationDraft) async throws(ServiceError) -> Organization {
    let members = ["name": draft.name, "orgType": draft.kind.word, "countryCode": draft.country]
    return try await loader.send(
      OrganizationDTO.self,
      .post(members, to: endpoints.organizations),
      absence: .impossible
    ) { (sent, _) throws(InvalidResponse) in
      sent.organization
    }
  }

  /// Requests the verification of an organisation.
  public func requestVerification(
    of id: Organization.ID,
    _ evidence: OrganizationEvidence
  ) async throws(ServiceError) -> OrganizationVerification {
    let members = ["registrationNumber": evidence.number, "legalName": evidence.legalName]
    let requested = try await loader.send(
      OrganizationVerificationDTO.self,
      .post(members, to: endpoints.verification(of: id)),
      invalidating: [CacheKey(endpoints.verificationStatus(of: id))],
      isDoneWhenAccepted: true
    ) { (sent, _) throws(InvalidResponse) in
      guard sent.verification.organization == id else { throw InvalidResponse(.unrelated) }
      return sent.verification
    }
    // A first request has no status of before, and its own opens offline.
    loader.renew(includesMissing: true) { (policy) throws(ServiceError) in
      try await verification(of: id, policy)
    }
    return requested
  }

  /// Gives the verification of an organisation, if one was requested.
  public func verification(
    of id: Organization.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<OrganizationVerification?> {
    try await loader.classifyingErrors(by: CareersErrors.ofOrganizationStatus).read(
      OrganizationStatusDTO.self,
      HTTPRequest(url: endpoints.verificationStatus(of: id)),
      policy,
      // The address names an organisation, which the service need not have.
      replacing: .judged(absence: .doubted, by: ContentMeasure.organization)
    ) { (sent, head) throws(InvalidResponse) in
      guard head.status == .notFound || sent.verification?.organization == id else {
        throw InvalidResponse(.unrelated)
      }
      return Answer(sent.verification, subject: ["organization": id.description])
    }.map(\.value)
  }
}

extension CareersEndpoints {
  var organizations: URL { root.appending(path: "organizations") }

  func verification(of id: Organization.ID) -> URL {
    organizations.appending(path: id.description).appending(path: "verification")
  }

  func verificationStatus(of id: Organization.ID) -> URL {
    verification(of: id).appending(path: "status")
  }
}

/// An organisation; of no use without an id that is a UUID.
struct OrganizationDTO: Decodable {
  let organization: Organization

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    organization = Organization(
      id: try sent.organizationID("id"),
      name: sent.text("name"),
      kind: sent.text("orgType").map(Organization.Kind.init(word:)),
      country: sent.text("countryCode")
    )
  }
}

/// The verification of an organisation; of no use without a status and the organisation's id.
struct OrganizationVerificationDTO: Decodable {
  let verification: OrganizationVerification

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    let reasons = sent.list(String.self, "reasonCodes", atMost: CareersLimits.requirements) ?? LossyArray()
    verification = OrganizationVerification(
      organization: try sent.organizationID("orgId"),
      status: OrganizationVerification.Status(word: try sent.requiredText("status")),
      reasons: EntryList(reasons.elements, unreadableCount: reasons.leftOutCount),
      checkedAt: sent.date("lastCheckedAt")
    )
  }
}

/// The verification of an organisation, or the error that says that there is none.
struct OrganizationStatusDTO: Decodable {
  let verification: OrganizationVerification?

  init(from decoder: any Decoder) throws {
    let isError = try decoder.container(keyedBy: NamedKey.self).contains("error")
    verification = isError ? nil : try OrganizationVerificationDTO(from: decoder).verification
  }
}

extension KeyedDecodingContainer where Key == NamedKey {
  fileprivate func organizationID(_ key: NamedKey) throws -> Organization.ID {
    guard let id = exactText(key).flatMap(Organization.ID.init) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no UUID")
    }
    return id
  }
}

extension OrganizationVerification.Status {
  /// Reads the word of the service; every word is one.
  init(word: String) {
    switch word.uppercased() {
    case "PENDING": self = .pending
    case "VERIFIED": self = .verified
    case "MISMATCH": self = .mismatch
    case "NOT_FOUND": self = .notFound
    case "REJECTED": self = .rejected
    default: self = .other(word)
    }
  }
}

extension ContentMeasure {
  /// Measures what a verification cannot lose: another request clears the reasons, and nothing undoes a request.
  static func organization(_ verification: OrganizationVerification?) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("requested", isThere: verification != nil)
    measure.add("checked", isThere: verification?.checkedAt != nil)
    return measure
  }
}
