public import DesignKit
public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The environment of a view: time, language, backend and phrasing.
public struct ViewContext: Sendable {
  /// The present, for ages.
  public var now: Date {
    readPresent()
    return present
  }
  private var present: Date
  private var readPresent: @Sendable () -> Void = {}
  /// The user's calendar and clock.
  public let localTime: LocalTime
  /// The language of the view's texts.
  public let language: Language
  /// The label of data that are not of the real service; `nil` for data that are.
  public let backendLabel: String?
  /// Whether the real service is asked, and nothing that stands in for it.
  public var asksRealService: Bool { backendLabel == nil }
  /// Where the token of requests to the service comes from; `nil` for requests without one.
  public let token: TokenOrigin?
  /// How the shell tells the user what to do.
  public private(set) var phrasing: any Phrasing
  /// Whether a change is described, for which nothing that is cached can stand.
  private(set) var isOfChange = false

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - localTime: The user's calendar and clock; UTC unless it is given.
  ///   - language: The language of the view's texts.
  ///   - backendLabel: The label of data that are not of the real service; `nil` for data that are.
  ///   - token: Where the token of requests to the service comes from; `nil` for requests without one.
  ///   - phrasing: How the shell tells the user what to do.
  public init(
    now: Date,
    localTime: LocalTime = LocalTime(),
    language: Language,
    backendLabel: String? = nil,
    token: TokenOrigin? = nil,
    phrasing: any Phrasing = CommandPhrasing()
  ) {
    present = now
    self.localTime = localTime
    self.language = language
    self.backendLabel = backendLabel
    self.token = token
    self.phrasing = phrasing
  }

  /// The same for the failure of a change: it never speaks of cached copies.
  public var ofChange: ViewContext {
    var copy = self
    copy.isOfChange = true
    return copy
  }

  /// The same for what another account has to do than that of the view.
  ///
  /// - Parameter account: Where users sign in to it and out; `nil` for no other account.
  /// - Returns: The context whose remedies name the account.
  public func naming(_ account: AccountRoutes?) -> ViewContext {
    var copy = self
    if let account { copy.phrasing = phrasing.naming(account) }
    return copy
  }

  /// The same, and tells when a view asks for the present: what it shows then may be another text later.
  ///
  /// - Parameter read: Called each time.
  /// - Returns: The context for one view.
  public func noticingPresent(_ read: @escaping @Sendable () -> Void) -> ViewContext {
    var copy = self
    copy.readPresent = read
    return copy
  }

  /// The same at another time.
  ///
  /// - Parameter seconds: How much later.
  /// - Returns: The context as it will be.
  public func later(by seconds: Int) -> ViewContext {
    var copy = self
    copy.present = present.addingTimeInterval(TimeInterval(seconds))
    return copy
  }

  /// How to apply a remedy here, as one sentence or two.
  ///
  /// - Parameter remedy: What to do.
  /// - Returns: The words of the shell.
  public func sentence(for remedy: Remedy) -> String {
    phrasing.sentence(for: remedy, at: now, in: language)
  }

  /// The marker beside a row that shows how to open it.
  ///
  /// - Parameter route: The route of the row.
  /// - Returns: An arrow and the word to type; `nil` where rows are chosen otherwise.
  public func opening(_ route: Route) -> StyledText? {
    phrasing.word(opening: route).map { word in
      let announced: SafeText = language.choose(en: "open with", zhHans: "打开方式", id: "buka dengan")
      return "\(Icon("→", ascii: "->", word: announced), .muted) \(word, .accent)"
    }
  }
}
