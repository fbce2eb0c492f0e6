import DesignKit
import DomainKernel
import LocalizationKit

extension Strings {
  /// The reason in a few words, to stand behind the sign of its status or the word for it.
  func label(of reason: StaleReason) -> SafeText {
    switch reason {
    case .notChecked: language.choose(en: "not checked", zhHans: "未核对")
    case .beingChecked: language.choose(en: "being checked", zhHans: "正在核对")
    case .offline: language.choose(en: "no connection", zhHans: "无网络连接")
    case .timedOut: language.choose(en: "no answer in time", zhHans: "响应超时")
    case .unavailable: language.choose(en: "service failed", zhHans: "服务出错")
    case .rateLimited: language.choose(en: "too many requests", zhHans: "请求过多")
    case .malformed: language.choose(en: "unreadable answer", zhHans: "响应无法读取")
    }
  }

  /// The reason as the title of a message.
  func explanation(of reason: StaleReason) -> SafeText {
    switch reason {
    case .notChecked: language.choose(en: "Not checked with the service", zhHans: "尚未向服务核对")
    case .beingChecked: language.choose(en: "Being checked with the service", zhHans: "正在向服务核对")
    case .offline: language.choose(en: "No connection to the service", zhHans: "无法连接到服务")
    case .timedOut: language.choose(en: "The service did not answer in time", zhHans: "服务未及时响应")
    case .unavailable: language.choose(en: "The service failed", zhHans: "服务出错")
    case .rateLimited: language.choose(en: "The service wants fewer requests", zhHans: "服务要求减少请求")
    case .malformed: language.choose(en: "The service sent something unreadable", zhHans: "服务返回的内容无法读取")
    }
  }

  func mayBeOutOfDate(stored age: SafeText) -> SafeText {
    language.choose(
      en: "This was stored \(age) and may be out of date.",
      zhHans: "此内容是\(age)缓存的，可能已过时。"
    )
  }

  func fetched(_ age: SafeText) -> SafeText { language.choose(en: "fetched \(age)", zhHans: "\(age)获取") }

  func revalidated(_ age: SafeText) -> SafeText {
    language.choose(en: "revalidated \(age)", zhHans: "\(age)核对")
  }

  func storedAndChecked(_ age: SafeText) -> SafeText {
    language.choose(en: "stored, checked \(age)", zhHans: "已缓存，\(age)核对")
  }

  func stored(_ age: SafeText) -> SafeText { language.choose(en: "stored \(age)", zhHans: "\(age)缓存") }
}
