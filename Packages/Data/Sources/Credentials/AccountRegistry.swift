public import DomainKernel
import NetworkingKit
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The one owner of who is signed in at which service, and of their tokens.
///
/// Who is signed in is in one file, without secrets; the tokens are in the place that the user chose at sign-in. A
/// service is named by a text that tells apart what must not be mixed: `github` and the sandbox in its place are two.
public struct AccountRegistry: Sendable {
  private let file: WholeFile?
  private let places: [TokenStore: any SecretStore]
  private let observe: @Sendable (AccountRegistryEvent) -> Void

  /// Makes the registry; nothing is touched until it is used.
  ///
  /// - Parameters:
  ///   - file: The file that says who is signed in; `nil` where there is no folder for it, so that nobody can be.
  ///   - places: The places for secrets. All of them are emptied at sign-out.
  ///   - observe: Told what the user has to know of the file.
  public init(
    file: WholeFile?,
    places: [TokenStore: any SecretStore],
    observe: @escaping @Sendable (AccountRegistryEvent) -> Void = { _ in }
  ) {
    self.file = file
    self.places = places
    self.observe = observe
  }

  /// Says who is signed in at a service.
  ///
  /// - Parameter service: The service.
  /// - Returns: The account; `nil` when nobody is signed in.
  /// - Throws: ``CredentialsError`` when the file cannot be read.
  public func account(at service: String) throws(CredentialsError) -> SignedInAccount? {
    try AccountsFile(try read())[service]
  }

  /// Says in which partition the account of a token stores what it opens, where the token itself is not stored.
  ///
  /// - Parameters:
  ///   - token: The token's own partition, see `HTTPAccount.partition(for:at:)`.
  ///   - service: The service.
  /// - Returns: The partition of the account; that of the token as long as nobody knows whose it is.
  /// - Throws: ``CredentialsError`` when the file cannot be read.
  func partition(ofToken token: String, at service: String) throws(CredentialsError) -> String {
    try AccountsFile(try read()).partition(ofToken: token, at: service) ?? token
  }

  /// Remembers the owner of a token that is not stored.
  ///
  /// - Parameters:
  ///   - id: The id of the account.
  ///   - token: The token's own partition, so that no file has the token.
  ///   - service: The service.
  /// - Throws: ``CredentialsError`` when the file cannot be read or changed.
  func remember(owner id: String, ofToken token: String, at service: String) throws(CredentialsError) {
    let file = try AccountsFile(try read())
    guard !file.isOwner(id, ofToken: token, at: service) else { return }
    try change { $0.remember(owner: id, ofToken: token, at: service) }
  }

  /// The name under which the account of a service is stored: earlier versions named a service by its address as the user
  /// had spelled it.
  ///
  /// - Parameters:
  ///   - service: The present name of the service.
  ///   - isSame: Whether an earlier name is one of this service.
  /// - Returns: The earlier name where somebody is signed in under it, and nobody under the present one; otherwise the
  ///   present one, also where the file cannot be read.
  public func storedName(of service: String, _ isSame: (String) -> Bool) -> String {
    let file: AccountsFile
    do throws(CredentialsError) { file = try AccountsFile(try read()) } catch {
      // Reading the account tells why, and no name would help.
      return service
    }
    return file[service] == nil ? file.services.filter(isSame).min() ?? service : service
  }

  /// Reads the tokens of an account.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - service: Its service.
  /// - Returns: The tokens; `nil` when its place has none, as after another program removed them.
  /// - Throws: ``CredentialsError`` when the place cannot say.
  public func credentials(
    of account: SignedInAccount,
    at service: String
  ) async throws(CredentialsError) -> AccountCredentials? {
    let key = SecretKey(service: service, account: account.id)
    let secret: Secret?
    do throws(SecretStoreError) { secret = try await store(account.place).secret(for: key) } catch {
      throw .store(account.place, error)
    }
    guard let secret else { return nil }
    do {
      return try JSONDecoder().decode(StoredCredentials.self, from: Data(secret.text.utf8)).credentials
    } catch {
      throw .unreadableSecret(account.place)
    }
  }

  /// Checks that a place can be used, without changing anything.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - service: The service that will use it.
  /// - Throws: ``CredentialsError`` when it cannot.
  public func check(_ place: TokenStore, for service: String) async throws(CredentialsError) {
    do throws(SecretStoreError) {
      _ = try await store(place).secret(for: SecretKey(service: service, account: "0"))
    } catch {
      throw .store(place, error)
    }
  }

