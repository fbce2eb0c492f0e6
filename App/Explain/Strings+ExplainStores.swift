import DomainKernel
import FeatureKit
import LocalizationKit
import StorageKit

/// Stores in an explanation, and in the warnings about them.
extension Strings {
  /// An error of a store as one sentence, with what to do.
  func words(for error: StorageError) -> String {
    switch error {
    case .corrupted(let reason):
      language.choose(
        en: "the file is damaged (\(reason)).",
        zhHans: "文件已损坏（\(language.reason(reason))）。",
        id: "berkas rusak (\(language.reason(reason)))."
      )
    case .io(let path, let reason):
      language.choose(
        en: "\(path): \(reason). Check its permissions and the free space.",
        zhHans: "\(path)：\(language.reason(reason))。请检查权限和剩余空间。",
        id: "\(path): \(language.reason(reason)). Periksa izin dan ruang kosongnya."
      )
    case .symbolicLink(let path):
      language.choose(
        en:
          "\(path) is a symbolic link, which is not followed here. Remove it, or set TESSERA_HOME to another folder.",
        zhHans: "\(path) 是符号链接，此处不会跟随。请将其删除，或将 TESSERA_HOME 设为其他文件夹。",
        id:
          "\(path) adalah tautan simbolis, yang tidak diikuti di sini. "
          + "Hapus, atau atur TESSERA_HOME ke folder lain."
      )
    case .schemaTooNew: writtenByNewerVersion
    case .busy(let path):
      language.choose(
        en: "\(path) is in use. Try again.",
        zhHans: "\(path) 正在使用中。请重试。",
        id: "\(path) sedang digunakan. Coba lagi."
      )
    case .tooLarge(let bytes, let limit):
      language.choose(
        en: "the value has \(count(bytes: bytes)); the limit is \(language.grouped(limit)).",
        zhHans: "\(count(bytes: bytes))超过了\(count(bytes: limit))的上限。",
        id: "ukurannya \(count(bytes: bytes)); batasnya \(language.grouped(limit))."
      )
    }
  }

  /// Why the browsing history failed, as one sentence.
  func words(for error: PersistenceError) -> String {
    switch error {
    case .cannotBeRead(let reason), .cannotBeSaved(let reason), .busy(let reason):
      language.sentence(language.reason(reason))
    case .signedOut: language.sentence(language.reason(KnownReason.signedOut.rawValue))
    case .damagedRecord:
      language.choose(en: "a record is damaged.", zhHans: "一条记录已损坏。", id: "sebuah catatan rusak.")
    case .madeByNewerVersion: writtenByNewerVersion
    }
  }

  private var writtenByNewerVersion: String {
    language.choose(
      en:
        "it was written by a newer version of tessera. Use that version, or set TESSERA_HOME to another folder.",
      zhHans: "由更新版本的 tessera 写入。请使用该版本，或将 TESSERA_HOME 设为其他文件夹。",
      id:
        "ditulis oleh versi tessera yang lebih baru. "
        + "Gunakan versi tersebut, atau atur TESSERA_HOME ke folder lain."
    )
  }

  var history: String { language.choose(en: "history", zhHans: "浏览记录", id: "riwayat") }

  func historyNotSaved(_ reason: String) -> String {
    language.choose(
      en: "could not save the browsing history: \(reason)",
      zhHans: "未能保存浏览记录：\(reason)",
      id: "riwayat tidak dapat disimpan: \(reason)"
    )
  }

  func historyNotRead(_ reason: String) -> String {
    language.choose(
      en: "could not read the browsing history: \(reason)",
      zhHans: "未能读取浏览记录：\(reason)",
      id: "riwayat tidak dapat dibaca: \(reason)"
    )
  }

  func limitsFailed(_ reason: String) -> String {
    language.choose(
      en: "could not save the request limits: \(reason)",
      zhHans: "未能保存请求限制：\(reason)",
      id: "batas permintaan tidak dapat disimpan: \(reason)"
    )
  }

  /// That a store was damaged, by the name of its file, which the name of the damaged file begins with.
  func recreated(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let end = file.firstRange(of: ".damaged")?.lowerBound ?? file.endIndex
    let name = language.quoted(String(file[..<end]))
    return language.choose(
      en: "the store \(name) was damaged and has been recreated; the damaged file is now \(path)",
      zhHans: "存储\(name)已损坏并已重新创建；损坏的文件现在是 \(path)",
      id: "penyimpanan \(name) rusak dan telah dibuat ulang; berkas yang rusak kini bernama \(path)"
    )
  }

  /// The words of a step as a warning, which begins as a sentence does.
  func warning(ofStep words: String) -> String {
    language.warning(words.prefix(1).uppercased() + words.dropFirst())
  }

