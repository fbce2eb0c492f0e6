import CardsDomain
import CommandKit
import DomainKernel
import FeatureKit

/// Why a screen of communities has nothing to show, or why a change was not made.
enum CommunitiesFailure: PresentableFailure {
  case cards(CardsError)
  /// There is no community with this id.
  case noSuchCommunity(String)
  /// The community that was to be left or deleted does not exist any more, and is not listed from now on.
  case goneCommunity(String)
  /// The record of the community cannot be read; it can be deleted.
  case damagedCommunity(Community.ID)
  /// A file could not be used.
  case file(TransferError, path: String)
  /// Deleting has to be confirmed, and there is nobody to ask.
  case unconfirmed
  /// Of a community without a period, nobody could make another one.
  case unknownPeriod

  /// There is no connection, and changes of communities do not wait for one.
  case changeNeedsConnection
  /// The service did not say whether it made a community, whose id is unknown.
  case unconfirmedCreation(ServiceError)
  /// The service did not say whether it counted contributions again.
  case unconfirmedRefresh(ServiceError)
  /// The members of a file were still being looked up, and nothing was made.
  case importInterrupted
  /// A community of a file was made without some entries of the file.
  case leftOut(Int)
  /// A community was exported without members who could not be read.
  case notExported(Int)

  /// Explains an error of making a community.
  init(creating error: CardsError) {
    self = if case .unknownOutcome(let cause) = error { .unconfirmedCreation(cause) } else { .cards(error) }
  }

  /// Explains an error of making a community of a file.
  init(importing error: CardsError) {
    self = error == .service(.cancelled) ? .importInterrupted : CommunitiesFailure(creating: error)
  }

  /// Explains an error of having the contributions of a community counted again.
  init(_ error: CardsError, refreshing id: Community.ID) {
    self =
      if case .unknownOutcome(let cause) = error {
        .unconfirmedRefresh(cause)
      } else {
        CommunitiesFailure(error, about: id).ofChange
      }
  }

  /// The same failure of a change, which says that it does not wait for a connection.
  var ofChange: CommunitiesFailure { self == .cards(.service(.offline)) ? .changeNeedsConnection : self }

  /// Explains an error about a community.
  init(_ error: CardsError, about id: Community.ID) {
    self =
      switch error {
      case .service(.notFound): .noSuchCommunity(id.rawValue)
      case .storage(.damagedRecord): .damagedCommunity(id)
      default: .cards(error)
      }
  }

  /// Explains an error of leaving or deleting a community.
  init(_ error: CardsError, ending id: Community.ID) {
    self = error == .service(.notFound) ? .goneCommunity(id.rawValue) : CommunitiesFailure(error, about: id)
  }

  var code: String {
    switch self {
    case .cards(.service(let error)): error.code
    case .cards(.storage(let error)): error.code
    case .cards(.unknownOutcome), .cards(.unseenChange), .unconfirmedCreation, .unconfirmedRefresh:
      "unknown-outcome"
    case .cards(.ownCard): "own-card"
    case .cards(.invalid): "invalid"
    case .noSuchCommunity, .goneCommunity: "not-found"
    case .damagedCommunity: PersistenceError.damagedRecord.code
    case .file: "file"
    case .unconfirmed: "unconfirmed"
    case .unknownPeriod: "unknown-period"
    case .changeNeedsConnection: ServiceError.offline.code
    case .importInterrupted: ServiceError.cancelled.code
    case .leftOut, .notExported: "incomplete"
    }
  }

