import DomainKernel
import LocalizationKit
import RecipesDomain
import StorageKit

extension Strings {
  /// An error of a store as one sentence, with what to do.
  func words(for error: StorageError) -> String {
    switch error {
    case .corrupted(let reason):
      language.choose(en: "the file is damaged (\(reason)).", zhHans: "文件已损坏（\(reason)）。")
    case .io(let path, let reason):
      language.choose(
        en: "\(path): \(reason). Check its permissions and the free space.",
        zhHans: "\(path)：\(reason)。请检查权限和剩余空间。"
      )
    case .schemaTooNew: writtenByNewerVersion
    case .busy(let path): language.choose(en: "\(path) is in use. Try again.", zhHans: "\(path) 正在使用中。请重试。")
    case .tooLarge(let bytes, let limit):
      language.choose(
        en: "\(bytes) bytes are more than the \(limit) that are kept in all.",
        zhHans: "\(bytes)字节超过了总共可保存的\(limit)字节。"
      )
    }
  }

  /// Why something could not be remembered, as one sentence.
  func words(for error: PersistenceError) -> String {
    switch error {
    case .cannotBeRead(let reason), .cannotBeSaved(let reason):
      language.choose(en: "\(reason).", zhHans: "\(reason)。")
    case .madeByNewerVersion: writtenByNewerVersion
    }
  }

  private var writtenByNewerVersion: String {
    language.choose(
      en: "it was written by a newer tessera. Use that one, or set TESSERA_HOME to another folder.",
      zhHans: "由更新版本的 tessera 写入。请使用该版本，或将 TESSERA_HOME 设为其他文件夹。"
    )
  }

  func doesNotRemember(_ reason: String) -> String {
    language.choose(en: "does not remember what was seen: \(reason)", zhHans: "未能记住所见内容：\(reason)")
  }

  /// An event of a store as one sentence.
  func words(for event: DocumentStoreEvent) -> String {
    switch event {
    case .setAside(let path, _):
      language.choose(
        en: "the store was damaged and is begun anew; the damaged file is now \(path)",
        zhHans: "存储已损坏，将重新开始；损坏的文件现在是 \(path)"
      )
    case .dropped(let key):
      language.choose(en: "drops a damaged document: \(key.name)", zhHans: "丢弃损坏的文档：\(key.name)")
    case .evicted(let documents, let bytes):
      language.choose(
        en: "makes room: \(documents) documents, \(bytes) bytes",
        zhHans: "腾出空间：\(documents)个文档，\(bytes)字节"
      )
    case .read(let key, let bytes?, _):
      language.choose(en: "reads \(bytes) bytes: \(key.name)", zhHans: "读取\(bytes)字节：\(key.name)")
    case .read(let key, nil, _):
      language.choose(en: "has no document: \(key.name)", zhHans: "没有该文档：\(key.name)")
    case .wrote(let key, let bytes, _):
      language.choose(en: "writes \(bytes) bytes: \(key.name)", zhHans: "写入\(bytes)字节：\(key.name)")
    }
  }

  /// An event of a store of small values as one sentence.
  func words(for event: KeyValueStoreEvent) -> String {
    switch event {
    case .setAside(let path, _): words(for: DocumentStoreEvent.setAside(path: path, reason: ""))
    case .damaged(let key, let collection):
      language.choose(
        en: "a damaged value was left out: \(key) of \(collection)",
        zhHans: "忽略了损坏的值：\(collection) 的 \(key)"
      )
    }
  }
}
