import CardsDomain
import CommandKit
import DomainKernel
import FeatureKit

/// Why a screen of cards has nothing to show, or why a change was not made.
enum CardsFailure: PresentableFailure {
  case cards(CardsError)
  /// There is no account of this name.
  case noSuchAccount(String)
  /// The service has no contributions of the account of this name, which may exist.
  case noContributions(String)
  /// Contributions of accounts of this kind, which may be unknown, are not counted.
  case noCalendar(AccountKind?)
  /// A file could not be used.
  case file(TransferError, path: String)
  /// A change of several cards stopped after the changes before it, each with its own outcome.
  indirect case stopped(CardsFailure, after: [ManageDeck.Change], before: [String])
  /// An import ended early; the remaining cards of the file were not added.
  indirect case incomplete(CardsFailure, remaining: Int)
  /// An import came to its end without some entries of its file: the cards that were not added, and how many entries
  /// could not be used.
  case leftOut([CardsFailure], unusable: Int)
  /// A deck was exported without entries that could not be read.
  case notExported(Int)

  static func service(_ error: ServiceError) -> CardsFailure { .cards(.service(error)) }

  /// Explains an error about an account.
  init(_ error: CardsError, about subject: CardSubject) {
    self =
      if error == .service(.notFound), let name = subject.asked { .noSuchAccount(name) } else {
        .cards(error)
      }
  }

  /// Explains why there are no contributions of an account.
  ///
  /// Whether the account exists tells its card, which is read for itself.
  init(reading error: ContributionsError, of subject: CardSubject) {
    switch (error, subject.asked) {
    case (.service(.notFound), let name?): self = .noContributions(name)
    case (.service(let error), _): self = .service(error)
    case (.noCalendar(let kind), _): self = .noCalendar(kind)
    }
  }

  /// The error of the service, where it is one.
  private var service: ServiceError? {
    if case .cards(.service(let error)) = self { error } else { nil }
  }

  var code: String {
    switch self {
    case .cards(.service(let error)): error.code
    case .cards(.storage(let error)): error.code
    case .cards(.unknownOutcome), .cards(.unseenChange): "unknown-outcome"
    case .cards(.ownCard): "own-card"
    case .cards(.invalid): "invalid"
    case .noSuchAccount, .noContributions: "not-found"
    case .noCalendar: "no-calendar"
    case .file: "file"
    case .stopped(let failure, _, _), .incomplete(let failure, _): failure.code
    case .leftOut, .notExported: "incomplete"
    }
  }

  var isCancellation: Bool { service?.isCancellation ?? false }

  var exitCode: ExitCode {
    switch self {
    case .cards(.service(let error)), .cards(.unknownOutcome(let error)), .cards(.unseenChange(let error)):
      error.exitCode
    case .cards(.storage(let error)): error.exitCode
    case .cards(.ownCard): .refused
    case .file(.file(let fault), _): fault.exitCode
    case .cards(.invalid): .usage
    case .noSuchAccount, .noContributions: .notFound
    case .noCalendar: .failed
    case .file: .failed
    case .stopped(let failure, _, _), .incomplete(let failure, _): failure.exitCode
    case .leftOut(let failures, let unusable): Self.exitCode(of: failures, unusable)
    case .notExported: .failed
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .cards(.service(let error)): error.summary(in: context)
    case .cards(.storage(let error)): error.summary(in: context)
    case .cards(.unknownOutcome): context.language.unknownOutcome
    case .cards(.unseenChange(let error)):
      context.language.unseenChange(because: error.brief(in: context))
    case .cards(.ownCard): strings.ownCard
    case .cards(.invalid): strings.fileIsDamaged
    case .noSuchAccount(let name): strings.noSuchAccount(name)
    case .noContributions(let name): strings.noContributions(of: name)
    case .noCalendar(let kind): strings.noCalendar(kind)
    case .file(let error, let path): strings.summary(of: error, path)
    case .stopped(let failure, let made, let left):
      strings.stopped(failure.summary(in: context), after: made, before: left)
    case .incomplete(let failure, let remaining):
      strings.incomplete(failure.summary(in: context), remaining)
    case .leftOut(let failures, let unusable):
      FileWords.leftOut(entries: failures.count + unusable, in: context.language)
    case .notExported(let entries): FileWords.notExported(entries: entries, in: context.language)
    }
  }

  func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .cards(.service(let error)): error.brief(in: context)
    case .cards(.storage(let error)): error.brief(in: context)
    case .cards(.unknownOutcome), .cards(.unseenChange): context.language.unknownOutcomeBriefly
    case .cards(.ownCard): strings.ownCardBriefly
    case .cards(.invalid), .file: FileWords.unusable(in: context.language)
    case .noSuchAccount: strings.noAccountBriefly
    case .noContributions: ServiceError.notFound.brief(in: context)
    case .noCalendar: strings.noCalendarBriefly
    case .stopped(let failure, _, _), .incomplete(let failure, _): failure.brief(in: context)
    case .leftOut: FileWords.leftOut(in: context.language)
    case .notExported: FileWords.notExported(in: context.language)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    switch self {
    case .cards(.service(let error)): return error.remedy(in: context)
    case .cards(.storage(let error)): return error.remedy(in: context)
    case .cards(.unknownOutcome), .cards(.unseenChange):
      return .open(.deck, purpose: strings.checkDeck)
    case .cards(.ownCard): return .sentence(strings.chooseAnother)
    case .cards(.invalid), .noSuchAccount: return .sentence(strings.checkSpelling)
    case .noContributions, .noCalendar, .notExported: return nil
    case .file(let error, let path): return strings.remedy(for: error, path)
    // The summary of an interrupted import says how to go on.
    case .incomplete(let failure, _) where failure.isCancellation: return nil
    case .stopped(let failure, _, _), .incomplete(let failure, _): return failure.remedy(in: context)
    case .leftOut: return .sentence(strings.checkEntries)
    }
  }

  /// The exit code of the failures where all have one, as where no account of a file exists.
  private static func exitCode(of failures: [CardsFailure], _ unusable: Int) -> ExitCode {
    let codes = Set(failures.map(\.exitCode))
    guard unusable == 0, codes.count == 1, let code = codes.first else { return .failed }
    return code
  }
}

extension CardSubject {
  /// The words that the user asked with, as messages repeat them; `nil` for the account that is signed in.
  var asked: String? {
    switch self {
    case .mine: nil
    case .login(let login): login.shortened()
    case .id(let id): id.description
    }
  }
}

extension Route {
  static let deck = Route("deck")

  /// The place of a card.
  static func card(_ card: Card) -> Route {
    Route("cards", "show", card.argument)
  }
}
