public import DesignKit
public import LocalizationKit

/// The words about entries that a service lists and users save: the same for each kind of them.
public struct EntryWords: Sendable {
  let language: Language
  private let one: String
  private let other: String
  private let measured: String
  private let indonesian: String

  /// Makes the words.
  ///
  /// - Parameters:
  ///   - en: The noun in English, for one and for several; the one goes with the article `a`.
  ///   - zhHans: The noun in Chinese, behind its measure word of one character.
  ///   - id: The noun in Indonesian.
  ///   - language: The language.
  public init(en: (one: String, other: String), zhHans: String, id: String, in language: Language) {
    self.language = language
    (one, other) = en
    measured = zhHans
    indonesian = id
  }

  private var chinese: String { String(measured.dropFirst()) }
  /// The Indonesian noun at the beginning of a sentence.
  private var named: String { capitalized(indonesian) }

  private func capitalized(_ noun: String) -> String { noun.prefix(1).uppercased() + noun.dropFirst() }
}

// MARK: - Lists

extension EntryWords {
  /// The texts of the list of all entries.
  ///
  /// - Parameters:
  ///   - title: The title, one or two words.
  ///   - heading: The heading of the page.
  ///   - notRefreshed: Says that the list could not be refreshed; `nil` for a text that fits every list.
  ///   - filters: The filters of the query, a few words for each.
  /// - Returns: The texts, which know whether a filter can be why there are no entries.
  public func list(
    _ title: SafeText,
    heading: SafeText,
    notRefreshed: SafeText? = nil,
    filters: [SafeText]
  ) -> QueryListWords {
    let none: SafeText = language.choose(
      en: "No \(other) available.",
      zhHans: "暂无\(chinese)。",
      id: "Tidak ada \(indonesian)."
    )
    let noneMatches: SafeText = language.choose(
      en: "No \(other) match these filters.",
      zhHans: "没有符合条件的\(chinese)。",
      id: "Tidak ada \(indonesian) yang cocok dengan filter ini."
    )
    return list(
      title,
      heading: heading,
      loading: language.choose(en: "Loading \(other)", zhHans: "正在载入\(chinese)", id: "Memuat \(indonesian)"),
      notRefreshed: notRefreshed,
      filters: filters,
      none: filters.isEmpty ? none : noneMatches
    )
  }

  /// The texts of the list of saved entries.
  public var savedList: QueryListWords {
    list(
      saved,
      heading: saved,
      loading: language.choose(
        en: "Loading saved \(other)",
        zhHans: "正在载入收藏的\(chinese)",
        id: "Memuat \(indonesian) tersimpan"
      ),
      none: language.choose(
        en: "You have no saved \(other).",
        zhHans: "暂无收藏的\(chinese)。",
        id: "Anda belum menyimpan \(indonesian)."
      )
    )
  }

  private func list(
    _ title: SafeText,
    heading: SafeText,
    loading: SafeText,
    notRefreshed: SafeText? = nil,
    filters: [SafeText] = [],
    none: SafeText
  ) -> QueryListWords {
    QueryListWords(
      title: title,
      heading: heading,
      loading: loading,
      loadingMore: language.choose(
        en: "Loading more \(other)",
        zhHans: "正在载入更多\(chinese)",
        id: "Memuat \(indonesian) lagi"
      ),
      notRefreshed: notRefreshed,
      filters: filters,
      none: none,
      openOne: language.choose(en: "Open a \(one)", zhHans: "打开一\(measured)", id: "Buka \(indonesian)"),
      showAll: SafeText(listAll),
      count: { shown, total in
        SafeText(language.counted(shown, of: total, en: (one, other), zhHans: measured, id: indonesian))
      }
    )
  }

  /// The title of the list of saved entries.
  public var saved: SafeText {
    language.choose(en: "Saved \(other)", zhHans: "收藏的\(chinese)", id: "\(named) tersimpan")
  }

  /// The step to the list of all entries, without a full stop.
  public var listAll: String {
    language.choose(en: "List all \(other)", zhHans: "列出全部\(chinese)", id: "Tampilkan semua \(indonesian)")
  }

  /// The title of the search.
  public var search: SafeText {
    language.choose(en: "Search \(other)", zhHans: "搜索\(chinese)", id: "Cari \(indonesian)")
  }
}

// MARK: - One entry

extension EntryWords {
  /// The words of the page of an entry while it is loaded.
  ///
  /// - Returns: The words of a load.
  public func page<Value, Failure>() -> LoadState<Value, Failure>.Words {
    .init(
      title: language.choose(en: SafeText(capitalized(one)), zhHans: SafeText(chinese), id: SafeText(named)),
      loading: language.choose(
        en: "Opening the \(one)",
        zhHans: "正在打开\(chinese)",
        id: "Membuka \(indonesian)"
      ),
      notRefreshed: language.notRefreshed(en: "The \(one)", zhHans: SafeText(chinese), id: SafeText(named))
    )
  }

  /// The title of the action that saves an entry, or removes it from the saved ones.
  ///
  /// - Parameter isSaved: Whether it saves it.
  /// - Returns: An imperative without a full stop.
  public func action(saving isSaved: Bool) -> SafeText {
    isSaved
      ? language.choose(en: "Save the \(one)", zhHans: "收藏\(chinese)", id: "Simpan \(indonesian)")
      : language.choose(
        en: "Remove the \(one) from your saved \(other)",
        zhHans: "取消收藏\(chinese)",
        id: "Hapus \(indonesian) dari yang tersimpan"
      )
  }

