import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The texts of applications and notifications, in one language.
struct Strings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var applications: SafeText { language.choose(en: "Applications", zhHans: "申请", id: "Lamaran") }
  var yourApplications: SafeText {
    language.choose(en: "Your applications", zhHans: "我的申请", id: "Lamaran Anda")
  }
  var group: String { language.choose(en: "Jobs in Japan", zhHans: "日本求职", id: "Lowongan kerja di Jepang") }
  var id: SafeText { language.choose(en: "ID", zhHans: "编号", id: "ID") }

  private func words<Value, Failure>(
    _ title: SafeText,
    loading: SafeText,
    notRefreshed: SafeText
  ) -> LoadState<Value, Failure>.Words {
    .init(
      title: title,
      loading: loading,
      refreshing: language.choose(en: "Checking for changes", zhHans: "正在检查更新", id: "Memeriksa perubahan"),
      notRefreshed: notRefreshed,
      loadingMore: language.choose(
        en: "Loading more applications",
        zhHans: "正在载入更多申请",
        id: "Memuat lamaran lagi"
      )
    )
  }
}

// MARK: - Statuses

extension Strings {
  func status(_ status: ApplicationStatus) -> SafeText {
    switch status {
    case .submitted: language.choose(en: "submitted", zhHans: "已提交", id: "terkirim")
    case .inReview: language.choose(en: "in review", zhHans: "审核中", id: "ditinjau")
    case .interview: language.choose(en: "interview", zhHans: "面试", id: "wawancara")
    case .offered: language.choose(en: "offer", zhHans: "录用邀请", id: "tawaran")
    case .hired: language.choose(en: "hired", zhHans: "已录用", id: "diterima kerja")
    case .rejected: language.choose(en: "rejected", zhHans: "未通过", id: "ditolak")
    case .other(let word): SafeText(word)
    }
  }

  func badge(_ status: ApplicationStatus) -> Badge {
    let kind: Status =
      switch status {
      case .hired: .success
      case .offered: .warning
      case .rejected: .error
      case .submitted, .inReview, .interview, .other: .info
      }
    let words: SafeText = status == .offered ? openOffer : self.status(status)
    return Badge(words, kind)
  }

  var openOffer: SafeText { language.choose(en: "open offer", zhHans: "待决定的录用邀请", id: "tawaran terbuka") }
  var declinedByYou: SafeText { language.choose(en: "declined by you", zhHans: "已由本人婉拒", id: "Anda tolak") }
  var declined: SafeText { language.choose(en: "declined", zhHans: "已婉拒", id: "ditolak") }
  var now: SafeText { language.choose(en: "current", zhHans: "当前", id: "berjalan") }
  var done: SafeText { language.choose(en: "done", zhHans: "已完成", id: "selesai") }
  var next: SafeText { language.choose(en: "next", zhHans: "接下来", id: "berikutnya") }

  /// The title of an event: that of its status, or of the user's decision; the service's own for a status that is not
  /// known.
  func title(of event: JourneyEvent) -> SafeText {
    switch (event.status, event.actor) {
    case (.submitted, _):
      language.choose(en: "Application submitted", zhHans: "申请已提交", id: "Lamaran terkirim")
    case (.inReview, _): language.choose(en: "Application in review", zhHans: "申请审核中", id: "Lamaran ditinjau")
    case (.interview, _): language.choose(en: "Interview", zhHans: "面试", id: "Wawancara")
    case (.offered, _): language.choose(en: "Job offer", zhHans: "收到录用邀请", id: "Tawaran kerja")
    case (.hired, .user):
      language.choose(
        en: "Offer accepted, hired",
        zhHans: "已接受邀请并被录用",
        id: "Tawaran diterima, diterima kerja"
      )
    case (.hired, _): language.choose(en: "Hired", zhHans: "已录用", id: "Diterima kerja")
    case (.rejected, .user): language.choose(en: "Offer declined", zhHans: "已婉拒录用邀请", id: "Tawaran ditolak")
    case (.rejected, _): language.choose(en: "Application rejected", zhHans: "申请未通过", id: "Lamaran ditolak")
    case (.other(let word), _): SafeText(event.title ?? word)
    }
  }

