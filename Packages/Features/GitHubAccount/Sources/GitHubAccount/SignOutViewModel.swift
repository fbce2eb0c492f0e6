import CommandKit
import DomainKernel
import FeatureKit
import Observation
import PeopleDomain

/// Signs out: the change that the command stands for.
@MainActor @Observable
final class SignOutViewModel: Screen {
  private let change: Change<Everything, SignOut.Outcome, SignInFailure>
  private let status: Loader<Everything, AccountStatus, SignInFailure>

  init(_ useCases: GitHubAccountUseCases, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    status = .status(useCases, observe)
    change = Change("SignOut", Everything(), isEffective: \.isEffective, observe: observe) {
      (_, _) async throws(SignInFailure) in
      do throws(SignInError) { return try await useCases.signOut.signOut() } catch {
        throw SignInFailure(error)
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
    var notes: [String] = []
    if let account = outcome.account {
      notes.append(strings.signedOut(account.account.login))
      notes += account.removals.map(strings.report)
      notes.append(account.cacheProblem == nil ? strings.cacheRemoved : strings.cacheRemains)
      notes.append(strings.whatRemains)
    } else {
      notes.append(strings.nobodySignedIn)
    }
    if let variable = outcome.remainingVariable { notes.append(strings.stillUsed(variable)) }
    return notes
  }

  var records: Records? { status.state.shown.map { AccountRecords.records(of: $0.value) } }
}

extension SignOut.Outcome {
  /// Whether somebody was signed out.
  fileprivate var isEffective: Bool { account != nil }
}
