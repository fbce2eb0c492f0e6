import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation
import PeopleDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request to sign in, as the user made it.
struct SignInRequest: Hashable, Sendable {
  /// Where the token comes from.
  enum Origin: Hashable, Sendable {
    /// The user is asked for it.
    case question
    /// Standard input.
    case input
    /// GitHub's own program.
    case gitHubCLI
    /// A code that the user enters on another device.
    case device
  }

  let origin: Origin
  /// The store that the user named; a file is consent to it.
  let store: TokenStore?
}

/// A code that waits to be entered, for a page that counts down.
@MainActor @Observable
final class WaitingCode {
  /// The code and the whole seconds that it is valid for; nil while none is waited for.
  fileprivate(set) var current: (code: DeviceCode, secondsLeft: Int)?

  nonisolated init() {}
}

/// Signs in: the change that the command stands for.
@MainActor @Observable
final class SignInViewModel: Screen {
  private let change: Change<SignInRequest, SignIn.Outcome, SignInFailure>
  private let status: Loader<Everything, AccountStatus, SignInFailure>
  private let waiting: WaitingCode
  private let origin: SignInRequest.Origin
  private let confirmsCodesItself: Bool

  init(
    _ request: SignInRequest,
    _ useCases: GitHubAccountUseCases,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    let waiting = WaitingCode()
    self.waiting = waiting
    origin = request.origin
    confirmsCodesItself = useCases.confirmsCodesItself
    status = .status(useCases, observe)
    let dialogue = SignInDialogue(useCases: useCases, strings: Strings(language), waiting: waiting)
    change = Change("SignIn", request, observe: observe) {
      (change, request) async throws(SignInFailure) in
      do throws(SignInError) { return try await dialogue.run(change, request) } catch {
        throw SignInFailure(error)
      }
    }
  }

  func load(_ request: LoadRequest) async {
    let loadsStatus = await change.make(request)
    // What is stored is known now; GitHub was asked a moment ago.
    if loadsStatus, change.outcome != nil { await status.load(Everything(), .cacheOnly) }
  }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(of: status.state, in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    guard change.result == nil, let (code, secondsLeft) = waiting.current else { return .confirmation }
    return .page(
      waitingPage(
        code: code.userCode,
        address: confirmsCodesItself ? nil : code.page.absoluteString,
        left: secondsLeft,
        context
      )
    )
  }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome else { return [] }
    let strings = Strings(context.language)
    let verified = outcome.account.verified
    var notes = [
      strings.signedIn(verified.account.login, in: outcome.account.store), strings.report(verified.scopes),
    ]
    if !verified.scopes.excess.isEmpty {
      notes.append(strings.broadScopes(verified.scopes.excess))
      if origin == .gitHubCLI { notes.append(strings.useWithoutStoring) }
    }
    notes += outcome.leftovers.map(strings.words.leftover)
    if let variable = outcome.overridingVariable { notes.append(strings.hasNoEffect(until: variable)) }
    return notes
  }

  var records: Records? { status.state.shown.map { AccountRecords.records(of: $0.value) } }
}

/// The steps of a sign-in, and the questions between them.
struct SignInDialogue: Sendable {
  /// The most bytes of standard input: a token with blanks and line breaks around it.
  private static let mostInput = 64 << 10

  let useCases: GitHubAccountUseCases
  let strings: Strings
  let waiting: WaitingCode

  func run(_ request: SignInRequest, _ load: LoadRequest) async throws(SignInError) -> SignIn.Outcome {
    guard load.policy != .cacheOnly else { throw .service(.offline) }
    let prompter = load.prompter
    if let variable = useCases.signIn.overridingVariable {
      await prompter.tell(strings.willHaveNoEffect(until: variable))
    }
    switch request.origin {
    case .input:
      guard let text = try await input(of: prompter) else { throw .notAToken }
      guard text.utf8.count <= Self.mostInput else { throw .inputTooLarge(limit: Self.mostInput) }
      return try await finish(TokenGrant(try token(in: text)), request, prompter)
    case .gitHubCLI:
      return try await finish(TokenGrant(try await useCases.external.token()), request, prompter)
    case .question:
      let store = try await store(request, prompter)
      return try await useCases.signIn.finish(
        TokenGrant(try token(in: try await askedToken(prompter))),
        in: store
      )
    case .device:
      if let problem = useCases.device.problem {
        if problem == .noClientID { for step in strings.registrationSteps { await prompter.tell(step) } }
        throw .deviceFlowUnavailable(problem)
      }
      let store = try await store(request, prompter)
      return try await useCases.signIn.finish(try await approvedGrant(prompter), in: store)
    }
  }

  private func input(of prompter: any Prompter) async throws(SignInError) -> String? {
    do throws(FileFault) { return try await prompter.readInput(limit: Self.mostInput) } catch {
      throw .unreadableInput(error)
    }
  }

  private func finish(
    _ grant: TokenGrant,
    _ request: SignInRequest,
    _ prompter: any Prompter
  ) async throws(SignInError) -> SignIn.Outcome {
    try await useCases.signIn.finish(grant, in: try await store(request, prompter))
  }

  /// The store, agreed with the user before anything is written; before a token that costs the user an effort, too.
  private func store(
    _ request: SignInRequest,
    _ prompter: any Prompter
  ) async throws(SignInError) -> TokenStore {
    try await useCases.signIn.store(request.store) { (reason) async throws(SignInError) in
      try await agrees(to: reason, prompter)
    }
  }

  private func token(in text: String) throws(SignInError) -> AccessToken {
    guard let token = AccessToken(text) else { throw .notAToken }
    return token
  }

  private func askedToken(_ prompter: any Prompter) async throws(SignInError) -> String {
    await prompter.tell(
      useCases.confirmsCodesItself ? strings.sandboxTokensOnly : strings.whereToCreateToken
    )
    do throws(PromptError) {
      return try await prompter.ask(Prompt(strings.tokenQuestion, echo: .hidden))
    } catch {
      throw .cannotAsk
    }
  }

  private func agrees(
    to reason: TokenStoreFault,
    _ prompter: any Prompter
  ) async throws(SignInError) -> Bool {
    let agrees = await strings.words.consent(because: reason, folder: useCases.tokenFolder, prompter)
    guard let agrees else { throw .consentNeeded(reason: reason) }
    return agrees
  }

  private func approvedGrant(_ prompter: any Prompter) async throws(SignInError) -> TokenGrant {
    var isFirst = true
    while true {
      let code = try await useCases.device.requestCode()
      await prompter.tell(
        useCases.confirmsCodesItself
          ? strings.isConfirmedBySandbox(code.userCode)
          : strings.enter(code.userCode, at: code.page.absoluteString)
      )
      let outcome = try await useCases.approval.wait(for: code) { [waiting] left in
        await MainActor.run {
          waiting.current = (code, Int(left.components.seconds))
        }
      }
      await MainActor.run { [waiting] in waiting.current = nil }
      switch outcome {
      case .granted(let grant): return grant
      case .expired:
        guard isFirst, await prompter.confirm(strings.anotherCodeQuestion) == true else {
          throw .deviceExpired
        }
        isFirst = false
      }
    }
  }
}