  func by(_ actor: JourneyEvent.Actor) -> SafeText {
    switch actor {
    case .user: language.choose(en: "by you", zhHans: "由本人", id: "oleh Anda")
    case .admin: language.choose(en: "by the recruiter", zhHans: "由招聘方", id: "oleh perekrut")
    case .system: language.choose(en: "automatic", zhHans: "系统自动", id: "otomatis")
    case .other(let word): SafeText(word)
    }
  }

  func mayFollow(_ statuses: [SafeText]) -> SafeText {
    let list = language.list(statuses.map(\.string), .or)
    return SafeText(
      language.choose(
        en: "Possible next: \(list)",
        zhHans: "之后可能：\(list)",
        id: "Kemungkinan berikutnya: \(list)"
      )
    )
  }

  var yourDecision: SafeText {
    language.choose(
      en: "Your decision: accept or decline the offer",
      zhHans: "请决定：接受或婉拒录用邀请",
      id: "Keputusan Anda: terima atau tolak tawaran"
    )
  }

  func inJapan(_ moment: String) -> SafeText {
    SafeText(language.choose(en: "\(moment) in Japan", zhHans: "日本时间\(moment)", id: "\(moment) di Jepang"))
  }
}

// MARK: - The list

extension Strings {
  var listWords: LoadState<EntryPage<Application>, ServiceError>.Words {
    words(
      yourApplications,
      loading: language.choose(en: "Loading applications", zhHans: "正在载入申请", id: "Memuat lamaran"),
      notRefreshed: language.choose(
        en: "The list could not be refreshed",
        zhHans: "无法刷新列表",
        id: "Daftar tidak dapat disegarkan"
      )
    )
  }

  func count(_ shown: Int, of total: Int?) -> SafeText {
    let number = language.grouped(shown)
    if let total, total > shown {
      let all = language.grouped(total)
      return language.choose(
        en: "\(number) of \(all) applications",
        zhHans: "\(all)份申请中的\(number)份",
        id: "\(number) dari \(all) lamaran"
      )
    }
    return language.plural(
      shown,
      en: ("1 application", "\(number) applications"),
      zhHans: "\(number)份申请",
      id: "\(number) lamaran"
    )
  }

  var noApplications: SafeText {
    language.choose(en: "No applications yet.", zhHans: "还没有申请。", id: "Belum ada lamaran.")
  }
  var noneMatches: SafeText {
    language.choose(
      en: "No applications with this status.",
      zhHans: "没有该状态的申请。",
      id: "Tidak ada lamaran dengan status ini."
    )
  }
  var unknownJob: SafeText {
    language.choose(en: "Unknown job", zhHans: "未知职位", id: "Lowongan tidak dikenal")
  }
  var changed: SafeText { language.choose(en: "Changed", zhHans: "更新时间", id: "Diubah") }
  var openOne: SafeText { language.choose(en: "Open an application", zhHans: "打开一份申请", id: "Buka lamaran") }
  var showAll: SafeText {
    language.choose(en: "List all applications", zhHans: "列出全部申请", id: "Tampilkan semua lamaran")
  }
  var listApplications: String {
    language.choose(en: "List your applications", zhHans: "列出我的申请", id: "Tampilkan lamaran Anda")
  }
  var findJob: String { language.choose(en: "Find a job", zhHans: "查找职位", id: "Cari lowongan") }

  func incomplete(because reason: String) -> String {
    language.choose(
      en: "Warning: The list is incomplete: \(reason).",
      zhHans: "警告：列表不完整：\(reason)。",
      id: "Peringatan: Daftar tidak lengkap: \(reason)."
    )
  }
}

// MARK: - An application

extension Strings {
  var applicationWords: LoadState<ApplicationDetail, ApplicationFailure>.Words {
    words(
      language.choose(en: "Application", zhHans: "申请", id: "Lamaran"),
      loading: language.choose(en: "Opening the application", zhHans: "正在打开申请", id: "Membuka lamaran"),
      notRefreshed: language.choose(
        en: "The application could not be refreshed",
        zhHans: "无法刷新申请",
        id: "Lamaran tidak dapat disegarkan"
      )
    )
  }

