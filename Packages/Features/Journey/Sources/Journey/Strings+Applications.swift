import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

// MARK: - The list

extension Strings {
  var listWords: LoadState<EntryPage<Application>, ServiceError>.Words {
    .init(
      title: yourApplications,
      loading: language.choose(en: "Loading applications", zhHans: "正在载入申请", id: "Memuat lamaran"),
      loadingMore: language.choose(
        en: "Loading more applications",
        zhHans: "正在载入更多申请",
        id: "Memuat lamaran lagi"
      )
    )
  }

  func count(_ shown: Int, of total: Int?) -> SafeText {
    SafeText(
      language.counted(shown, of: total, en: ("application", "applications"), zhHans: "份申请", id: "lamaran")
    )
  }

  var noApplications: SafeText {
    language.choose(en: "No applications yet.", zhHans: "还没有申请。", id: "Belum ada lamaran.")
  }
  func waiting(_ count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 application has not been sent yet", "\(number) applications have not been sent yet"),
      zhHans: "\(number)项申请尚未发送",
      id: "\(number) lamaran belum dikirim"
    )
  }
  func unconfirmed(_ count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "1 application was sent and is not confirmed yet",
        "\(number) applications were sent and are not confirmed yet"
      ),
      zhHans: "\(number)项申请已发送，尚未确认",
      id: "\(number) lamaran sudah dikirim dan belum dikonfirmasi"
    )
  }
  func notAccepted(_ count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "1 application was not accepted or not confirmed",
        "\(number) applications were not accepted or not confirmed"
      ),
      zhHans: "\(number)项申请未被接受或未确认",
      id: "\(number) lamaran tidak diterima atau belum dikonfirmasi"
    )
  }
  func state(_ state: PendingState) -> SafeText {
    switch state {
    case .unsent: language.choose(en: "not sent yet", zhHans: "尚未发送", id: "belum dikirim")
    case .unconfirmed: language.choose(en: "not confirmed yet", zhHans: "尚未确认", id: "belum dikonfirmasi")
    case .refused:
      language.choose(
        en: "not accepted or not confirmed",
        zhHans: "未被接受或未确认",
        id: "tidak diterima atau belum dikonfirmasi"
      )
    }
  }
  var listUnsent: String {
    language.choose(en: "See what waits", zhHans: "查看待发送的更改", id: "Lihat yang menunggu")
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
  var listApplications: String {
    language.choose(en: "List your applications", zhHans: "列出我的申请", id: "Tampilkan lamaran Anda")
  }
  var findJob: String { language.choose(en: "Find a job", zhHans: "查找职位", id: "Cari lowongan") }
}

// MARK: - An application

extension Strings {
  var documentsWords: LoadState<ApplicationDetail, ApplicationFailure>.Words {
    .init(
      title: documents,
      loading: language.choose(en: "Loading documents", zhHans: "正在载入文件", id: "Memuat dokumen"),
      notRefreshed: language.notRefreshed(en: "The documents", zhHans: "文件", id: "Dokumen")
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
  var documentsNotLoaded: SafeText { language.notLoaded(en: "The documents", zhHans: "文件", id: "Dokumen") }
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
