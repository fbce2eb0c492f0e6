import CommandKit
import DomainKernel
import FeatureKit
import Observation
import PeopleDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows who is signed in, and from where the token comes.
@MainActor @Observable
final class AccountStatusViewModel: Screen {
  private let status: Loader<Everything, AccountStatus, SignInFailure>
  private let tokenFolder: String?
  private let signInWays: SignInWays

  init(_ useCases: GitHubAccountUseCases, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    status = .status(useCases, observe)
    tokenFolder = useCases.tokenFolder
    signInWays = useCases.signInWays
  }

  func load(_ request: LoadRequest) async { await status.load(Everything(), request.policy) }

  func failure(in context: ViewContext) -> CommandFailure? { status.state.failure(in: context) }

  /// A damaged record ends the command as it ends every other one that needs it, but a variable may have a token.
  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard let status = status.state.shown?.value, status.source == nil, status.isRecordDamaged else {
      return nil
    }
    return FailureMessage(SignInFailure(.accountsDamaged), in: context).commandFailure
  }

  func content(in context: ViewContext) -> ScreenContent {
    let strings = Strings(context.language)
    return .page(
      status.state.page(strings.words.status(strings.title), context) {
        accountPage($0.value, tokenFolder: tokenFolder, signIn: signInWays, context)
      }
    )
  }

  /// The record on this computer, with the result of its check.
  var records: Records? { status.state.shown.map { .local(one: $0.value, in: AccountRecords.table) } }
}

extension Loader where Request == Everything, Value == AccountStatus, Failure == SignInFailure {
  /// Loads the status of the account; it has no age.
  static func status(
    _ useCases: GitHubAccountUseCases,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> Loader {
    Loader("ReadAccountStatus", observe: observe) {
      (_, policy) async throws(SignInFailure) -> Fetched<AccountStatus> in
      do throws(SignInError) {
        let status = try await useCases.status.status(policy)
        return Fetched(status, provenance: Provenance(kind: .stored, fetchedAt: .distantPast))
      } catch {
        throw SignInFailure(error)
      }
    }
  }
}

/// The records of the account for scripts.
enum AccountRecords {
  /// The fields of a status.
  static let table = RecordTable<AccountStatus>([
    .init("signedIn") { status in
      status.source == nil && status.isRecordDamaged
        ? .null : .bool(status.source != nil && status.check != .refused)
    },
    .init("login") { .optional($0.verified?.account.login) },
    .init("id") { .optional($0.verified?.account.id.rawValue) },
    .init("source") { .optional($0.source?.code) },
    .init("variable") { .optional($0.source?.variable) },
    .init("store") { .optional($0.source?.stored?.store.rawValue) },
    .init("scopes") { status in
      if case .reported(let scopes)? = status.verified?.scopes { .strings(scopes) } else { .null }
    },
    .init("check") { .optional($0.check?.code) },
    .init("overridden", isColumn: false) { .optional($0.overridden?.verified.account.login) },
    .init("ignoredVariables", isColumn: false) { .strings($0.ignoredVariables) },
    .init("recordDamaged", isColumn: false) { .bool($0.isRecordDamaged) },
  ])

  /// The status that a change left, which is read from nowhere.
  static func records(of status: AccountStatus) -> Records { .one(status, in: table, from: nil) }
}

extension TokenSource {
  fileprivate var code: String {
    switch self {
    case .environment: "environment"
    case .stored: "stored"
    }
  }

  fileprivate var variable: String? { if case .environment(let name) = self { name } else { nil } }

  fileprivate var stored: StoredAccount? { if case .stored(let account) = self { account } else { nil } }
}

extension AccountStatus.Check {
  fileprivate var code: String {
    switch self {
    case .accepted: "accepted"
    case .refused: "refused"
    case .failed(let error): SignInFailure(error).code
    }
  }
}
