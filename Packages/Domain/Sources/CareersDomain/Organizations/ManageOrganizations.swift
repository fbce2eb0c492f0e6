public import DomainKernel

/// Registers the user's organisations, remembers them, and has them verified.
public struct ManageOrganizations: Sendable {
  private let repository: any OrganizationRepository
  private let store: any OrganizationStore
  private let turns: AccountTurns
  private let isSignedIn: @Sendable () throws(ServiceError) -> Bool

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Registers organisations and has them verified.
  ///   - store: Remembers them.
  ///   - turns: Lets one command at a time check and change the account.
  ///   - isSignedIn: Whether the user is signed in; throws where nobody can tell.
  public init(
    repository: any OrganizationRepository,
    store: any OrganizationStore,
    turns: AccountTurns = .free,
    isSignedIn: @escaping @Sendable () throws(ServiceError) -> Bool
  ) {
    self.turns = turns
    self.repository = repository
    self.store = store
    self.isSignedIn = isSignedIn
  }

  /// The organisations that are remembered, with the provenance of their verifications.
  public struct Overview: Hashable, Sendable {
    /// The organisations in the order in which they were remembered.
    public let organizations: [OrganizationState]
    /// The provenance of the stalest verification; `nil` where none was read.
    public let provenance: Provenance?

    /// Makes an overview.
    ///
    /// - Parameters:
    ///   - organizations: The organisations in their order.
    ///   - provenance: The provenance of the stalest verification.
    public init(_ organizations: [OrganizationState], provenance: Provenance? = nil) {
      self.organizations = organizations
      self.provenance = provenance
    }
  }

  /// Gives the organisations that are remembered on this computer, each with its verification.
  ///
  /// - Parameter policy: How fresh the verifications should be.
  /// - Returns: The organisations; a verification that cannot be read says why.
  /// - Throws: ``OrganizationError`` when nobody is signed in, or the list cannot be read.
  public func overview(_ policy: FetchPolicy) async throws(OrganizationError) -> Overview {
    var states: [OrganizationState] = []
    var provenance: Provenance?
    for organization in try await remembered() {
      let verification: Result<OrganizationVerification?, ServiceError>
      do throws(ServiceError) {
        let read = try await repository.verification(of: organization.id, policy)
        provenance = provenance?.combined(with: read.provenance) ?? read.provenance
        verification = .success(read.value)
      } catch {
        verification = .failure(error)
      }
      states.append(OrganizationState(organization, verification))
    }
    return Overview(states, provenance: provenance)
  }

  /// Gives one organisation with its verification, also one that is not remembered.
  ///
  /// - Parameters:
  ///   - id: The organisation.
  ///   - policy: How fresh the verification should be.
  /// - Returns: The organisation alone.
  /// - Throws: ``OrganizationError`` when its verification cannot be read.
  public func organization(
    _ id: Organization.ID,
    _ policy: FetchPolicy
  ) async throws(OrganizationError) -> Overview {
    let known = try await remembered().first { $0.id == id } ?? Organization(id: id)
    do throws(ServiceError) {
      let read = try await repository.verification(of: id, policy)
      return Overview([OrganizationState(known, .success(read.value))], provenance: read.provenance)
    } catch {
      throw OrganizationError(error, about: id, changes: false)
    }
  }

  /// A change with the problem of remembering it; the change is made all the same.
  public struct Outcome<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value after the change.
    public let value: Value
    /// Why the organisation is not remembered on this computer; `nil` when it is.
    public let recordProblem: PersistenceError?

    /// Makes an outcome.
    ///
    /// - Parameters:
    ///   - value: The value after the change.
    ///   - recordProblem: Why the organisation is not remembered.
    public init(_ value: Value, recordProblem: PersistenceError? = nil) {
      self.value = value
      self.recordProblem = recordProblem
    }
  }

  /// Registers an organisation and remembers it, unless an equal one is remembered.
  ///
  /// - Parameter draft: The organisation.
  /// - Returns: The organisation with its id.
  /// - Throws: ``OrganizationError/alreadyRegistered(_:)`` for one that is remembered; another ``OrganizationError``
  ///   when it was not registered, or nobody knows.
  public func register(_ draft: OrganizationDraft) async throws(OrganizationError) -> Outcome<Organization> {
    let store = store.ofCurrentAccount
    return try await turns.take { () async throws(OrganizationError) in
      let known: [Organization]
      do throws(PersistenceError) { known = try await store.organizations() } catch {
        throw .persistence(error)
      }
      if let same = known.first(where: draft.describes) { throw .alreadyRegistered(same.id) }
      return try await register(draft, rememberedIn: store)
    }
  }

  private func register(
    _ draft: OrganizationDraft,
    rememberedIn store: any OrganizationStore
  ) async throws(OrganizationError) -> Outcome<Organization> {
    let organization: Organization
    do throws(ServiceError) { organization = try await repository.register(draft) } catch {
      throw OrganizationError(error, changes: true)
    }
    return Outcome(organization, recordProblem: await problem(remembering: organization, in: store))
  }

  /// Requests the verification of an organisation, and remembers it.
  ///
  /// - Parameters:
  ///   - id: The organisation.
  ///   - evidence: The facts to compare.
  /// - Returns: The verification.
  /// - Throws: ``OrganizationError`` when it was not requested, or nobody knows.
  public func verify(
    _ id: Organization.ID,
    _ evidence: OrganizationEvidence
  ) async throws(OrganizationError) -> Outcome<OrganizationVerification> {
    let store = store.ofCurrentAccount
    let verification: OrganizationVerification
    do throws(ServiceError) {
      verification = try await repository.requestVerification(of: id, evidence)
    } catch {
      throw OrganizationError(error, about: id, changes: true)
    }
    return Outcome(verification, recordProblem: await problem(remembering: Organization(id: id), in: store))
  }

  /// Drops the damaged organisations of the list on this computer, so that it can be used again.
  ///
  /// - Returns: Whether anything was damaged.
  /// - Throws: ``OrganizationError`` when nobody is signed in, or they cannot be dropped.
  public func dropUnreadable() async throws(OrganizationError) -> Bool {
    try checkSignIn()
    let store = store.ofCurrentAccount
    do throws(PersistenceError) { return try await store.dropUnreadable() } catch {
      throw .persistence(error)
    }
  }

  // MARK: - Parts

  private func checkSignIn() throws(OrganizationError) {
    let isSignedIn: Bool
    do throws(ServiceError) { isSignedIn = try self.isSignedIn() } catch { throw .service(error) }
    guard isSignedIn else { throw .service(.signInNeeded) }
  }

  private func remembered() async throws(OrganizationError) -> [Organization] {
    try checkSignIn()
    do throws(PersistenceError) { return try await store.organizations() } catch { throw .persistence(error) }
  }

  private func problem(
    remembering organization: Organization,
    in store: any OrganizationStore
  ) async -> PersistenceError? {
    do throws(PersistenceError) {
      try await store.remember(organization)
      return nil
    } catch {
      return error
    }
  }
}
