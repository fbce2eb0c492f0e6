import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import PeopleDomain

extension Route {
  /// The command that signs in.
  static let signIn = Route("github", "login")
  /// The command that signs in with a code.
  static let signInWithCode = Route.signIn.with("device")
  /// The command that signs out.
  static let signOut = Route("github", "logout")
}

extension Route.Option {
  /// The option that asks for the real service.
  static let realService = Route.Option("backend", "live")
}

/// Why a command of the account did not work.
struct SignInFailure: PresentableFailure {
  let error: SignInError
  private let isOfSignOut: Bool

  init(_ error: SignInError, ofSignOut isOfSignOut: Bool = false) {
    self.error = error
    self.isOfSignOut = isOfSignOut
  }

  var isCancellation: Bool { error == .cancelled || error == .service(.cancelled) }

  var code: String {
    switch error {
    case .service(let error): error.code
    case .notAToken: "not-a-token"
    case .unreadableInput: "unreadable-input"
    case .inputTooLarge: "too-large"
    case .tokenRefused: "token-refused"
    case .cannotAsk: "cannot-ask"
    case .notSignedInWithGitHubCLI: "not-signed-in-with-gh"
    case .gitHubCLITimedOut: "gh-timed-out"
    case .consentDeclined: "consent-declined"
    case .consentNeeded: "consent-needed"
    case .storeUnavailable: "store-unavailable"
    case .persistence(let error): error.code
    case .accountsDamaged: "unreadable"
    case .deviceFlowUnavailable: "device-flow-unavailable"
    case .deviceDenied: "denied"
    case .deviceExpired: "code-expired"
    case .clockDrift: "clock-drift"
    case .sandboxed: "sandbox"
    case .cancelled: "cancelled"
    }
  }

  var exitCode: ExitCode {
    switch error {
    case .service(let error): error.exitCode
    case .notAToken, .inputTooLarge, .sandboxed, .deviceFlowUnavailable(.noClientID),
      .deviceFlowUnavailable(.invalidClientID), .deviceFlowUnavailable(.differentServices):
      .usage
    case .tokenRefused, .deviceDenied, .deviceFlowUnavailable: .refused
    case .cannotAsk, .notSignedInWithGitHubCLI, .gitHubCLITimedOut, .consentNeeded, .deviceExpired,
      .accountsDamaged:
      .signInNeeded
    case .unreadableInput(let fault): fault.exitCode
    case .storeUnavailable, .persistence, .clockDrift: .failed
    case .cancelled, .consentDeclined: .interrupted
    }
  }

  func summary(in context: ViewContext) -> String {
    if case .service(let error) = error { return error.summary(in: context) }
    if case .persistence(let error) = error { return error.summary(in: context) }
    return Strings(context.language).summary(of: error)
  }

  func brief(in context: ViewContext) -> String {
    if case .service(let error) = error { return error.brief(in: context) }
    if case .persistence(let error) = error { return error.brief(in: context) }
    return Strings(context.language).brief(of: error)
  }

  func remedy(in context: ViewContext) -> Remedy? {
    if case .service(let error) = error { return error.remedy(in: context) }
    if case .persistence(let error) = error { return error.remedy(in: context) }
    let strings = Strings(context.language)
    let useToken = Remedy.leaveOut(option: "device", purpose: strings.useToken)
    return switch error {
    case .unreadableInput(let fault):
      FileWords(FileWords.standardStream, in: context.language).remedy(for: fault)
    case .storeUnavailable(.keyring, _) where isOfSignOut: .sentence(strings.unlockKeyring)
    case .cannotAsk: .open(Route.signIn.with("token-stdin"), purpose: strings.passToken)
    case .consentNeeded: .add(options: [Route.Option("store", "file")], purpose: strings.words.storeInFile)
    case .accountsDamaged:
      .open(context.asksRealService ? .signIn : .signInWithCode, purpose: strings.words.signInAgain)
    case .tokenRefused where !context.asksRealService:
      .open(.signInWithCode, purpose: strings.signInToSandbox)
    case .deviceDenied, .deviceExpired: .retry(Remedy.When.now)
    case .sandboxed: .add(options: [.realService], purpose: strings.signInWithGitHubCLI)
    case .deviceFlowUnavailable, .clockDrift:
      strings.advice(about: error).map { advice in
        Remedy.sentence(context.language.paragraph([advice, context.sentence(for: useToken)]))
      } ?? useToken
    default: strings.advice(about: error).map(Remedy.sentence)
    }
  }
}
