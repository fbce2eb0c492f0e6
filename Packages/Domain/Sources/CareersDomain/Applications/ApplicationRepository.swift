public import DomainKernel

/// Gives the applications of the signed-in user, and changes them at the service.
///
/// What was stored stays readable without a connection. Changes go to the service at once, are never tried again, and
/// make the list, the history and the documents be asked for again.
public protocol ApplicationRepository: Sendable {
  /// Gives a part of the list of applications, the one that changed last first.
  ///
  /// - Parameters:
  ///   - query: The applications to list.
  ///   - page: The part of the list.
  ///   - policy: How fresh the part should be.
  /// - Returns: The part in the order of the service.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func applications(
    _ query: ApplicationQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Application>>

  /// Gives the history of an application.
  ///
  /// - Parameters:
  ///   - id: The application.
  ///   - policy: How fresh it should be.
  /// - Returns: The history, oldest event first.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when the user has no such application; another
  ///   ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func journey(of id: Application.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Journey>

  /// Gives the documents of an application.
  ///
  /// - Parameters:
  ///   - id: The application.
  ///   - policy: How fresh they should be.
  /// - Returns: The documents, newest first.
  /// - Throws: As ``journey(of:_:)``.
  func documents(
    of id: Application.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryList<ApplicationDocument>>

  /// Asks for an address for a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - type: The kind of document.
  ///   - id: The application that it is for.
  /// - Returns: An address that takes the file for some minutes.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service gives none.
  func uploadAddress(
    for file: UploadFile,
    _ type: ApplicationDocumentType,
    of id: Application.ID
  ) async throws(ServiceError) -> PresignedUpload

  /// Registers a file that was uploaded.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - type: The kind of document.
  ///   - objectKey: The key of the address that it was sent to.
  ///   - id: The application that it is for.
  /// - Returns: The document.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service refused, or nobody knows whether it did it.
  func register(
    _ file: UploadFile,
    _ type: ApplicationDocumentType,
    objectKey: String,
    of id: Application.ID
  ) async throws(ServiceError) -> ApplicationDocument

  /// Accepts or declines the offer of an application.
  ///
  /// - Parameters:
  ///   - decision: What the user decided.
  ///   - id: The application.
  /// - Returns: The application after the decision.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service refused, or nobody knows whether it did it.
  func decide(_ decision: OfferDecision, of id: Application.ID) async throws(ServiceError) -> Application

  /// Makes the stored lists be read again, as after an application for a job.
  ///
  /// For one that the service did not answer, and is found to have.
  func refreshLists() async
}

/// A selection of applications; everything that is `nil` is left open.
public struct ApplicationQuery: Hashable, Sendable {
  /// The status.
  public var status: ApplicationStatus?

  /// Makes a query.
  ///
  /// - Parameter status: The status.
  public init(status: ApplicationStatus? = nil) {
    self.status = status
  }
}

/// Lists applications.
public typealias BrowseApplications = BrowseEntries<ApplicationQuery, Application>

extension BrowseEntries where Query == ApplicationQuery, Entry == Application {
  /// Makes the use case.
  ///
  /// - Parameter repository: Gives applications.
  public init(repository: any ApplicationRepository) {
    self.init { (query, page, policy) async throws(ServiceError) in
      try await repository.applications(query, page, policy)
    }
  }
}

/// A kind of document, such as `CV`.
public struct ApplicationDocumentType: Hashable, Sendable {
  /// The most UTF-16 units that the service takes.
  public static let limit = 64

  /// The kind in capital letters, as the service stores it.
  public let rawValue: String

  /// Takes a kind as it is typed.
  ///
  /// - Parameter text: The kind; `nil` is returned when it is blank, longer than ``limit``, or has a control
  ///   character.
  public init?(_ text: String) {
    guard let text = TrimmedText.valid(text, limit: Self.limit, .singleLine) else { return nil }
    rawValue = text.uppercased()
  }
}

/// A decision about an offer.
public struct OfferDecision: Hashable, Sendable {
  /// Whether the offer is accepted.
  public let isAccepted: Bool
  /// The reason for the employer; `nil` for none.
  public let reason: DecisionReason?

  /// Makes a decision.
  ///
  /// - Parameters:
  ///   - isAccepted: Whether the offer is accepted.
  ///   - reason: The reason for the employer.
  public init(isAccepted: Bool, reason: DecisionReason? = nil) {
    self.isAccepted = isAccepted
    self.reason = reason
  }
}

/// A reason for a decision, as the employer gets it.
public struct DecisionReason: Hashable, Sendable {
  /// The most UTF-16 units that the service takes.
  public static let limit = 500

  /// The text without blanks around it.
  public let text: String

  /// Takes a reason as it is typed.
  ///
  /// - Parameter text: The reason; `nil` is returned when it is blank, longer than ``limit``, or has a control
  ///   character other than a tab and the ends of lines.
  public init?(_ text: String) {
    guard let text = TrimmedText.valid(text, limit: Self.limit, .multiline) else { return nil }
    self.text = text
  }
}
