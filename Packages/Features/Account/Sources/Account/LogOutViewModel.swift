import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
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

  private let change: Change<Everything, Outcome, AccountFailure>
  private let status: Loader<Everything, CareersAccountStatus, AccountFailure>

  init(_ useCases: AccountUseCases, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    status = .account(useCases, observe)
    change = Change("LogOut", Everything(), isEffective: \.isEffective, observe: observe) {
      (_, load) async throws(AccountFailure) in
      // The queue is that of the account, which nobody knows afterwards.
      let waiting = await WaitingChanges(useCases.waitingChanges)
      do throws(AccountError) {
        return Outcome(closed: try await useCases.logOut.logOut(load.policy), waiting: waiting)
      } catch {
        throw AccountFailure(error)
      }
    }
  }

  func load(_ request: LoadRequest) async {
    let loadsStatus = await change.make(request)
    if loadsStatus, change.outcome != nil { await status.load(Everything(), .cacheOnly) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: status.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome else { return [] }
    let strings = Strings(context.language)
    guard let closed = outcome.closed else { return [strings.words.nobodySignedIn] }
    return strings.words.signedOut(
      closed.session.email,
      closed.removals,
      isCacheRemoved: closed.cacheProblem == nil,
      serviceEnd: strings.report(closed.serviceEnd, context)
    ) + outcome.waiting.notes(in: context)
  }

  var records: Records? { status.state.shown.map { AccountRecordTable.records(of: $0.value) } }
}
