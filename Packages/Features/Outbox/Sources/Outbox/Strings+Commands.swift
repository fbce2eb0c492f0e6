import LocalizationKit

/// The texts of the command line: help and examples.
extension Strings {
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
