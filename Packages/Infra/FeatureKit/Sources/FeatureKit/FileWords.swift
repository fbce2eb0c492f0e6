public import CommandKit
public import DomainKernel
public import LocalizationKit

/// The words about a file that the user named: the same for every command that reads or writes one.
///
/// What is wrong with the file, and what to do about it, are sentences.
public struct FileWords: Sendable {
  /// The path that stands for standard input, or for standard output.
  public static let standardStream = "-"

  /// The file that a path names; `nil` for ``standardStream``.
  ///
  /// - Parameter path: The path as the user typed it.
  /// - Returns: The same path, also when it is empty.
  public static func file(_ path: String) -> String? { path == standardStream ? nil : path }

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

  /// Says what is wrong with the file.
  ///
  /// - Parameter fault: Why it cannot be read or written.
  /// - Returns: A sentence.
  public func summary(of fault: FileFault) -> String {
    switch fault {
    case .cannotBeRead(let reason):
      language.choose(
        en: "\(name) cannot be read: \(language.reason(reason)).",
        zhHans: "无法读取\(name)：\(language.reason(reason))。",
        id: "\(name) tidak dapat dibaca: \(language.reason(reason))."
      )
    case .cannotBeWritten(let reason):
      language.choose(
        en: "The file '\(path)' cannot be written: \(language.reason(reason)).",
        zhHans: "无法写入文件“\(path)”：\(language.reason(reason))。",
        id: "Berkas '\(path)' tidak dapat ditulis: \(language.reason(reason))."
      )
    case .exists:
      language.choose(
        en: "The file '\(path)' already exists.",
        zhHans: "文件“\(path)”已存在。",
        id: "Berkas '\(path)' sudah ada."
      )
    case .emptyPath:
      language.choose(en: "The name of the file is empty.", zhHans: "文件名为空。", id: "Nama berkas kosong.")
    case .folder:
      language.choose(en: "'\(path)' is a folder.", zhHans: "“\(path)”是文件夹。", id: "'\(path)' adalah folder.")
    case .link:
      language.choose(
        en: "'\(path)' is a symbolic link.",
        zhHans: "“\(path)”是符号链接。",
        id: "'\(path)' adalah tautan simbolis."
      )
    case .noFolder:
      language.choose(
        en: "The folder for '\(path)' does not exist.",
        zhHans: "“\(path)”所在的文件夹不存在。",
        id: "Folder untuk '\(path)' tidak ada."
      )
    case .tooLarge:
      language.choose(en: "\(name) is too large.", zhHans: "\(name)过大。", id: "\(name) terlalu besar.")
    }
  }

  /// A newer version of the program has written the file.
  public var isOfNewerVersion: String {
    language.choose(
      en: "\(name) was written by a newer version of this program.",
      zhHans: "\(name)由更新版本的程序写入。",
      id: "\(name) ditulis oleh versi program yang lebih baru."
    )
  }

  /// Says what to do about it.
  ///
  /// - Parameter fault: Why the file cannot be read or written.
  /// - Returns: A sentence; for a file that exists, the command with the option `--force`.
  public func remedy(for fault: FileFault) -> Remedy {
    switch fault {
    case .cannotBeRead where path == Self.standardStream: .sentence(usePipe)
    case .cannotBeRead(reason: KnownReason.notRegular.rawValue):
      .sentence(
        language.choose(
          en: "Name a regular file, or use - to read a pipe from standard input.",
          zhHans: "请指定普通文件，或使用“-”从标准输入读取管道内容。",
          id: "Sebutkan berkas biasa, atau gunakan - untuk membaca pipe dari masukan standar."
        )
      )
    case .cannotBeRead:
      .sentence(
        language.choose(
          en: "Check the name and the permissions of the file.",
          zhHans: "请检查文件的名称和权限。",
          id: "Periksa nama dan izin berkas."
        )
      )
    case .cannotBeWritten:
      .sentence(
        language.choose(
          en: "Check the free space and the permissions of the folder.",
          zhHans: "请检查剩余空间和文件夹的权限。",
          id: "Periksa ruang kosong dan izin folder."
        )
      )
    case .exists:
      .add(
        options: [Route.Option("force")],
        purpose: language.choose(en: "replace the file", zhHans: "替换该文件", id: "mengganti berkas itu")
      )
    case .emptyPath, .folder:
      .sentence(
        language.choose(
          en: "Name a file, or - for the standard stream.",
          zhHans: "请指定文件，或使用“-”表示标准流。",
          id: "Sebutkan berkas, atau - untuk aliran standar."
        )
      )
    case .link: .sentence(language.useTargetOfLink)
    case .noFolder:
      .sentence(
        language.choose(
          en: "Create the folder first.",
          zhHans: "请先创建该文件夹。",
          id: "Buat folder itu terlebih dahulu."
        )
      )
    case .tooLarge: .sentence(checkContent)
    }
  }

