import CommandKit
import DomainKernel
import FeatureKit
import Observation
import PeopleDomain

/// Signs out: the change that the command stands for.
@MainActor @Observable
final class SignOutViewModel: Screen {
  /// The result of a sign-out, with the changes that the account leaves in the outbox.
  private struct Result: Sendable {
    let outcome: SignOut.Outcome
    let waiting: WaitingChanges

    /// Whether somebody was signed out.
    var isEffective: Bool { outcome.account != nil }
  }

  private let change: Change<Everything, Result, SignInFailure>
  private let status: Loader<Everything, AccountStatus, SignInFailure>

  init(_ useCases: GitHubAccountUseCases, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    status = .status(useCases, observe)
    change = Change("SignOut", Everything(), isEffective: \.isEffective, observe: observe) {
      (_, _) async throws(SignInFailure) in
      // The queue is that of the account, which nobody knows afterwards.
      let waiting = await WaitingChanges(useCases.waitingChanges)
      do throws(SignInError) {
        return Result(outcome: try await useCases.signOut.signOut(), waiting: waiting)
      } catch {
        throw SignInFailure(error, ofSignOut: true)
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
    guard let result = change.outcome else { return [] }
    let outcome = result.outcome
    let strings = Strings(context.language)
    var notes: [String] = []
    if let account = outcome.account {
      notes = strings.words.signedOut(
        account.account.map { "@" + $0.login },
        account.removals,
        isCacheRemoved: account.cacheProblem == nil
      )
      // With a variable, the account that made them is still the one that is asked for.
      if outcome.remainingVariable == nil { notes += result.waiting.notes(in: context) }
      // A token of the sandbox is none that could be deleted on GitHub.
      if context.asksRealService { notes.append(strings.whatRemains) }
    } else {
      notes.append(strings.words.nobodySignedIn)
    }
    if let variable = outcome.remainingVariable { notes.append(strings.stillUsed(variable)) }
    return notes
  }

  var records: Records? { status.state.shown.map { AccountRecords.records(of: $0.value) } }
}