  var documentsWords: LoadState<ApplicationDetail, ApplicationFailure>.Words {
    words(
      documents,
      loading: language.choose(en: "Loading documents", zhHans: "正在载入文件", id: "Memuat dokumen"),
      notRefreshed: language.choose(
        en: "The documents could not be refreshed",
        zhHans: "无法刷新文件",
        id: "Dokumen tidak dapat disegarkan"
      )
    )
  }

  var note: SafeText { language.choose(en: "Your message", zhHans: "附言", id: "Pesan Anda") }
  var history: SafeText { language.choose(en: "History", zhHans: "进展", id: "Riwayat") }
  var noHistory: SafeText {
    language.choose(en: "No history available.", zhHans: "暂无进展。", id: "Riwayat tidak tersedia.")
  }
  var documents: SafeText { language.choose(en: "Documents", zhHans: "文件", id: "Dokumen") }
  var document: SafeText { language.choose(en: "Document", zhHans: "文件", id: "Dokumen") }
  var noDocuments: SafeText {
    language.choose(en: "No documents yet.", zhHans: "还没有文件。", id: "Belum ada dokumen.")
  }
  var documentsNotLoaded: SafeText {
    language.choose(
      en: "The documents could not be loaded",
      zhHans: "无法载入文件",
      id: "Dokumen tidak dapat dimuat"
    )
  }
  var uploadedAt: SafeText { language.choose(en: "Uploaded", zhHans: "上传时间", id: "Diunggah") }

  func badge(_ review: ApplicationDocument.Review) -> Badge {
    switch review {
    case .pending: Badge(language.choose(en: "not reviewed yet", zhHans: "待审核", id: "belum ditinjau"), .info)
    case .valid: Badge(language.choose(en: "accepted", zhHans: "审核通过", id: "diterima"), .success)
    case .invalid: Badge(language.choose(en: "not accepted", zhHans: "审核未通过", id: "tidak diterima"), .error)
    case .other(let word): Badge(SafeText(word), .info)
    }
  }

  func reason(_ text: String) -> SafeText {
    SafeText(language.choose(en: "Reason: \(text)", zhHans: "原因：\(text)", id: "Alasan: \(text)"))
  }

  var accept: SafeText { language.choose(en: "Accept the offer", zhHans: "接受录用邀请", id: "Terima tawaran") }
  var decline: SafeText { language.choose(en: "Decline the offer", zhHans: "婉拒录用邀请", id: "Tolak tawaran") }
  var addDocument: SafeText { language.choose(en: "Upload a document", zhHans: "上传文件", id: "Unggah dokumen") }
  var openJob: SafeText { language.choose(en: "Open the job", zhHans: "打开职位", id: "Buka lowongan") }
  var openApplication: SafeText {
    language.choose(en: "Open the application", zhHans: "打开申请", id: "Buka lamaran")
  }
}

// MARK: - Changes

extension Strings {
  func question(isAccepted: Bool) -> String {
    isAccepted
      ? language.choose(
        en: "Accept the offer? This cannot be undone. [y/N]",
        zhHans: "要接受录用邀请吗？此操作无法撤销。[y/N]",
        id: "Terima tawaran? Ini tidak dapat dibatalkan. [y/T]"
      )
      : language.choose(
        en: "Decline the offer? This cannot be undone. [y/N]",
        zhHans: "要婉拒录用邀请吗？此操作无法撤销。[y/N]",
        id: "Tolak tawaran? Ini tidak dapat dibatalkan. [y/T]"
      )
  }

  func isYes(_ text: String) -> Bool {
    let word = text.lowercased().filter { !$0.isWhitespace }
    return ["y", "yes", "是"].contains(word)
  }

  var nothingDecided: String {
    language.choose(en: "The offer is unchanged.", zhHans: "录用邀请未作更改。", id: "Tawaran tidak berubah.")
  }

