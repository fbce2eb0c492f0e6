import LocalizationKit

extension Strings {
  func cannotBeRead(_ reason: String) -> String {
    language.choose(en: "What is kept cannot be read: \(reason)", zhHans: "无法读取保存的内容：\(reason)")
  }

  func cannotBeSaved(_ reason: String) -> String {
    language.choose(en: "This could not be kept: \(reason)", zhHans: "无法保存：\(reason)")
  }

  var checkTheFile: String {
    language.choose(
      en: "Check the free space and the permissions of the folder, or set TESSERA_HOME to another one.",
      zhHans: "请检查剩余空间和文件夹的权限，或将 TESSERA_HOME 设为其他文件夹。"
    )
  }

  var madeByNewerVersion: String {
    language.choose(en: "What is kept was written by a newer tessera.", zhHans: "保存的内容由更新版本的 tessera 写入。")
  }

  var useNewerVersion: String {
    language.choose(
      en: "Use that one, or set TESSERA_HOME to another folder.",
      zhHans: "请使用该版本，或将 TESSERA_HOME 设为其他文件夹。"
    )
  }
}
