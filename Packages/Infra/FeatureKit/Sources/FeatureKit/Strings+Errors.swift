import DomainKernel
import LocalizationKit

extension Strings {
  /// What happened, as a sentence; what a service said is cut before it gets here.
  func summary(of error: ServiceError) -> String {
    switch error {
    case .offline:
      language.choose(
        en: "There is nothing stored to show, and no connection to the service.",
        zhHans: "没有可显示的缓存内容，也无法连接到服务。"
      )
    case .timedOut:
      language.choose(
        en: "The service did not answer in time, and there is nothing stored to show instead.",
        zhHans: "服务未及时响应，也没有可显示的缓存内容。"
      )
    case .notFound: language.choose(en: "The service does not have this.", zhHans: "服务没有此内容。")
    case .signInNeeded:
      language.choose(en: "The service answers only to people who are signed in.", zhHans: "服务只对已登录的用户开放。")
    case .rateLimited: language.choose(en: "The service wants fewer requests.", zhHans: "服务要求减少请求。")
    case .rejected(let code, let message): refusal(code: code, message: message)
    case .unavailable: language.choose(en: "The service failed.", zhHans: "服务出错。")
    case .malformed(let fault):
      language.choose(
        en: "The service sent something that cannot be read: \(fault.words(in: language)).",
        zhHans: "服务返回的内容无法读取（\(fault.words(in: language))）。"
      )
    case .cancelled: language.choose(en: "This was interrupted.", zhHans: "操作已中断。")
    }
  }

  private func refusal(code: String?, message: String?) -> String {
    language.choose(
      en: "The service refused\(message.map { ": \($0)" } ?? "")\(code.map { " (code \($0))" } ?? "").",
      zhHans: "服务拒绝了请求\(message.map { "：\($0)" } ?? "")\(code.map { "（代码\($0)）" } ?? "")。"
    )
  }

  /// What happened, in a few words without a full stop.
  func brief(of error: ServiceError) -> String {
    switch error {
    case .offline: language.choose(en: "no connection", zhHans: "无网络连接")
    case .timedOut: language.choose(en: "no answer in time", zhHans: "响应超时")
    case .notFound: language.choose(en: "the service does not have it", zhHans: "服务没有此内容")
    case .signInNeeded: language.choose(en: "only for people who are signed in", zhHans: "仅限已登录用户")
    case .rateLimited: language.choose(en: "too many requests", zhHans: "请求过多")
    case .rejected: language.choose(en: "the service refused", zhHans: "服务拒绝了请求")
    case .unavailable: language.choose(en: "the service failed", zhHans: "服务出错")
    case .malformed: language.choose(en: "an answer that cannot be read", zhHans: "响应无法读取")
    case .cancelled: language.choose(en: "interrupted", zhHans: "已中断")
    }
  }
}
