public import DesignKit
public import FeatureKit
public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Tells the user what to do by naming the key to press.
public struct KeyPhrasing: Phrasing {
  private let isOffline: Bool

  /// Makes the phrasing of a run.
  ///
  /// - Parameter isOffline: Whether the user asked for cached content only.
  public init(isOffline: Bool = false) {
    self.isOffline = isOffline
  }

  /// Offers nothing below a page: its actions are rows that can be chosen.
  public func hint(for action: Action, in language: Language) -> StyledText? { nil }

  /// One sentence, or two, that say how to apply a remedy here.
  public func sentence(for remedy: Remedy, at now: Date, in language: Language) -> String {
    switch remedy {
    case .connect where isOffline, .connectAndRefresh where isOffline, .askService:
      language.choose(en: "Start without --offline to fetch the latest.", zhHans: "启动时去掉 --offline 即可获取最新内容。")
    case .connect, .connectAndRefresh:
      language.choose(en: "Press r once you are online.", zhHans: "联网后请按 r。")
    case .retry(let when), .refresh(let when):
      language.choose(
        en: "Press r to try again\(when.english(now)).",
        zhHans: "请\(when.chinese(now))按 r 重试。"
      )
    case .waitLonger, .refreshWithMoreTime:
      language.choose(
        en: "Press r to try again, or start with a longer --timeout.",
        zhHans: "请按 r 重试，或在启动时用 --timeout 延长等待时间。"
      )
    case .retryOrOpenCached:
      language.choose(
        en: "Press r to try again; pages you have opened before may open with --offline.",
        zhHans: "请按 r 重试；浏览过的内容可以用 --offline 打开。"
      )
    case .checkAddress:
      language.choose(
        en: "Check the address of the service, then press r.",
        zhHans: "请检查服务的地址，然后按 r。"
      )
    case .openAgain: language.choose(en: "Press r to see what has changed.", zhHans: "按 r 即可查看变化。")
    case .signIn: language.choose(en: "Sign in, then press r.", zhHans: "请登录后按 r。")
    case .checkRequest:
      language.choose(en: "Go back with Esc, and check your request.", zhHans: "请按 Esc 返回，并检查所请求的内容。")
    case .open(_, let purpose):
      language.choose(
        en: "\(purpose): go back with Esc, or choose a tab.",
        zhHans: "\(purpose)：请按 Esc 返回，或选择标签页。"
      )
    case .leaveOut(let option, let purpose):
      language.choose(
        en: "Go back with Esc, and open it without “\(option)” to \(purpose).",
        zhHans: "请按 Esc 返回，不带“\(option)”打开即可\(purpose)。"
      )
    case .sentence(let sentence): sentence
    }
  }
}
