import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

// MARK: - Uploads

extension Strings {
  func uploaded(_ document: ApplicationDocument) -> String {
    let name = document.fileName ?? document.id
    let review = badge(document.review).label.string
    return language.choose(
      en: "Uploaded '\(name)' (\(review)).",
      zhHans: "已上传“\(name)”（\(review)）。",
      id: "'\(name)' diunggah (\(review))."
    )
  }

  var typeLabel: SafeText {
    language.choose(en: "Type of document", zhHans: "文件类型", id: "Jenis dokumen")
  }
  var typeHelp: SafeText {
    language.choose(
      en: "In your own words, such as CV.",
      zhHans: "可自行填写，如 CV。",
      id: "Isi bebas, misalnya CV."
    )
  }

  var badType: String {
    let words = LimitWords(language)
    let type = language.choose(en: "document type", zhHans: "文件类型", id: "jenis dokumen")
    return words.sentence(words.between(1...ApplicationDocumentType.limit, in: type))
  }

  var documentThere: String {
    language.choose(
      en: "The application already has a document with the same content; nothing was uploaded.",
      zhHans: "申请中已有内容相同的文件，未重复上传。",
      id: "Lamaran sudah memiliki dokumen dengan isi yang sama; tidak ada yang diunggah."
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
}

// MARK: - Files that cannot be uploaded

extension Strings {
  func cannotUpload(_ path: String, because error: UploadFileError) -> String {
    let reason = UploadFileWords(language).clause(error)
    return language.choose(
      en: "'\(path)' cannot be uploaded: \(reason).",
      zhHans: "无法上传“\(path)”：\(reason)。",
      id: "'\(path)' tidak dapat diunggah: \(reason)."
    )
  }
}