  /// How many records of a damaged file are in the one that took its place.
  func recovered(_ records: Int, lost: Int) -> String {
    guard records > 0 else {
      return language.choose(
        en: "nothing could be recovered from the damaged file",
        zhHans: "未能从损坏的文件中恢复任何条目",
        id: "tidak ada yang dapat dipulihkan dari berkas yang rusak"
      )
    }
    let recovered = language.choose(
      en: "recovered \(count(entries: records)) from the damaged file",
      zhHans: "已从损坏的文件中恢复\(count(entries: records))",
      id: "\(count(entries: records)) dipulihkan dari berkas yang rusak"
    )
    guard lost > 0 else { return recovered }
    return language.choose(
      en: "\(recovered); at least \(count(entries: lost)) could not be recovered",
      zhHans: "\(recovered)；至少有\(count(entries: lost))未能恢复",
      id: "\(recovered); setidaknya \(count(entries: lost)) tidak dapat dipulihkan"
    )
  }

  func accountsReplaced(_ path: String) -> String {
    language.choose(
      en:
        "the file of signed-in accounts was damaged and has been replaced; you have to sign in to other services again. "
        + "The damaged file is now \(path)",
      zhHans: "已登录帐户的文件已损坏并已替换；其他服务需要重新登录。损坏的文件现在是 \(path)",
      id:
        "berkas akun yang masuk rusak dan telah diganti; Anda harus masuk kembali ke layanan lain. "
        + "Berkas yang rusak kini bernama \(path)"
    )
  }

  var openedWithoutAccount: String {
    language.warning(
      language.choose(
        en: "The file of signed-in accounts is damaged. Public pages are shown without an account.",
        zhHans: "已登录帐户的文件已损坏。公开页面以未登录状态显示。",
        id: "Berkas akun yang masuk rusak. Halaman publik ditampilkan tanpa akun."
      )
    )
  }

  var withoutAccount: String {
    language.choose(en: "without an account", zhHans: "未登录", id: "tanpa akun")
  }

  func dropped(_ name: String) -> String {
    language.choose(
      en: "removed a damaged entry: \(name)",
      zhHans: "移除了损坏的条目：\(name)",
      id: "entri rusak dihapus: \(name)"
    )
  }

  func damaged(_ key: String, in collection: String) -> String {
    language.choose(
      en: "found a damaged value: \(key) of \(collection)",
      zhHans: "发现损坏的值：\(collection) 的 \(key)",
      id: "nilai rusak ditemukan: \(key) dari \(collection)"
    )
  }

  func cleared(_ store: String) -> String {
    language.choose(en: "cleared \(store)", zhHans: "清空了 \(store)", id: "\(store) dikosongkan")
  }

  func evicted(_ entries: Int, bytes: Int?) -> String {
    let size =
      bytes.map {
        language.choose(
          en: ", \(count(bytes: $0))",
          zhHans: "，\(count(bytes: $0))",
          id: ", \(count(bytes: $0))"
        )
      } ?? ""
    return language.choose(
      en: "evicted \(count(entries: entries))\(size)",
      zhHans: "清理了\(count(entries: entries))\(size)",
      id: "\(count(entries: entries))\(size) dibersihkan"
    )
  }

  func read(_ name: String, bytes: Int?) -> String {
    guard let bytes else {
      return language.choose(
        en: "read \(name): none",
        zhHans: "读取 \(name)：无",
        id: "membaca \(name): tidak ada"
      )
    }
    return language.choose(
      en: "read \(name): \(count(bytes: bytes))",
      zhHans: "读取 \(name)：\(count(bytes: bytes))",
      id: "membaca \(name): \(count(bytes: bytes))"
    )
  }

  func wrote(_ name: String, bytes: Int) -> String {
    language.choose(
      en: "wrote \(name): \(count(bytes: bytes))",
      zhHans: "写入 \(name)：\(count(bytes: bytes))",
      id: "menulis \(name): \(count(bytes: bytes))"
    )
  }

  func read(_ entries: Int, of collections: [String]) -> String {
    let names = collections.joined(separator: ", ")
    return language.choose(
      en: "read \(names): \(count(entries: entries))",
      zhHans: "读取 \(names)：\(count(entries: entries))",
      id: "membaca \(names): \(count(entries: entries))"
    )
  }

  /// A change without new values has removed entries.
  func wrote(_ entries: Int, of collections: [String], bytes: Int) -> String {
    let names = collections.joined(separator: ", ")
    guard bytes > 0 || entries == 0 else {
      return language.choose(
        en: "removed from \(names): \(count(entries: entries))",
        zhHans: "从 \(names) 中移除：\(count(entries: entries))",
        id: "dihapus dari \(names): \(count(entries: entries))"
      )
    }
    return language.choose(
      en: "wrote \(names): \(count(entries: entries)), \(count(bytes: bytes))",
      zhHans: "写入 \(names)：\(count(entries: entries))，\(count(bytes: bytes))",
      id: "menulis \(names): \(count(entries: entries)), \(count(bytes: bytes))"
    )
  }

  private func count(entries: Int) -> String {
    language.counted(entries, en: ("entry", "entries"), zhHans: "个条目", id: "entri")
  }
}
