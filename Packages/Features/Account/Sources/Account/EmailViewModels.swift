import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// Verifies the e-mail address with a code: the change that the command stands for.
@MainActor @Observable
final class VerifyEmailViewModel: Screen {
  private let change: Change<FormInput, VerifyEmail.Verification, SubmissionFailure<AccountFailure>>
  private let status: Loader<Everything, CareersAccountStatus, AccountFailure>

  init(
    _ input: FormInput,
    _ useCases: AccountUseCases,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    status = .account(useCases, observe)
    let forms = AccountForms(language)
    change = Change("VerifyEmail", input, isEffective: \.isNew, observe: observe) {
      (input, load) async throws(SubmissionFailure<AccountFailure>) in
      guard load.policy != .cacheOnly else { throw .refused(AccountFailure(.service(.offline)), []) }
      let prompter = load.prompter
      return try await forms.verification.submit(
        input,
        asking: prompter,
        problems: forms.problems(isInteractive: prompter.isInteractive)
      ) {
        (answers) async throws(AccountFailure) in
        do throws(AccountError) { return try await useCases.email.verify(answers[AccountForms.code]) } catch {
          throw AccountFailure(error)
        }
      }
    }
  }

  func load(_ request: LoadRequest) async {
    let loadsStatus = await change.make(request)
    if loadsStatus, change.outcome != nil { await status.load(Everything(), request.policy) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: status.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome else { return [] }
    let strings = Strings(context.language)
    return [
      outcome.wasVerified ? strings.alreadyVerified(outcome.email) : strings.verified(outcome.email)
    ] + (outcome.recordProblem.map { [$0.summary(in: context)] } ?? [])
  }

  var records: Records? { status.state.shown.map { AccountRecordTable.records(of: $0.value) } }
}

extension VerifyEmail.Verification {
  /// Whether the address was not verified before.
  fileprivate var isNew: Bool { !wasVerified }
}

/// Has another code sent: the change that the command stands for.
@MainActor @Observable
final class ResendCodeViewModel: Screen {
  private let change: Change<Everything, VerifyEmail.Resending, AccountFailure>
  private let status: Loader<Everything, CareersAccountStatus, AccountFailure>

  init(_ useCases: AccountUseCases, observe: @escaping @Sendable (FeatureEvent) -> Void) {
    status = .account(useCases, observe)
    change = Change("ResendCode", Everything(), isEffective: \.isEffective, observe: observe) {
      (_, load) async throws(AccountFailure) in
      guard load.policy != .cacheOnly else { throw AccountFailure(.service(.offline)) }
      do throws(AccountError) { return try await useCases.email.resend() } catch {
        throw AccountFailure(error)
      }
    }
  }

  func load(_ request: LoadRequest) async {
    let loadsStatus = await change.make(request)
    if loadsStatus, change.outcome != nil { await status.load(Everything(), request.policy) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: status.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    let strings = Strings(context.language)
    switch change.outcome {
    case nil: return []
    case .alreadyVerified(let email)?: return [strings.alreadyVerified(email)]
    case .challenge(let challenge, let problem)?:
      return strings.report(challenge, context) + (problem.map { [$0.summary(in: context)] } ?? [])
    }
  }

  func remarks(in context: ViewContext) -> [String] {
    challenge.map(Strings(context.language).remarks(about:)) ?? []
  }

  /// The code that was made; `nil` where the address is verified already.
  private var challenge: EmailChallenge? {
    if case .challenge(let made, _)? = change.outcome { made } else { nil }
  }

  var records: Records? {
    status.state.shown.map { ChallengedAccount($0.value, challenge: challenge).records }
  }
}

extension VerifyEmail.Resending {
  /// Whether another code was made.
  fileprivate var isEffective: Bool { if case .challenge = self { true } else { false } }
}