  func decided(isAccepted: Bool, _ application: Application) -> String {
    let job =
      application.job.map {
        language.choose(en: " for '\($0.title)'", zhHans: "（“\($0.title)”）", id: " untuk '\($0.title)'")
      } ?? ""
    let status = status(application.status).string
    return isAccepted
      ? language.choose(
        en: "Offer accepted\(job). Status: \(status).",
        zhHans: "已接受录用邀请\(job)。状态：\(status)。",
        id: "Tawaran diterima\(job). Status: \(status)."
      )
      : language.choose(
        en: "Offer declined\(job). Status: \(status).",
        zhHans: "已婉拒录用邀请\(job)。状态：\(status)。",
        id: "Tawaran ditolak\(job). Status: \(status)."
      )
  }

  func uploaded(_ document: ApplicationDocument) -> String {
    let name = document.fileName ?? document.id
    let review = badge(document.review).label.string
    return language.choose(
      en: "Uploaded '\(name)' (\(review)).",
      zhHans: "已上传“\(name)”（\(review)）。",
      id: "'\(name)' diunggah (\(review))."
    )
  }

  var confirmationNeeded: String {
    language.choose(
      en: "The decision must be confirmed, and there is no terminal to ask on.",
      zhHans: "必须确认此决定，但当前没有可供确认的终端。",
      id: "Keputusan harus dikonfirmasi, dan tidak ada terminal untuk bertanya."
    )
  }
  var confirm: String {
    language.choose(
      en: "confirm it without a question",
      zhHans: "直接确认",
      id: "mengonfirmasinya tanpa pertanyaan"
    )
  }

  func noSuchApplication(_ id: String) -> String {
    language.choose(
      en: "You have no application '\(id)'.",
      zhHans: "没有申请“\(id)”。",
      id: "Anda tidak memiliki lamaran '\(id)'."
    )
  }
  var noSuchApplicationBriefly: String {
    language.choose(en: "no such application", zhHans: "没有该申请", id: "lamaran tidak ada")
  }

  func noID(_ text: String) -> String {
    language.choose(
      en: "'\(text)' is not an application ID.",
      zhHans: "“\(text)”不是申请编号。",
      id: "'\(text)' bukan ID lamaran."
    )
  }
  var idHint: String {
    language.choose(
      en: "Copy the ID from the list of applications.",
      zhHans: "请从申请列表中复制编号。",
      id: "Salin ID dari daftar lamaran."
    )
  }
  var badType: String {
    language.choose(
      en: "The document type must have 1 to \(ApplicationDocumentType.limit) characters.",
      zhHans: "文件类型须为1至\(ApplicationDocumentType.limit)个字符。",
      id: "Jenis dokumen harus terdiri atas 1 sampai \(ApplicationDocumentType.limit) karakter."
    )
  }
  var badReason: String {
    language.choose(
      en: "The reason is longer than \(DecisionReason.limit) characters, or has invalid characters.",
      zhHans: "原因超过\(DecisionReason.limit)个字符，或含有无效字符。",
      id: "Alasan lebih dari \(DecisionReason.limit) karakter, atau berisi karakter yang tidak valid."
    )
  }

  var noOffer: String {
    language.choose(
      en: "This application has no open offer.",
      zhHans: "该申请没有待决定的录用邀请。",
      id: "Lamaran ini tidak memiliki tawaran terbuka."
    )
  }

  func unknownOutcome(because reason: String) -> String {
    language.choose(
      en: "The decision was sent, but the service did not confirm it: \(reason).",
      zhHans: "决定已发送，但服务未确认：\(reason)。",
      id: "Keputusan telah dikirim, tetapi layanan tidak mengonfirmasinya: \(reason)."
    )
  }
  var checkApplication: String {
    language.choose(en: "Check its status", zhHans: "查看其状态", id: "Periksa statusnya")
  }

