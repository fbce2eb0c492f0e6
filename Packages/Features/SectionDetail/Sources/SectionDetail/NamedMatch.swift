import DomainKernel
import FeatureKit

/// What a thing that a person may have meant is called.
struct NamedMatch {
  /// What a person calls it, if it has a title.
  let title: String?
  /// A short technical name, if it has one.
  var name: String?
  /// What identifies it, where that can be typed.
  var id: String?

  /// Whether the title or the name is like what was typed.
  ///
  /// An id is made for machines: that a letter of the text is in it says nothing.
  func isLike(_ query: TextQuery) -> Bool {
    [title, name].compactMap(\.self).contains(where: query.isLike)
  }

  /// What to type to mean this thing and none of the others: its name if none of them has it too, else its id.
  func selector(among others: [NamedMatch], in strings: Strings) -> String {
    if let name, ShellWord.isPlain(name), others.count(where: { $0.isCalled(name) }) == 1 {
      return described(name, strings)
    }
    return id.map { described($0, strings) } ?? title ?? ""
  }

  private func isCalled(_ text: String) -> Bool {
    [name, id].compactMap(\.self).map(TextQuery.folded).contains(TextQuery.folded(text))
  }

  private func described(_ selector: String, _ strings: Strings) -> String {
    guard let title, TextQuery.folded(selector) != TextQuery.folded(title) else { return selector }
    return strings.described(selector, title: title)
  }
}
