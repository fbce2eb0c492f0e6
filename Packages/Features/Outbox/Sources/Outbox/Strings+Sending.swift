import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts about sending changes, and the outcome of each.
extension Strings {
  func line(for result: SendingResult) -> StyledText {
    let title = SafeText(result.title).string
    let ownReason = result.ownReason.map { SafeText($0) }
    func line(_ outcome: String, because reason: SafeText) -> SafeText {
      SafeText(language.labelled(outcome, language.text(title, remark: reason.string)))
    }
    switch result.outcome {
    case .sent:
      let sent = language.choose(en: "Sent", zhHans: "已发送", id: "Dikirim")
      return StyledText(SafeText(language.labelled(sent, title)))
    case .unchanged:
      let unchanged = language.choose(en: "Unchanged", zhHans: "未更改", id: "Tidak berubah")
      return StyledText(line(unchanged, because: ownReason ?? hadItAlready))
    case .refused:
      let reason = ownReason ?? result.reason.map(words) ?? ""
      return StyledText(line(refusedHeading.string, because: reason), .danger)
    case .heldBack:
      let heldBack = language.choose(en: "Held back", zhHans: "未发送", id: "Ditahan")
      let blocker = result.isBehindUnreadable ? behindUnreadable : behindRefused
      return StyledText(line(heldBack, because: blocker), .warning)
    }
  }

  private var hadItAlready: SafeText {
    language.choose(en: "the service had it already", zhHans: "服务之前已有", id: "layanan sudah memilikinya")
  }

  func refusedBefore(_ count: Int) -> String {
    language.plural(
      count,
      en: (
        "1 change that was refused before is still in the outbox.",
        "\(language.grouped(count)) changes that were refused before are still in the outbox."
      ),
      zhHans: "发件箱中还有\(language.grouped(count))项先前被拒绝的更改。",
      id: "\(language.grouped(count)) perubahan yang ditolak sebelumnya masih ada di kotak keluar."
    )
  }

  func ofOtherAccounts(_ count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "1 change of another account is still in the outbox. Sign in to that account to send it.",
        "\(number) changes of other accounts are still in the outbox. Sign in to those accounts to send them."
      ),
      zhHans: "发件箱中还有\(number)项其他帐户的更改，登录该帐户后才能发送。",
      id: "\(number) perubahan akun lain masih ada di kotak keluar. Masuk ke akun itu untuk mengirimnya."
    )
  }

  func progress(_ count: Int) -> SafeText {
    let number = SafeText(language.grouped(count))
    return language.choose(en: "\(number) processed", zhHans: "已处理\(number)项", id: "\(number) diproses")
  }

  func sent(_ count: Int) -> String {
    guard count > 0 else {
      return language.choose(en: "Nothing to send.", zhHans: "没有可发送的内容。", id: "Tidak ada yang perlu dikirim.")
    }
    return language.plural(
      count,
      en: ("1 change was sent.", "\(language.grouped(count)) changes were sent."),
      zhHans: "已发送\(language.grouped(count))项更改。",
      id: "\(language.grouped(count)) perubahan dikirim."
    )
  }

  func someRefused(_ count: Int, heldBack: Int) -> String {
    let refused = language.counted(
      count,
      en: ("change was refused.", "changes were refused."),
      zhHans: "项更改被拒绝。",
      id: "perubahan ditolak."
    )
    return language.paragraph([refused] + (heldBack == 0 ? [] : [someHeldBack(heldBack)]))
  }

  func someHeldBack(_ count: Int) -> String {
    language.counted(
      count,
      en: ("change was held back.", "changes were held back."),
      zhHans: "项更改未发送。",
      id: "perubahan ditahan."
    )
  }

  /// Says that the rest of the changes was not sent, or that nobody knows about one, without a full stop.
  func sendingFailed(after error: ServiceError, afterSending count: Int) -> SafeText {
    if error.leavesOutcomeUnknown {
      return language.choose(
        en: "The service did not confirm a change",
        zhHans: "服务未确认一项更改",
        id: "Layanan tidak mengonfirmasi suatu perubahan"
      )
    }
    return count > 0
      ? language.choose(
        en: "Not all changes were sent",
        zhHans: "部分更改未发送",
        id: "Tidak semua perubahan dikirim"
      )
      : language.choose(en: "No changes were sent", zhHans: "未发送任何更改", id: "Tidak ada perubahan yang dikirim")
  }

  var beingSent: String {
    language.choose(
      en: "The changes are being sent already.",
      zhHans: "更改已在发送中。",
      id: "Perubahan sedang dikirim."
    )
  }
  var unconfirmed: String {
    language.choose(
      en: "The service may still be processing an interrupted change.",
      zhHans: "服务可能仍在处理一项中断的更改。",
      id: "Layanan mungkin masih memproses perubahan yang terputus."
    )
  }
}
