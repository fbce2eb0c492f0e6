import DomainKernel
import LocalizationKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Strings {
  /// What to do about a failure, as a sentence.
  func hint(for error: ServiceError, at now: Date) -> String {
    switch error {
    case .offline:
      language.choose(
        en: "Connect, or leave out --offline, and try again.",
        zhHans: "请连接网络，或去掉 --offline 后重试。"
      )
    case .timedOut:
      language.choose(en: "Try again, or allow more time with --timeout.", zhHans: "请重试，或用 --timeout 延长等待时间。")
    case .notFound: language.choose(en: "List what there is and choose from it.", zhHans: "请先列出现有内容，再从中选择。")
    case .signInNeeded: language.choose(en: "Sign in and try again.", zhHans: "请登录后重试。")
    case .rateLimited(let until):
      language.choose(
        en: "Try again \(wait(until: until, from: now)).",
        zhHans: "请\(wait(until: until, from: now))重试。"
      )
    case .rejected: language.choose(en: "Check what you asked for.", zhHans: "请检查所请求的内容。")
    case .unavailable:
      language.choose(
        en: "Try again later; what you have seen before may open with --offline.",
        zhHans: "请稍后重试；看过的内容可以用 --offline 打开。"
      )
    case .malformed:
      language.choose(
        en: "Check the address of the service; what you have seen before may open with --offline.",
        zhHans: "请检查服务的地址；看过的内容可以用 --offline 打开。"
      )
    case .cancelled: language.choose(en: "Run it again to continue.", zhHans: "再次运行即可继续。")
    }
  }

  /// What a person can do about something that may be out of date, as a sentence.
  func remedy(for reason: StaleReason, at now: Date) -> String {
    switch reason {
    case .notChecked:
      language.choose(en: "Leave out --offline to ask the service.", zhHans: "去掉 --offline 即可向服务查询。")
    case .beingChecked: language.choose(en: "Run it again to see what has changed.", zhHans: "再次运行即可查看变化。")
    case .offline: language.choose(en: "Connect, then use --refresh.", zhHans: "请连接网络，然后使用 --refresh。")
    case .timedOut:
      language.choose(
        en: "Use --refresh, or allow more time with --timeout.",
        zhHans: "请使用 --refresh，或用 --timeout 延长等待时间。"
      )
    case .unavailable, .malformed:
      language.choose(en: "Try again later with --refresh.", zhHans: "请稍后用 --refresh 重试。")
    case .rateLimited(let until):
      language.choose(
        en: "Use --refresh \(wait(until: until, from: now)).",
        zhHans: "请\(wait(until: until, from: now))使用 --refresh。"
      )
    }
  }

  /// How long to wait for a moment: `now` when it is over, `in 45 seconds`, never less than it is.
  ///
  /// Without a moment, or with one a year and more away, it is `in a few minutes`: nobody knows.
  private func wait(until: Date?, from now: Date) -> String {
    guard let seconds = until?.timeIntervalSince(now), seconds < 31_536_000 else {
      return language.choose(en: "in a few minutes", zhHans: "在几分钟后")
    }
    guard seconds > 0 else { return language.choose(en: "now", zhHans: "立即") }
    let wait = language.ahead(seconds: Int(seconds.rounded(.up)))
    return language.choose(en: wait, zhHans: "在\(wait)")
  }
}
