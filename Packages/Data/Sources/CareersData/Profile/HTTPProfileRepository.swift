public import CareersDomain
public import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
public import ResourceLoading

/// Reads and changes the user's own profile over HTTP.
public struct HTTPProfileRepository: ProfileRepository {
  private let loader: ResourceLoader
  private let endpoints: CareersEndpoints

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service, with the credentials of the account.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: CareersEndpoints) {
    self.loader = loader.classifyingErrors(by: CareersErrors.standard)
    self.endpoints = endpoints
  }

  /// Gives the profile.
  public func profile(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<UserProfile> {
    let account = loader.accountID
    return try await loader.read(
      ProfileEnvelope.self,
      at: endpoints.ownProfile,
      policy,
      replacing: .judged(absence: .impossible, by: ContentMeasure.profile)
    ) { sent throws(InvalidResponse) in
      try ResourceLoader.check(sent.profile.id.rawValue, isOf: account)
      return Answer(sent.profile, subject: ["id": sent.profile.id.rawValue])
    }.map(\.value)
  }

  /// Changes the profile; an empty address removes the picture.
  public func update(_ edit: ProfileEdit) async throws(ServiceError) -> UserProfile {
    var members: [String: String] = [:]
    if let name = edit.name { members["fullName"] = name.text }
    if let avatar = edit.avatar { members["avatarUrl"] = avatar.address ?? "" }
    var request = HTTPRequest.post(members, to: endpoints.ownProfile)
    request.method = .patch
    let account = loader.accountID
    let profile = try await loader.send(
      ProfileEnvelope.self,
      request,
      invalidating: [CacheKey(endpoints.ownAccount)],
      absence: .impossible
    ) { (sent, _) throws(InvalidResponse) in
      try ResourceLoader.check(sent.profile.id.rawValue, isOf: account)
      return sent.profile
    }
    loader.renew(self.profile)
    renewAccount()
    return profile
  }

  /// Makes the stored account be read again: it has values of the profile, which was found to be changed.
  func refreshAccount() async {
    await loader.outdate([CacheKey(endpoints.ownAccount)])
    renewAccount()
  }

  private func renewAccount() {
    loader.renew { [loader, endpoints] (policy) throws(ServiceError) in
      try await loader.ownAccount(at: endpoints, policy)
    }
  }
}

/// Sends changes of the profile that waited in the outbox.
public struct ProfileEditSender: OutboxSender {
  private let repository: HTTPProfileRepository

  /// Makes the sender.
  ///
  /// - Parameter repository: Changes the profile.
  public init(repository: HTTPProfileRepository) {
    self.repository = repository
  }

  /// Sends a change; one that cannot be read counts as refused.
  ///
  /// A service may write a name or an address in a form of its own.
  public func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    guard let edit = ProfileEdit(entry.draft) else {
      throw SendingError(.rejected(code: nil, message: nil))
    }
    let profile: UserProfile
    do throws(ServiceError) { profile = try await repository.update(edit) } catch {
      throw SendingError(error)
    }
    return profile.applying(edit) == profile ? .changed : .changedOtherwise
  }

  /// Whether the profile has the new values.
  ///
  /// A profile that has others than before the change and after it was changed elsewhere since: nobody knows then.
  public func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? {
    guard let edit = ProfileEdit(entry.draft) else { return nil }
    let profile = try await repository.profile(.current)
    guard profile.provenance.kind != .stored else { return nil }
    if profile.value.applying(edit) == profile.value {
      await repository.refreshAccount()
      return true
    }
    return edit.wasMade(from: profile.value) ? false : nil
  }
}

extension ContentMeasure {
  /// Measures what a profile cannot lose: picture, session and final request may go.
  static func profile(_ profile: UserProfile) -> ContentMeasure {
    var measure = ContentMeasure()
    measure.add("name", profile.name)
    measure.add("email", profile.email)
    let progress = profile.progress
    for (name, isThere) in [
      ("completion", profile.completion != nil), ("trust", profile.trust != nil),
      ("state", profile.state != nil), ("progress", progress != nil),
      ("documents", progress?.documents != nil), ("required", progress?.required != nil),
      ("uploaded", progress?.requiredUploaded != nil), ("progress state", progress?.state != nil),
    ] {
      measure.add(name, isThere: isThere)
    }
    return measure
  }
}