  var documentThere: String {
    language.choose(
      en: "A document with the same content is already there; nothing was uploaded.",
      zhHans: "已有内容相同的文件，未重复上传。",
      id: "Dokumen dengan isi yang sama sudah ada; tidak ada yang diunggah."
    )
  }
  var listDocuments: String {
    language.choose(en: "List the documents", zhHans: "列出文件", id: "Tampilkan dokumen")
  }

  func notRegistered(because reason: String) -> String {
    language.choose(
      en: """
        The file was uploaded, but the service did not confirm that it is part of the application: \(reason). If it \
        is not listed, upload it again.
        """,
      zhHans: "文件已上传，但服务未确认已将其加入申请：\(reason)。如列表中没有该文件，请重新上传。",
      id:
        "Berkas telah diunggah, tetapi layanan tidak mengonfirmasi bahwa berkas itu bagian dari lamaran: \(reason). Jika tidak ada dalam daftar, unggah lagi."
    )
  }

  func notUploaded(_ error: UploadError) -> String {
    switch error {
    case .insecureAddress:
      language.choose(
        en: "The service named an insecure address for the file, so nothing was uploaded.",
        zhHans: "服务提供的上传地址不安全，文件未上传。",
        id: "Layanan memberikan alamat yang tidak aman untuk berkas, jadi tidak ada yang diunggah."
      )
    case .expired:
      language.choose(
        en: "The address for the file was not accepted twice, so nothing was uploaded.",
        zhHans: "上传地址两次均未被接受，文件未上传。",
        id: "Alamat untuk berkas dua kali tidak diterima, jadi tidak ada yang diunggah."
      )
    case .refused(let status):
      language.choose(
        en: "The storage of the service refused the file (HTTP \(status)), so nothing was uploaded.",
        zhHans: "服务的存储拒绝了该文件（HTTP \(status)），文件未上传。",
        id: "Penyimpanan layanan menolak berkas (HTTP \(status)), jadi tidak ada yang diunggah."
      )
    case .service:
      language.choose(en: "The file was not uploaded.", zhHans: "文件未上传。", id: "Berkas tidak diunggah.")
    }
  }

  func cannotUpload(_ path: String, because error: UploadFileError) -> String {
    let reason =
      switch error {
      case .missing: language.choose(en: "there is no such file", zhHans: "文件不存在", id: "berkas tidak ada")
      case .folder: language.choose(en: "it is a folder", zhHans: "这是一个文件夹", id: "ini sebuah folder")
      case .special:
        language.choose(en: "it is not a regular file", zhHans: "不是普通文件", id: "ini bukan berkas biasa")
      case .empty: language.choose(en: "it is empty", zhHans: "文件为空", id: "berkasnya kosong")
      case .tooLarge(let bytes):
        language.choose(
          en:
            "it has \(language.grouped(bytes)) bytes; the limit is \(language.grouped(UploadFile.mostBytes))",
          zhHans: "大小为\(language.grouped(bytes))字节，上限为\(language.grouped(UploadFile.mostBytes))字节",
          id: "ukurannya \(language.grouped(bytes)) bita; batasnya \(language.grouped(UploadFile.mostBytes))"
        )
      case .longName(let units):
        language.choose(
          en: "its name has \(language.grouped(units)) characters; the limit is \(UploadFile.longestName)",
          zhHans: "文件名有\(language.grouped(units))个字符，上限为\(UploadFile.longestName)个",
          id: "namanya \(language.grouped(units)) karakter; batasnya \(UploadFile.longestName)"
        )
      case .unsupportedType:
        language.choose(
          en: "only PDF, JPEG and PNG are accepted",
          zhHans: "仅接受 PDF、JPEG 和 PNG 文件",
          id: "hanya PDF, JPEG, dan PNG yang diterima"
        )
      case .contentIsNot(let type):
        language.choose(
          en: "its content is not \(name(of: type)), although its name says so",
          zhHans: "文件名表示 \(name(of: type))，但内容不符",
          id: "isinya bukan \(name(of: type)), meskipun namanya menyatakan begitu"
        )
      case .nameIsNot(let type):
        language.choose(
          en: "its content is \(name(of: type)), but its name does not end in .\(type.nameExtensions[0])",
          zhHans: "内容是 \(name(of: type))，但文件名的结尾不是“.\(type.nameExtensions[0])”",
          id: "isinya \(name(of: type)), tetapi namanya tidak berakhir dengan .\(type.nameExtensions[0])"
        )
      case .unreadable(let reason):
        language.choose(
          en: "it cannot be read (\(reason))",
          zhHans: "无法读取（\(reason)）",
          id: "tidak dapat dibaca (\(reason))"
        )
      }
    return language.choose(
      en: "'\(path)' cannot be uploaded: \(reason).",
      zhHans: "无法上传“\(path)”：\(reason)。",
      id: "'\(path)' tidak dapat diunggah: \(reason)."
    )
  }

