import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

extension Strings {
  func hideQuestion(_ status: SessionStatus?) -> String {
    let words = status.map { name(of: $0) } ?? unknown
    return status == .verified
      ? language.choose(
        en:
          "You are verified. A new session replaces the verified one, and you must verify again. Start a new session? [y/N]",
        zhHans: "已通过认证。新的认证会话会取代它，需要重新认证。要开始新的认证会话吗？[y/N]",
        id:
          "Anda terverifikasi. Sesi baru menggantikan sesi itu, dan Anda harus diverifikasi lagi. Mulai sesi baru? [y/T]"
      )
      : language.choose(
        en: "A new session replaces the current one (\(words)) and its documents. Start a new session? [y/N]",
        zhHans: "新的认证会话会取代当前会话（\(words)）及其证件。要开始新的认证会话吗？[y/N]",
        id: "Sesi baru menggantikan sesi saat ini (\(words)) beserta dokumennya. Mulai sesi baru? [y/T]"
      )
  }

  var submitQuestion: String {
    language.choose(
      en: "Submit the session for review? [y/N]",
      zhHans: "要提交认证会话以供审核吗？[y/N]",
      id: "Ajukan sesi untuk ditinjau? [y/T]"
    )
  }

  func notes(about outcome: VerificationOutcome) -> [String] {
    switch outcome {
    case .started: [language.choose(en: "Session started.", zhHans: "认证会话已开始。", id: "Sesi dimulai.")]
    case .uploaded(let file, let type):
      [
        language.choose(
          en: "Document uploaded: \(file.name) (\(name(of: .document(type)))).",
          zhHans: "证件已上传：\(file.name)（\(name(of: .document(type)))）。",
          id: "Dokumen diunggah: \(file.name) (\(name(of: .document(type))))."
        )
      ]
    case .submitted(_, let missing):
      [language.choose(en: "Session submitted.", zhHans: "认证会话已提交。", id: "Sesi diajukan.")]
        + (missing.flatMap(stillMissing).map { [$0] } ?? [])
    case .alreadySubmitted(let session):
      [
        session.submittedAt.map { date in
          language.choose(
            en: "The session was already submitted on \(day(date)).",
            zhHans: "认证会话已于\(day(date))提交。",
            id: "Sesi sudah diajukan pada \(day(date))."
          )
        }
          ?? language.choose(
            en: "The session was already submitted.",
            zhHans: "认证会话此前已提交。",
            id: "Sesi sudah diajukan."
          )
      ]
    case .requested(let receipt): notes(about: receipt)
    }
  }

  private func stillMissing(_ documents: [IdentityDocument.Kind]) -> String? {
    guard !documents.isEmpty else { return nil }
    let list = language.list(documents.map { name(of: .document($0)).string })
    return language.choose(
      en: "Required documents are still missing: \(list).",
      zhHans: "仍缺少必需的证件：\(list)。",
      id: "Dokumen wajib masih kurang: \(list)."
    )
  }

  private func notes(about receipt: FinalRequestReceipt) -> [String] {
    let date = receipt.request.requestedAt.map(day)
    guard receipt.isNew else {
      let note = receipt.request.note.map { note in
        language.choose(
          en: "The note of the first request remains: '\(note)'.",
          zhHans: "仍保留首次请求的附言：“\(note)”。",
          id: "Catatan permintaan pertama tetap: '\(note)'."
        )
      }
      let first =
        date.map {
          language.choose(
            en: "The final verification was already requested on \($0).",
            zhHans: "此前已于\($0)请求最终认证。",
            id: "Verifikasi akhir sudah diminta pada \($0)."
          )
        }
        ?? language.choose(
          en: "The final verification was already requested.",
          zhHans: "此前已请求最终认证。",
          id: "Verifikasi akhir sudah diminta."
        )
      return [first] + (note.map { [$0] } ?? [])
    }
    return [
      date.map {
        language.choose(
          en: "Final verification requested on \($0).",
          zhHans: "已于\($0)请求最终认证。",
          id: "Verifikasi akhir diminta pada \($0)."
        )
      }
        ?? language.choose(
          en: "Final verification requested.",
          zhHans: "已请求最终认证。",
          id: "Verifikasi akhir diminta."
        )
    ]
  }

  /// The step after an outcome.
  func remedy(after outcome: VerificationOutcome) -> Remedy {
    switch outcome {
    case .started: .open(.uploadDocument(.passport), purpose: uploadADocument)
    case .submitted(_, let missing?):
      missing.first.map { .open(.uploadDocument($0), purpose: upload(name(of: .document($0))).string) }
        ?? .open(.requestVerification, purpose: requestReview.string)
    case .uploaded, .submitted, .alreadySubmitted, .requested: .open(.verification, purpose: showState)
    }
  }

  var showState: String {
    language.choose(en: "Show the checklist", zhHans: "查看认证清单", id: "Tampilkan daftar periksa")
  }
  var uploadADocument: String {
    language.choose(en: "Upload a document", zhHans: "上传证件", id: "Unggah dokumen")
  }
  var showUploaded: String {
    language.choose(en: "See the uploaded documents", zhHans: "查看已上传的证件", id: "Lihat dokumen yang diunggah")
  }
  var replaceSession: String {
    language.choose(
      en: "start a new session nevertheless",
      zhHans: "仍要开始新的认证会话",
      id: "tetap memulai sesi baru"
    )
  }
  var checkFirst: String {
    language.choose(
      en: "Before trying again, check the current state",
      zhHans: "在重试之前检查当前状态",
      id: "Sebelum mencoba lagi, periksa keadaan saat ini"
    )
  }
}
