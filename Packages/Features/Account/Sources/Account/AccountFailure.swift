import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit

extension Route {
  static let signIn = Route("account", "login")
  static let signOut = Route("account", "logout")
  static let register = Route("account", "register")
  static let resend = Route("account", "resend")

  /// The place where a code is entered.
  ///
  /// - Parameter code: The code; `nil` where the user is asked for it.
  /// - Returns: The route.
  static func verify(_ code: String? = nil) -> Route {
    Route(words: ["account", "verify"] + (code.map { [$0] } ?? []))
  }
}

/// Why a command of the account did not work.
struct AccountFailure: PresentableFailure {
  let error: AccountError

  init(_ error: AccountError) {
    self.error = error
  }

  var isCancellation: Bool { error == .cancelled || error == .service(.cancelled) }

  var code: String {
    switch error {
    case .service(let error): error.code
    case .registrationUnconfirmed: "unknown-outcome"
    case .invalid, .refused: "invalid"
    case .emailTaken: "email-taken"
    case .invalidCredentials: "invalid-credentials"
    case .code(.wrong): "wrong-code"
    case .code(.expired): "expired-code"
    case .code(.locked): "locked-code"
    case .throttled: "throttled"
    case .notSignedIn: "not-signed-in"
    case .consentDeclined: "consent-declined"
    case .consentNeeded: "consent-needed"
    case .storeUnavailable: "store-unavailable"
    case .persistence(let error): error.code
    case .accountsDamaged: "unreadable"
    case .registeredOnly(let error), .endedButLeft(let error): AccountFailure(error).code
    case .cancelled: "cancelled"
    }
  }

  var exitCode: ExitCode {
    switch error {
    case .service(let error), .registrationUnconfirmed(let error): error.exitCode
    case .invalid: .usage
    case .refused, .emailTaken, .invalidCredentials, .code: .refused
    case .throttled: .rateLimited
    case .notSignedIn, .consentNeeded, .accountsDamaged: .signInNeeded
    case .consentDeclined: .interrupted
    case .storeUnavailable, .persistence: .failed
    case .registeredOnly(let error), .endedButLeft(let error): AccountFailure(error).exitCode
    case .cancelled: .interrupted
    }
  }

  func summary(in context: ViewContext) -> String {
    switch error {
    case .service(let error): error.summaryOfSentChange(in: context)
    case .persistence(let error): error.summary(in: context)
    case .registrationUnconfirmed(let error):
      Strings(context.language).registrationUnconfirmed(because: error.brief(in: context))
    case .registeredOnly(let error):
      Strings(context.language).registeredOnly(because: AccountFailure(error).brief(in: context))
    case .endedButLeft(let error):
      Strings(context.language).endedButLeft(error, because: AccountFailure(error).brief(in: context))
    default: Strings(context.language).summary(of: error)
    }
  }

  func brief(in context: ViewContext) -> String {
    switch error {
    case .service(let error), .registrationUnconfirmed(let error): error.brief(in: context)
    case .persistence(let error): error.brief(in: context)
    case .registeredOnly(let error), .endedButLeft(let error): AccountFailure(error).brief(in: context)
    default: Strings(context.language).brief(of: error)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    return switch error {
    case .service(let error): error.remedy(in: context)
    case .persistence(let error): error.remedy(in: context)
    case .registrationUnconfirmed: .open(.signIn, purpose: strings.signInIfRegistered)
    case .emailTaken, .registeredOnly: .open(.signIn, purpose: strings.signInPurpose)
    case .accountsDamaged: .open(.signIn, purpose: strings.words.signInAgain)
    case .endedButLeft: .open(.signOut, purpose: strings.removeRest)
    case .code(.wrong): .sentence(strings.checkCode)
    case .code: .open(.resend, purpose: strings.resendPurpose)
    case .throttled(let date): .retry(date.map { .from($0) } ?? .later)
    case .notSignedIn: .signIn
    case .consentNeeded: .add(options: [Route.Option("store", "file")], purpose: strings.words.storeInFile)
    case .invalidCredentials: .sentence(strings.checkCredentials)
    case .consentDeclined, .storeUnavailable: .sentence(strings.advice(about: error))
    case .invalid, .refused, .cancelled: nil
    }
  }
}
