public import DomainKernel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows the user's own profile with the changes that wait, and changes it.
///
/// A change is stored before it is sent, so that it survives the process and waits where there is no connection.
public struct ManageProfile: Sendable {
  private let profiles: any ProfileRepository
  private let outbox: any Outbox
  private let changes: SubmitChange
  private let isSignedIn: @Sendable () throws(ServiceError) -> Bool

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - profiles: Gives the profile.
  ///   - outbox: Keeps changes that wait.
  ///   - changes: Sends changes in their order.
  ///   - isSignedIn: Whether there is an account whose profile can be changed; throws where nobody can tell.
  public init(
    profiles: any ProfileRepository,
    outbox: any Outbox,
    changes: SubmitChange,
    isSignedIn: @escaping @Sendable () throws(ServiceError) -> Bool
  ) {
    self.profiles = profiles
    self.outbox = outbox
    self.changes = changes
    self.isSignedIn = isSignedIn
  }

  /// Gives the profile with the changes that wait.
  ///
  /// - Parameter policy: How fresh the profile should be.
  /// - Returns: The profile.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give the profile.
  public func profile(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<OwnProfile> {
    let profile = try await profiles.profile(policy)
    let pending: Result<[PendingProfileEdit], PersistenceError>
    do throws(PersistenceError) {
      let entries = try await outbox.entries(in: changes.queue)
      pending = .success(entries.compactMap(PendingProfileEdit.init))
    } catch {
      pending = .failure(error)
    }
    return profile.map { OwnProfile(saved: $0, pending: pending) }
  }

  /// Changes the profile, everything or nothing.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - isOffline: Whether it must wait without an attempt to send it.
  /// - Returns: Whether the service has the change, or it waits.
  /// - Throws: ``ProfileEditError`` when the change was not made and does not wait.
  public func edit(
    _ edit: ProfileEdit,
    isOffline: Bool = false
  ) async throws(ProfileEditError) -> SubmittedChange {
    let isSignedIn: Bool
    do throws(ServiceError) { isSignedIn = try self.isSignedIn() } catch { throw .service(error) }
    guard isSignedIn else { throw .service(.signInNeeded) }
    var edit = edit
    edit.before = await before(edit)
    let draft: OutboxDraft
    do throws(PersistenceError) {
      draft = try edit.draft(in: changes.queue)
    } catch {
      throw .persistence(error)
    }
    let change: SubmittedChange
    do throws(SubmissionError) {
      change = try await changes.submit(draft, isOffline: isOffline)
    } catch {
      switch error {
      case .persistence(let error): throw .persistence(error)
      case .service(let error): throw ProfileEditError(error)
      }
    }
    if case .pending(let entry, _) = change, entry.refusal != nil { throw .unknownOutcome }
    return change
  }

  /// The profile as the changes that wait make it, with which a change is compared whose outcome is unknown.
  ///
  /// A change that waits already is compared with the same as the one that waits, and so is not added twice.
  private func before(_ edit: ProfileEdit) async -> ProfileEdit.Before? {
    let profile: OwnProfile
    do throws(ServiceError) { profile = try await self.profile(.cacheOnly).value } catch {
      // monorepo:allow swallowed-error: a profile that is not stored was never read
      return nil
    }
    if let last = profile.waiting.last?.edit, last.name == edit.name, last.avatar == edit.avatar {
      return last.before
    }
    return ProfileEdit.Before(profile.shown)
  }
}

/// The user's own profile as the service has it, and the changes that it does not have yet.
public struct OwnProfile: Hashable, Sendable {
  /// The profile as the service has it.
  public let saved: UserProfile
  /// The changes that wait, in their order, or why they cannot be read.
  public let pending: Result<[PendingProfileEdit], PersistenceError>

  /// Makes a profile.
  ///
  /// - Parameters:
  ///   - saved: The profile as the service has it.
  ///   - pending: The changes that wait, in their order, or why they cannot be read.
  public init(saved: UserProfile, pending: Result<[PendingProfileEdit], PersistenceError> = .success([])) {
    self.saved = saved
    self.pending = pending
  }

  /// The profile as it looks with the changes that will be sent; those that were refused do not count.
  public var shown: UserProfile { waiting.reduce(saved) { $0.applying($1.edit) } }

