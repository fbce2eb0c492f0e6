public import DomainKernel

/// Shows the user's verification, and takes it further, one step at a time.
///
/// Before a change the service is asked for the present session: an answer from the store confirms nothing, and a new
/// session would hide a verified one without a warning of the service.
public struct ManageVerification: Sendable {
  /// Asks the user whether something may be done.
  public typealias Confirmation<Subject> = (Subject) async throws(VerificationError) -> Bool

  let verification: any VerificationRepository
  let profiles: any ProfileRepository
  let files: any UploadFiles
  let send: SendFile
  let turns: AccountTurns

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - verification: Gives the state of the verification, and takes it further.
  ///   - profiles: Gives the profile, which knows the final request.
  ///   - files: Gives the files of the user.
  ///   - uploader: Sends files.
  ///   - turns: Lets one command at a time check and change the account.
  public init(
    verification: any VerificationRepository,
    profiles: any ProfileRepository,
    files: any UploadFiles,
    uploader: any FileUploader,
    turns: AccountTurns = .free
  ) {
    self.turns = turns
    self.verification = verification
    self.profiles = profiles
    self.files = files
    send = SendFile(uploader: uploader)
  }

  // MARK: - Reading

  /// Gives the checklist with the final request and the history.
  ///
  /// - Parameter policy: How fresh they should be.
  /// - Returns: The overview, as stale as its stalest part; a part that could not be loaded says why.
  /// - Throws: ``/DomainKernel/ServiceError`` when the checklist cannot be loaded.
  public func overview(
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<VerificationOverview> {
    let checklist = try await verification.checklist(policy)
    var provenance = checklist.provenance
    guard let session = checklist.value.session else {
      let overview = VerificationOverview(
        checklist: checklist.value,
        finalRequest: .success(.absent),
        events: .success([])
      )
      return Fetched(overview, provenance: provenance)
    }
    async let profile = profile(policy)
    let events = await history(of: session.id, policy)
    let finalRequest = await profile.map { profile in
      provenance = provenance.combined(with: profile.provenance)
      let progress = profile.value.progress
      // The request of another session says nothing about this one.
      return progress?.session.value == session.id ? progress?.finalRequest ?? .unknown : .unknown
    }
    let overview = VerificationOverview(
      checklist: checklist.value,
      finalRequest: finalRequest,
      events: events.map { events in
        provenance = provenance.combined(with: events.provenance)
        return events.value
      }
    )
    return Fetched(overview, provenance: provenance)
  }

  /// Gives the history of the newest session.
  ///
  /// - Parameter policy: How fresh it should be.
  /// - Returns: The events, oldest first; none without a session.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  public func history(
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryList<VerificationEvent>> {
    let status = try await verification.status(policy)
    guard let session = status.value.session else { return status.map { _ in [] } }
    let events = try await verification.history(of: session.id, policy)
    return Fetched(events.value, provenance: events.provenance.combined(with: status.provenance))
  }

  private func profile(_ policy: FetchPolicy) async -> Result<Fetched<UserProfile>, ServiceError> {
    do throws(ServiceError) { return .success(try await profiles.profile(policy)) } catch {
      return .failure(error)
    }
  }

  private func history(
    of session: VerificationSession.ID,
    _ policy: FetchPolicy
  ) async -> Result<Fetched<EntryList<VerificationEvent>>, ServiceError> {
    do throws(ServiceError) { return .success(try await verification.history(of: session, policy)) } catch {
      return .failure(error)
    }
  }
}
