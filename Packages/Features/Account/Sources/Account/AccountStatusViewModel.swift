import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows who is signed in at the careers service.
@MainActor @Observable
final class AccountStatusViewModel: Screen {
  private let status: Loader<Everything, CareersAccountStatus, AccountFailure>
  private let tokenFolder: String?

  init(_ useCases: AccountUseCases, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    status = .account(useCases, observe)
    tokenFolder = useCases.tokenFolder
  }

  func load(_ request: LoadRequest) async { await status.load(Everything(), request.policy) }

  func failure(in context: ViewContext) -> CommandFailure? { status.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    let strings = Strings(context)
    return .page(
      status.state.page(strings.words.status(strings.title), context) {
        careersAccountPage($0.value, tokenFolder: tokenFolder, context)
      }
    )
  }

  /// The account as the service gave it; without a session, the record on this computer.
  var records: Records? {
    status.state.shown.map { status in
      status.value.provenance == nil
        ? .local(one: status.value, in: AccountRecordTable.table)
        : AccountRecordTable.records(of: status.value)
    }
  }
}

extension Loader where Request == Everything, Value == CareersAccountStatus, Failure == AccountFailure {
  /// Loads the status of the account; it has no age of its own.
  static func account(
    _ useCases: AccountUseCases,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> Loader {
    Loader("ReadCareersAccount", observe: observe) {
      (_, policy) async throws(AccountFailure) -> Fetched<CareersAccountStatus> in
      do throws(AccountError) {
        let status = try await useCases.status.status(policy)
        return Fetched(status, provenance: Provenance(kind: .stored, fetchedAt: .distantPast))
      } catch {
        throw AccountFailure(error)
      }
    }
  }
}

/// The records of the account for scripts.
enum AccountRecordTable {
  /// The fields of a status.
  static let table = RecordTable<CareersAccountStatus>([
    .init("signedIn") { .bool($0.session != nil && $0.check != .ended) },
    .init("email") { .optional($0.user?.email ?? $0.session?.email) },
    .init("name") { .optional($0.user?.name) },
    .init("id") { .optional($0.session?.id.rawValue) },
    .init("emailVerified") { status in status.user.map { .bool($0.isEmailVerified) } ?? .null },
    .init("createdAt") { .optional($0.user?.createdAt?.formatted(.iso8601)) },
    .init("signedInAt") { .optional($0.session?.signedInAt.formatted(.iso8601)) },
    .init("store") { .optional($0.session?.store.rawValue) },
    .init("check") { .optional($0.check?.code) },
  ])

  static func records(of status: CareersAccountStatus) -> Records {
    .one(status, in: table, from: status.provenance)
  }
}

/// An account with the code that the service made for its address.
struct ChallengedAccount: Hashable, Sendable {
  let status: CareersAccountStatus
  /// The code; `nil` when none was made.
  let challenge: EmailChallenge?

  /// Describes an account.
  ///
  /// - Parameters:
  ///   - status: The account as this computer knows it.
  ///   - user: The account as the service described it a moment ago; `nil` where it did not.
  ///   - challenge: The code.
  init(_ status: CareersAccountStatus, user: CareersUser? = nil, challenge: EmailChallenge?) {
    var status = status
    status.user = user ?? status.user
    self.status = status
    self.challenge = challenge
  }

  /// The fields of an account, then those of the code.
  static let table = RecordTable<ChallengedAccount>(
    AccountRecordTable.table.fields(of: \.status) + [
      .init("sent") { account in account.challenge.map { .bool($0.isSent) } ?? .null },
      .init("expiresIn") { account in
        account.challenge?.lifetime.map { .integer(Int($0.components.seconds)) } ?? .null
      },
      .init("resendAt") { .optional($0.challenge?.resendAt.formatted(.iso8601)) },
      .init("developmentCode") { .optional($0.challenge?.developmentCode) },
    ]
  )

  var records: Records { .one(self, in: Self.table, from: nil) }
}

extension CareersAccountStatus.Check {
  /// The word for scripts.
  fileprivate var code: String {
    switch self {
    case .accepted: "accepted"
    case .ended: "ended"
    case .failed(let error): error.code
    }
  }
}
