public import DomainKernel

/// Signs the user in at GitHub: agrees on a store, checks a token, and stores it.
public struct SignIn: Sendable {
  /// A sign-in that is done.
  public struct Outcome: Hashable, Sendable {
    /// The account as it is stored.
    public let account: StoredAccount
    /// The variable that overrides the stored token; `nil` when the token is used.
    public let overridingVariable: String?
    /// Why tokens that were replaced could not be removed.
    public let leftovers: [TokenRemoval]
  }

  private let vault: any TokenVault
  private let verifier: any AccountVerifier

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - vault: Stores tokens.
  ///   - verifier: Asks GitHub whose a token is.
  public init(vault: any TokenVault, verifier: any AccountVerifier) {
    self.vault = vault
    self.verifier = verifier
  }

  /// The variable that overrides any token that is stored; `nil` without one.
  public var overridingVariable: String? { vault.environmentToken?.variable }

  /// Finds the store for a token, before there is one; a file only with consent.
  ///
  /// - Parameters:
  ///   - wanted: The store that the user named, which is consent too; `nil` for the keyring where it is available.
  ///   - consent: Asks the user for consent to a file that is not encrypted; gets the reason why the keyring is not
  ///     available, and throws ``SignInError/consentNeeded(reason:)`` when there is nobody to ask.
  /// - Returns: A store that can be used.
  /// - Throws: ``SignInError``; nothing was stored.
  public func store(
    _ wanted: TokenStore?,
    consent: (_ reason: TokenStoreFault) async throws(SignInError) -> Bool
  ) async throws(SignInError) -> TokenStore {
    try await TokenStore.agreed(wanted, check: vault.check, consent: consent)
  }

  /// Checks a token with GitHub and stores it.
  ///
  /// - Parameters:
  ///   - grant: The tokens.
  ///   - store: Where to, as agreed before.
  /// - Returns: What was done.
  /// - Throws: ``SignInError``; nothing was stored.
  public func finish(_ grant: TokenGrant, in store: TokenStore) async throws(SignInError) -> Outcome {
    let verified: VerifiedAccount
    do throws(ServiceError) {
      verified = try await verifier.account(of: grant.token)
    } catch {
      throw error == .signInNeeded ? .tokenRefused : .service(error)
    }
    let (account, leftovers) = try await vault.save(grant, of: verified, in: store)
    return Outcome(account: account, overridingVariable: overridingVariable, leftovers: leftovers)
  }
}

/// Says who is signed in at GitHub, and from where.
public struct ReadAccountStatus: Sendable {
  private let vault: any TokenVault
  private let verifier: any AccountVerifier

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - vault: Stores tokens.
  ///   - verifier: Asks GitHub whose a token is.
  public init(vault: any TokenVault, verifier: any AccountVerifier) {
    self.vault = vault
    self.verifier = verifier
  }

  /// Reads the status; a token is checked with GitHub unless only what is stored is wanted.
  ///
  /// - Parameter policy: `cacheOnly` asks nobody.
  /// - Returns: The status. That a token cannot be checked is part of it, and so is that the record is damaged.
  /// - Throws: ``SignInError`` when the record of who signed in cannot be read.
  public func status(_ policy: FetchPolicy) async throws(SignInError) -> AccountStatus {
    var status = AccountStatus()
    status.ignoredVariables = vault.ignoredVariables
    let stored: StoredAccount?
    do throws(SignInError) { stored = try await vault.stored() } catch {
      guard error == .accountsDamaged else { throw error }
      (stored, status.isRecordDamaged) = (nil, true)
    }
    if let (variable, token) = vault.environmentToken {
      status.source = .environment(variable: variable)
      status.overridden = stored
      guard token != nil else {
        status.check = .failed(.notAToken)
        return status
      }
    } else if let stored {
      status.source = .stored(stored)
      status.verified = stored.verified
      if stored.isEnded { status.check = .refused }
    }
    guard status.source != nil, policy != .cacheOnly else { return status }
    do throws(ServiceError) {
      let verified = try await verifier.account(of: vault.environmentToken?.token)
      (status.verified, status.check) = (verified, .accepted)
      vault.remember(owner: verified.account.id)
    } catch {
      if error == .cancelled { throw .cancelled }
      status.check =
        error == .signInNeeded || error == .sessionEnded ? .refused : .failed(.service(error))
    }
    return status
  }
}

/// Signs the user out of GitHub.
public struct SignOut: Sendable {
  /// A sign-out that is done.
  public struct Outcome: Hashable, Sendable {
    /// The account and what happened; `nil` when nobody had signed in.
    public let account: SignedOutAccount?
    /// The variable whose token is still used; `nil` without one.
    public let remainingVariable: String?
  }

  private let vault: any TokenVault

  /// Makes the use case.
  ///
  /// - Parameter vault: Stores tokens.
  public init(vault: any TokenVault) {
    self.vault = vault
  }

  /// Removes the tokens from every store, and everything that is cached for the account.
  ///
  /// - Returns: What was done.
  /// - Throws: ``SignInError`` when the token may still be in its store.
  public func signOut() async throws(SignInError) -> Outcome {
    Outcome(account: try await vault.remove(), remainingVariable: vault.environmentToken?.variable)
  }
}
