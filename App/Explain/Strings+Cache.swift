import DomainKernel
import FeatureKit
import LocalizationKit
import NetworkingKit
import OfflineHTTP

extension Strings {
  /// A step of the cache in a few words.
  func words(for step: OfflineHTTPEvent.Step) -> String {
    switch step {
    case .hit(let age):
      language.choose(
        en: "stored \(age.components.seconds) s ago, still fresh",
        zhHans: "\(age.components.seconds)秒前缓存，仍然有效"
      )
    case .miss: language.choose(en: "nothing stored", zhHans: "没有缓存")
    case .stale(let age):
      language.choose(
        en: "stored \(age.components.seconds) s ago, to be confirmed",
        zhHans: "\(age.components.seconds)秒前缓存，需要核对"
      )
    case .conditionalRequestSent: language.choose(en: "asks whether it has changed", zhHans: "询问是否有变化")
    case .notModified: language.choose(en: "it has not changed (304)", zhHans: "没有变化（304）")
    case .coalesced: language.choose(en: "joins an equal request", zhHans: "并入相同的请求")
    case .stored(let bytes): language.choose(en: "keeps \(bytes) bytes", zhHans: "保存\(bytes)字节")
    case .notStored(let reason):
      language.choose(en: "does not keep it: \(reason.rawValue)", zhHans: "不保存：\(words(for: reason))")
    case .servedStale(let reason, let failure):
      language.choose(
        en: "gives what is stored, because \(failure.map(words) ?? words(for: reason))",
        zhHans: "提供缓存内容，因为\(failure.map(words) ?? words(for: reason))"
      )
    case .backgroundRefreshStarted: language.choose(en: "asks again in the background", zhHans: "在后台再次询问")
    case .backgroundRefreshFailed: language.choose(en: "asking in the background failed", zhHans: "后台询问失败")
    case .invalidated: language.choose(en: "forgets what is stored", zhHans: "丢弃缓存内容")
    case .dropped(let reason):
      language.choose(
        en: "drops what is stored: \(words(for: reason))",
        zhHans: "丢弃缓存内容：\(words(for: reason))"
      )
    case .storeFailed(let error):
      language.choose(en: "the store failed: \(words(for: error))", zhHans: "存储失败：\(words(for: error))")
    }
  }

  private func words(for reason: NotStoredReason) -> String {
    switch reason {
    case .method: language.choose(en: reason.rawValue, zhHans: "方法不是 GET")
    case .noStoreRequested: language.choose(en: reason.rawValue, zhHans: "请求要求 no-store")
    case .noStore: language.choose(en: reason.rawValue, zhHans: "响应要求 no-store")
    case .notUnderstood: language.choose(en: reason.rawValue, zhHans: "无法理解的状态")
    case .partial: language.choose(en: reason.rawValue, zhHans: "不是完整的内容")
    case .variesOnEverything: language.choose(en: reason.rawValue, zhHans: "随一切条件变化")
    case .noFreshness: language.choose(en: reason.rawValue, zhHans: "此状态需要明确的有效期")
    case .contentStored: language.choose(en: reason.rawValue, zhHans: "已缓存内容，而这不是内容")
    case .unusable: language.choose(en: reason.rawValue, zhHans: "无法解码")
    case .refusal: language.choose(en: reason.rawValue, zhHans: "服务报告了错误")
    case .wiped: language.choose(en: reason.rawValue, zhHans: "此账户的内容已全部移除")
    }
  }

  private func words(for reason: StaleReason) -> String {
    switch reason {
    case .notChecked: language.choose(en: "nothing else was asked for", zhHans: "只要求缓存内容")
    case .beingChecked: language.choose(en: "it is being checked in the background", zhHans: "正在后台核对")
    case .offline: language.choose(en: "there is no connection", zhHans: "无网络连接")
    case .timedOut: language.choose(en: "there was no answer in time", zhHans: "响应超时")
    case .unavailable: language.choose(en: "the service failed", zhHans: "服务出错")
    case .rateLimited: language.choose(en: "the service wants fewer requests", zhHans: "请求过多")
    case .malformed: language.choose(en: "the answer cannot be used", zhHans: "响应无法使用")
    }
  }

  private func words(for failure: OriginFailure) -> String {
    switch failure {
    case .noResponse(.connectionLost): language.choose(en: "the connection broke", zhHans: "连接中断")
    case .noResponse(.insecure):
      language.choose(en: "no trusted connection can be made", zhHans: "无法建立可信的连接")
    case .noResponse(.invalidResponse(let detail)), .noResponse(.redirectRefused(let detail)):
      words(for: OriginFailure.unusable(.transfer(detail: detail)))
    case .noResponse(.bodyTooLarge(let limit)): words(for: OriginFailure.unusable(.tooLarge(bytes: limit)))
    case .status(let status, meaning: .unavailable):
      language.choose(en: "the service failed (\(status))", zhHans: "服务出错（\(status)）")
    case .unusable(let fault):
      language.choose(
        en: "the answer cannot be used (\(fault.words(in: language)))",
        zhHans: "响应无法使用（\(fault.words(in: language))）"
      )
    case .noResponse, .status: words(for: failure.staleReason ?? .malformed)
    }
  }

  private func words(for reason: DroppedReason) -> String {
    switch reason {
    case .otherFormat: language.choose(en: "it has another format", zhHans: "格式不同")
    case .noStore: language.choose(en: "it asks not to be kept any longer", zhHans: "不再允许保存")
    case .changed: language.choose(en: "it has changed at the service", zhHans: "服务上的内容已改变")
    case .unusable(let fault): fault.words(in: language)
    }
  }
}
