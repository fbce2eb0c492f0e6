import DomainKernel
import FeatureKit
import LocalizationKit
import NetworkingKit
import OfflineHTTP
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// MARK: - The table

extension Strings {
  var explanation: String { language.choose(en: "Request trace", zhHans: "请求跟踪") }
  var atMilliseconds: String { language.choose(en: "Time (ms)", zhHans: "时间（ms）") }
  var layer: String { language.choose(en: "Layer", zhHans: "层") }
  var operation: String { language.choose(en: "Operation", zhHans: "操作") }
  var tookMilliseconds: String { language.choose(en: "Duration (ms)", zhHans: "用时（ms）") }
  var total: String { language.choose(en: "total", zhHans: "总计") }

  func name(of layer: Trace.Step.Layer) -> String {
    switch layer {
    case .command: language.choose(en: "command", zhHans: "命令")
    case .useCase: language.choose(en: "use case", zhHans: "用例")
    case .resource: language.choose(en: "resource", zhHans: "资源")
    case .cache: language.choose(en: "cache", zhHans: "缓存")
    case .network: language.choose(en: "network", zhHans: "网络")
    case .mapping: language.choose(en: "mapping", zhHans: "映射")
    case .store: language.choose(en: "store", zhHans: "存储")
    case .output: language.choose(en: "output", zhHans: "输出")
    }
  }

  func about(_ what: String, _ words: String) -> String {
    language.choose(en: "\(what): \(words)", zhHans: "\(what)：\(words)")
  }

  func words(for outcome: FeatureEvent.Outcome) -> String {
    switch outcome {
    case .fetched(let kind): kind.rawValue
    case .done: language.choose(en: "done", zhHans: "已完成")
    case .changed: language.choose(en: "changed", zhHans: "已更改")
    case .failed(let code): code
    }
  }

  func resource(_ method: String, _ place: String, isWrite: Bool) -> String {
    isWrite
      ? language.choose(en: "write \(method) \(place)", zhHans: "写入 \(method) \(place)")
      : language.choose(en: "read \(place)", zhHans: "读取 \(place)")
  }

  func decoded(_ place: String, bytes: Int) -> String {
    language.choose(
      en: "\(place): \(count(bytes: bytes)) decoded",
      zhHans: "\(place)：已解码\(count(bytes: bytes))"
    )
  }

  private func count(bytes: Int) -> String {
    language.plural(
      bytes,
      en: ("1 byte", "\(language.grouped(bytes)) bytes"),
      zhHans: "\(language.grouped(bytes))字节"
    )
  }

  private func count(entries: Int) -> String {
    language.plural(
      entries,
      en: ("1 entry", "\(language.grouped(entries)) entries"),
      zhHans: "\(language.grouped(entries))个条目"
    )
  }

  var document: String { language.choose(en: "a JSON document", zhHans: "一个 JSON 文档") }

  func lines(_ count: Int) -> String {
    language.plural(
      count,
      en: ("1 line of text", "\(language.grouped(count)) lines of text"),
      zhHans: "\(language.grouped(count))行文本"
    )
  }
}

// MARK: - The network

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
    case .invalidRequest(let reason):
      language.choose(en: "invalid request (\(reason))", zhHans: "请求无效（\(reason)）")
    case .notConnected(let reason):
      language.choose(en: "no connection (\(reason))", zhHans: "无网络连接（\(reason)）")
    case .libraryMissing(let reason):
      language.choose(en: "cannot connect (\(reason))", zhHans: "无法建立连接（\(reason)）")
    case .connectionLost(let reason):
      language.choose(en: "connection lost (\(reason))", zhHans: "连接中断（\(reason)）")
    case .credentialsUnavailable(let reason, isRecordDamaged: _):
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
    case .insecure(let reason):
      language.choose(en: "the connection is not trusted (\(reason))", zhHans: "连接不可信（\(reason)）")
    case .bodyTooLarge(let limit):
      language.choose(
        en: "the response is larger than \(count(bytes: limit))",
        zhHans: "响应超过\(count(bytes: limit))"
      )
    case .redirectRefused(let reason):
      language.choose(en: "redirect not allowed (\(reason))", zhHans: "不允许重定向（\(reason)）")
    case .invalidResponse(let reason):
      language.choose(en: "unreadable response (\(reason))", zhHans: "响应无法读取（\(reason)）")
    case .cancelled: language.choose(en: "cancelled", zhHans: "已取消")
    }
  }
}

