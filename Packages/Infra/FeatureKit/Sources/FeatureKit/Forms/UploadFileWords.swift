public import DesignKit
public import DomainKernel
public import LocalizationKit

/// The words about files that cannot be uploaded: the same in every form and message.
public struct UploadFileWords: Sendable {
  private let language: Language
  private let limits: LimitWords

  /// Makes the words.
  ///
  /// - Parameter language: The language.
  public init(_ language: Language) {
    self.language = language
    limits = LimitWords(language)
  }

  /// Describes the path of a file that a service takes, as a sentence.
  public var path: SafeText { SafeText(limits.sentence(pathOfFile)) }

  /// Describes the path of a file that a form can go without.
  ///
  /// - Parameter empty: What an empty path means, as the end of the sentence.
  /// - Returns: The sentence.
  public func path(orEmpty empty: String) -> SafeText {
    SafeText(
      limits.sentence(
        language.choose(
          en: "\(pathOfFile); \(empty)",
          zhHans: "\(pathOfFile)；\(empty)",
          id: "\(pathOfFile); \(empty)"
        )
      )
    )
  }

  private var pathOfFile: String {
    language.choose(
      en: "path of a PDF, JPEG or PNG file of at most 10 MiB",
      zhHans: "PDF、JPEG 或 PNG 文件的路径，最大为10 MiB",
      id: "path berkas PDF, JPEG, atau PNG paling besar 10 MiB"
    )
  }

  /// Says in a sentence why a file cannot be uploaded.
  ///
  /// - Parameter error: Why.
  /// - Returns: The sentence, with its full stop.
  public func sentence(_ error: UploadFileError) -> String { limits.sentence(clause(error)) }

  /// Says why a file cannot be uploaded.
  ///
  /// - Parameter error: Why.
  /// - Returns: A clause, for the middle of a sentence.
  public func clause(_ error: UploadFileError) -> String {
    switch error {
    case .missing: language.choose(en: "the file does not exist", zhHans: "文件不存在", id: "berkas tidak ada")
    case .folder: language.choose(en: "the path is a folder", zhHans: "此路径是文件夹", id: "path ini adalah folder")
    case .link:
      language.choose(
        en: "the path is a symbolic link",
        zhHans: "此路径是符号链接",
        id: "path ini tautan simbolis"
      )
    case .special:
      language.choose(
        en: "the path is not a regular file",
        zhHans: "此路径不是普通文件",
        id: "path ini bukan berkas biasa"
      )
    case .empty: language.choose(en: "the file is empty", zhHans: "文件为空", id: "berkas kosong")
    case .tooLarge(let bytes): limits.fileSize(atMost: UploadFile.mostBytes, has: bytes)
    case .longName(let units):
      limits.atMost(
        UploadFile.longestName,
        in: language.choose(en: "file name", zhHans: "文件名", id: "nama berkas"),
        has: units
      )
    case .unsupportedType:
      language.choose(
        en: "the file is not a PDF, JPEG or PNG file",
        zhHans: "文件不是 PDF、JPEG 或 PNG 文件",
        id: "berkas bukan PDF, JPEG, atau PNG"
      )
    case .contentIsNot(let type):
      language.choose(
        en: "the file name says \(name(of: type)), but the content is of another type",
        zhHans: "文件名表示 \(name(of: type))，但内容是其他类型",
        id: "menurut namanya, berkas ini \(name(of: type)), tetapi isinya jenis lain"
      )
    case .nameIsNot(let type):
      language.choose(
        en: "the content is \(name(of: type)), but the file name does not end in .\(type.nameExtensions[0])",
        zhHans: "内容是 \(name(of: type))，但文件名的结尾不是“.\(type.nameExtensions[0])”",
        id: "isinya \(name(of: type)), tetapi nama berkas tidak berakhir dengan .\(type.nameExtensions[0])"
      )
    case .unreadable(let reason):
      language.choose(
        en: "the file cannot be read (\(reason))",
        zhHans: "无法读取文件（\(reason)）",
        id: "berkas tidak dapat dibaca (\(reason))"
      )
    }
  }

  /// Says in a sentence why a file was not uploaded, and that it was not.
  ///
  /// - Parameter error: Why; an error of the service has words of its own that say more.
  /// - Returns: The sentence, with its full stop.
  public func sentence(_ error: UploadError) -> String {
    let clause = clause(error)
    if case .service = error { return limits.sentence(clause) }
    return limits.sentence(
      language.choose(
        en: "\(clause), so nothing was uploaded",
        zhHans: "\(clause)，文件未上传",
        id: "\(clause), jadi tidak ada yang diunggah"
      )
    )
  }

  /// Says why a file was not uploaded.
  ///
  /// - Parameter error: Why; an error of the service has words of its own that say more.
  /// - Returns: A clause, for the middle of a sentence.
  public func clause(_ error: UploadError) -> String {
    switch error {
    case .insecureAddress:
      language.choose(
        en: "the service gave an insecure upload address",
        zhHans: "服务提供的上传地址不安全",
        id: "layanan memberikan alamat unggah yang tidak aman"
      )
    case .expired:
      language.choose(
        en: "the upload address has expired",
        zhHans: "上传地址已过期",
        id: "alamat unggah sudah kedaluwarsa"
      )
    case .refused(let status):
      language.choose(
        en: "the file storage of the service refused the file (status \(status))",
        zhHans: "服务的文件存储拒绝了该文件（状态码\(status)）",
        id: "penyimpanan berkas layanan menolak berkas (status \(status))"
      )
    case .service:
      language.choose(en: "the file was not uploaded", zhHans: "文件未上传", id: "berkas tidak diunggah")
    }
  }

  /// Says what to do about it.
  ///
  /// - Parameter error: Why the file cannot be uploaded.
  /// - Returns: A sentence, with its full stop.
  public func advice(_ error: UploadFileError) -> String {
    switch error {
    case .missing: language.choose(en: "Check the path.", zhHans: "请检查路径。", id: "Periksa path.")
    case .folder:
      language.choose(en: "Choose a file in it.", zhHans: "请指定其中的一个文件。", id: "Pilih berkas di dalamnya.")
    case .link: language.useTargetOfLink
    case .special:
      language.choose(
        en: "Copy its content to a file.",
        zhHans: "请将其内容复制到文件中。",
        id: "Salin isinya ke berkas."
      )
    case .empty: language.choose(en: "Choose another file.", zhHans: "请选择其他文件。", id: "Pilih berkas lain.")
    case .tooLarge:
      language.choose(en: "Reduce the size of the file.", zhHans: "请缩小文件。", id: "Kecilkan ukuran berkas.")
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

  private func name(of type: UploadFileType) -> String {
    switch type {
    case .pdf: "PDF"
    case .jpeg: "JPEG"
    case .png: "PNG"
    }
  }
}
