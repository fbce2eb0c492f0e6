import CareersDomain
import DesignKit
import FeatureKit
import LocalizationKit

/// The texts of the forms of the verification.
extension Strings {
  var uploadTitle: SafeText { SafeText(uploadADocument) }
  var typeLabel: SafeText { language.choose(en: "Type of document", zhHans: "证件类型", id: "Jenis dokumen") }

  var noteLabel: SafeText {
    language.choose(en: "Note for the operator", zhHans: "给运营人员的附言", id: "Catatan untuk operator")
  }
  var noteHelp: SafeText { SafeText(LimitWords(language).optionalNote(atMost: ReviewNote.longest)) }
  var requestQuestion: SafeText {
    language.choose(
      en: "Request the final verification?",
      zhHans: "要请求最终认证吗？",
      id: "Minta verifikasi akhir?"
    )
  }
  var requestIsFinal: SafeText {
    language.choose(
      en: "Each session has one request, and its note cannot be changed.",
      zhHans: "每个会话只有一次请求，附言之后无法更改。",
      id: "Setiap sesi memiliki satu permintaan, dan catatannya tidak dapat diubah."
    )
  }
}