// MARK: - The cache

extension Strings {
  func words(for step: OfflineHTTPEvent.Step) -> String {
    switch step {
    case .hit(let age):
      language.choose(
        en: "cached \(age.components.seconds) s ago, still fresh",
        zhHans: "\(age.components.seconds)秒前缓存，仍然有效"
      )
    case .miss: language.choose(en: "not cached", zhHans: "未缓存")
    case .stale(let age):
      language.choose(
        en: "cached \(age.components.seconds) s ago, needs revalidation",
        zhHans: "\(age.components.seconds)秒前缓存，需要重新验证"
      )
    case .conditionalRequestSent: language.choose(en: "revalidating", zhHans: "正在重新验证")
    case .notModified: language.choose(en: "not modified (304)", zhHans: "没有变化（304）")
    case .coalesced: language.choose(en: "joined an identical request in progress", zhHans: "与进行中的相同请求合并")
    case .stored(let bytes):
      language.choose(en: "stored \(count(bytes: bytes))", zhHans: "已保存\(count(bytes: bytes))")
    case .notStored(let reason):
      language.choose(en: "not stored: \(reason.rawValue)", zhHans: "不保存：\(words(for: reason))")
    case .servedStale(let reason, _):
      language.choose(
        en: "served the cached copy: \(words(for: reason))",
        zhHans: "提供缓存内容：\(words(for: reason))"
      )
    case .backgroundRefreshStarted: language.choose(en: "refreshing in the background", zhHans: "正在后台刷新")
    case .backgroundRefreshFailed: language.choose(en: "background refresh failed", zhHans: "后台刷新失败")
    case .invalidated: language.choose(en: "outdated by a change", zhHans: "缓存早于更改")
    case .dropped(let reason):
      language.choose(en: "removed: \(words(for: reason))", zhHans: "已移除：\(words(for: reason))")
    case .storedUnreadable(let reason):
      language.choose(
        en: "cached copy unreadable: \(reason.words(in: language))",
        zhHans: "缓存内容无法读取：\(reason.words(in: language))"
      )
    case .storeFailed(let error):
      language.choose(en: "store error: \(words(for: error))", zhHans: "存储失败：\(words(for: error))")
    }
  }

  private func words(for reason: NotStoredReason) -> String {
    switch reason {
    case .method: language.choose(en: reason.rawValue, zhHans: "方法不是 GET")
    case .noStoreRequested: language.choose(en: reason.rawValue, zhHans: "请求要求 no-store")
    case .noStore: language.choose(en: reason.rawValue, zhHans: "响应要求 no-store")
    case .notUnderstood: language.choose(en: reason.rawValue, zhHans: "无法识别的状态")
    case .partial: language.choose(en: reason.rawValue, zhHans: "不是完整的内容")
    case .variesOnEverything: language.choose(en: reason.rawValue, zhHans: "随一切条件变化")
    case .noFreshness: language.choose(en: reason.rawValue, zhHans: "此状态需要明确的有效期")
    case .contentStored: language.choose(en: reason.rawValue, zhHans: "已缓存内容，而这不是内容")
    case .unusable: language.choose(en: reason.rawValue, zhHans: "无法读取")
    case .refusal: language.choose(en: reason.rawValue, zhHans: "这是服务的错误响应")
    case .wiped: language.choose(en: reason.rawValue, zhHans: "此帐户的内容已全部移除")
    case .tooLarge: language.choose(en: reason.rawValue, zhHans: "超过单个响应的大小限制")
    case .suspicious: language.choose(en: reason.rawValue, zhHans: "会丢失已缓存的内容，尚未确认")
    }
  }

