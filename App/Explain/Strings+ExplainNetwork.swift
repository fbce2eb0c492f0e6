import DomainKernel
import FeatureKit
import LocalizationKit
import NetworkingKit
import OfflineHTTP

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
      zhHans: "响应 \(status)，\(count(bytes: bytes))\(rest)",
      id: "respons \(status), \(count(bytes: bytes))\(rest)"
    )
  }

  private func words(for quota: RequestQuota) -> String {
    let left = language.grouped(quota.remaining)
    let resource =
      quota.resource.map { language.choose(en: " (\($0))", zhHans: "（\($0)）", id: " (\($0))") } ?? ""
    let share =
      if let limit = quota.limit {
        language.choose(
          en: ", \(left) of \(language.grouped(limit)) requests left\(resource)",
          zhHans: "，剩余请求 \(left)/\(language.grouped(limit))\(resource)",
          id: ", sisa \(left) dari \(language.grouped(limit)) permintaan\(resource)"
        )
      } else {
        language.choose(
          en: ", \(left) requests left\(resource)",
          zhHans: "，剩余请求 \(left)\(resource)",
          id: ", sisa \(left) permintaan\(resource)"
        )
      }
    let reset = quota.resetsAt.map { date in
      let moment = date.formatted(.iso8601)
      return language.choose(
        en: ", resets at \(moment)",
        zhHans: "，\(moment) 重置",
        id: ", diatur ulang pada \(moment)"
      )
    }
    return share + (reset ?? "")
  }

  func answeredBySandbox(_ request: String) -> String {
    language.choose(en: "\(request) (sandbox)", zhHans: "\(request)（沙盒）", id: "\(request) (sandbox)")
  }

  func triesAgain(because reason: RetryReason, after pause: Duration) -> String {
    let wait = "\(Int(pause / .milliseconds(1))) ms"
    return switch reason {
    case .status(let status):
      language.choose(
        en: "retrying in \(wait) after response \(status)",
        zhHans: "响应为 \(status)，\(wait) 后重试",
        id: "mencoba lagi dalam \(wait) setelah respons \(status)"
      )
    case .connectionLost(let reason):
      language.choose(
        en: "retrying in \(wait): connection lost (\(reason))",
        zhHans: "连接中断（\(reason)），\(wait) 后重试",
        id: "mencoba lagi dalam \(wait): koneksi terputus (\(reason))"
      )
    }
  }

  func redirected(_ status: HTTPStatus, to address: String) -> String {
    language.choose(
      en: "redirected (\(status)) to \(address)",
      zhHans: "被重定向（\(status)）到 \(address)",
      id: "dialihkan (\(status)) ke \(address)"
    )
  }

  func failed(_ error: HTTPClientError) -> String {
    language.choose(
      en: "failed: \(words(for: error))",
      zhHans: "失败：\(words(for: error))",
      id: "gagal: \(words(for: error))"
    )
  }

  private func words(for error: HTTPClientError) -> String {
    switch error {
    case .invalidRequest(let fault):
      told(
        language.choose(en: "invalid request", zhHans: "请求无效", id: "permintaan tidak valid"),
        because: .transfer(TransferFault(fault))
      )
    case .notConnected(let reason):
      language.text(StaleReason.offline.words(in: language), remark: reason)
    case .libraryMissing:
      told(
        language.choose(en: "cannot connect", zhHans: "无法建立连接", id: "tidak dapat terhubung"),
        because: .libraryMissing
      )
    case .connectionLost(let reason):
      language.text(StaleReason.connectionLost.words(in: language), remark: reason)
    case .credentialsUnavailable(let reason, fault: _):
      language.text(
        language.choose(en: "the token is not available", zhHans: "无法取得令牌", id: "token tidak tersedia"),
        remark: reason
      )
    case .renewalFailed, .renewalUnanswered:
      language.choose(
        en: "the session was not renewed, not sent",
        zhHans: "登录会话未能续期，未发送",
        id: "sesi tidak diperpanjang, tidak dikirim"
      )
    case .sessionEnded:
      language.choose(
        en: "session ended, not sent",
        zhHans: "登录会话已失效，未发送",
        id: "sesi berakhir, tidak dikirim"
      )
    case .timedOut: StaleReason.timedOut.words(in: language)
    case .rateLimited(let until):
      language.choose(
        en: "rate limited until \(until.formatted(.iso8601)), not sent",
        zhHans: "请求受限至 \(until.formatted(.iso8601))，未发送",
        id: "permintaan dibatasi hingga \(until.formatted(.iso8601)), tidak dikirim"
      )
    case .insecure(let fault):
      told(
        language.choose(en: "the connection is not trusted", zhHans: "连接不可信", id: "koneksi tidak tepercaya"),
        because: .transfer(TransferFault(fault))
      )
    case .bodyTooLarge(let limit):
      language.choose(
        en: "the response is larger than \(count(bytes: limit))",
        zhHans: "响应超过\(count(bytes: limit))",
        id: "respons lebih besar dari \(count(bytes: limit))"
      )
    case .redirectRefused(let fault):
      told(
        language.choose(en: "redirect not allowed", zhHans: "不允许重定向", id: "pengalihan tidak diizinkan"),
        because: .transfer(TransferFault(fault))
      )
    case .invalidResponse(let fault):
      told(StaleReason.malformed.words(in: language), because: MalformedReason(fault))
    case .cancelled: language.choose(en: "cancelled", zhHans: "已取消", id: "dibatalkan")
    }
  }

  private func told(_ what: String, because reason: MalformedReason) -> String {
    language.text(what, remark: cause(reason))
  }

  /// Why there is no usable response.
  func cause(_ reason: MalformedReason) -> String { reason.words(in: language) }
}