  /// For standard input that cannot be read.
  public var usePipe: String {
    language.choose(
      en: "Use a pipe or a file as standard input.",
      zhHans: "请使用管道或文件作为标准输入。",
      id: "Gunakan pipe atau berkas sebagai masukan standar."
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

extension FileWords {
  /// The argument of a command that writes a new file.
  ///
  /// - Parameter language: The language.
  /// - Returns: The path; without it, the command writes to standard output.
  public static func output(in language: Language) -> Argument<String?> {
    Argument(
      "file",
      help: language.choose(
        en: "New file, or - for standard output (default: -).",
        zhHans: "新文件，“-”表示标准输出（默认为“-”）。",
        id: "Berkas baru, atau - untuk keluaran standar (bawaan: -)."
      ),
      valueName: valueName(in: language),
      accepting: .path
    )
  }

  /// Says in the help of a command that writes a new file when it replaces one, and what it refuses.
  ///
  /// - Parameter language: The language.
  /// - Returns: Sentences.
  public static func outputDiscussion(in language: Language) -> String {
    language.choose(
      en: "Existing files are only replaced with --force. "
        + "Folders are not created, and symbolic links are refused.",
      zhHans: "使用 --force 时才替换已有的文件。不会创建文件夹，也不接受符号链接。",
      id: "Berkas yang sudah ada hanya diganti dengan --force. "
        + "Folder tidak dibuat, dan tautan simbolis ditolak."
    )
  }

  /// The argument of a command that reads a file.
  ///
  /// - Parameters:
  ///   - help: Says what the file contains.
  ///   - language: The language.
  /// - Returns: The path.
  public static func input(help: String, in language: Language) -> Argument<String> {
    Argument("file", help: help, valueName: valueName(in: language), accepting: .path)
  }

  /// The flag of a command that writes a file, to replace one that exists.
  ///
  /// - Parameter language: The language.
  /// - Returns: The flag.
  public static func force(in language: Language) -> Flag {
    Flag(
      "force",
      help: language.choose(
        en: "Replace an existing file.",
        zhHans: "替换已有的文件。",
        id: "Ganti berkas yang sudah ada."
      )
    )
  }

  private static func valueName(in language: Language) -> String {
    language.choose(en: "file", zhHans: "文件", id: "berkas")
  }

  /// Says that entries of a file could not be used.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - language: The language.
  /// - Returns: A sentence; `nil` where all were used.
  public static func unusable(entries count: Int, in language: Language) -> String? {
    guard count > 0 else { return nil }
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 entry of the file could not be used.", "\(number) entries of the file could not be used."),
      zhHans: "文件中有\(number)个条目无法使用。",
      id: "\(number) entri berkas tidak dapat digunakan."
    )
  }

  /// Says that an import was made without entries of its file.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - language: The language.
  /// - Returns: A sentence.
  public static func leftOut(entries count: Int, in language: Language) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 entry of the file was not imported.", "\(number) entries of the file were not imported."),
      zhHans: "文件中有\(number)个条目未导入。",
      id: "\(number) entri berkas tidak diimpor."
    )
  }

  /// Says the same in few words.
  ///
  /// - Parameter language: The language.
  /// - Returns: A clause.
  public static func leftOut(in language: Language) -> String {
    language.choose(en: "not imported completely", zhHans: "未完整导入", id: "tidak diimpor lengkap")
  }

  /// Says that an export was made without entries that could not be read.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - language: The language.
  /// - Returns: A sentence.
  public static func notExported(entries count: Int, in language: Language) -> String {
    language.counted(
      count,
      en: (
        "entry could not be read and was not exported.", "entries could not be read and were not exported."
      ),
      zhHans: "项无法读取，未导出。",
      id: "entri tidak dapat dibaca dan tidak diekspor."
    )
  }

  /// Says the same in few words.
  ///
  /// - Parameter language: The language.
  /// - Returns: A clause.
  public static func notExported(in language: Language) -> String {
    language.choose(en: "not exported completely", zhHans: "未完整导出", id: "tidak diekspor lengkap")
  }

  /// Says in few words that a file cannot be used.
  ///
  /// - Parameter language: The language.
  /// - Returns: A clause.
  public static func unusable(in language: Language) -> String {
    language.choose(en: "file not usable", zhHans: "文件无法使用", id: "berkas tidak dapat digunakan")
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

extension FileFault {
  /// The exit code of a command that could not use a file: it was refused, named wrongly, or failed.
  public var exitCode: ExitCode {
    switch self {
    case .exists, .link: .refused
    case .folder, .emptyPath: .usage
    case .cannotBeRead, .cannotBeWritten, .noFolder, .tooLarge: .failed
    }
  }
}
