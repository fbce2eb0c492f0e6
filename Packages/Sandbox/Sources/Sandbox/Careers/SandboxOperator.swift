public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A step that the operator of the careers service took because it was told to.
public struct AdvancedStep: Hashable, Sendable {
  /// The kinds of records that have steps.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An application for a job.
    case application
    /// A document of an application.
    case document
    /// A verification of a user's identity.
    case verification
    /// An organisation that a user registered.
    case organization
  }

  /// The kind of the record.
  public let kind: Kind
  /// The id of the record.
  public let id: String
  /// The status of the record from now on, as the service writes it.
  public let status: String
  /// The heading of the event.
  public let title: String
}

/// Why the operator took no step.
public enum AdvanceError: Error, Hashable, Sendable {
  /// No account of the sandbox has a record with the id.
  case unknownID
  /// No step is left for the operator: the user has to act, or the record is at its end.
  case atEnd(status: String)
  /// The reason is longer than 500 UTF-16 units.
  case longReason
  /// The state cannot be read or kept.
  case storage(StorageError)
}

/// The operator of the careers service, who acts only when told to.
struct SandboxOperator: Sendable {
  /// A file of fewer bytes is refused.
  private static let smallestFile = 1024

  /// Whether the step is a rejection.
  let isRejecting: Bool
  /// The operator's reason.
  let reason: String?
  /// The present.
  let now: Date

  /// Takes the next step with the record that has an id, which is a UUID in any letter case (RFC 9562, 4).
  func advance(_ text: String, in state: inout CareersState) throws(AdvanceError) -> AdvancedStep {
    let isVerification = text == AdvancedStep.Kind.verification.rawValue
    let id = (isVerification ? Self.newestSession(of: state) : nil) ?? text.lowercased()
    for place in state.accounts.indices {
      if let step = try advance(id, of: &state.accounts[place]) { return step }
    }
    throw .unknownID
  }

  /// The session that was submitted last, of any account.
  private static func newestSession(of state: CareersState) -> String? {
    let submitted = state.accounts.flatMap(\.sessions).compactMap { session in
      session.submitted.map { (id: session.id, date: $0) }
    }
    return submitted.max { $0.date < $1.date }?.id
  }

  private func advance(_ id: String, of account: inout CareersAccount) throws(AdvanceError) -> AdvancedStep? {
    for place in account.applications.indices {
      if account.applications[place].id == id { return try advance(&account.applications[place]) }
      let documents = account.applications[place].documents
      if let document = documents.firstIndex(where: { $0.id == id }) {
        return try review(&account.applications[place].documents[document])
      }
    }
    if let place = account.sessions.firstIndex(where: { $0.id == id }) {
      return try advance(&account.sessions[place])
    }
    if let place = account.organizations.firstIndex(where: { $0.id == id }) {
      return try advance(&account.organizations[place])
    }
    return nil
  }

  private func advance(_ application: inout JobApplication) throws(AdvanceError) -> AdvancedStep {
    let present = ApplicationJourney(application).status
    guard let status = present.next(isRejected: isRejecting) else {
      throw .atEnd(status: present.rawValue)
    }
    application.steps = (application.steps ?? []) + [OperatorStep(status: status, reason: reason, date: now)]
    for place in application.documents.indices where application.documents[place].review == nil {
      application.documents[place].review = check(application.documents[place])
    }
    let title = ApplicationJourney(application).events.last?.title ?? status.rawValue
    return AdvancedStep(kind: .application, id: application.id, status: status.rawValue, title: title)
  }

  private func review(_ document: inout ApplicationDocument) throws(AdvanceError) -> AdvancedStep {
    guard document.review == nil else {
      throw .atEnd(status: document.review?.isValid == true ? "VALID" : "INVALID")
    }
    let review =
      isRejecting ? DocumentReview(isValid: false, reason: reason, date: now) : check(document)
    document.review = review
    return AdvancedStep(
      kind: .document,
      id: document.id,
      status: review.isValid ? "VALID" : "INVALID",
      title: review.isValid ? "Document accepted" : "Document refused"
    )
  }

  /// Reviews a file by its size alone.
  private func check(_ document: ApplicationDocument) -> DocumentReview {
    let isReadable = document.file.contentLength >= Self.smallestFile
    return DocumentReview(
      isValid: isReadable,
      reason: isReadable ? nil : "The file is too small to be readable",
      date: now
    )
  }

  private func advance(_ session: inout VerificationSession) throws(AdvanceError) -> AdvancedStep {
    guard let review = session.next(isRejected: isRejecting, reason: reason, now: now) else {
      throw .atEnd(status: session.status.rawValue)
    }
    session.reviews = (session.reviews ?? []) + [review]
    let title =
      switch review.status {
      case .verified: "Identity verified"
      case .rejected: "Verification rejected"
      case .created, .submitted, .manualReview: "Verification in review"
      }
    return AdvancedStep(kind: .verification, id: session.id, status: review.status.rawValue, title: title)
  }

  private func advance(_ organization: inout Organization) throws(AdvanceError) -> AdvancedStep {
    guard let verification = organization.verification else { throw .atEnd(status: "NOT_REQUESTED") }
    guard let decision = verification.next(isRejected: isRejecting, reason: reason, now: now) else {
      throw .atEnd(status: verification.status)
    }
    organization.verification?.decision = decision
    let title = decision.status == "VERIFIED" ? "Organization verified" : "Organization not verified"
    return AdvancedStep(kind: .organization, id: organization.id, status: decision.status, title: title)
  }
}
