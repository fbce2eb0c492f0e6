public import DomainKernel

/// Registers organisations of the user and has them verified.
///
/// The service has no list of them: who does not remember an id cannot ask for it.
public protocol OrganizationRepository: Sendable {
  /// Registers an organisation; each call makes another one.
  ///
  /// - Parameter draft: The organisation.
  /// - Returns: The organisation with its id.
  /// - Throws: ``/DomainKernel/ServiceError/rejected(code:message:)`` when the service refuses a value; another
  ///   ``/DomainKernel/ServiceError`` when it cannot be asked, or nobody knows whether it registered one.
  func register(_ draft: OrganizationDraft) async throws(ServiceError) -> Organization

  /// Requests the verification of an organisation; another request begins it again.
  ///
  /// - Parameters:
  ///   - id: The organisation.
  ///   - evidence: The facts to compare.
  /// - Returns: The verification, which is pending then.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when the user has no such organisation; another
  ///   ``/DomainKernel/ServiceError`` when the service refuses, or nobody knows whether it was requested.
  func requestVerification(
    of id: Organization.ID,
    _ evidence: OrganizationEvidence
  ) async throws(ServiceError) -> OrganizationVerification

  /// Gives the verification of an organisation.
  ///
  /// - Parameters:
  ///   - id: The organisation.
  ///   - policy: How fresh it should be.
  /// - Returns: The verification; `nil` before the first request.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when the user has no such organisation; another
  ///   ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func verification(
    of id: Organization.ID,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<OrganizationVerification?>
}

/// Remembers the organisations of the account that is signed in, on this computer.
public protocol OrganizationStore: Sendable {
  /// The same store for the account that is signed in now, also when another one is later.
  ///
  /// Taken before an exchange with the service, so that an answer for one account is never stored for another: a change
  /// throws or is left out as soon as the account is no longer signed in.
  var ofCurrentAccount: any OrganizationStore { get }

  /// Reads the organisations.
  ///
  /// - Returns: The organisations in the order in which they were remembered.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they cannot be read; `damagedRecord` when one of them
  ///   cannot.
  func organizations() async throws(PersistenceError) -> [Organization]

  /// Remembers an organisation; one that is known keeps its place, and the facts that the new one does not have.
  ///
  /// - Parameter organization: The organisation.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be stored, as beside one that is damaged.
  func remember(_ organization: Organization) async throws(PersistenceError)

  /// Removes the organisations that are damaged; those that can be read stay.
  ///
  /// - Returns: Whether anything was damaged.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they cannot be removed, or a newer version wrote them.
  func dropUnreadable() async throws(PersistenceError) -> Bool
}

/// The reason why something about an organisation was not done.
public enum OrganizationError: Error, Hashable, Sendable {
  /// The service could not be asked, or gave an answer without a case of its own here; it did nothing.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// A change was sent, and nobody knows whether the service made it.
  ///
  /// ## Troubleshooting
  /// Look at the status of a verification. A registration cannot be looked up, and doing it again may make a second
  /// organisation.
  case unknownOutcome(ServiceError)

  /// Values that the service would refuse; nothing was sent.
  ///
  /// ## Troubleshooting
  /// Change the values.
  case invalid([OrganizationField])

  /// The service refused a value, with its own message.
  ///
  /// ## Troubleshooting
  /// Change the value.
  case refused(OrganizationField, message: String?)

  /// This computer remembers an organisation with the same name, kind and country; nothing was sent.
  ///
  /// ## Troubleshooting
  /// Use that one.
  case alreadyRegistered(Organization.ID)

  /// The user has no such organisation (`org_not_found`).
  ///
  /// ## Troubleshooting
  /// Check the id, and the account that is signed in.
  case unknown(Organization.ID)

  /// The list on this computer cannot be read, or the command did not get its turn; nothing was sent.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)
}

extension OrganizationError: TurnFailure {
  static var interrupted: OrganizationError { .service(.cancelled) }

  /// Gives an error of the service its own case.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - id: The organisation that the request was about; `nil` for a new one.
  ///   - changes: Whether the request changes something, so that after some errors its outcome is not known.
  init(_ error: ServiceError, about id: Organization.ID? = nil, changes: Bool) {
    switch error {
    case .notFound: self = id.map(OrganizationError.unknown) ?? .service(error)
    case .rejected(let code, let message):
      let field: OrganizationField? =
        switch code {
        case "invalid_org_name": .name
        case "invalid_org_type": .type
        case "invalid_country_code": .country
        case "invalid_registration_number": .number
        case "invalid_legal_name": .legalName
        default: nil
        }
      self = field.map { .refused($0, message: message) } ?? .service(error)
    case _ where changes && error.mayFollowChange: self = .unknownOutcome(error)
    default: self = .service(error)
    }
  }
}
