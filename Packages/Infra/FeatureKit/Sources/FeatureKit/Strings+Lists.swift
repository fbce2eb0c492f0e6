import DesignKit
import LocalizationKit

/// The texts about a list that loads, and one that is cut short.
extension Strings {
  var loadingMore: SafeText { language.choose(en: "Loading more", zhHans: "正在载入更多", id: "Memuat lagi") }

  var notContinued: SafeText { language.notLoaded(en: "The rest", zhHans: "其余内容", id: "Sisanya") }

  var refreshing: SafeText {
    language.choose(en: "Checking for changes", zhHans: "正在检查更新", id: "Memeriksa perubahan")
  }

  var listNotRefreshed: SafeText { language.notRefreshed(en: "The list", zhHans: "列表", id: "Daftar") }

  func progress(entries count: Int) -> SafeText {
    SafeText(language.counted(count, en: ("entry", "entries"), zhHans: "项", id: "entri"))
  }

  /// That things could not be read, and are left out; they are counted with their noun, and named if possible.
  func unreadable(_ count: Int, counted: SafeText, named names: [String] = []) -> SafeText {
    let words = unreadableWords(count, counted: counted)
    guard !names.isEmpty else { return words }
    return SafeText(language.labelled(words.string, language.shortList(names)))
  }

  private func unreadableWords(_ count: Int, counted: SafeText) -> SafeText {
    language.plural(
      count,
      en: ("\(counted) could not be read and is left out", "\(counted) could not be read and are left out"),
      zhHans: "\(counted)无法读取，已略去",
      id: "\(counted) tidak dapat dibaca dan tidak ditampilkan"
    )
  }

  /// That a list has more entries than are taken from it.
  func omitted(entries count: Int) -> SafeText {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: ("1 more entry of this list is not shown", "\(number) more entries of this list are not shown"),
      zhHans: "此列表另有\(number)项未显示",
      id: "\(number) entri lain dari daftar ini tidak ditampilkan"
    )
  }

  func omittedSentence(entries count: Int) -> String { language.sentence(omitted(entries: count).string) }

  func unreadableSentence(_ count: Int, counted: SafeText, named names: [String] = []) -> String {
    language.sentence(unreadable(count, counted: counted, named: names).string)
  }

  /// That a list changed while it was read, so that entries may be missing or no longer be in it.
  var listChanged: SafeText {
    language.choose(
      en: "The list changed while it was read, and some entries may be missing or removed",
      zhHans: "读取期间列表有变动，一些条目可能缺失或已被移除",
      id: "Daftar berubah saat dibaca, dan sebagian entri mungkin tidak ada atau sudah dihapus"
    )
  }

  func incomplete(because reason: String) -> String {
    language.choose(
      en: "The list is incomplete: \(reason).",
      zhHans: "列表不完整：\(reason)。",
      id: "Daftar tidak lengkap: \(reason)."
    )
  }
}
