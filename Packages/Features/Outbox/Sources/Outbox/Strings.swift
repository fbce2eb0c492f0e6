import DesignKit
import DomainKernel
import LocalizationKit

/// The texts of the outbox, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var outbox: SafeText { language.choose(en: "Outbox", zhHans: "发件箱") }
  var loading: SafeText { language.choose(en: "Loading the outbox", zhHans: "正在载入发件箱") }
  var notRefreshed: SafeText {
    language.choose(en: "The outbox could not be refreshed", zhHans: "无法刷新发件箱")
  }
  var nothingWaits: SafeText { language.choose(en: "No changes wait to be sent.", zhHans: "没有待发送的更改。") }
  var waitingHeading: SafeText { language.choose(en: "Waiting", zhHans: "待发送") }
  var refusedHeading: SafeText { language.choose(en: "Refused", zhHans: "被拒绝") }

  var sendNow: SafeText { language.choose(en: "Send all changes", zhHans: "发送所有更改") }
  var retry: SafeText { language.choose(en: "Retry the change", zhHans: "重试该更改") }
  var drop: SafeText { language.choose(en: "Drop the change", zhHans: "放弃该更改") }
  var retryFirst: SafeText { language.choose(en: "Retry a refused change", zhHans: "重试被拒绝的更改") }
  var dropFirst: SafeText { language.choose(en: "Drop a refused change", zhHans: "放弃被拒绝的更改") }

  func number(of entry: OutboxEntry) -> SafeText {
    let number = language.grouped(entry.id.rawValue)
    return language.choose(en: "entry \(SafeText(number))", zhHans: "第\(SafeText(number))项")
  }

  func label(of condition: ListedEntry.Condition) -> SafeText? {
    switch condition {
    case .waiting, .refused: nil
    case .unknown: language.choose(en: "outcome unknown", zhHans: "结果未知")
    case .heldBack: language.choose(en: "behind a refused change", zhHans: "排在被拒绝的更改之后")
    case .otherAccount: language.choose(en: "other account", zhHans: "其他帐户")
    }
  }

  func words(for reason: OutboxRefusal.Reason) -> SafeText {
    switch reason {
    case .rejected(let code, let message):
      SafeText(message ?? code ?? language.choose(en: "The service gave no reason.", zhHans: "服务未说明原因。"))
    case .notFound:
      language.choose(en: "The service no longer has the item.", zhHans: "服务中已没有该条目。")
    case .unknownOutcome:
      language.choose(
        en: "It was sent, but the service did not confirm it. Check the item before you retry.",
        zhHans: "已发送，但服务未确认。请在重试前检查该条目。"
      )
    }
  }

  func summary(waiting: Int, refused: Int) -> SafeText {
    let parts = [
      waiting == 0
        ? nil
        : language.plural(
          waiting,
          en: ("1 change waits", "\(language.grouped(waiting)) changes wait"),
          zhHans: "\(language.grouped(waiting))项更改待发送"
        ),
      refused == 0
        ? nil
        : language.plural(
          refused,
          en: ("1 refused", "\(language.grouped(refused)) refused"),
          zhHans: "\(language.grouped(refused))项被拒绝"
        ),
    ]
    return SafeText(language.list(parts.compactMap(\.self)))
  }

  // MARK: - Changes

  func retried(_ title: String) -> String {
    language.choose(en: "'\(title)' waits to be sent again.", zhHans: "“\(title)”将再次发送。")
  }

  func dropped(_ number: Int, _ title: String?, mayBeDone: Bool) -> String {
    let plain = title.map { "'\($0)'" } ?? "entry \(language.grouped(number))"
    let chinese = title.map { "“\($0)”" } ?? "第\(language.grouped(number))项"
    guard mayBeDone else {
      return language.choose(en: "Dropped \(plain).", zhHans: "已放弃\(chinese)。")
    }
    return language.choose(
      en: "Dropped \(plain). The service may have received it already.",
      zhHans: "已放弃\(chinese)。服务可能已经收到该更改。"
    )
  }

  func unknownEntry(_ number: Int) -> String {
    language.choose(
      en: "The outbox has no entry \(language.grouped(number)).",
      zhHans: "发件箱中没有第\(language.grouped(number))项。"
    )
  }
  var noSuchEntry: String { language.choose(en: "no such entry", zhHans: "没有该项") }
  func notRefused(_ number: Int) -> String {
    language.choose(
      en: "Entry \(language.grouped(number)) was not refused; it waits to be sent.",
      zhHans: "第\(language.grouped(number))项未被拒绝，仍在等待发送。"
    )
  }
  var stillWaits: String { language.choose(en: "not refused", zhHans: "未被拒绝") }
  var listThem: String { language.choose(en: "List the changes", zhHans: "查看更改") }
  var sendThem: String { language.choose(en: "Send the changes", zhHans: "发送更改") }

  // MARK: - Sending

  func line(for result: SendingResult) -> StyledText {
    let title = SafeText(result.title)
    return switch result.outcome {
    case .sent:
      StyledText(language.choose(en: "Sent: \(title)", zhHans: "已发送：\(title)"))
    case .refused:
      StyledText(
        language.choose(
          en: "Refused: \(title) (\(result.reason.map(words) ?? ""))",
          zhHans: "被拒绝：\(title)（\(result.reason.map(words) ?? "")）"
        ),
        .danger
      )
    case .heldBack:
      StyledText(
        language.choose(
          en: "Held back: \(title) (behind a refused change)",
          zhHans: "未发送：\(title)（排在被拒绝的更改之后）"
        ),
        .warning
      )
    }
  }

  func progress(_ count: Int) -> SafeText {
    let number = SafeText(language.grouped(count))
    return language.choose(en: "\(number) processed", zhHans: "已处理\(number)项")
  }

  func sent(_ count: Int) -> String {
    guard count > 0 else { return language.choose(en: "Nothing to send.", zhHans: "没有可发送的内容。") }
    return language.plural(
      count,
      en: ("1 change was sent.", "\(language.grouped(count)) changes were sent."),
      zhHans: "已发送\(language.grouped(count))项更改。"
    )
  }

  func someRefused(_ count: Int, heldBack: Int) -> String {
    let refused = language.plural(
      count,
      en: ("1 change was refused.", "\(language.grouped(count)) changes were refused."),
      zhHans: "\(language.grouped(count))项更改被拒绝。"
    )
    return heldBack == 0
      ? refused : language.choose(en: "\(refused) ", zhHans: refused) + someHeldBack(heldBack)
  }

  func someHeldBack(_ count: Int) -> String {
    language.plural(
      count,
      en: ("1 change was held back.", "\(language.grouped(count)) changes were held back."),
      zhHans: "\(language.grouped(count))项更改未发送。"
    )
  }

  var sendingFailed: SafeText { language.choose(en: "Not all changes were sent", zhHans: "部分更改未发送") }
  var beingSent: String {
    language.choose(en: "Another process is sending the changes.", zhHans: "另一个进程正在发送更改。")
  }
  var unconfirmed: String {
    language.choose(
      en: "The service may still be processing an interrupted change.",
      zhHans: "服务可能仍在处理一项中断的更改。"
    )
  }

  // MARK: - Commands

  var group: String { language.choose(en: "Program", zhHans: "程序") }
  var abstract: String {
    language.choose(en: "Show and send changes made offline.", zhHans: "查看和发送离线时所做的更改。")
  }
  var discussion: String {
    language.choose(
      en: """
        Changes that you make offline are stored on this computer and sent in order, before the next change of the \
        same area. A change that the service refuses stays in the list with the reason until you retry or drop it, \
        and later changes of the same item wait behind it. A change whose outcome is unknown is never sent twice \
        unless you retry it.
        """,
      zhHans: """
        离线时所做的更改存储在本机，并在同一领域的下一次更改之前按顺序发送。被服务拒绝的更改会连同原因保留在列表中，直到重试或放弃；\
        同一条目之后的更改排在其后。结果未知的更改不会重复发送，除非手动重试。
        """
    )
  }
  var listExample: String { language.choose(en: "changes that wait or were refused", zhHans: "待发送和被拒绝的更改") }
  var sendAbstract: String { language.choose(en: "Send the waiting changes.", zhHans: "发送待发送的更改。") }
  var sendDiscussion: String {
    language.choose(
      en:
        "Sends the changes of every area in order. Exits with 6 if a change is refused, and with 5 if offline.",
      zhHans: "按顺序发送各领域的更改。有更改被拒绝时以 6 退出，离线时以 5 退出。"
    )
  }
  var sendExample: String { language.choose(en: "send all changes", zhHans: "发送所有更改") }
  var retryAbstract: String { language.choose(en: "Queue a refused change again.", zhHans: "将被拒绝的更改重新排队。") }
  var retryDiscussion: String {
    language.choose(
      en: "The change keeps its place in the order and is sent with the next ones.",
      zhHans: "该更改保留原有顺序，随后续更改一起发送。"
    )
  }
  var retryExample: String { language.choose(en: "retry entry 12", zhHans: "重试第12项") }
  var dropAbstract: String { language.choose(en: "Remove a change without sending it.", zhHans: "删除更改而不发送。") }
  var dropDiscussion: String {
    language.choose(
      en: "A change that was interrupted may have reached the service before.",
      zhHans: "中断的更改可能此前已到达服务。"
    )
  }
  var dropExample: String { language.choose(en: "drop entry 12", zhHans: "放弃第12项") }
  var entryHelp: String { language.choose(en: "Number of the entry.", zhHans: "条目的编号。") }
  var entryValue: String { language.choose(en: "entry", zhHans: "编号") }
}
