import CareersDomain
import DomainKernel

/// Answers about organisations in the shape of the careers service, written for these tests.
enum OrganizationAnswers {
  static let id = "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10"

  static let verification = verification(of: id)
  static let otherVerification = verification(of: "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11")

  private static func verification(of id: String) -> JSONNode {
    [
      "id": "9a7d6f2e-1111-4222-8333-444455556666", "orgId": .text(id), "status": "MISMATCH",
      "lastCheckedAt": "2026-02-27T12:00:00.000Z",
    ]
  }
}

extension Endpoint {
  /// The reasons are left out: another request clears them.
  static let organizations: [Endpoint] = [
    Endpoint(
      "organization verification",
      CareersAnswers.root + "/organizations/" + OrganizationAnswers.id + "/verification/status",
      OrganizationAnswers.verification,
      other: OrganizationAnswers.otherVerification
    ) {
      peer,
      policy throws(ServiceError) in
      guard let id = Organization.ID(OrganizationAnswers.id) else { throw .notFound }
      return try await peer.organizations.verification(of: id, policy).map { verification in
        var facts = Facts("verification")
        facts.add("checked", if: verification?.checkedAt != nil)
        return facts.list
      }
    }
  ]
}
