import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

extension Strings {
  func summary(of error: VerificationError) -> String {
    switch error {
    case .unknownOutcome: language.unknownOutcome
    case .sessionExists(.verified):
      language.choose(
        en: "You are verified. A new session would replace the verified one, so none was started.",
        zhHans: "已通过认证；新的认证会话会取代它，因此没有开始。",
        id:
          "Anda sudah terverifikasi. Sesi baru akan menggantikan sesi yang terverifikasi, jadi tidak dimulai."
      )
    case .sessionExists(let status):
      existing(status.map { name(of: $0) } ?? unknown)
    case .documentExists(let kind): existing(document: name(of: .document(kind)))
    case .declined: Confirmation.nothingChanged(in: language)
    case .confirmationNeeded:
      language.choose(
        en: "Submitting a session needs confirmation.",
        zhHans: "提交认证会话需要确认。",
        id: "Mengajukan sesi memerlukan konfirmasi."
      )
    case .sessionRequired:
      language.choose(
        en: "There is no verification session.",
        zhHans: "没有认证会话。",
        id: "Tidak ada sesi verifikasi."
      )
    case .sessionLocked:
      language.choose(
        en: "The session is verified or rejected, and cannot be changed.",
        zhHans: "认证会话已通过或被拒绝，无法更改。",
        id: "Sesi sudah terverifikasi atau ditolak, dan tidak dapat diubah."
      )
    case .sessionIncomplete:
      language.choose(
        en: "The session has no documents, so it cannot be submitted.",
        zhHans: "认证会话没有证件，无法提交。",
        id: "Sesi tidak memiliki dokumen, jadi tidak dapat diajukan."
      )
    case .notSubmitted:
      language.choose(
        en: "The session is not submitted yet.",
        zhHans: "认证会话尚未提交。",
        id: "Sesi belum diajukan."
      )
    case .documentsMissing:
      language.choose(
        en: "The final verification needs at least one document.",
        zhHans: "最终认证至少需要一份证件。",
        id: "Verifikasi akhir memerlukan sedikitnya satu dokumen."
      )
    case .duplicateDocument:
      language.choose(
        en: "This file is already part of the session, perhaps as another type of document.",
        zhHans: "此文件已在认证会话中，可能属于另一种证件类型。",
        id: "Berkas ini sudah ada dalam sesi, mungkin sebagai jenis dokumen lain."
      )
    case .valueRefused(let value, let message): refused(name(of: value), message)
    case .noteTooLong(let units): tooLong(name(of: .note), units, ReviewNote.longest)
    case .noteHasControlCharacter: controlCharacter(in: name(of: .note))
    case .file(let error): UploadFileWords(language).sentence(error)
    case .upload(let error): UploadFileWords(language).sentence(error)
    case .service, .persistence:
      language.choose(
        en: "The service returned an error.",
        zhHans: "服务出错。",
        id: "Layanan mengalami kesalahan."
      )
    }
  }

  private func existing(document words: SafeText) -> String {
    language.choose(
      en:
        "The session already has this document (\(words)), and documents cannot be removed. Nothing was sent.",
      zhHans: "认证会话中已有此证件（\(words)），且证件无法删除。没有发送任何内容。",
      id:
        "Sesi sudah memiliki dokumen ini (\(words)), dan dokumen tidak dapat dihapus. Tidak ada yang dikirim."
    )
  }

  /// The question before another document of a type that the session has.
  func addQuestion(_ kind: IdentityDocument.Kind) -> String {
    let words = name(of: .document(kind))
    return language.choose(
      en:
        "The session already has this document (\(words)), and documents cannot be removed. Add another? [y/N]",
      zhHans: "认证会话中已有此证件（\(words)），且证件无法删除。要再添加一份吗？[y/N]",
      id: "Sesi sudah memiliki dokumen ini (\(words)), dan dokumen tidak dapat dihapus. Tambahkan lagi? [y/T]"
    )
  }
  var addDocument: String {
    language.choose(en: "add another one", zhHans: "再添加一份", id: "menambahkan satu lagi")
  }

  private func existing(_ words: SafeText) -> String {
    language.choose(
      en: "A session already exists (\(words)). A new one would replace it, so none was started.",
      zhHans: "已有认证会话（\(words)）；新的会话会取代它，因此没有开始。",
      id: "Sudah ada sesi (\(words)). Sesi baru akan menggantikannya, jadi tidak dimulai."
    )
  }

  func brief(of error: VerificationError) -> String {
    switch error {
    case .unknownOutcome: language.unknownOutcomeBriefly
    case .sessionExists: language.choose(en: "session exists", zhHans: "已有认证会话", id: "sesi sudah ada")
    case .documentExists: language.choose(en: "already uploaded", zhHans: "已上传", id: "sudah diunggah")
    case .declined: nothingChanged
    case .confirmationNeeded: Confirmation.missingBriefly(in: language)
    case .sessionRequired: language.choose(en: "no session", zhHans: "没有认证会话", id: "tidak ada sesi")
    case .sessionLocked: language.choose(en: "session closed", zhHans: "认证会话已关闭", id: "sesi ditutup")
    case .sessionIncomplete, .documentsMissing:
      language.choose(en: "documents missing", zhHans: "缺少证件", id: "dokumen belum ada")
    case .notSubmitted:
      language.choose(en: "session not submitted", zhHans: "认证会话未提交", id: "sesi belum diajukan")
    case .duplicateDocument:
      language.choose(en: "file already uploaded", zhHans: "文件已上传", id: "berkas sudah diunggah")
    case .valueRefused, .noteTooLong, .noteHasControlCharacter: valueNotAccepted
    case .file: FileWords.unusable(in: language)
    case .upload: language.choose(en: "file not sent", zhHans: "文件未发送", id: "berkas tidak terkirim")
    case .service, .persistence: StaleReason.unavailable.words(in: language)
    }
  }

  func name(of value: RefusedValue) -> String {
    switch value {
    case .documentType: language.choose(en: "document type", zhHans: "证件类型", id: "jenis dokumen")
    case .fileName: language.choose(en: "file name", zhHans: "文件名", id: "nama berkas")
    case .fileType: language.choose(en: "file type", zhHans: "文件类型", id: "jenis berkas")
    case .fileSize: language.choose(en: "file size", zhHans: "文件大小", id: "ukuran berkas")
    case .checksum: language.choose(en: "checksum", zhHans: "校验和", id: "checksum")
    case .objectKey:
      language.choose(en: "key of the uploaded file", zhHans: "上传文件的键", id: "kunci berkas yang diunggah")
    case .note: language.choose(en: "note", zhHans: "附言", id: "catatan")
    }
  }
}
