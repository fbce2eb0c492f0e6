import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import PeopleDomain

/// Why a screen of users has nothing to show, or lacks a part.
enum UsersFailure: PresentableFailure {
  case service(ServiceError)
  case persistence(PersistenceError)
  /// The service says that more accounts follow, and sends those that were listed.
  case repeats
  /// The service says that more accounts follow, and sends pages without any.
  case emptyPages
  /// No account has the login; some have a similar one.
  case noAccount(login: String, like: [String])
  /// The account has no page that can be opened.
  case noPage(login: String)
  /// The rest of a list is missing; the route begins behind what was listed.
  indirect case incomplete(UsersFailure, continuing: Route)
  /// The user stopped a list after a number of accounts; the route begins behind them.
  case interrupted(listed: Int, continuing: Route)

  init(_ error: ListUsersError) {
    switch error {
    case .service(let error): self = .service(error)
    case .repeats: self = .repeats
    case .emptyPages: self = .emptyPages
    }
  }

  init(_ error: OpenUserError, login: String) {
    switch error {
    case .service(let error): self = .service(error)
    case .noAccount(let suggestions): self = .noAccount(login: login, like: suggestions)
    }
  }

  var code: String {
    switch self {
    case .service(let error): error.code
    case .persistence(let error): error.code
    case .repeats, .emptyPages: "malformed"
    case .noAccount: "not-found"
    case .noPage: "no-page"
    case .incomplete(let reason, _): reason.code
    case .interrupted: ServiceError.cancelled.code
    }
  }

  var isCancellation: Bool {
    switch self {
    case .service(let error): error.isCancellation
    case .incomplete(let reason, _): reason.isCancellation
    case .interrupted: true
    case .persistence, .repeats, .emptyPages, .noAccount, .noPage: false
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .service(let error): error.exitCode
    case .persistence(let error): error.exitCode
    case .repeats, .emptyPages: .failed
    case .noAccount, .noPage: .notFound
    case .incomplete(let reason, _): reason.exitCode
    case .interrupted: .interrupted
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch self {
    case .service(let error): return error.summary(in: context)
    case .persistence(let error): return error.summary(in: context)
    case .repeats: return strings.repeats
    case .emptyPages: return strings.emptyPages
    case .noAccount(let login, let like): return strings.noAccount(login, like: like)
    case .noPage(let login): return strings.noPage(login)
    case .incomplete(let reason, _): return strings.incomplete(because: reason.brief(in: context))
    case .interrupted(let count, _): return strings.interrupted(after: count)
    }
  }

  func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch self {
    case .service(let error): return error.brief(in: context)
    case .persistence(let error): return error.brief(in: context)
    case .repeats: return strings.repeatsBriefly
    case .emptyPages: return strings.emptyPagesBriefly
    case .noAccount: return strings.noAccountBriefly
    case .noPage: return strings.noPageBriefly
    case .incomplete(let reason, _): return reason.brief(in: context)
    case .interrupted: return ServiceError.cancelled.brief(in: context)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    switch self {
    case .service(let error): error.remedy(in: context)
    case .persistence(let error): error.remedy(in: context)
    case .repeats, .emptyPages: .checkAddress
    case .noAccount(let login, _) where login.isEmpty || login.utf8.count > Self.longestLogin:
      .open(Route("users"), purpose: Strings(context.language).listAccounts)
    case .noAccount(let login, let like):
      like.isEmpty ? .open(Route("users", "search", login), purpose: Strings(context.language).search) : nil
    case .noPage: nil
    case .incomplete(let reason, let route): .continueList(route, reason.moment)
    case .interrupted(_, let route): .continueList(route, Remedy.When.now)
    }
  }

  /// A longer text is no login that a search could find; real ones have up to 39 bytes.
  private static let longestLogin = 100

  /// The moment from which the rest of a list can be tried again.
  private var moment: Remedy.When {
    switch self {
    case .service(.rateLimited(let until)),
      .service(.unconfirmedCopy(.rateLimited(let until), opensOffline: _)):
      .from(until)
    case .service(.connectionLost), .service(.timedOut), .service(.cancelled): Remedy.When.now
    case .service, .persistence, .repeats, .emptyPages, .noAccount, .noPage, .incomplete, .interrupted: .later
    }
  }
}
