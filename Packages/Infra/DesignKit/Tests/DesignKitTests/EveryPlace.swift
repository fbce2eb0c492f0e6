import DesignKit

/// Trees that put one text into every place that text can be in.
enum EveryPlace {
  /// A tree that puts one text into every place that text can be in.
  static func everything(with text: SafeText) -> Element {
    let styled: StyledText = "\(text, .title)\(text, .muted) \(Badge(text, .warning))"
    let row = ListRow(
      text,
      icon: Icon(text, ascii: "*", word: text),
      subtitle: text,
      details: [styled, styled],
      trailing: styled
    )
    let table = Element.table(
      [
        TableColumn(text, minimum: 4, priority: 2, overflow: .wrap),
        TableColumn("Number", alignment: .trailing, priority: 1), TableColumn(text, alignment: .center),
      ],
      rows: [[styled, "1", styled], [styled], [], ["a", "b", "c", "surplus"]]
    )
    return .stack(
      [
        .text(styled), .text(styled, alignment: .center, maximumLines: 2), .facts([styled, styled]),
        .heading(text, .page), .heading(text), .heading(text, .group), .rule(text),
        .badge(Badge(text, .stale)),
        .chips([.tag(text), .option(text, isSelected: true), .option(text, isSelected: false)]),
        .keyValues([KeyValue(text, styled), KeyValue("key", styled)]), .row(row), .list([.row(row)]), table,
        .callout(.error, title: text, message: text, hint: text), .emptyState(title: text, hint: text),
        .loading(text), .link(text, to: "https://example.org/a-long-address/that-has-to-break"),
        .card(title: text, detail: styled, footer: styled, table),
        .card(title: text, border: .none, .text(styled)),
        .grid([.card(title: text, .text(styled)), .text(styled), .card(.text("short"))], minimumWidth: 12),
        .columns([
          Column(.text(styled), width: .flexible(minimum: 5, ideal: 20)),
          Column(.text(styled, alignment: .trailing), width: .fixed(6), priority: 3),
        ]),
        .text(styled).padded(Insets(top: 1, leading: 3, bottom: 1, trailing: 2)),
        .text(styled).limited(toWidth: 30),
        atoms(with: text),
      ],
      spacing: 1
    )
  }

  /// The atoms with one text in every place that text can be in.
  static func atoms(with text: SafeText) -> Element {
    .stack([
      .progress(.running(done: 1, total: 3), label: text), .progress(.failed(text), label: text),
      .progress(.waiting, label: text), .progress(.unmeasured(frame: 5), label: text),
      .spinner(text, tick: 1), .pill(Badge(text, .info)), .icon(.star, beside: StyledText(text)),
      .keyHints([KeyHint(KeyCap(text), text), KeyHint(.enter, text)]),
      .avatar(Avatar(id: text.string, name: text)),
      .row(ListRow(text, icon: Avatar(id: "", name: text).initials)),
    ])
  }
}
