import DesignKit
public import FeatureKit
import LocalizationKit
public import SettingsDomain

/// The page of the cache: each part with its size and place, and the whole.
///
/// - Parameters:
///   - stores: The parts, in the order shown.
///   - context: What views need to know.
/// - Returns: A table, or a message when nothing is cached.
public func cachePage(_ stores: [CachedStore], _ context: ViewContext) -> Page {
  let strings = CacheStrings(context.language)
  let heading = Element.heading(strings.cache, .page)
  guard stores.contains(where: { $0.entries > 0 }) else {
    return Page(strings.cache, header: heading, content: .emptyState(title: strings.nothingCached))
  }
  let rows = stores.map { store in
    [
      StyledText(strings.name(of: store), .title), StyledText(SafeText(strings.number(store.entries))),
      StyledText(SafeText(context.language.byteCount(store.bytes))),
      StyledText(store.path.map { SafeText($0) } ?? strings.inMemory, .muted),
    ]
  }
  return Page(
    strings.cache,
    header: heading,
    content: .table(
      [
        TableColumn(strings.content, minimum: 10, priority: 1, overflow: .wrap),
        TableColumn(strings.entries, alignment: .trailing, minimum: 5),
        TableColumn(strings.size, alignment: .trailing, priority: 1),
        TableColumn(strings.path, minimum: 20, overflow: .wrap),
      ],
      rows: rows
    ),
    footer: .facts([StyledText(strings.total(stores), .muted)]),
    actions: [
      Action(strings.clearResponses, Route("cache", "clear"), .changes),
      Action(strings.clearEverything, Route("cache", "clear").with("history"), .changes),
    ]
  )
}