  func advice(about error: UploadFileError) -> String? {
    switch error {
    case .missing: language.choose(en: "Check the path.", zhHans: "请检查路径。", id: "Periksa path.")
    case .folder:
      language.choose(en: "Name a file in it.", zhHans: "请指定其中的一个文件。", id: "Sebutkan berkas di dalamnya.")
    case .special:
      language.choose(
        en: "Copy its content to a file.",
        zhHans: "请将其内容复制到文件中。",
        id: "Salin isinya ke berkas."
      )
    case .empty: language.choose(en: "Choose another file.", zhHans: "请选择其他文件。", id: "Pilih berkas lain.")
    case .tooLarge: language.choose(en: "Reduce its size.", zhHans: "请缩小文件。", id: "Kecilkan ukurannya.")
    case .longName, .nameIsNot:
      language.choose(en: "Rename the file.", zhHans: "请重命名文件。", id: "Ganti nama berkas.")
    case .unsupportedType, .contentIsNot:
      language.choose(
        en: "Convert it to PDF, JPEG or PNG.",
        zhHans: "请将其转换为 PDF、JPEG 或 PNG。",
        id: "Ubah ke PDF, JPEG, atau PNG."
      )
    case .unreadable:
      language.choose(en: "Check its permissions.", zhHans: "请检查文件权限。", id: "Periksa izinnya.")
    }
  }

  private func name(of type: UploadFileType) -> String {
    switch type {
    case .pdf: "PDF"
    case .jpeg: "JPEG"
    case .png: "PNG"
    }
  }
}

// MARK: - Notifications

extension Strings {
  var notifications: SafeText { language.choose(en: "Notifications", zhHans: "通知", id: "Notifikasi") }

  var notificationsWords: LoadState<NotificationReport, NotificationFailure>.Words {
    words(
      notifications,
      loading: language.choose(
        en: "Checking your applications",
        zhHans: "正在检查申请",
        id: "Memeriksa lamaran Anda"
      ),
      notRefreshed: language.choose(
        en: "Your applications could not be checked",
        zhHans: "无法检查申请",
        id: "Lamaran Anda tidak dapat diperiksa"
      )
    )
  }

  var noNotifications: SafeText {
    language.choose(en: "No notifications.", zhHans: "没有通知。", id: "Tidak ada notifikasi.")
  }
  var unread: SafeText { language.choose(en: "unread", zhHans: "未读", id: "belum dibaca") }
  var markRead: SafeText {
    language.choose(en: "Mark all as read", zhHans: "全部标为已读", id: "Tandai semua sudah dibaca")
  }
  var firstLook: SafeText {
    language.choose(
      en: "First check of your applications",
      zhHans: "首次检查申请",
      id: "Pemeriksaan pertama lamaran Anda"
    )
  }
  var firstLookMeaning: SafeText {
    language.choose(
      en: "Changes from now on appear here as notifications.",
      zhHans: "从现在起的变化会在此显示为通知。",
      id: "Perubahan mulai sekarang muncul di sini sebagai notifikasi."
    )
  }

