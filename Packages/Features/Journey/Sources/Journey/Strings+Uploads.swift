import CareersDomain
import DesignKit
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
        en: "The upload address was rejected twice, so nothing was uploaded.",
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
}

// MARK: - Files that cannot be uploaded

extension Strings {
  func cannotUpload(_ path: String, because error: UploadFileError) -> String {
    let reason =
      switch error {
      case .missing: language.choose(en: "the file does not exist", zhHans: "文件不存在", id: "berkas tidak ada")
      case .folder: language.choose(en: "it is a folder", zhHans: "这是一个文件夹", id: "ini adalah folder")
      case .link:
        language.choose(en: "it is a symbolic link", zhHans: "这是符号链接", id: "ini tautan simbolis")
      case .special:
        language.choose(en: "it is not a regular file", zhHans: "不是普通文件", id: "ini bukan berkas biasa")
      case .empty: language.choose(en: "it is empty", zhHans: "文件为空", id: "berkasnya kosong")
      case .tooLarge(let bytes):
        LimitWords(language).fileSize(atMost: UploadFile.mostBytes, has: bytes)
      case .longName(let units):
        LimitWords(language).atMost(UploadFile.longestName, in: fileName, has: units)
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
          id: "isinya bukan \(name(of: type)), meskipun begitu menurut namanya"
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
      language.choose(en: "Choose a file in it.", zhHans: "请指定其中的一个文件。", id: "Pilih berkas di dalamnya.")
    case .link:
      language.choose(
        en: "Use the path of the file that it points to.",
        zhHans: "请使用它所指向的文件的路径。",
        id: "Gunakan path berkas yang ditunjuknya."
      )
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

  private var fileName: String { language.choose(en: "file name", zhHans: "文件名", id: "nama berkas") }

  private func name(of type: UploadFileType) -> String {
    switch type {
    case .pdf: "PDF"
    case .jpeg: "JPEG"
    case .png: "PNG"
    }
  }
}