  private func words(for reason: StaleReason) -> String {
    switch reason {
    case .notChecked: language.choose(en: "only cached content was requested", zhHans: "只请求缓存内容")
    case .changed:
      language.choose(en: "only cached content was requested, from before a change", zhHans: "只请求缓存内容，内容早于更改")
    case .beingChecked: language.choose(en: "refresh in progress", zhHans: "正在刷新")
    case .offline: language.choose(en: "no connection", zhHans: "无网络连接")
    case .connectionLost: language.choose(en: "connection lost", zhHans: "连接中断")
    case .timedOut: language.choose(en: "no response in time", zhHans: "响应超时")
    case .unavailable: language.choose(en: "service error", zhHans: "服务出错")
    case .rateLimited: language.choose(en: "too many requests", zhHans: "请求过多")
    case .malformed: language.choose(en: "unreadable response", zhHans: "响应无法读取")
    case .webPage: language.choose(en: "web page instead of data", zhHans: "收到的是网页")
    case .noAnswerYet: language.choose(en: "no response yet", zhHans: "服务尚未响应")
    case .signInNeeded: language.choose(en: "sign-in required", zhHans: "服务要求登录")
    case .tokenUnreadable: language.choose(en: "token unreadable", zhHans: "令牌无法读取")
    case .refused: language.choose(en: "refused by the service", zhHans: "服务拒绝了请求")
    case .missing: language.choose(en: "page not found", zhHans: "找不到页面")
    case .suspicious: language.choose(en: "unconfirmed response", zhHans: "响应尚未确认")
    }
  }

  private func words(for reason: DroppedReason) -> String {
    switch reason {
    case .otherFormat: language.choose(en: "different format", zhHans: "格式不同")
    case .noStore: language.choose(en: "the service no longer allows caching", zhHans: "服务不再允许缓存")
    case .changed: language.choose(en: "changed by the service", zhHans: "内容已在服务端更改")
    case .deleted: language.choose(en: "deleted by a change", zhHans: "已被更改删除")
    }
  }
}

// MARK: - Stores

extension Strings {
  /// An error of a store as one sentence, with what to do.
  func words(for error: StorageError) -> String {
    switch error {
    case .corrupted(let reason):
      language.choose(en: "the file is damaged (\(reason)).", zhHans: "文件已损坏（\(reason)）。")
    case .io(let path, let reason):
      language.choose(
        en: "\(path): \(reason). Check its permissions and the free space.",
        zhHans: "\(path)：\(reason)。请检查权限和剩余空间。"
      )
    case .symbolicLink(let path):
      language.choose(
        en:
          "\(path) is a symbolic link, which is not followed here. Remove it, or set TESSERA_HOME to another folder.",
        zhHans: "\(path) 是符号链接，此处不会跟随。请将其删除，或将 TESSERA_HOME 设为其他文件夹。"
      )
    case .schemaTooNew: writtenByNewerVersion
    case .busy(let path): language.choose(en: "\(path) is in use. Try again.", zhHans: "\(path) 正在使用中。请重试。")
    case .tooLarge(let bytes, let limit):
      language.choose(
        en: "the value has \(count(bytes: bytes)); the limit is \(language.grouped(limit)).",
        zhHans: "\(count(bytes: bytes))超过了\(count(bytes: limit))的上限。"
      )
    }
  }

  /// Why the browsing history failed, as one sentence.
  func words(for error: PersistenceError) -> String {
    switch error {
    case .cannotBeRead(let reason), .cannotBeSaved(let reason), .busy(let reason):
      language.choose(en: "\(reason).", zhHans: "\(reason)。")
    case .madeByNewerVersion: writtenByNewerVersion
    }
  }

  private var writtenByNewerVersion: String {
    language.choose(
      en:
        "it was written by a newer version of tessera. Use that version, or set TESSERA_HOME to another folder.",
      zhHans: "由更新版本的 tessera 写入。请使用该版本，或将 TESSERA_HOME 设为其他文件夹。"
    )
  }

