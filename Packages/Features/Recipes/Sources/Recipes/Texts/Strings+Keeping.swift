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

  func unreadable(favourites names: [String]) -> String {
    let list = shortList(names)
    return language.plural(
      names.count,
      en: (
        "1 favourite cannot be read and is left out: \(list). Add it again, or remove it; until then it stays as it is.",
        "\(names.count) favourites cannot be read and are left out: \(list). Add them again, or remove them; until then they stay as they are."
      ),
      zhHans: "有\(names.count)项收藏无法读取，未列出：\(list)。请重新收藏或取消收藏；在此之前数据保持原样。"
    )
  }

  func unreadable(entries count: Int, of names: [String]) -> String {
    let list = shortList(names)
    return language.plural(
      count,
      en: (
        "1 entry for \(list) cannot be read and is left out. Add the meal again, or remove it; until then the entry stays as it is.",
        "\(count) entries for \(list) cannot be read and are left out. Add the meals again, or remove them; until then the entries stay as they are."
      ),
      zhHans: "购物清单中\(list)有\(count)项无法读取，未列出。请重新加入或移除该菜肴；在此之前数据保持原样。"
    )
  }

  /// The first of many names: a line has to stay one.
  private func shortList(_ names: [String]) -> String {
    guard names.count > Self.mostNames else { return language.list(names, .and) }
    return language.list(Array(names.prefix(Self.mostNames)) + ["…"])
  }

  private static let mostNames = 5
}
