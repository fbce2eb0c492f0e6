#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An organisation that a user has registered.
struct Organization: Codable, Hashable, Sendable {
  /// The identifier, a UUID.
  let id: String
  /// The name.
  let name: String
  /// `TSK`, `LPK` or `EMPLOYER`.
  let type: String
  /// Two capital letters.
  let country: String
  /// The verification, once it was requested.
  var verification: OrganizationVerification?
}

/// The verification of an organisation.
struct OrganizationVerification: Codable, Hashable, Sendable {
  /// The identifier, a UUID.
  let id: String
  /// Whether the legal name is the organisation's name, in any letter case.
  let isNameEqual: Bool
  /// Whether the registration number has a digit; absent in records of earlier versions, which did not ask.
  var hasNumber: Bool?
  /// When it was requested last.
  let requested: Date
  /// The operator's decision; absent before.
  var decision: Decision?

  /// The operator's decision.
  struct Decision: Codable, Hashable, Sendable {
    /// `VERIFIED`, `MISMATCH`, `NOT_FOUND` or `REJECTED`.
    let status: String
    /// The reasons as codes; none for one that is verified.
    let reasons: [String]
    /// When.
    let date: Date
  }

  /// `PENDING`, or the operator's decision.
  var status: String { decision?.status ?? "PENDING" }

  /// When it was looked at last.
  var checked: Date { decision?.date ?? requested }

  /// The operator's decision, which follows from the request unless it is to be a rejection; `nil` after it was made.
  func next(isRejected: Bool, reason: String?, now: Date) -> Decision? {
    guard decision == nil else { return nil }
    if isRejected {
      return Decision(status: "REJECTED", reasons: [reason ?? "NOT_ELIGIBLE"], date: now)
    }
    if hasNumber == false {
      return Decision(status: "NOT_FOUND", reasons: [reason ?? "REGISTRATION_NUMBER_UNKNOWN"], date: now)
    }
    return isNameEqual
      ? Decision(status: "VERIFIED", reasons: [], date: now)
      : Decision(status: "MISMATCH", reasons: [reason ?? "LEGAL_NAME_DIFFERS"], date: now)
  }
}