  /// Signs an account in, in place of the one before at the service.
  ///
  /// The tokens are stored first. Then those of the account before are removed, and so are older tokens of the same
  /// account in another place. Where the account cannot be recorded, its tokens are removed again: no sign-out would
  /// find them. A damaged file is moved aside and replaced, so that it does not prevent a sign-in; the
  /// accounts of all services that it held are forgotten.
  ///
  /// - Parameters:
  ///   - account: The account; its place must have the consent of the user.
  ///   - credentials: Its tokens.
  ///   - service: The service.
  /// - Returns: The account before, and what happened to tokens that were replaced; `nil` when nobody was signed in.
  /// - Throws: ``CredentialsError`` when it was not signed in.
  @discardableResult
  public func signIn(
    _ account: SignedInAccount,
    with credentials: AccountCredentials,
    at service: String
  ) async throws(CredentialsError) -> (account: SignedInAccount, removals: [TokenRemoval])? {
    let previous = try accountBefore(at: service)
    let isReplaced = previous?.id == account.id && previous?.place == account.place
    try await save(credentials, of: account, at: service)
    do throws(CredentialsError) { try change(replacingDamaged: true) { $0[service] = account } } catch {
      // Where only waiting for the disk failed, the file names the account.
      let isRecorded = isReplaced || names(account, at: service)
      if !isRecorded { _ = await remove(account, from: [account.place], at: service) }
      throw error
    }
    guard let previous else { return nil }
    return (previous, isReplaced ? [] : await remove(previous, from: [previous.place], at: service))
  }

  /// Replaces the tokens of an account that stays signed in.
  ///
  /// - Parameters:
  ///   - credentials: Its new tokens.
  ///   - account: The account.
  ///   - service: Its service.
  /// - Throws: ``CredentialsError`` when they were not stored.
  public func save(
    _ credentials: AccountCredentials,
    of account: SignedInAccount,
    at service: String
  ) async throws(CredentialsError) {
    let text: String
    do {
      text = String(decoding: try JSONEncoder().encode(StoredCredentials(credentials)), as: UTF8.self)
    } catch {
      throw .unreadableSecret(account.place)
    }
    do throws(SecretStoreError) {
      try await store(account.place).set(Secret(text), for: SecretKey(service: service, account: account.id))
    } catch {
      throw .store(account.place, error)
    }
  }

  /// Records that the service ended the session of an account, and removes its tokens, which are void.
  ///
  /// The account stays known, so that the user is told to sign in again.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - service: Its service.
  ///   - date: When that was found out.
  /// - Throws: ``CredentialsError`` when the tokens may still be in their place.
  public func endSession(
    of account: SignedInAccount,
    at service: String,
    on date: Date
  ) async throws(CredentialsError) {
    try change { file in
      guard file[service]?.id == account.id else { return }
      file[service] = SignedInAccount(
        id: account.id,
        name: account.name,
        place: account.place,
        scopes: account.scopes,
        signedInAt: account.signedInAt,
        endedAt: date
      )
    }
    do throws(SecretStoreError) {
      _ = try await store(account.place).remove(SecretKey(service: service, account: account.id))
    } catch {
      throw .store(account.place, error)
    }
  }

  /// Checks that the account of a service can be signed out, by writing its record and tokens as they are.
  ///
  /// - Parameter service: The service.
  /// - Returns: The tokens; `nil` without an account, or when its place has none; or why they cannot be read.
  /// - Throws: ``CredentialsError`` when the record or the tokens cannot be written.
  func checkSignOut(
    of service: String
  ) async throws(CredentialsError) -> Result<AccountCredentials?, CredentialsError> {
    guard let account = try account(at: service) else { return .success(nil) }
    try change { _ in }
    let credentials: AccountCredentials?
    do throws(CredentialsError) { credentials = try await self.credentials(of: account, at: service) } catch {
      return .failure(error)
    }
    if let credentials { try await save(credentials, of: account, at: service) }
    return .success(credentials)
  }

