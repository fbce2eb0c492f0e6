public import DesignKit
public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that the user can do next: a title and a route.
///
/// A view offers actions and never says how they are triggered: the command line writes the command to type, the
/// full-screen program assigns a key.
public struct Action: Hashable, Sendable {
  /// The effect of an action.
  public enum Effect: Hashable, Sendable {
    /// It shows something.
    case opens
    /// It changes something, so that no shell may follow it by accident.
    case changes
    /// It shows the rest of the list of its own page, for shells that print a page once; a shell that scrolls loads the
    /// rest itself and does not offer it.
    case continues
    /// It asks the user for values, and then shows something; where commands are typed, their options take the values.
    case asks
    /// Its route is an example of a change whose values the user chooses: a shell shows it and does not follow it.
    case example
  }

  /// The title as an imperative without a full stop, such as `Open a meal`.
  public let title: SafeText
  /// The route to the screen that it opens, or of the change that it makes.
  public let route: Route
  /// The effect of the action.
  public let effect: Effect
  /// The place of a change among all that its page may offer, from 0; `nil` for the first one that is free.
  ///
  /// A shell gives a key to each place, so that a key never means another change while some are not offered.
  public let place: Int?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title as an imperative without a full stop.
  ///   - route: The route to the screen that it opens, or of the change that it makes.
  ///   - effect: The effect of the action.
  ///   - place: The place of a change among all that its page may offer, from 0.
  public init(_ title: SafeText, _ route: Route, _ effect: Effect = .opens, place: Int? = nil) {
    self.title = title
    self.route = route
    self.effect = effect
    self.place = place
  }
}

/// A remedy for a failure or for content that may be out of date.
public enum Remedy: Hashable, Sendable {
  /// Get a connection, and try again.
  case connect
  /// Get a connection, and make the change again.
  case connectToChange
  /// Get a connection, and ask for the latest.
  case connectAndRefresh
  /// Stop showing only what is cached.
  case askService
  /// Try again.
  case retry(When)
  /// Ask the service for the latest.
  case refresh(When)
  /// Try again with more time.
  case waitLonger
  /// Ask the service for the latest with more time.
  case refreshWithMoreTime
  /// Ask the service for the latest, and wait longer before a cached copy is shown instead.
  case refreshWithPatience
  /// Try again later, or open what is cached.
  case retryOrOpenCached
  /// Check the address of the service, or open what is cached.
  case checkAddress
  /// Open the cached copy of what the service no longer has.
  case openCached
  /// Open the same again, to see what changed.
  case openAgain
  /// Load the rest of a list, which begins at a route.
  case continueList(Route, When)
  /// Sign in.
  case signIn
  /// Sign in once more, or sign out to go on without an account.
  case signInAgain
  /// Change what was asked for.
  case checkRequest
  /// Look at another screen; the purpose is an imperative without a full stop, such as `List them`.
  case open(Route, purpose: String)
  /// Open the same screen without an option that narrows it; the purpose says what it then shows.
  case leaveOut(option: String, purpose: String)
  /// Run the same with one of some options; the purpose says what it then does.
  case add(options: [Route.Option], purpose: String)
  /// A sentence that is true wherever it is read.
  case sentence(String)

  /// The moment from which something can be tried.
  public enum When: Hashable, Sendable {
    /// At any time.
    case now
    /// Nobody knows when.
    case later
    /// From a moment on; a moment that is unknown is `nil`.
    case from(Date?)
  }
}

extension Remedy.When {
  /// The wait in words, to stand in a sentence: with a leading space behind the verb in English and Indonesian, before
  /// the verb in Chinese.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - language: The language of the words.
  ///   - clock: The clock of the user, by which waits of a minute to half a day are told too; `nil` without one.
  /// - Returns: ` in 45 seconds`, ` in 15 minutes (at 14:05)`, rounded up; empty for ``now``.
  public func words(at now: Date, in language: Language, by clock: LocalTime? = nil) -> String {
    switch self {
    case .now: return ""
    case .later: return language.choose(en: " later", zhHans: "稍后", id: " nanti")
    case .from(let moment):
      guard let seconds = Self.seconds(until: moment, from: now) else {
        return language.choose(en: " in a few minutes", zhHans: "在几分钟后", id: " dalam beberapa menit")
      }
      guard seconds > 0 else { return language.choose(en: " now", zhHans: "现在", id: " sekarang") }
      let wait = language.ahead(seconds: seconds)
      let time = timeOfDay(after: seconds, by: clock, in: language)
      return language.choose(
        en: " \(wait)\(time.map { " (at \($0))" } ?? "")",
        zhHans: "在\(wait)\(time.map { "（\($0)）" } ?? "")",
        id: " \(wait)\(time.map { " (pukul \($0))" } ?? "")"
      )
    }
  }

  /// The time of day at which a wait is over; `nil` without a clock, and for waits so short or long that it says nothing.
  private func timeOfDay(after seconds: Int, by clock: LocalTime?, in language: Language) -> String? {
    guard case .from(let moment?) = self, let clock, (60...43_200).contains(seconds) else { return nil }
    return clock.timeOfDay(notBefore: moment, in: language)
  }

  /// Whether the wait for a known moment is over.
  func isOver(_ now: Date) -> Bool {
    if case .from(let moment) = self { Self.seconds(until: moment, from: now) == 0 } else { false }
  }

  /// Whole seconds, rounded up; `nil` for an unknown moment or one that is a year away and more.
  private static func seconds(until moment: Date?, from now: Date) -> Int? {
    guard let wait = moment?.timeIntervalSince(now), wait < 31_536_000 else { return nil }
    return Int(max(wait, 0).rounded(.up))
  }
}

/// How one of the program's shells tells the user what to do.
public protocol Phrasing: Sendable {
  /// Whether the user asked for cached content only.
  var isOffline: Bool { get }

  /// One sentence, or two, that say how to apply a remedy here.
  ///
  /// - Parameters:
  ///   - remedy: What to do.
  ///   - now: The present, for waiting times.
  ///   - language: The language of the sentence.
  /// - Returns: Sentences with their full stops.
  func sentence(for remedy: Remedy, at now: Date, in language: Language) -> String

  /// A line that offers an action below a screen.
  ///
  /// - Parameters:
  ///   - action: What can be done.
  ///   - language: The language of the line.
  /// - Returns: `nil` where the shell offers actions elsewhere.
  func hint(for action: Action, in language: Language) -> StyledText?

  /// The text that the user types to open a route, such as the ID of a meal.
  ///
  /// - Parameter route: The route of a row.
  /// - Returns: One word; `nil` where rows are chosen otherwise.
  func word(opening route: Route) -> SafeText?

  /// The source of a value that an option of the program's command line gave.
  ///
  /// - Parameters:
  ///   - name: The option's name, without hyphens.
  ///   - language: The language of the words.
  /// - Returns: A few words.
  func origin(option name: String, in language: Language) -> SafeText

  /// The same with another account to sign in to.
  ///
  /// - Parameter account: Where users sign in to it and out.
  /// - Returns: The phrasing that names it.
  func naming(_ account: AccountRoutes) -> Self
}

extension Phrasing {
  /// `false`: most shells connect.
  public var isOffline: Bool { false }
}