  /// The title of a change that saves an entry, or removes it from the saved ones, among others that wait.
  ///
  /// - Parameters:
  ///   - isSaved: Whether it saves it.
  ///   - name: The entry, as it stands behind the noun.
  /// - Returns: An imperative without a full stop.
  public func title(saving isSaved: Bool, _ name: String) -> String {
    isSaved
      ? language.choose(
        en: "Save the \(one) \(name)",
        zhHans: "收藏\(chinese)\(name)",
        id: "Simpan \(indonesian) \(name)"
      )
      : language.choose(
        en: "Remove the saved \(one) \(name)",
        zhHans: "取消收藏\(chinese)\(name)",
        id: "Hapus \(indonesian) tersimpan \(name)"
      )
  }

  /// That an entry is not published, in a few words.
  ///
  /// - Parameter isScheduled: Whether it has not been published yet; otherwise it is no longer.
  /// - Returns: The words of a badge.
  public func unpublished(isScheduled: Bool) -> SafeText {
    isScheduled
      ? language.choose(en: "not published yet", zhHans: "尚未发布", id: "belum diterbitkan")
      : language.choose(en: "no longer published", zhHans: "已下线", id: "tidak lagi diterbitkan")
  }
}

// MARK: - Commands

extension EntryWords {
  /// The description of the command that asks for the filters of the list.
  public var searchAbstract: String {
    language.choose(
      en: "Search \(other) step by step.",
      zhHans: "逐步搜索\(chinese)。",
      id: "Cari \(indonesian) langkah demi langkah."
    )
  }

  /// The help of the command that asks for the filters of the list.
  public var searchDiscussion: String {
    language.choose(
      en:
        "Asks for every filter that is not given as an option. You can leave any of them empty. The service then searches all \(other).",
      zhHans: "未用选项给出的条件会逐项提问，均可留空。随后由服务在全部\(chinese)中搜索。",
      id:
        "Menanyakan setiap filter yang tidak diberikan sebagai opsi. Semuanya boleh dikosongkan. Layanan lalu mencari di semua \(indonesian)."
    )
  }

  /// The description of the command that lists the saved entries.
  public var savedAbstract: String {
    language.choose(
      en: "List your saved \(other).",
      zhHans: "列出收藏的\(chinese)。",
      id: "Tampilkan \(indonesian) tersimpan Anda."
    )
  }

  /// The help of the command that lists the saved entries.
  public var savedDiscussion: String {
    language.choose(
      en: """
        The most recently saved \(one) comes first. \(capitalized(other)) that are no longer published stay in the \
        list until you remove them. Requires an account.
        """,
      zhHans: "最后收藏的\(chinese)在前。已下线的\(chinese)会保留在列表中，直到取消收藏。需要帐户。",
      id:
        "Yang terakhir disimpan tampil lebih dulu. \(named) yang tidak lagi diterbitkan tetap ada sampai Anda menghapusnya. Akun diperlukan."
    )
  }

  /// The purpose of an example that lists the saved entries.
  public var savedExample: String {
    language.choose(en: "the saved \(other)", zhHans: "收藏的\(chinese)", id: "\(indonesian) tersimpan")
  }

  /// The description of the command that saves an entry, or removes it from the saved ones.
  func abstract(saving isSaved: Bool) -> String {
    isSaved
      ? language.choose(en: "Save a \(one).", zhHans: "收藏\(chinese)。", id: "Simpan \(indonesian).")
      : language.choose(
        en: "Unsave a \(one).",
        zhHans: "取消收藏\(chinese)。",
        id: "Hapus \(indonesian) dari yang tersimpan."
      )
  }

  /// The purpose of an example that saves an entry, or removes it from the saved ones.
  func example(saving isSaved: Bool) -> String {
    isSaved
      ? language.choose(en: "save a \(one)", zhHans: "收藏一\(measured)", id: "simpan \(indonesian)")
      : language.choose(
        en: "remove a saved \(one)",
        zhHans: "取消收藏一\(measured)",
        id: "hapus \(indonesian) tersimpan"
      )
  }

  /// Says that an entry was saved, or removed from the saved ones.
  func done(saving isSaved: Bool) -> String {
    isSaved
      ? language.choose(en: "The \(one) is saved.", zhHans: "已收藏\(chinese)。", id: "\(named) disimpan.")
      : language.choose(
        en: "The \(one) is no longer saved.",
        zhHans: "已取消收藏\(chinese)。",
        id: "\(named) tidak lagi disimpan."
      )
  }

  /// Says that there was nothing to save, or to remove.
  func unchanged(saving isSaved: Bool) -> String {
    isSaved
      ? language.choose(
        en: "The \(one) is already saved.",
        zhHans: "此\(chinese)之前已收藏。",
        id: "\(named) sudah disimpan sebelumnya."
      )
      : language.choose(
        en: "The \(one) is not one of your saved \(other).",
        zhHans: "此\(chinese)不在收藏中。",
        id: "\(named) ini tidak ada di daftar tersimpan."
      )
  }
}