  /// Signs the account of a service out: removes its tokens from every place.
  ///
  /// It stays signed in when the place that has its tokens cannot remove them, so that this can be tried again.
  ///
  /// - Parameter service: The service.
  /// - Returns: The account and what happened in each place; `nil` when nobody is signed in.
  /// - Throws: ``CredentialsError`` when the tokens may still be in their place.
  public func signOut(
    of service: String
  ) async throws(CredentialsError) -> (account: SignedInAccount, removals: [TokenRemoval])? {
    guard let account = try account(at: service) else { return nil }
    let others = TokenStore.allCases.filter { $0 != account.place }
    let removals = await remove(account, from: others, at: service)
    let wasThere: Bool
    do throws(SecretStoreError) {
      wasThere = try await store(account.place).remove(SecretKey(service: service, account: account.id))
    } catch {
      throw .store(account.place, error)
    }
    try change { $0[service] = nil }
    return (account, [TokenRemoval(account.place, wasThere ? .removed : .absent)] + removals)
  }

  /// Signs out of a service where the file is damaged, so that nobody knows who is signed in.
  ///
  /// The tokens of every id that the file still names are removed from every place. Then the file is moved aside, with
  /// what it held of other services. One that is not damaged any more is left as it is.
  ///
  /// - Parameter service: The service.
  /// - Returns: The ids, and what happened in each place; nothing where the file names no id.
  /// - Throws: ``CredentialsError`` when the file cannot be moved aside.
  public func signOutOfDamagedFile(
    at service: String
  ) async throws(CredentialsError) -> (ids: [String], removals: [TokenRemoval]) {
    guard let content = try read(), AccountsFile.isDamaged(content) else { return ([], []) }
    let ids = AccountsFile.ids(in: content)
    var removals: [TokenRemoval] = []
    for place in ids.isEmpty ? [] : TokenStore.allCases {
      removals.append(await removal(of: ids, from: place, at: service))
    }
    try change(replacingDamaged: true) { _ in }
    return (ids, removals)
  }

  private func store(_ place: TokenStore) throws(SecretStoreError) -> any SecretStore {
    guard let store = places[place] else { throw .failed(reason: KnownReason.notAvailable.rawValue) }
    return store
  }

  private func remove(
    _ account: SignedInAccount,
    from places: [TokenStore],
    at service: String
  ) async -> [TokenRemoval] {
    var removals: [TokenRemoval] = []
    for place in places { removals.append(await removal(of: [account.id], from: place, at: service)) }
    return removals
  }

  private func removal(
    of ids: [String],
    from place: TokenStore,
    at service: String
  ) async -> TokenRemoval {
    var wasThere = false
    do throws(SecretStoreError) {
      for id in ids where try await store(place).remove(SecretKey(service: service, account: id)) {
        wasThere = true
      }
    } catch {
      return TokenRemoval(place, .unknown(reason: TokenStoreFault(error)))
    }
    return TokenRemoval(place, wasThere ? .removed : .absent)
  }

  private func names(_ account: SignedInAccount, at service: String) -> Bool {
    do throws(CredentialsError) {
      let named = try self.account(at: service)
      return named?.id == account.id && named?.place == account.place
    } catch {
      // monorepo:allow swallowed-error: a file that cannot be read names nobody
      return false
    }
  }

  private func read() throws(CredentialsError) -> Data? {
    do throws(StorageError) { return try file?.read() } catch { throw .accounts(reason: error.reason) }
  }

  /// The account that a sign-in takes the place of; none where the file is damaged.
  private func accountBefore(at service: String) throws(CredentialsError) -> SignedInAccount? {
    do throws(CredentialsError) { return try account(at: service) } catch {
      guard error == .damagedAccounts else { throw error }
      return nil
    }
  }

  private func change(
    replacingDamaged replaces: Bool = false,
    _ change: (inout AccountsFile) -> Void
  ) throws(CredentialsError) {
    guard let file else { throw .accounts(reason: KnownReason.noFolder.rawValue) }
    let outcome: (result: Result<Void, CredentialsError>, copy: String?)
    do throws(StorageError) {
      let isDamaged: (Data) -> Bool = { replaces && AccountsFile.isDamaged($0) }
      outcome = try file.update(settingAside: isDamaged) { content in
        do throws(CredentialsError) {
          var accounts = try AccountsFile(content)
          change(&accounts)
          return (try accounts.encoded(), .success(()))
        } catch {
          return (nil, .failure(error))
        }
      }
    } catch {
      throw .accounts(reason: error.reason)
    }
    if let copy = outcome.copy { observe(.setAside(path: copy)) }
    try outcome.result.get()
  }
}

/// Something that happened to the file of accounts, for a warning.
public enum AccountRegistryEvent: Hashable, Sendable {
  /// The file was damaged and has been replaced; what it held is in a file of the name that is given.
  case setAside(path: String)
}
