import DomainKernel
import FeatureKit
import StreamingDomain

/// What to type to open each of several sections.
struct SectionSelectors {
  private let owners: [String: Int]

  /// Counts once who answers to what, so that finding each text stays cheap in a list of any length.
  init(_ sections: [ContentSection]) {
    owners = sections.reduce(into: [:]) { owners, section in
      for text in Set([section.id.rawValue, section.name ?? section.id.rawValue].map(TextQuery.folded)) {
        owners[text, default: 0] += 1
      }
    }
  }

  /// The name of a section if it is one plain word that means no other, else its id; ready for a shell.
  func text(for section: ContentSection) -> String {
    guard let name = section.name, ShellWord.isPlain(name), owners[TextQuery.folded(name)] == 1 else {
      return ShellWord.word(for: section.id.rawValue)
    }
    return name
  }
}
