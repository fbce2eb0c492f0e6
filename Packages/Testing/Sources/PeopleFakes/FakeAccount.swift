public import DomainKernel
public import PeopleDomain
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A vault in memory, with an environment and failures as a test says.
public final class FakeTokenVault: TokenVault {
  /// What the vault holds and how it fails.
  public struct State: Sendable {
    /// The variable that holds a token.
    public var variable: String?
    /// The token of that variable; `nil` for a text that is none.
    public var variableToken: AccessToken?
    /// The variables that are ignored.
    public var ignored: [String] = []
    /// Who signed in.
    public var account: StoredAccount?
    /// The tokens that were stored.
    public var grant: TokenGrant?
    /// Why stores cannot be used.
    public var failures: [TokenStore: SignInError] = [:]
    /// What removing gives, besides the account.
    public var removals: [TokenRemoval] = []
    /// Why cached pages cannot be removed.
    public var cacheProblem: PersistenceError?
    /// Why nothing can be read or removed; a damaged record is moved aside by a sign-out.
    public var failure: SignInError?
    /// The accounts that were remembered for the token of the variable.
    public var owners: [User.ID] = []
    /// How often something was stored.
    public var saves = 0

    /// An empty vault.
    public init() {}
  }

  private let locked: Mutex<State>

  /// Makes a vault.
  ///
  /// - Parameter state: What it holds.
  public init(_ state: State = State()) {
    locked = Mutex(state)
  }

  /// What the vault holds now.
  public var state: State { locked.withLock(\.self) }

  /// The token that the environment gives.
  public var environmentToken: (variable: String, token: AccessToken?)? {
    state.variable.map { ($0, state.variableToken) }
  }

  /// The variables that are ignored.
  public var ignoredVariables: [String] { state.ignored }

  /// Gives the account.
  public func stored() async throws(SignInError) -> StoredAccount? {
    if let failure = state.failure { throw failure }
    return state.account
  }

  /// Fails as prepared.
  public func check(_ store: TokenStore) async throws(SignInError) {
    if let failure = state.failures[store] { throw failure }
  }

  /// Keeps the tokens, or fails as prepared.
  public func save(
    _ grant: TokenGrant,
    of account: VerifiedAccount,
    in store: TokenStore
  ) async throws(SignInError) -> (account: StoredAccount, leftovers: [TokenRemoval]) {
    let stored = StoredAccount(account, store: store, signedInAt: Date(timeIntervalSince1970: 1_772_366_400))
    return locked.withLock { state in
      state.account = stored
      state.grant = grant
      state.saves += 1
      return (stored, [])
    }
  }

  /// Remembers the account of the token of the variable.
  public func remember(owner id: User.ID) {
    locked.withLock { state in
      guard state.variable != nil, state.variableToken != nil else { return }
      state.owners.append(id)
    }
  }

  /// Forgets the tokens, or fails as prepared.
  public func remove() async throws(SignInError) -> SignedOutAccount? {
    if let failure = state.failure, failure != .accountsDamaged { throw failure }
    return locked.withLock { state in
      let isDamaged = state.failure == .accountsDamaged
      guard isDamaged || state.account != nil else { return nil }
      let account = isDamaged ? nil : state.account?.verified.account
      (state.failure, state.account, state.grant) = (nil, nil, nil)
      return SignedOutAccount(account, removals: state.removals, cacheProblem: state.cacheProblem)
    }
  }
}

/// Says whose tokens are, as a test says.
public final class FakeAccountVerifier: AccountVerifier {
  private let state: Mutex<(answer: Result<VerifiedAccount, ServiceError>, tokens: [AccessToken?])>

  /// Makes a verifier.
  ///
  /// - Parameter answer: The account of every token, or why it is not known.
  public init(_ answer: Result<VerifiedAccount, ServiceError>) {
    state = Mutex((answer, []))
  }

  /// The tokens that were asked about, in order.
  public var tokens: [AccessToken?] { state.withLock { $0.tokens } }

  /// Gives the prepared answer.
  public func account(of token: AccessToken?) async throws(ServiceError) -> VerifiedAccount {
    try state.withLock { state in
      state.tokens.append(token)
      return state.answer
    }
    .get()
  }
}

/// A sign-in on another device with prepared answers; the last one is given again and again.
public final class FakeDeviceAuthorization: DeviceAuthorization {
  private struct State {
    var codes: [Result<DeviceCode, SignInError>]
    var polls: [Result<DevicePoll, SignInError>]
    var asked: [DeviceCode] = []
  }

  private let state: Mutex<State>

  /// Makes a sign-in.
  ///
  /// - Parameters:
  ///   - codes: The answers to requests for a code.
  ///   - polls: The answers to questions whether one was entered.
  public init(
    codes: [Result<DeviceCode, SignInError>] = [],
    polls: [Result<DevicePoll, SignInError>] = [.success(.pending)]
  ) {
    state = Mutex(State(codes: codes, polls: polls))
  }

  /// What was prepared as the first answer, if it is a reason.
  public var problem: DeviceFlowProblem? {
    if case .failure(.deviceFlowUnavailable(.noClientID))? = state.withLock({ $0.codes.first }) {
      return .noClientID
    }
    return nil
  }

  /// The codes that were asked about, in order.
  public var asked: [DeviceCode] { state.withLock { $0.asked } }

  /// Gives the next code.
  public func requestCode() async throws(SignInError) -> DeviceCode {
    let answer = state.withLock { $0.codes.count > 1 ? $0.codes.removeFirst() : $0.codes.first }
    guard let answer else { throw .deviceFlowUnavailable(.noClientID) }
    return try answer.get()
  }

  /// Gives the next answer.
  public func poll(_ code: DeviceCode) async throws(SignInError) -> DevicePoll {
    let answer = state.withLock { state in
      state.asked.append(code)
      return state.polls.count > 1 ? state.polls.removeFirst() : state.polls.first
    }
    return try answer?.get() ?? .pending
  }
}

/// A program that has a token, or none.
public struct FakeExternalTokens: ExternalTokens {
  private let answer: Result<AccessToken, SignInError>

  /// Makes the program.
  ///
  /// - Parameter answer: Its token, or why it has none.
  public init(_ answer: Result<AccessToken, SignInError>) {
    self.answer = answer
  }

  /// Gives the token.
  public func token() async throws(SignInError) -> AccessToken { try answer.get() }
}
