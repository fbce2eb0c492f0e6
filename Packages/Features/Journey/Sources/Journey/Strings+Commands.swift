import CareersDomain
import LocalizationKit

extension Strings {
  var idValue: String { language.choose(en: "ID", zhHans: "编号", id: "ID") }
  var statusValue: String { language.choose(en: "status", zhHans: "状态", id: "status") }

  var listAbstract: String {
    language.choose(
      en: "List your job applications.",
      zhHans: "列出我的求职申请。",
      id: "Tampilkan lamaran kerja Anda."
    )
  }
  var listDiscussion: String {
    language.choose(
      en: """
        Lists the applications of the signed-in account, most recently changed first. Pages you have opened before stay \
        available offline.
        """,
      zhHans: "列出已登录帐户的申请，最近有变化的在前。浏览过的内容可离线查看。",
      id:
        "Menampilkan lamaran akun yang masuk, yang terakhir berubah lebih dulu. Halaman yang pernah dibuka tetap tersedia secara luring."
    )
  }
  var statusHelp: String {
    language.choose(en: "Status of the applications.", zhHans: "申请状态。", id: "Status lamaran.")
  }
  var listExample: String {
    language.choose(en: "the latest applications", zhHans: "最近的申请", id: "lamaran terbaru")
  }
  var statusExample: String {
    language.choose(
      en: "applications with an open offer",
      zhHans: "有待决定录用邀请的申请",
      id: "lamaran dengan tawaran terbuka"
    )
  }
  var documentExample: String {
    language.choose(
      en: "IDs and statuses of all applications as JSON",
      zhHans: "以 JSON 输出全部申请的编号和状态",
      id: "ID dan status semua lamaran sebagai JSON"
    )
  }

  var applicationHelp: String {
    language.choose(
      en: "Application ID, as shown in the list.",
      zhHans: "申请编号，见列表。",
      id: "ID lamaran, seperti dalam daftar."
    )
  }

  var showAbstract: String {
    language.choose(
      en: "Show an application and its history.",
      zhHans: "显示申请及其进展。",
      id: "Tampilkan lamaran dan riwayatnya."
    )
  }
  var showDiscussion: String {
    language.choose(
      en: "Shows every recorded event, oldest first, and the review of each document.",
      zhHans: "按时间顺序显示所有进展，以及每个文件的审核结果。",
      id: "Menampilkan setiap peristiwa, yang terlama lebih dulu, dan tinjauan setiap dokumen."
    )
  }
  var showExample: String { language.choose(en: "an application", zhHans: "一份申请", id: "sebuah lamaran") }

  var documentsAbstract: String {
    language.choose(
      en: "List the documents of an application.",
      zhHans: "列出申请的文件。",
      id: "Tampilkan dokumen sebuah lamaran."
    )
  }
  var documentsDiscussion: String {
    language.choose(
      en: "Lists the documents, newest first, each with the result of its review and the reason.",
      zhHans: "列出文件（最新的在前）及其审核结果和原因。",
      id: "Menampilkan dokumen, yang terbaru lebih dulu, masing-masing dengan hasil tinjauan dan alasannya."
    )
  }
  var documentsExample: String {
    language.choose(en: "the documents of an application", zhHans: "一份申请的材料", id: "dokumen sebuah lamaran")
  }

  var uploadAbstract: String {
    language.choose(
      en: "Upload a document to an application.",
      zhHans: "为申请上传文件。",
      id: "Unggah dokumen ke sebuah lamaran."
    )
  }
  var uploadDiscussion: String {
    language.choose(
      en: """
        Accepts PDF, JPEG and PNG files of up to 10 MiB, checked by content and name. A file or type that is not given \
        is asked for in a terminal. A document cannot be removed once it is uploaded.
        """,
      zhHans: "接受不超过10 MiB 的 PDF、JPEG 和 PNG 文件，按内容和文件名检查。在终端中会就未指定的文件或类型提问。文件上传后无法删除。",
      id:
        "Menerima berkas PDF, JPEG, dan PNG sampai 10 MiB, diperiksa menurut isi dan nama. Berkas atau jenis yang tidak disebut ditanyakan di terminal. Dokumen yang sudah diunggah tidak dapat dihapus."
    )
  }
  var uploadExample: String { language.choose(en: "upload a CV", zhHans: "上传简历", id: "unggah CV") }

  var acceptAbstract: String {
    language.choose(en: "Accept a job offer.", zhHans: "接受录用邀请。", id: "Terima tawaran kerja.")
  }
  var declineAbstract: String {
    language.choose(en: "Decline a job offer.", zhHans: "婉拒录用邀请。", id: "Tolak tawaran kerja.")
  }
  var decisionDiscussion: String {
    language.choose(
      en: "Asks for a reason, and for confirmation. The decision cannot be undone.",
      zhHans: "执行前会提示填写原因并要求确认。此决定无法撤销。",
      id: "Menanyakan alasan dan meminta konfirmasi. Keputusan tidak dapat dibatalkan."
    )
  }
  var acceptExample: String { language.choose(en: "accept an offer", zhHans: "接受录用邀请", id: "terima tawaran") }
  var declineExample: String {
    language.choose(en: "decline an offer", zhHans: "婉拒录用邀请", id: "tolak tawaran")
  }
  var yesExample: String {
    language.choose(en: "the same without confirmation", zhHans: "同上，无需确认", id: "sama, tanpa konfirmasi")
  }

  var notificationsAbstract: String {
    language.choose(
      en: "Show changes to your applications.",
      zhHans: "显示申请的变化。",
      id: "Tampilkan perubahan lamaran Anda."
    )
  }
  var notificationsDiscussion: String {
    language.choose(
      en: """
        Checks your applications and lists new statuses, offers and document reviews, unread ones first. The first \
        check only records the current state.
        """,
      zhHans: "检查申请，列出新的状态、录用邀请和文件审核结果，未读的在前。首次检查只记录当前状态。",
      id:
        "Memeriksa lamaran Anda dan menampilkan status baru, tawaran, serta tinjauan dokumen, yang belum dibaca lebih dulu. Pemeriksaan pertama hanya mencatat keadaan saat ini."
    )
  }
  var markReadHelp: String {
    language.choose(en: "Mark all as read.", zhHans: "全部标为已读。", id: "Tandai semua sudah dibaca.")
  }
  var notificationsExample: String {
    language.choose(
      en: "changes since the last check",
      zhHans: "上次检查以来的变化",
      id: "perubahan sejak pemeriksaan terakhir"
    )
  }
  var markReadExample: String {
    language.choose(en: "the same, marked as read", zhHans: "同上，并标为已读", id: "sama, ditandai sudah dibaca")
  }
}
