#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A step that an application can be at.
enum ApplicationStatus: String, CaseIterable, Codable, Sendable {
  case submitted = "SUBMITTED"
  case inReview = "IN_REVIEW"
  case interview = "INTERVIEW"
  case offered = "OFFERED"
  case hired = "HIRED"
  case rejected = "REJECTED"

  /// The status that the operator gives next; `nil` when the user decides or nothing follows.
  func next(isRejected: Bool) -> ApplicationStatus? {
    switch self {
    case .submitted: isRejected ? .rejected : .inReview
    case .inReview: isRejected ? .rejected : .interview
    case .interview: isRejected ? .rejected : .offered
    case .offered, .hired, .rejected: nil
    }
  }
}

/// The course of an application until now: the steps that the operator was told to take, and the user's decision.
struct ApplicationJourney {
  /// The events, oldest first; at least one.
  let events: [Event]

  /// A step of the journey.
  struct Event {
    /// The status of the application from then on.
    let status: ApplicationStatus
    /// The heading.
    let title: String
    /// What happened.
    let description: String
    /// Whether the user did it, rather than the operator.
    let isByUser: Bool
    /// When.
    let date: Date
  }

  /// The operator's name in events.
  static let operatorName = "sandbox-operator"

  /// Follows an application.
  init(_ application: JobApplication) {
    let submitted = Event(
      status: .submitted,
      title: "Application submitted",
      description: application.note ?? "Application was submitted by candidate",
      isByUser: true,
      date: application.created
    )
    events =
      [submitted] + (application.steps ?? []).map(Self.event)
      + (application.decision.map { [Self.event(of: $0)] } ?? [])
  }

  /// The present status of the application.
  var status: ApplicationStatus { events.last?.status ?? .submitted }

  /// When that began.
  var updated: Date? { events.last?.date }

  private static func event(of step: OperatorStep) -> Event {
    Event(
      status: step.status,
      title: title(of: step.status),
      description: "Application status updated to \(step.status.rawValue) by \(operatorName)."
        + (step.reason.map { " Reason: \($0)" } ?? ""),
      isByUser: false,
      date: step.date
    )
  }

  private static func title(of status: ApplicationStatus) -> String {
    switch status {
    case .submitted: "Application submitted"
    case .inReview: "Application in review"
    case .interview: "Interview stage"
    case .offered: "Offer stage"
    case .hired: "Candidate hired"
    case .rejected: "Application rejected"
    }
  }

  private static func event(of decision: OfferDecision) -> Event {
    let title = decision.isAccepted ? "Candidate accepted offer" : "Candidate declined offer"
    return Event(
      status: decision.isAccepted ? .hired : .rejected,
      title: title,
      description: "\(title)." + (decision.reason.map { " Reason: \($0)" } ?? ""),
      isByUser: true,
      date: decision.date
    )
  }
}