  func headline(of change: CareersNotification.Change) -> SafeText {
    switch change {
    case .status(let status, _): return title(of: JourneyEvent(id: "", status: status))
    case .review(let review, let fileName, _):
      let name = fileName ?? document.string
      return switch review {
      case .valid:
        SafeText(
          language.choose(en: "'\(name)' was accepted", zhHans: "“\(name)”审核通过", id: "'\(name)' diterima")
        )
      case .invalid:
        SafeText(
          language.choose(
            en: "'\(name)' was not accepted",
            zhHans: "“\(name)”审核未通过",
            id: "'\(name)' tidak diterima"
          )
        )
      case .pending:
        SafeText(
          language.choose(
            en: "'\(name)' is not reviewed yet",
            zhHans: "“\(name)”待审核",
            id: "'\(name)' belum ditinjau"
          )
        )
      case .other(let word):
        SafeText(
          language.choose(
            en: "'\(name)' was reviewed: \(word)",
            zhHans: "“\(name)”的审核结果：\(word)",
            id: "'\(name)' telah ditinjau: \(word)"
          )
        )
      }
    }
  }

  func unreadCount(_ unread: Int, of total: Int) -> SafeText {
    let (new, all) = (language.grouped(unread), language.grouped(total))
    return language.choose(
      en: "\(new) unread of \(all)",
      zhHans: "共\(all)条，未读\(new)条",
      id: "\(new) belum dibaca dari \(all)"
    )
  }

  func notChecked(_ count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "Warning: 1 application could not be checked; run the command again later.",
        "Warning: \(number) applications could not be checked; run the command again later."
      ),
      zhHans: "警告：\(number)份申请无法检查，请稍后再次运行此命令。",
      id: "Peringatan: \(number) lamaran tidak dapat diperiksa; jalankan lagi perintah ini nanti."
    )
  }

  func marked(_ count: Int) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 notification marked as read.", "\(number) notifications marked as read."),
      zhHans: "已将\(number)条通知标为已读。",
      id: "\(number) notifikasi ditandai sudah dibaca."
    )
  }
}

// MARK: - The commands

extension Strings {
  var idValue: String { language.choose(en: "ID", zhHans: "编号", id: "ID") }
  var statusValue: String { language.choose(en: "status", zhHans: "状态", id: "status") }
  var textValue: String { language.choose(en: "text", zhHans: "文字", id: "teks") }
  var typeValue: String { language.choose(en: "type", zhHans: "类型", id: "jenis") }
  var fileValue: String { language.choose(en: "file", zhHans: "文件", id: "berkas") }

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
        Lists the applications of the account that is signed in, most recently changed first. Pages you have opened \
        before stay available offline.
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
        Accepts PDF, JPEG and PNG files of up to 10 MiB, checked by content and name. A document cannot be removed \
        once it is uploaded.
        """,
      zhHans: "接受不超过10 MiB 的 PDF、JPEG 和 PNG 文件，按内容和文件名检查。文件上传后无法删除。",
      id:
        "Menerima berkas PDF, JPEG, dan PNG sampai 10 MiB, diperiksa menurut isi dan nama. Dokumen yang sudah diunggah tidak dapat dihapus."
    )
  }
  var fileHelp: String {
    language.choose(en: "File to upload.", zhHans: "要上传的文件。", id: "Berkas yang diunggah.")
  }
  var typeHelp: String {
    language.choose(
      en: "Kind of document, such as CV.",
      zhHans: "文件类型，如 CV。",
      id: "Jenis dokumen, misalnya CV."
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
      en: "Asks for confirmation first. The decision cannot be undone.",
      zhHans: "执行前会要求确认。此决定无法撤销。",
      id: "Meminta konfirmasi lebih dulu. Keputusan tidak dapat dibatalkan."
    )
  }
  var reasonHelp: String {
    language.choose(
      en: "Reason for the employer, up to \(DecisionReason.limit) characters.",
      zhHans: "告知雇主的原因，最多\(DecisionReason.limit)个字符。",
      id: "Alasan untuk pemberi kerja, sampai \(DecisionReason.limit) karakter."
    )
  }
  var yesHelp: String {
    language.choose(en: "Skip the confirmation.", zhHans: "无需确认。", id: "Lewati konfirmasi.")
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
      en: "Show changes of your applications.",
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
