import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts of the outbox, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var outbox: SafeText { language.choose(en: "Outbox", zhHans: "发件箱", id: "Kotak keluar") }
  var loading: SafeText {
    language.choose(en: "Loading the outbox", zhHans: "正在载入发件箱", id: "Memuat kotak keluar")
  }
  var notRefreshed: SafeText { language.notRefreshed(en: "The outbox", zhHans: "发件箱", id: "Kotak keluar") }
  var nothingWaits: SafeText {
    language.choose(
      en: "No changes are waiting to be sent.",
      zhHans: "没有待发送的更改。",
      id: "Tidak ada perubahan yang menunggu dikirim."
    )
  }
  var waitingHeading: SafeText { language.choose(en: "Waiting", zhHans: "待发送", id: "Menunggu") }
  var refusedHeading: SafeText { language.choose(en: "Refused", zhHans: "被拒绝", id: "Ditolak") }

  var sendNow: SafeText {
    language.choose(en: "Send all changes", zhHans: "发送所有更改", id: "Kirim semua perubahan")
  }
  var retry: SafeText { language.choose(en: "Retry the change", zhHans: "重试该更改", id: "Coba lagi perubahan") }
  var drop: SafeText { language.choose(en: "Drop the change", zhHans: "放弃该更改", id: "Buang perubahan") }
  var retryFirst: SafeText {
    language.choose(en: "Retry a refused change", zhHans: "重试被拒绝的更改", id: "Coba lagi perubahan yang ditolak")
  }
  var dropFirst: SafeText {
    language.choose(en: "Drop a refused change", zhHans: "放弃被拒绝的更改", id: "Buang perubahan yang ditolak")
  }

  func number(of entry: OutboxEntry) -> SafeText {
    let number = SafeText(String(entry.id.rawValue))
    return language.choose(en: "entry \(number)", zhHans: "第\(number)项", id: "entri \(number)")
  }

  func label(of listed: ListedEntry) -> SafeText? {
    switch listed.condition {
    case .waiting, .refused: nil
    case .beingSent: SafeText(isBeingSent)
    case .unknown: language.choose(en: "outcome unknown", zhHans: "结果未知", id: "hasil tidak diketahui")
    case .heldBack where listed.isBehindUnreadable: behindUnreadable
    case .heldBack:
      language.choose(
        en: "behind a refused change",
        zhHans: "排在被拒绝的更改之后",
        id: "di belakang perubahan yang ditolak"
      )
    case .otherAccount: language.choose(en: "other account", zhHans: "其他帐户", id: "akun lain")
    }
  }

  func words(for reason: OutboxRefusal.Reason) -> SafeText {
    switch reason {
    case .rejected(let code, let message):
      SafeText(
        message ?? code
          ?? language.choose(
            en: "The service gave no reason.",
            zhHans: "服务未说明原因。",
            id: "Layanan tidak memberikan alasan."
          )
      )
    case .notFound:
      language.choose(
        en: "The service no longer has the item.",
        zhHans: "服务中已没有该条目。",
        id: "Layanan tidak lagi memiliki butir ini."
      )
    case .unknownOutcome:
      language.choose(
        en: "It was sent, but the service did not confirm it. Check the item before you retry.",
        zhHans: "已发送，但服务未确认。请在重试前检查该条目。",
        id:
          "Perubahan telah dikirim, tetapi layanan tidak mengonfirmasinya. Periksa butir ini sebelum mencoba lagi."
      )
    case .serviceError:
      language.choose(
        en: "The service returned an error each time.",
        zhHans: "服务每次都返回错误。",
        id: "Layanan selalu mengembalikan kesalahan."
      )
    }
  }

  func summary(waiting: Int, refused: Int) -> SafeText {
    let parts = [
      waiting == 0
        ? nil
        : language.counted(
          waiting,
          en: ("change waiting", "changes waiting"),
          zhHans: "项更改待发送",
          id: "perubahan menunggu"
        ),
      refused == 0
        ? nil : language.counted(refused, en: ("refused", "refused"), zhHans: "项被拒绝", id: "ditolak"),
    ]
    return SafeText(
      parts.compactMap(\.self).joined(separator: language.choose(en: ", ", zhHans: "，", id: ", "))
    )
  }

  // MARK: - Changes

  func retried(_ title: String) -> String {
    language.choose(
      en: "Queued again: \(title).",
      zhHans: "已重新加入发件箱：\(title)。",
      id: "Diantrekan lagi: \(title)."
    )
  }

  /// Asks before a change is dropped with its content; the title is `nil` where it cannot be read.
  func dropQuestion(_ number: Int, _ title: String?) -> String {
    let change = name(of: number, title)
    return language.choose(
      en: "Drop this change and its content: \(change)? [y/N]",
      zhHans: "要放弃此更改及其内容吗：\(change)？[y/N]",
      id: "Buang perubahan ini beserta isinya: \(change)? [y/T]"
    )
  }

  private func name(of number: Int, _ title: String?) -> String {
    title ?? language.choose(en: "entry \(number)", zhHans: "第\(number)项", id: "entri \(number)")
  }

  func dropped(_ number: Int, _ title: String?, mayBeDone: Bool) -> String {
    let change = name(of: number, title)
    let dropped = language.choose(
      en: "Dropped: \(change).",
      zhHans: "已放弃：\(change)。",
      id: "Dibuang: \(change)."
    )
    guard mayBeDone else { return dropped }
    return language.choose(
      en: "\(dropped) The service may have received it already.",
      zhHans: "\(dropped)服务可能已经收到该更改。",
      id: "\(dropped) Layanan mungkin sudah menerimanya."
    )
  }

  func unknownEntry(_ number: Int) -> String {
    language.choose(
      en: "The outbox has no entry \(number).",
      zhHans: "发件箱中没有第\(number)项。",
      id: "Kotak keluar tidak memiliki entri \(number)."
    )
  }
  var noSuchEntry: String { language.choose(en: "no such entry", zhHans: "没有该项", id: "entri tidak ada") }
  func notRefused(_ number: Int) -> String {
    language.choose(
      en: "Entry \(number) was not refused, so there is nothing to retry.",
      zhHans: "第\(number)项未被拒绝，无需重试。",
      id: "Entri \(number) tidak ditolak, jadi tidak perlu dicoba lagi."
    )
  }
  func otherAccount(_ number: Int) -> String {
    language.choose(
      en: "Entry \(number) is a change of another account.",
      zhHans: "第\(number)项是其他帐户的更改。",
      id: "Entri \(number) adalah perubahan akun lain."
    )
  }
  var isForeign: String {
    language.choose(en: "of another account", zhHans: "属于其他帐户", id: "milik akun lain")
  }
  func beingSent(_ number: Int) -> String {
    language.choose(
      en: "Entry \(number) is being sent, so it was not dropped.",
      zhHans: "第\(number)项正在发送，因此未放弃。",
      id: "Entri \(number) sedang dikirim, jadi tidak dibuang."
    )
  }
  var isBeingSent: String { language.choose(en: "being sent", zhHans: "正在发送", id: "sedang dikirim") }
  var signInToChangeIt: String {
    language.choose(
      en: "Sign in to that account to retry or drop it.",
      zhHans: "请登录该帐户后再重试或放弃。",
      id: "Masuk ke akun itu untuk mencobanya lagi atau membuangnya."
    )
  }
  var foreignChange: SafeText {
    language.choose(
      en: "Change of another account",
      zhHans: "其他帐户的更改",
      id: "Perubahan akun lain"
    )
  }
  var accountUnusable: SafeText {
    language.choose(
      en: "The account could not be used",
      zhHans: "无法使用帐户",
      id: "Akun tidak dapat digunakan"
    )
  }

  func accountUnusable(because reason: String) -> String {
    language.warning(
      language.choose(
        en: "The account could not be used (\(reason)); its changes count as those of another one.",
        zhHans: "无法使用帐户（\(reason)），其更改视为其他帐户的更改。",
        id: "Akun tidak dapat digunakan (\(reason)); perubahannya dianggap milik akun lain."
      )
    )
  }

  var stillWaits: String { language.choose(en: "not refused", zhHans: "未被拒绝", id: "tidak ditolak") }
  var listThem: String { language.choose(en: "List the changes", zhHans: "查看更改", id: "Tampilkan perubahan") }
  var sendThem: String { language.choose(en: "Send the changes", zhHans: "发送更改", id: "Kirim perubahan") }

  // MARK: - Sending

  private func unchanged(_ title: SafeText, because reason: SafeText) -> SafeText {
    language.choose(
      en: "Unchanged: \(title) (\(reason))",
      zhHans: "未更改：\(title)（\(reason)）",
      id: "Tidak berubah: \(title) (\(reason))"
    )
  }

  func line(for result: SendingResult) -> StyledText {
    let title = SafeText(result.title)
    let reason = result.ownReason.map { SafeText($0) } ?? result.reason.map(words) ?? ""
    return switch result.outcome {
    case .sent:
      StyledText(language.choose(en: "Sent: \(title)", zhHans: "已发送：\(title)", id: "Dikirim: \(title)"))
    case .unchanged:
      StyledText(unchanged(title, because: result.ownReason.map { SafeText($0) } ?? hadItAlready))
    case .refused:
      StyledText(
        language.choose(
          en: "Refused: \(title) (\(reason))",
          zhHans: "被拒绝：\(title)（\(reason)）",
          id: "Ditolak: \(title) (\(reason))"
        ),
        .danger
      )
    case .heldBack where result.isBehindUnreadable:
      StyledText(
        language.choose(
          en: "Held back: \(title) (\(behindUnreadable))",
          zhHans: "未发送：\(title)（\(behindUnreadable)）",
          id: "Ditahan: \(title) (\(behindUnreadable))"
        ),
        .warning
      )
    case .heldBack:
      StyledText(
        language.choose(
          en: "Held back: \(title) (behind a refused change)",
          zhHans: "未发送：\(title)（排在被拒绝的更改之后）",
          id: "Ditahan: \(title) (di belakang perubahan yang ditolak)"
        ),
        .warning
      )
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

  // MARK: - Commands

  var abstract: String {
    language.choose(
      en: "Show and send changes made offline.",
      zhHans: "查看和发送离线时所做的更改。",
      id: "Tampilkan dan kirim perubahan luring."
    )
  }
  var discussion: String {
    language.choose(
      en: """
        Changes you make offline are stored on this computer and sent in order, before the next change in the same \
        area. If the service refuses a change, it stays in the list with the reason until you retry or drop it. Later \
        changes to the same item wait until then. An interrupted change is sent again only if the service does not \
        have it yet. If that cannot be determined, the change stays in the list until you retry or drop it.
        """,
      zhHans: """
        离线时所做的更改存储在本机，并在同一领域的下一次更改之前按顺序发送。被服务拒绝的更改会连同原因保留在列表中，直到重试或放弃；\
        同一条目之后的更改会一直等待。中断的更改仅当服务尚未收到时才再次发送；无法确认时会保留在列表中，直到重试或放弃。
        """,
      id:
        "Perubahan yang dibuat secara luring disimpan di komputer ini dan dikirim menurut urutan, sebelum perubahan berikutnya di area yang sama. Jika layanan menolak sebuah perubahan, perubahan itu tetap ada dalam daftar beserta alasannya sampai Anda mencobanya lagi atau membuangnya. Perubahan berikutnya pada butir yang sama menunggu sampai saat itu. Perubahan yang terputus hanya dikirim lagi jika layanan belum memilikinya. Jika itu tidak dapat dipastikan, perubahan tetap ada dalam daftar sampai Anda mencobanya lagi atau membuangnya."
    )
  }
  var listExample: String {
    language.choose(
      en: "waiting and refused changes",
      zhHans: "待发送和被拒绝的更改",
      id: "perubahan yang menunggu atau ditolak"
    )
  }
  var sendAbstract: String {
    language.choose(
      en: "Send the waiting changes.",
      zhHans: "发送待发送的更改。",
      id: "Kirim perubahan yang menunggu."
    )
  }
  var sendDiscussion: String {
    language.choose(
      en:
        "Sends the changes of every area in order. Exits with 6 if a change is refused in this run or none can be sent because of earlier refusals, and with 5 without a connection.",
      zhHans: "按顺序发送各领域的更改。本次有更改被拒绝，或因先前被拒绝的更改而无法发送任何更改时，退出码为6；无网络连接时为5。",
      id:
        "Mengirim perubahan setiap area menurut urutan. Berakhir dengan 6 jika ada yang ditolak kali ini atau tidak ada yang dapat dikirim karena penolakan sebelumnya, dan dengan 5 jika luring."
    )
  }
  var sendExample: String {
    language.choose(en: "send all changes", zhHans: "发送所有更改", id: "kirim semua perubahan")
  }
  var retryAbstract: String {
    language.choose(
      en: "Queue a refused change again.",
      zhHans: "将被拒绝的更改重新排队。",
      id: "Antrekan lagi perubahan yang ditolak."
    )
  }
  var retryDiscussion: String {
    language.choose(
      en: "The change keeps its place in the order and is sent with the next changes.",
      zhHans: "该更改保留原有顺序，随后续更改一起发送。",
      id: "Perubahan tetap pada urutannya dan dikirim bersama yang berikutnya."
    )
  }
  var retryExample: String {
    language.choose(en: "retry entry 12", zhHans: "重试第12项", id: "coba lagi entri 12")
  }
  var dropAbstract: String {
    language.choose(
      en: "Remove a change without sending it.",
      zhHans: "删除更改而不发送。",
      id: "Hapus perubahan tanpa mengirimnya."
    )
  }
  var dropDiscussion: String {
    language.choose(
      en: """
        A change that is being sent is not dropped. An interrupted one may already have reached the service. \
        In a terminal, asks for confirmation if the change has content, such as an application.
        """,
      zhHans: "正在发送的更改不会被放弃。中断的更改可能此前已到达服务。在终端中，如果更改含有内容（例如求职申请），会要求确认。",
      id: """
        Perubahan yang sedang dikirim tidak dibuang. Yang terputus mungkin sudah sampai ke layanan. \
        Di terminal, meminta konfirmasi jika perubahan berisi sesuatu, misalnya lamaran.
        """
    )
  }
  var dropExample: String { language.choose(en: "drop entry 12", zhHans: "放弃第12项", id: "buang entri 12") }
  var entryHelp: String {
    language.choose(
      en: "Entry number, as shown in the list.",
      zhHans: "条目编号，见列表。",
      id: "Nomor entri, seperti dalam daftar."
    )
  }
  var entryValue: String { language.choose(en: "entry", zhHans: "编号", id: "entri") }
}
