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

  func number(of entry: OutboxEntry) -> SafeText { SafeText(name(of: entry.id.rawValue, nil)) }

  func label(of listed: ListedEntry) -> SafeText? {
    switch listed.condition {
    case .waiting, .refused: nil
    case .beingSent: SafeText(isBeingSent)
    case .unknown: language.choose(en: "outcome unknown", zhHans: "结果未知", id: "hasil tidak diketahui")
    case .heldBack where listed.isBehindUnreadable: behindUnreadable
    case .heldBack: behindRefused
    case .otherAccount: language.choose(en: "other account", zhHans: "其他帐户", id: "akun lain")
    }
  }

  var behindRefused: SafeText {
    language.choose(
      en: "behind a refused change",
      zhHans: "排在被拒绝的更改之后",
      id: "di belakang perubahan yang ditolak"
    )
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
        en: "The service returned an error and did not make the change.",
        zhHans: "服务返回错误，未进行此更改。",
        id: "Layanan mengembalikan kesalahan dan tidak melakukan perubahan ini."
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
    let queued = language.choose(en: "Queued again", zhHans: "已重新加入发件箱", id: "Diantrekan lagi")
    return language.sentence(language.labelled(queued, title))
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
    let label = language.choose(en: "Dropped", zhHans: "已放弃", id: "Dibuang")
    let dropped = language.sentence(language.labelled(label, name(of: number, title)))
    guard mayBeDone else { return dropped }
    let doubt = language.choose(
      en: "The service may have received it already.",
      zhHans: "服务可能已经收到该更改。",
      id: "Layanan mungkin sudah menerimanya."
    )
    return language.paragraph([dropped, doubt])
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
}