  var isCancellation: Bool {
    switch self {
    case .cards(.service(let error)): error.isCancellation
    case .importInterrupted: true
    default: false
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .cards(.service(let error)), .cards(.unknownOutcome(let error)), .cards(.unseenChange(let error)),
      .unconfirmedCreation(let error), .unconfirmedRefresh(let error):
      error.exitCode
    case .cards(.storage(let error)): error.exitCode
    case .cards(.ownCard): .refused
    case .file(.file(let fault), _): fault.exitCode
    case .cards(.invalid), .unconfirmed: .usage
    case .noSuchCommunity, .goneCommunity: .notFound
    case .file, .unknownPeriod, .leftOut, .notExported, .damagedCommunity: .failed
    case .changeNeedsConnection: ServiceError.offline.exitCode
    case .importInterrupted: ServiceError.cancelled.exitCode
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .cards(.service(let error)): error.summary(in: context)
    case .cards(.storage(let error)): error.summary(in: context)
    case .cards(.unknownOutcome(let error)): strings.unknownOutcome(because: error.brief(in: context))
    case .cards(.unseenChange(let error)):
      context.language.unseenChange(because: error.brief(in: context))
    case .cards(.ownCard): context.language.unknownOutcome
    case .cards(.invalid(let fault)): strings.summary(of: fault)
    case .noSuchCommunity(let id): strings.noSuchCommunity(id)
    case .goneCommunity(let id): strings.goneCommunity(id)
    case .damagedCommunity(let id): strings.damagedCommunity(id.rawValue)
    case .file(let error, let path): strings.summary(of: error, path)
    case .unconfirmed: strings.unconfirmed
    case .unknownPeriod: strings.cannotExportWithoutPeriod
    case .unconfirmedCreation: strings.unconfirmedCreation
    case .unconfirmedRefresh(let error): strings.unconfirmedRefresh(because: error.brief(in: context))
    case .changeNeedsConnection: strings.changeNeedsConnection
    case .importInterrupted: strings.importInterrupted(ServiceError.cancelled.summary(in: context))
    case .leftOut(let entries): FileWords.leftOut(entries: entries, in: context.language)
    case .notExported(let entries): FileWords.notExported(entries: entries, in: context.language)
    }
  }

  func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .cards(.service(let error)): error.brief(in: context)
    case .cards(.storage(let error)): error.brief(in: context)
    case .cards(.unknownOutcome), .cards(.unseenChange), .cards(.ownCard), .unconfirmedCreation,
      .unconfirmedRefresh:
      context.language.unknownOutcomeBriefly
    case .cards(.invalid): strings.invalidBriefly
    case .noSuchCommunity, .goneCommunity: strings.noCommunityBriefly
    case .damagedCommunity: PersistenceError.damagedRecord.brief(in: context)
    case .file: FileWords.unusable(in: context.language)
    case .unconfirmed: Confirmation.missingBriefly(in: context.language)
    case .unknownPeriod: strings.unknownPeriodBriefly
    case .changeNeedsConnection: ServiceError.offline.brief(in: context.ofChange)
    case .importInterrupted: ServiceError.cancelled.brief(in: context)
    case .leftOut: FileWords.leftOut(in: context.language)
    case .notExported: FileWords.notExported(in: context.language)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    switch self {
    case .cards(.service(let error)): return error.remedy(in: context)
    case .cards(.storage(let error)): return error.remedy(in: context)
    case .cards(.unknownOutcome), .cards(.unseenChange), .cards(.ownCard), .noSuchCommunity, .goneCommunity:
      return .open(.communities, purpose: strings.listCommunities)
    case .damagedCommunity(let id): return .open(.deletion(of: id), purpose: strings.deleteDamaged)
    case .cards(.invalid(let fault)): return .sentence(strings.advice(about: fault))
    case .file(let error, let path): return strings.remedy(for: error, path)
    case .unconfirmed: return .add(options: [Route.Option("yes")], purpose: strings.deleteIt)
    case .unknownPeriod, .notExported: return nil
    case .changeNeedsConnection: return .sentence(strings.changeOnline)
    case .unconfirmedCreation: return .sentence(strings.createAgain)
    case .unconfirmedRefresh(let error): return error.remedy(in: context.ofChange)
    case .importInterrupted: return ServiceError.cancelled.remedy(in: context)
    case .leftOut: return .sentence(strings.checkEntries)
    }
  }
}

extension Route {
  static let communities = Route("communities")

  /// The place of a community.
  static func community(_ id: Community.ID) -> Route { Route("communities", "show", id.rawValue) }

  /// The command that deletes a community.
  static func deletion(of id: Community.ID) -> Route { Route("communities", "delete", id.rawValue) }

  /// The place of a card.
  static func card(_ card: Card) -> Route { Route("cards", "show", card.argument) }
}