  var history: String { language.choose(en: "history", zhHans: "浏览记录") }

  func historyFailed(_ reason: String) -> String {
    language.choose(en: "could not save the browsing history: \(reason)", zhHans: "未能保存浏览记录：\(reason)")
  }

  func limitsFailed(_ reason: String) -> String {
    language.choose(en: "could not save the request limits: \(reason)", zhHans: "未能保存请求限制：\(reason)")
  }

  func recreated(_ path: String) -> String {
    language.choose(
      en: "the store was damaged and has been recreated; the damaged file is now \(path)",
      zhHans: "存储已损坏并已重新创建；损坏的文件现在是 \(path)"
    )
  }

  /// How many records of a damaged file are in the one that took its place.
  func recovered(_ records: Int, lost: Int) -> String {
    guard records > 0 else {
      return language.choose(
        en: "nothing could be recovered from the damaged file",
        zhHans: "未能从损坏的文件中恢复任何条目"
      )
    }
    let recovered = language.choose(
      en: "recovered \(count(entries: records)) from the damaged file",
      zhHans: "已从损坏的文件中恢复\(count(entries: records))"
    )
    guard lost > 0 else { return recovered }
    return language.choose(
      en: "\(recovered); at least \(count(entries: lost)) could not be recovered",
      zhHans: "\(recovered)；至少有\(count(entries: lost))未能恢复"
    )
  }

  func accountsReplaced(_ path: String) -> String {
    language.choose(
      en:
        "the file of signed-in accounts was damaged and has been replaced; you have to sign in to other services again. "
        + "The damaged file is now \(path)",
      zhHans: "已登录帐户的文件已损坏并已替换；其他服务需要重新登录。损坏的文件现在是 \(path)"
    )
  }

  func dropped(_ name: String) -> String {
    language.choose(en: "removed a damaged entry: \(name)", zhHans: "移除了损坏的条目：\(name)")
  }

  func damaged(_ key: String, in collection: String) -> String {
    language.choose(
      en: "skipped a damaged value: \(key) of \(collection)",
      zhHans: "忽略了损坏的值：\(collection) 的 \(key)"
    )
  }

  func cleared(_ store: String) -> String {
    language.choose(en: "cleared \(store)", zhHans: "清空了 \(store)")
  }

  func evicted(_ entries: Int, bytes: Int?) -> String {
    let size =
      bytes.map { language.choose(en: ", \(count(bytes: $0))", zhHans: "，\(count(bytes: $0))") } ?? ""
    return language.choose(
      en: "evicted \(count(entries: entries))\(size)",
      zhHans: "清理了\(count(entries: entries))\(size)"
    )
  }

  func read(_ name: String, bytes: Int?) -> String {
    guard let bytes else { return language.choose(en: "read \(name): none", zhHans: "读取 \(name)：无") }
    return language.choose(
      en: "read \(name): \(count(bytes: bytes))",
      zhHans: "读取 \(name)：\(count(bytes: bytes))"
    )
  }

  func wrote(_ name: String, bytes: Int) -> String {
    language.choose(en: "wrote \(name): \(count(bytes: bytes))", zhHans: "写入 \(name)：\(count(bytes: bytes))")
  }

  func read(_ entries: Int, of collections: [String]) -> String {
    let names = collections.joined(separator: ", ")
    return language.choose(
      en: "read \(names): \(count(entries: entries))",
      zhHans: "读取 \(names)：\(count(entries: entries))"
    )
  }

  /// A change without new values has removed entries.
  func wrote(_ entries: Int, of collections: [String], bytes: Int) -> String {
    let names = collections.joined(separator: ", ")
    guard bytes > 0 || entries == 0 else {
      return language.choose(
        en: "removed from \(names): \(count(entries: entries))",
        zhHans: "从 \(names) 中移除：\(count(entries: entries))"
      )
    }
    return language.choose(
      en: "wrote \(names): \(count(entries: entries)), \(count(bytes: bytes))",
      zhHans: "写入 \(names)：\(count(entries: entries))，\(count(bytes: bytes))"
    )
  }
}