  /// The changes that will be sent, or were sent and are not confirmed yet, in their order.
  public var waiting: [PendingProfileEdit] { edits.filter { $0.state != .refused } }

  /// Whether a change was refused, or its outcome is unknown.
  public var hasRefusal: Bool { edits.contains { $0.state == .refused } }

  // monorepo:allow swallowed-error: pages and records say from `pending` that the outbox cannot be read
  private var edits: [PendingProfileEdit] { if case .success(let edits) = pending { edits } else { [] } }
}

/// A change of the profile in the outbox.
public struct PendingProfileEdit: Hashable, Sendable {
  /// The change.
  public let edit: ProfileEdit
  /// How far it is.
  public let state: PendingState

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - state: How far it is.
  public init(_ edit: ProfileEdit, state: PendingState = .unsent) {
    self.edit = edit
    self.state = state
  }

  /// Reads an entry of the outbox; `nil` for a change of something else, or of another version of the program.
  ///
  /// - Parameter entry: The entry.
  public init?(_ entry: OutboxEntry) {
    guard let edit = ProfileEdit(entry.draft) else { return nil }
    self.init(edit, state: entry.pendingState)
  }
}

/// The reason why the profile was not changed.
public enum ProfileEditError: Error, Hashable, Sendable {
  /// A value breaks the rules of the service; nothing was sent.
  ///
  /// ## Troubleshooting
  /// Change the value.
  case invalid(ProfileEditProblem)

  /// The service refused the name, with its own message (`invalid_full_name`).
  ///
  /// ## Troubleshooting
  /// Change the name.
  case nameRefused(message: String?)

  /// The service refused the picture, with its own message (`invalid_avatar_url`).
  ///
  /// ## Troubleshooting
  /// Change the address.
  case avatarRefused(message: String?)

  /// Nothing was given, and the user could not be asked.
  ///
  /// ## Troubleshooting
  /// Give a name or a picture.
  case nothingGiven

  /// It was sent, and nobody knows whether the service made it; it is in the outbox and is not sent again by itself.
  ///
  /// ## Troubleshooting
  /// Look at the profile, then retry or drop the change in the outbox.
  case unknownOutcome

  /// The service cannot be used.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// The change could not be stored; it was not sent.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)

  /// Gives an error of the service its own case.
  ///
  /// - Parameter error: The error.
  public init(_ error: ServiceError) {
    switch error {
    case .rejected("invalid_full_name", let message): self = .nameRefused(message: message)
    case .rejected("invalid_avatar_url", let message): self = .avatarRefused(message: message)
    default: self = .service(error)
    }
  }
}

// MARK: - The outbox

extension ProfileEdit {
  /// The kind of a change of the profile in the outbox.
  public static let outboxKind = "profile.edit"

  /// A user has one profile.
  private static let subject = "profile"

  private struct Payload: Codable {
    let name: String?
    let avatar: String?
    let before: Before?
  }

  /// The change for the outbox.
  ///
  /// - Parameter queue: The queue of the account.
  /// - Returns: The draft.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be written.
  public func draft(in queue: OutboxQueue) throws(PersistenceError) -> OutboxDraft {
    let encoder = JSONEncoder()
    // Equal changes have equal bytes, so that one that waits already is not added twice.
    encoder.outputFormatting = .sortedKeys
    let payload: Data
    do {
      payload = try encoder.encode(
        Payload(name: name?.text, avatar: avatar.map { $0.address ?? "" }, before: before)
      )
    } catch {
      throw .cannotBeSaved(reason: "\(error)")
    }
    return try OutboxDraft(Self.outboxKind, of: Self.subject, in: queue, payload: payload)
  }

  /// Reads a change from the outbox; `nil` for a change of something else, or of another version of the program.
  ///
  /// - Parameter draft: The draft.
  public init?(_ draft: OutboxDraft) {
    guard draft.kind == Self.outboxKind else { return nil }
    do {
      let payload = try JSONDecoder().decode(Payload.self, from: draft.payload)
      try self.init(name: payload.name, avatar: payload.avatar)
      before = payload.before
    } catch {
      // monorepo:allow swallowed-error: a change of another version is none, and is refused by what sends it
      return nil
    }
  }
}
