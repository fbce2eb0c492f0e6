public import LocalizationKit

/// The words about a file that the user named: the same for every command that reads or writes one.
///
/// What is wrong with the file, and what to do about it, are sentences.
public struct FileWords: Sendable {
  /// The path that stands for standard input, or for standard output.
  public static let standardStream = "-"

  private let path: String
  private let language: Language

  /// Makes the words.
  ///
  /// - Parameters:
  ///   - path: The path as the user typed it; ``standardStream`` is named as standard input.
  ///   - language: The language.
  public init(_ path: String, in language: Language) {
    self.path = path
    self.language = language
  }

  /// The name of a file that is read, for the beginning of a sentence.
  public var name: String {
    path == Self.standardStream
      ? language.choose(en: "Standard input", zhHans: "标准输入", id: "Masukan standar")
      : language.choose(en: "The file '\(path)'", zhHans: "文件“\(path)”", id: "Berkas '\(path)'")
  }

  // MARK: - What is wrong

  /// The file cannot be read.
  ///
  /// - Parameter reason: The reason that the system gives, as a clause.
  /// - Returns: A sentence.
  public func cannotBeRead(_ reason: String) -> String {
    language.choose(
      en: "\(name) cannot be read: \(reason).",
      zhHans: "无法读取\(name)：\(reason)。",
      id: "\(name) tidak dapat dibaca: \(reason)."
    )
  }

  /// The file cannot be written.
  ///
  /// - Parameter reason: The reason that the system gives, as a clause.
  /// - Returns: A sentence.
  public func cannotBeWritten(_ reason: String) -> String {
    language.choose(
      en: "The file '\(path)' cannot be written: \(reason).",
      zhHans: "无法写入文件“\(path)”：\(reason)。",
      id: "Berkas '\(path)' tidak dapat ditulis: \(reason)."
    )
  }

  /// A file of this name is there already.
  public var exists: String {
    language.choose(
      en: "The file '\(path)' already exists.",
      zhHans: "文件“\(path)”已存在。",
      id: "Berkas '\(path)' sudah ada."
    )
  }

  /// The path is empty.
  public var hasNoName: String {
    language.choose(en: "The name of the file is empty.", zhHans: "文件名为空。", id: "Nama berkas kosong.")
  }

  /// The path is a folder.
  public var isFolder: String {
    language.choose(en: "'\(path)' is a folder.", zhHans: "“\(path)”是文件夹。", id: "'\(path)' adalah folder.")
  }

  /// The path is a symbolic link.
  public var isLink: String {
    language.choose(
      en: "'\(path)' is a symbolic link.",
      zhHans: "“\(path)”是符号链接。",
      id: "'\(path)' adalah tautan simbolis."
    )
  }

  /// The folder for the file is not there.
  public var hasNoFolder: String {
    language.choose(
      en: "The folder for '\(path)' does not exist.",
      zhHans: "“\(path)”所在的文件夹不存在。",
      id: "Folder untuk '\(path)' tidak ada."
    )
  }

  /// The file is too large.
  public var isTooLarge: String {
    language.choose(en: "\(name) is too large.", zhHans: "\(name)过大。", id: "\(name) terlalu besar.")
  }

  /// A newer version of the program has written the file.
  public var isOfNewerVersion: String {
    language.choose(
      en: "\(name) was written by a newer version of this program.",
      zhHans: "\(name)由更新版本的程序写入。",
      id: "\(name) ditulis oleh versi program yang lebih baru."
    )
  }

  // MARK: - What to do

  /// For a file that cannot be read.
  public var checkFile: String {
    language.choose(
      en: "Check the name and the permissions of the file.",
      zhHans: "请检查文件的名称和权限。",
      id: "Periksa nama dan izin berkas."
    )
  }

  /// For a file that cannot be written.
  public var checkFolder: String {
    language.choose(
      en: "Check the free space and the permissions of the folder.",
      zhHans: "请检查剩余空间和文件夹的权限。",
      id: "Periksa ruang kosong dan izin folder."
    )
  }

  /// For a file that is there already.
  public var chooseOtherName: String {
    language.choose(en: "Choose another name.", zhHans: "请使用其他名称。", id: "Pilih nama lain.")
  }

  /// For a path that is no file.
  public var nameFile: String {
    language.choose(
      en: "Name a file, or - for the standard stream.",
      zhHans: "请指定文件，或使用“-”表示标准流。",
      id: "Sebutkan berkas, atau - untuk aliran standar."
    )
  }

  /// For a symbolic link.
  public var nameTarget: String { language.useTargetOfLink }

  /// For a folder that is not there.
  public var createFolder: String {
    language.choose(
      en: "Create the folder first.",
      zhHans: "请先创建该文件夹。",
      id: "Buat folder itu terlebih dahulu."
    )
  }

  /// For a file of a newer version.
  public var useNewerVersion: String {
    language.choose(en: "Use that version.", zhHans: "请使用该版本。", id: "Gunakan versi itu.")
  }

  /// For a file of another content than expected.
  public var checkContent: String {
    language.choose(
      en: "Check that it is the right file.",
      zhHans: "请检查文件是否正确。",
      id: "Pastikan berkasnya benar."
    )
  }
}

extension Language {
  /// The advice for a symbolic link where a file is needed.
  var useTargetOfLink: String {
    choose(
      en: "Use the path of the file that it points to.",
      zhHans: "请使用它所指向的文件的路径。",
      id: "Gunakan path berkas yang ditunjuknya."
    )
  }
}
