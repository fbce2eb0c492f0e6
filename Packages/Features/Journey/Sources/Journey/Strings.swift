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
  var id: SafeText { language.choose(en: "ID", zhHans: "编号", id: "ID") }
  var entries: EntryWords {
    EntryWords(en: ("application", "applications"), zhHans: "份申请", id: "lamaran", in: language)
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
}
