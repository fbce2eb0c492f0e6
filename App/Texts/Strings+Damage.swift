import DesignKit
import FeatureKit
import LocalizationKit
import StorageKit

/// The texts about damage of what the user saved.
extension Strings {
  /// Says with every command what was damaged, and how much of it is there again.
  func wasDamaged(_ file: DamagedFile, content: String?) -> String {
    language.paragraph([language.warning(damage(of: content)), remains(of: file)])
  }

  /// The notice of what was damaged on a page that shows the rest of it.
  func damageNotice(_ file: DamagedFile, content: String?) -> Element {
    .callout(.warning, title: SafeText(damage(of: content)), hint: SafeText(remains(of: file)))
  }

  private func damage(of content: String?) -> String {
    let name = content.map { language.choose(en: " (\($0))", zhHans: "（\($0)）", id: " (\($0))") } ?? ""
    return language.choose(
      en: "Some of your saved data\(name) was damaged.",
      zhHans: "部分已保存的内容\(name)已损坏。",
      id: "Sebagian data tersimpan\(name) rusak."
    )
  }

  /// How much of a damaged store is there again, and where the damaged file is.
  private func remains(of file: DamagedFile) -> String {
    let advice = language.choose(
      en: "Move or remove the damaged file to stop this warning: \(file.path)",
      zhHans: "移走或删除损坏的文件后，不再显示此警告：\(file.path)",
      id: "Pindahkan atau hapus berkas yang rusak untuk menghentikan peringatan ini: \(file.path)"
    )
    return language.paragraph(
      [file.recovered.map(wasRecovered), file.lost.flatMap(wereLost), advice].compactMap(\.self)
    )
  }

  private func wasRecovered(_ count: Int) -> String {
    guard count > 0 else {
      return language.choose(
        en: "Nothing could be recovered.",
        zhHans: "未能恢复任何条目。",
        id: "Tidak ada yang dapat dipulihkan."
      )
    }
    return language.plural(
      count,
      en: ("1 entry has been recovered.", "\(language.grouped(count)) entries have been recovered."),
      zhHans: "已恢复\(language.grouped(count))个条目。",
      id: "\(language.grouped(count)) entri telah dipulihkan."
    )
  }

  private func wereLost(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    return language.plural(
      count,
      en: ("At least 1 entry is lost.", "At least \(language.grouped(count)) entries are lost."),
      zhHans: "至少丢失\(language.grouped(count))个条目。",
      id: "Setidaknya \(language.grouped(count)) entri hilang."
    )
  }

  var savedRecipes: String {
    language.choose(
      en: "favourites and shopping list",
      zhHans: "收藏和购物清单",
      id: "favorit dan daftar belanja"
    )
  }

  var savedCards: String {
    language.choose(en: "deck and communities", zhHans: "卡组和社区", id: "dek dan komunitas")
  }

  var savedCareers: String { language.choose(en: "careers account", zhHans: "求职帐户", id: "akun karier") }

  var savedChanges: String { language.choose(en: "outbox", zhHans: "发件箱", id: "kotak keluar") }

  var sandboxCards: String {
    language.choose(en: "cards in the sandbox", zhHans: "沙盒中的卡片", id: "kartu di sandbox")
  }

  var sandboxCareers: String {
    language.choose(en: "careers in the sandbox", zhHans: "沙盒中的求职", id: "karier di sandbox")
  }
}
