import CareersDomain
import DesignKit
import FeatureKit
import LocalizationKit

// MARK: - Decisions about an offer

extension Strings {
  /// The question, with the job that the offer is for where it is known.
  func question(isAccepted: Bool, about application: Application?) -> SafeText {
    let offer = offer(of: application)
    return isAccepted
      ? language.choose(en: "Accept \(offer)?", zhHans: "要接受\(offer)吗？", id: "Terima \(offer)?")
      : language.choose(en: "Decline \(offer)?", zhHans: "要婉拒\(offer)吗？", id: "Tolak \(offer)?")
  }

  private func offer(of application: Application?) -> SafeText {
    guard let job = application?.job else {
      return language.choose(en: "the offer", zhHans: "录用邀请", id: "tawaran")
    }
    let title = SafeText(job.title)
    guard let employer = job.employer.map({ SafeText($0.name) }) else {
      return language.choose(
        en: "the offer for '\(title)'",
        zhHans: "“\(title)”的录用邀请",
        id: "tawaran untuk '\(title)'"
      )
    }
    return language.choose(
      en: "the offer for '\(title)' at \(employer)",
      zhHans: "\(employer)“\(title)”的录用邀请",
      id: "tawaran untuk '\(title)' di \(employer)"
    )
  }
  var decisionIsFinal: SafeText {
    language.choose(
      en: "The decision cannot be undone.",
      zhHans: "此决定无法撤销。",
      id: "Keputusan tidak dapat dibatalkan."
    )
  }
  var reasonLabel: SafeText {
    language.choose(en: "Reason for the employer", zhHans: "告知雇主的原因", id: "Alasan untuk pemberi kerja")
  }
  var reasonHelp: SafeText {
    let units = language.grouped(DecisionReason.limit)
    return language.choose(
      en: "At most \(units) characters; leave it empty for no reason.",
      zhHans: "最多\(units)个字符；留空则不说明原因。",
      id: "Paling banyak \(units) karakter; kosongkan jika tanpa alasan."
    )
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

  var badReason: String {
    let words = LimitWords(language)
    let reason = language.choose(en: "reason", zhHans: "原因", id: "alasan")
    let length = words.atMost(DecisionReason.limit, in: reason)
    return words.sentence(
      language.choose(
        en: "\(length) and no control characters",
        zhHans: "\(length)，且不能有控制字符",
        id: "\(length) dan tidak boleh berisi karakter kontrol"
      )
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
}

// MARK: - Applications that do not exist

extension Strings {
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
}
