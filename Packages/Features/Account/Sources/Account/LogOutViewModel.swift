import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// Signs out: the change that the command stands for.
@MainActor @Observable
final class LogOutViewModel: Screen {
  /// The result of a sign-out; without a session there was nothing to do.
  private struct Outcome: Sendable {
    let closed: ClosedSession?
    let waiting: WaitingChanges

    /// Whether somebody was signed out.
    var isEffective: Bool { closed != nil }
  }

  /// The result; `nil` when the user changed their mind.
  private let change: Change<Everything, Outcome?, AccountFailure>
  private let status: Loader<Everything, CareersAccountStatus, AccountFailure>

  init(
    _ useCases: AccountUseCases,
    isConfirmed: Bool,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    status = .account(useCases, observe)
    change = Change(
      "LogOut",
      Everything(),
      isEffective: { $0?.isEffective == true },
      isDeclined: { $0 == nil },
      observe: observe,
      operation: { (_, load) async throws(AccountFailure) in
        do throws(AccountError) {
          if !isConfirmed {
            guard try await Self.agrees(useCases, Strings(language), load.prompter) else { return nil }
          }
          // The queue is that of the account, which nobody knows afterwards.
          let waiting = await WaitingChanges(useCases.waitingChanges)
          return Outcome(closed: try await useCases.logOut.logOut(load.policy), waiting: waiting)
        } catch {
          throw AccountFailure(error)
        }
      }
    )
  }

  /// Whether the user wants to sign out; a script that runs the command means it.
  private nonisolated static func agrees(
    _ useCases: AccountUseCases,
    _ strings: Strings,
    _ prompter: any Prompter
  ) async throws(AccountError) -> Bool {
    guard prompter.isInteractive else { return true }
    do throws(AccountError) {
      guard let session = try await useCases.status.status(.cacheOnly).session else { return true }
      return await prompter.confirm(strings.signOutQuestion(session.email)) ?? true
    } catch .accountsDamaged {
      // Nobody knows whom to ask about.
      return true
    }
  }

  func load(_ request: LoadRequest) async {
    let loadsStatus = await change.make(request)
    if loadsStatus, change.outcome.flatMap(\.self) != nil { await status.load(Everything(), .cacheOnly) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: status.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome.flatMap(\.self) else { return [] }
    let strings = Strings(context.language)
    guard let closed = outcome.closed else { return [strings.words.nobodySignedIn] }
    return strings.words.signedOut(
      closed.session?.email,
      closed.removals,
      isCacheRemoved: closed.cacheProblem == nil,
      serviceEnd: strings.report(closed.serviceEnd, context)
    ) + outcome.waiting.notes(in: context)
  }

  var records: Records? { status.state.shown.map { AccountRecordTable.records(of: $0.value) } }
}
