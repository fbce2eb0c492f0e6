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

/// A request to register or to sign in, as the user made it.
struct SignInRequest: Hashable, Sendable {
  /// The way to a session.
  enum Kind: Hashable, Sendable {
    /// A new account.
    case registration
    /// An account that there is.
    case login
  }

  let kind: Kind
  /// The values that were given with the command.
  let input: FormInput
  /// The store that the user named; a file is consent to it.
  let store: TokenStore?
}

/// A session that was begun, with the code that the service sent for a new account.
struct SignInOutcome: Hashable, Sendable {
  let session: OpenedSession
  let challenge: EmailChallenge?
  let recordProblem: PersistenceError?
  /// The changes that the account before left in the outbox.
  var waiting = WaitingChanges.count(0)
}

/// Registers or signs in: the change that the command stands for.
@MainActor @Observable
final class SignInViewModel: Screen {
  private let change: Change<SignInRequest, SignInOutcome, SubmissionFailure<AccountFailure>>
  private let status: Loader<Everything, CareersAccountStatus, AccountFailure>
  private let request: SignInRequest

  init(
    _ request: SignInRequest,
    _ useCases: AccountUseCases,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    self.request = request
    status = .account(useCases, observe)
    let dialogue = SignInDialogue(useCases: useCases, language: language)
    change = Change(request.kind.useCase, request, observe: observe) {
      (request, load) async throws(SubmissionFailure<AccountFailure>) in
      try await dialogue.run(request, load)
    }
  }

  func load(_ request: LoadRequest) async {
    let loadsStatus = await change.make(request)
    // The service was asked a moment ago.
    if loadsStatus, change.outcome != nil { await status.load(Everything(), .cacheOnly) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: status.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome else { return [] }
    let strings = Strings(context.language)
    let session = outcome.session
    var notes = [
      request.kind == .registration
        ? strings.registered(session.user.email) : strings.signedIn(session.user.email),
      strings.location(of: session.session.store),
    ]
    if let challenge = outcome.challenge {
      notes += strings.report(challenge, context)
    } else if !session.user.isEmailVerified {
      notes.append(strings.notVerified(session.user.email))
    }
    notes += outcome.waiting.notes(in: context)
    notes += session.leftovers.map(strings.words.leftover)
    if session.cacheProblem != nil { notes.append(strings.previousPagesRemain) }
    if let problem = outcome.recordProblem { notes.append(problem.summary(in: context)) }
    return notes
  }

  func remarks(in context: ViewContext) -> [String] {
    change.outcome?.challenge.map(Strings(context.language).remarks(about:)) ?? []
  }

  var records: Records? {
    guard let status = status.state.shown?.value else { return nil }
    let account = ChallengedAccount(
      status,
      user: change.outcome?.session.user,
      challenge: change.outcome?.challenge
    )
    return request.kind == .registration ? account.records : AccountRecordTable.records(of: account.status)
  }
}

extension SignInRequest.Kind {
  /// The name of the use case in traces.
  fileprivate var useCase: String {
    switch self {
    case .registration: "Register"
    case .login: "LogIn"
    }
  }
}

/// The steps of a registration or a sign-in: the terms, the form and the store.
struct SignInDialogue: Sendable {
  private let useCases: AccountUseCases
  private let forms: AccountForms
  private let strings: Strings

  init(useCases: AccountUseCases, language: Language) {
    self.useCases = useCases
    forms = AccountForms(language)
    strings = Strings(language)
  }

  func run(
    _ request: SignInRequest,
    _ load: LoadRequest
  ) async throws(SubmissionFailure<AccountFailure>) -> SignInOutcome {
    guard load.policy != .cacheOnly else { throw .refused(AccountFailure(.service(.offline)), []) }
    let prompter = load.prompter
    // A script that signs in need not accept what the user of the account accepted at its registration.
    let asksForTerms =
      request.kind == .registration || prompter.isInteractive
      || request.input.values[AccountForms.terms] != nil
    let needsTerms: Bool
    do throws(AccountError) {
      needsTerms = asksForTerms ? try await !useCases.terms.areAccepted() : false
    } catch {
      throw .refused(AccountFailure(error), [])
    }
    // A user who is asked for a password gave consent before; a script is told first what is missing.
    let agreed = prompter.isInteractive ? try await store(request, prompter) : nil
    if needsTerms, prompter.isInteractive {
      for line in strings.onboarding { await prompter.tell(line) }
    }
    let form =
      request.kind == .registration
      ? forms.registration(withTerms: needsTerms) : forms.login(withTerms: needsTerms)
    return try await form.submit(
      request.input,
      asking: prompter,
      problems: forms.problems(isInteractive: prompter.isInteractive)
    ) {
      (answers) async throws(AccountFailure) in
      do throws(AccountError) {
        let store = if let agreed { agreed } else { try await agree(request, prompter) }
        if needsTerms { try await useCases.terms.accept() }
        let previous = try await replacedSession()
        let waiting = previous == nil ? nil : await WaitingChanges(useCases.waitingChanges)
        var outcome = try await open(request.kind, answers, in: store)
        if let previous, let waiting, previous.id != outcome.session.session.id { outcome.waiting = waiting }
        return outcome
      } catch {
        throw AccountFailure(error)
      }
    }
  }

  /// The session that the new one takes the place of; none where the record is damaged, since a new session replaces it.
  private func replacedSession() async throws(AccountError) -> CareersSession? {
    do throws(AccountError) { return try await useCases.status.status(.cacheOnly).session } catch {
      guard error == .accountsDamaged else { throw error }
      return nil
    }
  }

  private func open(
    _ kind: SignInRequest.Kind,
    _ answers: FormAnswers,
    in store: TokenStore
  ) async throws(AccountError) -> SignInOutcome {
    let (email, password) = (answers[AccountField.email.rawValue], answers[AccountField.password.rawValue])
    switch kind {
    case .registration:
      let account: NewAccount
      do throws(InvalidAccountFields) {
        account = try NewAccount(
          name: answers[AccountField.name.rawValue],
          email: email,
          password: password
        )
      } catch {
        throw .invalid(error.fields)
      }
      let made = try await useCases.signIn.register(account, in: store)
      return SignInOutcome(
        session: made.session,
        challenge: made.challenge,
        recordProblem: made.recordProblem
      )
    case .login:
      let login: LoginDetails
      do throws(InvalidAccountFields) { login = try LoginDetails(email: email, password: password) } catch {
        throw .invalid(error.fields)
      }
      let session = try await useCases.signIn.logIn(login, in: store)
      return SignInOutcome(session: session, challenge: nil, recordProblem: nil)
    }
  }

  private func store(
    _ request: SignInRequest,
    _ prompter: any Prompter
  ) async throws(SubmissionFailure<AccountFailure>) -> TokenStore {
    do throws(AccountError) { return try await agree(request, prompter) } catch {
      throw .refused(AccountFailure(error), [])
    }
  }

  private func agree(
    _ request: SignInRequest,
    _ prompter: any Prompter
  ) async throws(AccountError) -> TokenStore {
    try await useCases.signIn.store(request.store) { (reason) async throws(AccountError) in
      let agrees = await strings.words.consent(because: reason, folder: useCases.tokenFolder, prompter)
      guard let agrees else { throw .consentNeeded(reason: reason) }
      return agrees
    }
  }
}
