import DomainKernel
import FeatureKit
import LocalizationKit
import NetworkingKit
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Requests and responses in an explanation.
extension Strings {
  func answered(_ status: HTTPStatus, bytes: Int, _ quota: RequestQuota?) -> String {
    let rest = quota.map(words) ?? ""
    return language.choose(
      en: "response \(status), \(count(bytes: bytes))\(rest)",
      zhHans: "响应 \(status)，\(count(bytes: bytes))\(rest)"
    )
  }

  private func words(for quota: RequestQuota) -> String {
    let left = language.grouped(quota.remaining)
    let resource =
      quota.resource.map { language.choose(en: " (\($0))", zhHans: "（\($0)）") } ?? ""
    let share =
      quota.limit.map { limit in
        language.choose(
          en: ", \(left) of \(language.grouped(limit)) requests left\(resource)",
          zhHans: "，剩余请求 \(left)/\(language.grouped(limit))\(resource)"
        )
      } ?? language.choose(en: ", \(left) requests left\(resource)", zhHans: "，剩余请求 \(left)\(resource)")
    let reset = quota.resetsAt.map { date in
      let moment = date.formatted(.iso8601)
      return language.choose(en: ", resets at \(moment)", zhHans: "，\(moment) 重置")
    }
    return share + (reset ?? "")
  }

  func answeredBySandbox(_ request: String) -> String {
    language.choose(en: "\(request) (sandbox)", zhHans: "\(request)（沙盒）")
  }

  func triesAgain(because reason: RetryReason, after pause: Duration) -> String {
    let wait = "\(Int(pause / .milliseconds(1))) ms"
    return switch reason {
    case .status(let status):
      language.choose(
        en: "retrying in \(wait) after response \(status)",
        zhHans: "响应为 \(status)，\(wait) 后重试"
      )
    case .connectionLost(let reason):
      language.choose(
        en: "retrying in \(wait): connection lost (\(reason))",
        zhHans: "连接中断（\(reason)），\(wait) 后重试"
      )
    }
  }

  func redirected(_ status: HTTPStatus, to address: String) -> String {
    language.choose(en: "redirected (\(status)) to \(address)", zhHans: "被重定向（\(status)）到 \(address)")
  }

  func failed(_ error: HTTPClientError) -> String {
    language.choose(en: "failed: \(words(for: error))", zhHans: "失败：\(words(for: error))")
  }

  private func words(for error: HTTPClientError) -> String {
    switch error {
    case .invalidRequest(let fault):
      told(language.choose(en: "invalid request", zhHans: "请求无效"), because: .transfer(TransferFault(fault)))
    case .notConnected(let reason):
      language.choose(en: "no connection (\(reason))", zhHans: "无网络连接（\(reason)）")
    case .libraryMissing:
      told(language.choose(en: "cannot connect", zhHans: "无法建立连接"), because: .libraryMissing)
    case .connectionLost(let reason):
      language.choose(en: "connection lost (\(reason))", zhHans: "连接中断（\(reason)）")
    case .credentialsUnavailable(let reason, record: _):
      language.choose(en: "the token is not available (\(reason))", zhHans: "无法取得令牌（\(reason)）")
    case .renewalFailed:
      language.choose(en: "the session was not renewed, not sent", zhHans: "登录会话未能续期，未发送")
    case .sessionEnded: language.choose(en: "session ended, not sent", zhHans: "登录会话已失效，未发送")
    case .timedOut: language.choose(en: "no response in time", zhHans: "响应超时")
    case .rateLimited(let until):
      language.choose(
        en: "rate limited until \(until.formatted(.iso8601)), not sent",
        zhHans: "请求受限至 \(until.formatted(.iso8601))，未发送"
      )
    case .insecure(let fault):
      told(
        language.choose(en: "the connection is not trusted", zhHans: "连接不可信"),
        because: .transfer(TransferFault(fault))
      )
    case .bodyTooLarge(let limit):
      language.choose(
        en: "the response is larger than \(count(bytes: limit))",
        zhHans: "响应超过\(count(bytes: limit))"
      )
    case .redirectRefused(let fault):
      told(
        language.choose(en: "redirect not allowed", zhHans: "不允许重定向"),
        because: .transfer(TransferFault(fault))
      )
    case .invalidResponse(let fault):
      told(language.choose(en: "unreadable response", zhHans: "响应无法读取"), because: MalformedReason(fault))
    case .cancelled: language.choose(en: "cancelled", zhHans: "已取消")
    }
  }

  private func told(_ what: String, because reason: MalformedReason) -> String {
    language.choose(en: "\(what) (\(cause(reason)))", zhHans: "\(what)（\(cause(reason))）")
  }

  /// Why there is no usable response, in the language of the steps of the network, which have no Indonesian.
  func cause(_ reason: MalformedReason) -> String {
    language.choose(en: reason.words(in: .english), zhHans: reason.words(in: .simplifiedChinese))
  }
}
