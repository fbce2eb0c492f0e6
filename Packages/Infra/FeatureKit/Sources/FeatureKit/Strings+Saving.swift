import DesignKit
import LocalizationKit

/// The texts about entries that can be saved, and about changes that wait to be sent.
extension Strings {
  var saveDiscussion: String {
    language.choose(
      en: "Without a connection, the change is stored and sent later. Requires an account.",
      zhHans: "无网络连接时，更改会先保存在本机，稍后发送。需要帐户。",
      id: "Tanpa koneksi, perubahan disimpan dan dikirim nanti. Akun diperlukan."
    )
  }

  var saved: SafeText { language.choose(en: "saved", zhHans: "已收藏", id: "disimpan") }
  var savedWaiting: SafeText {
    language.choose(en: "saved, not sent yet", zhHans: "已收藏，尚未发送", id: "disimpan, belum dikirim")
  }
  var savedUnconfirmed: SafeText {
    language.choose(en: "saved, not confirmed yet", zhHans: "已收藏，尚未确认", id: "disimpan, belum dikonfirmasi")
  }
  var removed: SafeText { language.choose(en: "no longer saved", zhHans: "已取消收藏", id: "tidak lagi disimpan") }
  var removedWaiting: SafeText {
    language.choose(
      en: "no longer saved, not sent yet",
      zhHans: "已取消收藏，尚未发送",
      id: "tidak lagi disimpan, belum dikirim"
    )
  }
  var removedUnconfirmed: SafeText {
    language.choose(
      en: "no longer saved, not confirmed yet",
      zhHans: "已取消收藏，尚未确认",
      id: "tidak lagi disimpan, belum dikonfirmasi"
    )
  }
  var detailsMissing: SafeText {
    language.choose(en: "details not loaded yet", zhHans: "详情尚未载入", id: "rincian belum dimuat")
  }

  func changeWaits(because reason: String) -> String {
    language.choose(
      en: "The change is stored and not sent yet: \(reason).",
      zhHans: "更改已保存在本机，尚未发送：\(reason)。",
      id: "Perubahan disimpan dan belum dikirim: \(reason)."
    )
  }
  func changeLeft(because reason: String) -> String {
    language.choose(
      en: "The change is left in the outbox, as the outbox cannot be used now: \(reason).",
      zhHans: "更改仍在发件箱中，发件箱目前无法使用：\(reason)。",
      id: "Perubahan tetap berada di kotak keluar, yang sedang tidak dapat digunakan: \(reason)."
    )
  }
  func changeUnconfirmed(because reason: String) -> String {
    language.choose(
      en: "The change was sent and is not confirmed yet: \(reason).",
      zhHans: "更改已发送，尚未确认：\(reason)。",
      id: "Perubahan telah dikirim dan belum dikonfirmasi: \(reason)."
    )
  }
  func changeSentInVain(because reason: String) -> String {
    language.choose(
      en: "The change was sent and not confirmed: \(reason). "
        + "It is sent again later unless the service has it.",
      zhHans: "更改已发送，但未得到确认：\(reason)。如果服务没有此更改，稍后会再次发送。",
      id: "Perubahan telah dikirim dan tidak dikonfirmasi: \(reason). "
        + "Perubahan dikirim lagi nanti kecuali layanan sudah memilikinya."
    )
  }
  func notSent(changes count: Int, because reason: String) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 change was not sent: \(reason).", "\(number) changes were not sent: \(reason)."),
      zhHans: "\(number)项更改未发送：\(reason)。",
      id: "\(number) perubahan tidak terkirim: \(reason)."
    )
  }
  func interrupted(waiting count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "Interrupted. 1 change stays in the outbox.", "Interrupted. \(number) changes stay in the outbox."
      ),
      zhHans: "操作已中断。仍有\(number)项更改在发件箱中。",
      id: "Dihentikan. \(number) perubahan tetap berada di kotak keluar."
    )
  }
  var listInOutbox: String {
    language.choose(en: "List the changes", zhHans: "查看更改", id: "Tampilkan perubahan")
  }
  var changesAreBeingSent: String {
    language.choose(
      en: "changes are being sent",
      zhHans: "正在发送更改",
      id: "perubahan sedang dikirim"
    )
  }
  var earlierUnconfirmed: String {
    language.choose(
      en: "an earlier change is not confirmed yet",
      zhHans: "之前的更改尚未确认",
      id: "perubahan sebelumnya belum dikonfirmasi"
    )
  }
  var waitsBehindAnother: String {
    language.choose(
      en: "a change was refused or its outcome is unknown",
      zhHans: "有更改被拒绝或结果未知",
      id: "ada perubahan yang ditolak atau hasilnya tidak diketahui"
    )
  }

  func waiting(changes count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 change has not been sent yet", "\(number) changes have not been sent yet"),
      zhHans: "\(number)项更改尚未发送",
      id: "\(number) perubahan belum dikirim"
    )
  }

  func unconfirmed(changes count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "1 change was sent and is not confirmed yet", "\(number) changes were sent and are not confirmed yet"
      ),
      zhHans: "\(number)项更改已发送，尚未确认",
      id: "\(number) perubahan sudah dikirim dan belum dikonfirmasi"
    )
  }

  func refused(changes count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "1 change was refused or its outcome is unknown",
        "\(number) changes were refused or their outcome is unknown"
      ),
      zhHans: "\(number)项更改被拒绝或结果未知",
      id: "\(number) perubahan ditolak atau hasilnya tidak diketahui"
    )
  }
  var decideInOutbox: String {
    language.choose(en: "Retry or drop", zhHans: "重试或放弃", id: "Coba lagi atau buang")
  }

  var waitingUnreadable: SafeText {
    language.choose(
      en: "The waiting changes could not be read",
      zhHans: "无法读取待发送的更改",
      id: "Perubahan yang menunggu tidak dapat dibaca"
    )
  }

  func waitingUnreadable(because reason: String) -> String {
    language.choose(
      en: "The waiting changes could not be read (\(reason)); marks may be missing.",
      zhHans: "无法读取待发送的更改（\(reason)），可能缺少标记。",
      id: "Perubahan yang menunggu tidak dapat dibaca (\(reason)); tanda mungkin tidak lengkap."
    )
  }
}
