import DesignKit

extension LayoutPropertyTests {
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
