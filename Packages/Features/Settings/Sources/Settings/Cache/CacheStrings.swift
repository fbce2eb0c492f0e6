import DesignKit
import FeatureKit
import LocalizationKit
import SettingsDomain

/// The texts of the cache, in one language.
struct CacheStrings {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var cache: SafeText { language.choose(en: "Cache", zhHans: "缓存") }
  var loading: SafeText { language.choose(en: "Calculating the size of the cache", zhHans: "正在计算缓存大小") }
  var notRefreshed: SafeText { language.notRefreshed(en: "The size of the cache", zhHans: "缓存大小") }
  var nothingCached: SafeText { language.choose(en: "Nothing is cached.", zhHans: "暂无缓存内容。") }
  var content: SafeText { language.choose(en: "Content", zhHans: "内容") }
  var entries: SafeText { language.choose(en: "Entries", zhHans: "条数") }
  var size: SafeText { language.choose(en: "Size", zhHans: "大小") }
  var path: SafeText { language.choose(en: "Path", zhHans: "路径") }
  var inMemory: SafeText { language.choose(en: "in memory only", zhHans: "仅在内存中") }
  var clearResponses: SafeText { language.choose(en: "Clear responses", zhHans: "清除响应") }
  var clearEverything: SafeText { language.choose(en: "Clear everything", zhHans: "全部清除") }

  func name(of store: CachedStore) -> SafeText {
    let kind: SafeText =
      switch store.kind {
      case .responses: language.choose(en: "Responses", zhHans: "响应")
      case .history: language.choose(en: "Browsing history", zhHans: "浏览记录")
      }
    let name = SafeText(store.name)
    guard store.name != store.kind.rawValue, !store.name.isEmpty else { return kind }
    return SafeText(language.text(kind.string, remark: name.string))
  }

  func number(_ number: Int) -> String { language.grouped(number) }

  func total(_ stores: [CachedStore]) -> SafeText {
    let entries = stores.reduce(0) { $0 + $1.entries }
    let size = language.byteCount(stores.reduce(0) { $0 + $1.bytes })
    return language.choose(
      en: "Total: \(plainEntries(entries)), \(size)",
      zhHans: "总计：\(plainEntries(entries))，\(size)"
    )
  }

  private func plainEntries(_ count: Int) -> String {
    language.counted(count, en: ("entry", "entries"), zhHans: "条")
  }
}

// MARK: - Clearing

extension CacheStrings {
  /// The question whether to remove something; `nil` when there is nothing to remove.
  func question(about stores: [CachedStore]) -> String? {
    list(stores).map { list in
      language.choose(en: "Remove \(list)? [y/N]", zhHans: "删除\(list)？[y/N]")
    }
  }

  func removed(_ stores: [CachedStore]) -> String {
    guard let list = list(stores) else {
      return language.choose(en: "Nothing to remove.", zhHans: "没有可删除的内容。")
    }
    return language.choose(en: "Removed \(list).", zhHans: "已删除\(list)。")
  }

  private func list(_ stores: [CachedStore]) -> String? {
    let parts = CachedStore.Kind.allCases.compactMap { kind -> String? in
      let stores = stores.filter { $0.kind == kind }
      let entries = stores.reduce(0) { $0 + $1.entries }
      let size = language.byteCount(stores.reduce(0) { $0 + $1.bytes })
      return entries == 0 ? nil : part(kind, entries, size)
    }
    return parts.isEmpty ? nil : language.list(parts, .and)
  }

  private func part(_ kind: CachedStore.Kind, _ entries: Int, _ size: String) -> String {
    let counted =
      switch kind {
      case .responses:
        language.counted(entries, en: ("cached response", "cached responses"), zhHans: "个缓存的响应")
      case .history:
        language.counted(
          entries,
          en: ("entry of the browsing history", "entries of the browsing history"),
          zhHans: "条浏览记录"
        )
      }
    return language.text(counted, remark: size)
  }
}

// MARK: - Failures

extension CacheStrings {
  func cannotBeCleared(_ reason: String) -> String {
    language.choose(
      en: "The cache could not be cleared: \(reason).",
      zhHans: "无法清除缓存：\(language.reason(reason))。"
    )
  }

  var madeByNewerVersion: String {
    language.choose(
      en: "The cache was written by a newer version of tessera.",
      zhHans: "缓存由更新的版本写入。"
    )
  }

  var notCleared: String { language.choose(en: "not cleared", zhHans: "未清除") }

  var checkOrRemove: String {
    language.choose(
      en: "Check the permissions of the file, or remove it: it holds nothing that you saved.",
      zhHans: "请检查该文件的权限，或将其删除；其中不含已保存的内容。"
    )
  }
}

// MARK: - Commands

extension CacheStrings {
  var abstract: String {
    language.choose(en: "Show and clear the cache.", zhHans: "查看和清除缓存。", id: "Tampilkan dan hapus cache.")
  }
  var discussion: String {
    language.choose(
      en: """
        The cache holds responses, which can be fetched again, and the browsing history. The history makes recipes \
        and accounts you have opened before searchable, and recipes available offline. Favourites, shopping lists \
        and settings are not part of the cache.
        """,
      zhHans: "缓存包含服务的响应（可以重新获取）和浏览记录（用于搜索浏览过的菜谱和帐户，以及离线打开菜谱）。收藏、购物清单和设置不属于缓存。"
    )
  }
  var statusAbstract: String { language.choose(en: "Show the size of the cache.", zhHans: "显示缓存的大小。") }
  var statusExample: String { language.choose(en: "sizes and paths", zhHans: "大小和路径") }
  var clearAbstract: String { language.choose(en: "Remove cached responses.", zhHans: "删除缓存的响应。") }
  var clearDiscussion: String {
    language.choose(
      en: "Asks for confirmation in a terminal. Favourites, shopping lists and settings are not removed.",
      zhHans: "在终端中会先要求确认。收藏、购物清单和设置不会被删除。"
    )
  }
  var clearExample: String { language.choose(en: "cached responses", zhHans: "缓存的响应") }
  var clearHistoryExample: String {
    language.choose(en: "cached responses and the browsing history", zhHans: "缓存的响应和浏览记录")
  }
  var clearAllExample: String {
    language.choose(en: "everything, without confirmation", zhHans: "全部删除，不要求确认")
  }
  var historyHelp: String {
    language.choose(en: "Remove the browsing history as well.", zhHans: "同时删除浏览记录。")
  }
}
