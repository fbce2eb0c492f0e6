import CareersDomain
import FeatureKit
import LocalizationKit

// MARK: - Files that cannot be uploaded

extension Strings {
  private func name(of type: UploadFileType) -> String {
    switch type {
    case .pdf: "PDF"
    case .jpeg: "JPEG"
    case .png: "PNG"
    }
  }

  func summary(of error: UploadFileError) -> String {
    switch error {
    case .missing:
      return language.choose(en: "The file does not exist.", zhHans: "文件不存在。", id: "Berkas tidak ada.")
    case .folder:
      return language.choose(en: "The path is a folder.", zhHans: "此路径是文件夹。", id: "Path ini adalah folder.")
    case .link:
      return language.choose(
        en: "The path is a symbolic link.",
        zhHans: "此路径是符号链接。",
        id: "Path ini tautan simbolis."
      )
    case .special:
      return language.choose(
        en: "The path is not a regular file.",
        zhHans: "此路径不是普通文件。",
        id: "Path ini bukan berkas biasa."
      )
    case .empty: return language.choose(en: "The file is empty.", zhHans: "文件是空的。", id: "Berkas kosong.")
    case .tooLarge(let bytes):
      return sentence { $0.fileSize(atMost: UploadFile.mostBytes, has: bytes) }
    case .longName(let units): return tooLong(name(of: .fileName), units, UploadFile.longestName)
    case .unsupportedType:
      return language.choose(
        en: "The file is neither a PDF nor a JPEG or PNG picture.",
        zhHans: "文件不是 PDF、JPEG 或 PNG。",
        id: "Berkas bukan PDF maupun gambar JPEG atau PNG."
      )
    case .contentIsNot(let type):
      return language.choose(
        en: "The file name says \(name(of: type)), but the content is of another type.",
        zhHans: "文件名表示 \(name(of: type))，但内容是其他类型。",
        id: "Menurut namanya, berkas ini \(name(of: type)), tetapi isinya jenis lain."
      )
    case .nameIsNot(let type):
      return language.choose(
        en: "The content is \(name(of: type)), but the file name says otherwise.",
        zhHans: "内容是 \(name(of: type))，但文件名不符。",
        id: "Isinya \(name(of: type)), tetapi nama berkas menunjukkan jenis lain."
      )
    case .unreadable(let reason):
      return language.choose(
        en: "The file cannot be read: \(reason).",
        zhHans: "无法读取文件：\(reason)。",
        id: "Berkas tidak dapat dibaca: \(reason)."
      )
    }
  }

  func advice(about error: UploadFileError) -> String {
    switch error {
    case .missing: language.choose(en: "Check the path.", zhHans: "请检查路径。", id: "Periksa path.")
    case .link:
      language.choose(en: "Name the file itself.", zhHans: "请指定文件本身。", id: "Sebutkan berkasnya langsung.")
    case .folder, .special, .empty:
      language.choose(en: "Choose another file.", zhHans: "请选择其他文件。", id: "Pilih berkas lain.")
    case .tooLarge: language.choose(en: "Make the file smaller.", zhHans: "请缩小文件。", id: "Kecilkan berkas.")
    case .longName, .nameIsNot:
      language.choose(en: "Rename the file.", zhHans: "请重命名文件。", id: "Ganti nama berkas.")
    case .unsupportedType, .contentIsNot:
      language.choose(
        en: "Convert the file to PDF, JPEG or PNG.",
        zhHans: "请将文件转换为 PDF、JPEG 或 PNG。",
        id: "Ubah berkas ke PDF, JPEG, atau PNG."
      )
    case .unreadable:
      language.choose(
        en: "Check the permissions of the file.",
        zhHans: "请检查文件的权限。",
        id: "Periksa izin berkas."
      )
    }
  }
}

// MARK: - Uploads that failed

extension Strings {
  func summary(of error: UploadError) -> String {
    switch error {
    case .insecureAddress:
      language.choose(
        en: "The service gave an insecure upload address; nothing was sent.",
        zhHans: "服务给出的上传地址不安全，没有发送任何内容。",
        id: "Layanan memberikan alamat unggah yang tidak aman; tidak ada yang dikirim."
      )
    case .expired:
      language.choose(
        en: "The upload address has expired.",
        zhHans: "上传地址已过期。",
        id: "Alamat unggah sudah kedaluwarsa."
      )
    case .refused(let status):
      language.choose(
        en: "The file storage refused the file (status \(status)).",
        zhHans: "文件存储拒绝了此文件（状态\(status)）。",
        id: "Penyimpanan berkas menolak berkas (status \(status))."
      )
    case .service:
      language.choose(en: "The file was not sent.", zhHans: "文件未发送。", id: "Berkas tidak dikirim.")
    }
  }
}
