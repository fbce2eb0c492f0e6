import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The page of the outbox: what waits, then what was refused with the reason.
func outboxPage(
  _ entries: [ListedEntry],
  unreadable: [OutboxEntry.ID],
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  let heading = Element.heading(strings.outbox, .page)
  guard !entries.isEmpty else {
    return Page(
      strings.outbox,
      header: heading,
      notice: notice(unreadable, context),
      content: unreadable.isEmpty ? .emptyState(title: strings.nothingWaits) : .empty,
      actions: actions(pending: [], refused: [], unreadable: unreadable, strings)
    )
  }
  let problem = entries.accountProblem.map {
    FailureMessage($0, in: context).callout(about: strings.accountUnusable)
  }
  let refused = entries.filter { $0.condition == .refused }
  let pending = entries.filter { $0.condition != .refused }
  let groups = [(strings.waitingHeading, pending), (strings.refusedHeading, refused)].filter { !$0.1.isEmpty }
    .map { title, entries in
      ItemGroup(heading: .heading(title, .section), entries.map { item($0, context) })
    }
  return Page(
    strings.outbox,
    header: heading,
    notice: unreadable.isEmpty
      ? problem ?? .empty
      : .stack([problem, notice(unreadable, context)].compactMap(\.self), spacing: 1),
    content: .stack(
      groups.map { group in
        .stack([group.heading, .list(group.items.map { .row($0.row) }, spacing: 0)])
      },
      spacing: 1
    ),
    groups: groups,
    footer: .facts([StyledText(strings.summary(waiting: pending.count, refused: refused.count), .muted)]),
    actions: actions(pending: pending, refused: refused, unreadable: unreadable, strings)
  )
}

/// That entries cannot be read, and how to drop the first one; nothing where all can.
private func notice(_ unreadable: [OutboxEntry.ID], _ context: ViewContext) -> Element {
  guard let first = unreadable.first else { return .empty }
  let strings = Strings(context.language)
  let remedy = Remedy.open(.drop(first), purpose: strings.dropUnreadable(first.rawValue))
  return .callout(
    .warning,
    title: SafeText(strings.unreadable(unreadable)),
    hint: SafeText(context.sentence(for: remedy))
  )
}

/// A row: following it retries what was refused and drops what waits; a change of another account or one that
/// is being sent offers neither.
private func item(_ listed: ListedEntry, _ context: ViewContext) -> Item {
  let strings = Strings(context.language)
  let entry = listed.entry
  let age = Int(min(max(context.now.timeIntervalSince(entry.createdAt), -1e15), 1e15))
  let row = ListRow(
    listed.isForeign ? strings.foreignChange : SafeText(listed.title),
    subtitle: listed.refusal.map { listed.ownReason.map { SafeText($0) } ?? strings.words(for: $0.reason) },
    subtitleLines: 4,
    details: [
      StyledText(strings.number(of: entry), .muted), StyledText(SafeText(listed.area), .muted),
      StyledText(SafeText(context.language.ago(seconds: age)), .muted),
    ],
    trailing: strings.label(of: listed).map { StyledText(Badge($0, .info)) }
  )
  guard !listed.isForeign, listed.condition != .beingSent else { return Item(String(entry.id.rawValue), row) }
  let action =
    listed.condition == .refused
    ? Action(strings.retry, .retry(entry.id), .changes) : Action(strings.drop, .drop(entry.id), .changes)
  return Item(String(entry.id.rawValue), row, action: action)
}

private func actions(
  pending: [ListedEntry],
  refused: [ListedEntry],
  unreadable: [OutboxEntry.ID],
  _ strings: Strings
) -> [Action] {
  let send = pending.contains { $0.condition == .waiting || $0.condition == .unknown }
  return (send ? [Action(strings.sendNow, .send, .changes, place: 0)] : [])
    + (refused.first.map {
      [
        Action(strings.retryFirst, .retry($0.entry.id), .changes, place: 1),
        Action(strings.dropFirst, .drop($0.entry.id), .changes, place: 2),
      ]
    } ?? [])
    + (unreadable.first.map { [Action(strings.dropFirstUnreadable, .drop($0), .changes, place: 3)] } ?? [])
}
