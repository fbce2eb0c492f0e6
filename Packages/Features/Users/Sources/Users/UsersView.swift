import DesignKit
public import DomainKernel
public import FeatureKit

/// The page of the list.
///
/// - Parameters:
///   - state: What is shown.
///   - context: What views need to know.
/// - Returns: A page with a row for each entry.
public func usersPage(
  _ state: LoadState<[UsersItem], ServiceError>,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  return state.page(
    .init(
      title: strings.title,
      loading: strings.loading,
      refreshing: strings.refreshing,
      notRefreshed: strings.notRefreshed
    ),
    context
  ) { items in
    let rows = items.value.map { Item($0.id, ListRow(SafeText($0.title))) }
    let count = rows.isEmpty ? [] : [StyledText(strings.count(rows.count), .muted)]
    return Page(
      strings.title,
      header: .heading(strings.title, .page),
      notice: SourceFacts.notice(items.provenance, context),
      content: rows.isEmpty ? .emptyState(title: strings.empty) : .list(rows.map { .row($0.row) }),
      groups: rows.isEmpty ? [] : [ItemGroup(rows)],
      footer: .facts(count + SourceFacts.facts(items.provenance, context))
    )
  }
}
