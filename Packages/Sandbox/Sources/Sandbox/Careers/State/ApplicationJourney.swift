#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A step that an application can be at.
enum ApplicationStatus: String, CaseIterable, Sendable {
  case submitted = "SUBMITTED"
  case inReview = "IN_REVIEW"
  case interview = "INTERVIEW"
  case offered = "OFFERED"
  case hired = "HIRED"
  case rejected = "REJECTED"
}

/// The course of an application until now.
///
/// No operator works in the sandbox, so time does what one would do, counted from the application: after one minute
/// it is in review, after three the interview follows, after six the offer, on which the user decides. One job in ten
/// rejects after the review and one in ten after the interview, which follows from the job's identifier.
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
  init(_ application: JobApplication, now: Date) {
    let submitted = Event(
      status: .submitted,
      title: "Application submitted",
      description: application.note ?? "Application was submitted by candidate",
      isByUser: true,
      date: application.created
    )
    let advances = application.advances ?? []
    var previous = application.created
    let steps = Self.steps(of: application.jobID).enumerated().map { index, step in
      let usual = application.created + step.seconds
      // A step that was taken early brings none forward behind it, and none may come before it.
      previous = advances.indices.contains(index) ? min(advances[index], usual) : max(previous, usual)
      let reason = step.status == .rejected ? " Reason: the position went to another candidate" : ""
      return Event(
        status: step.status,
        title: Self.title(of: step.status),
        description:
          "Application status updated to \(step.status.rawValue) by \(Self.operatorName).\(reason)",
        isByUser: false,
        date: previous
      )
    }
    // A decision was possible only at the end of the steps, and stays when the clock is set back.
    let passed = steps.filter { $0.date <= now || application.decision != nil }
    events = [submitted] + passed + (application.decision.map { [Self.event(of: $0)] } ?? [])
  }

  /// Takes the operator's next step now; `nil` when none is left, as the user decides or nothing follows.
  static func advance(_ application: inout JobApplication, now: Date) -> Event? {
    let taken = ApplicationJourney(application, now: now).events.count { !$0.isByUser }
    guard application.decision == nil, taken < steps(of: application.jobID).count else { return nil }
    // The steps before it were taken in their own time.
    let dates = ApplicationJourney(application, now: now).events.filter { !$0.isByUser }.map(\.date)
    application.advances = dates + [now]
    return ApplicationJourney(application, now: now).events.last
  }

  /// The present status of the application.
  var status: ApplicationStatus { events.last?.status ?? .submitted }

  /// When that began.
  var updated: Date? { events.last?.date }

  /// Whether the operator's last step is an offer.
  static func endsWithOffer(_ jobID: String) -> Bool { steps(of: jobID).last?.status == .offered }

  private static func steps(of jobID: String) -> [(seconds: TimeInterval, status: ApplicationStatus)] {
    switch FNV1a.hash(jobID) % 10 {
    case 0: [(60, .inReview), (180, .rejected)]
    case 1: [(60, .inReview), (180, .interview), (360, .rejected)]
    default: [(60, .inReview), (180, .interview), (360, .offered)]
    }
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

/// The review of an application's file, two minutes after it was registered, or when the application is advanced.
struct DocumentReview {
  /// When the review takes place, in seconds.
  private static let delay: TimeInterval = 120
  /// A file of fewer bytes cannot be read.
  private static let smallestFile = 1024

  /// When it took place; `nil` before.
  let date: Date?
  /// `PENDING`, `VALID` or `INVALID`.
  let status: String
  /// Why a file was refused.
  let reason: String?

  /// Looks at a file.
  init(_ document: ApplicationDocument, of application: JobApplication, now: Date) {
    let usual = document.created + Self.delay
    let review =
      (application.advances ?? []).filter { $0 >= document.created }.min().map { min($0, usual) } ?? usual
    let isReadable = document.file.contentLength >= Self.smallestFile
    date = review <= now ? review : nil
    status = review > now ? "PENDING" : isReadable ? "VALID" : "INVALID"
    reason = review <= now && !isReadable ? "The file is too small to be readable" : nil
  }
}
