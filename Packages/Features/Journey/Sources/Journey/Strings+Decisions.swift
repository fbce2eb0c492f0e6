import CareersDomain
import DesignKit
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
