import LocalizationKit
import NetworkingKit

extension Strings {
  func answered(_ status: HTTPStatus, bytes: Int) -> String {
    language.choose(en: "answered \(status), \(bytes) bytes", zhHans: "应答 \(status)，\(bytes)字节")
  }

  func triesAgain(because reason: RetryReason) -> String {
    switch reason {
    case .status(let status):
      language.choose(
        en: "pauses and tries again, because of the answer \(status)",
        zhHans: "稍停后重试，因为应答是 \(status)"
      )
    case .connectionLost(let reason):
      language.choose(
        en: "pauses and tries again, because the connection broke (\(reason))",
        zhHans: "稍停后重试，因为连接中断（\(reason)）"
      )
    }
  }

  func redirected(_ status: HTTPStatus, to address: String) -> String {
    language.choose(en: "is sent on (\(status)) to \(address)", zhHans: "被重定向（\(status)）到 \(address)")
  }

  func failed(_ error: HTTPClientError) -> String {
    language.choose(en: "failed: \(words(for: error))", zhHans: "失败：\(words(for: error))")
  }

  private func words(for error: HTTPClientError) -> String {
    switch error {
    case .invalidRequest(let reason):
      language.choose(en: "the request cannot be sent (\(reason))", zhHans: "请求无法发送（\(reason)）")
    case .notConnected(let reason):
      language.choose(en: "there is no connection (\(reason))", zhHans: "无网络连接（\(reason)）")
    case .connectionLost(let reason):
      language.choose(en: "the connection broke (\(reason))", zhHans: "连接中断（\(reason)）")
    case .timedOut: language.choose(en: "there was no answer in time", zhHans: "响应超时")
    case .insecure(let reason):
      language.choose(en: "no trusted connection can be made (\(reason))", zhHans: "无法建立可信的连接（\(reason)）")
    case .bodyTooLarge(let limit):
      language.choose(
        en: "the answer is larger than \(limit) bytes",
        zhHans: "应答超过\(limit)字节"
      )
    case .redirectRefused(let reason):
      language.choose(en: "the redirect is not followed (\(reason))", zhHans: "不跟随重定向（\(reason)）")
    case .invalidResponse(let reason):
      language.choose(en: "the answer is not understandable (\(reason))", zhHans: "应答无法理解（\(reason)）")
    case .cancelled: language.choose(en: "it was given up", zhHans: "已放弃")
    }
  }
}
