import CareersDomain
import DesignKit
import FeatureKit
import LocalizationKit

// MARK: - Decisions about an offer

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

  var confirmationNeeded: String {
    language.choose(
      en: "The decision needs your confirmation, but there is no terminal to ask in.",
      zhHans: "必须确认此决定，但当前没有可供确认的终端。",
      id: "Keputusan harus dikonfirmasi, dan tidak ada terminal untuk bertanya."
    )
  }
  var confirm: String {
    language.choose(
      en: "confirm it without being asked",
      zhHans: "直接确认",
      id: "mengonfirmasinya tanpa pertanyaan"
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
