import DesignKit
import FeatureKit
import StreamingDomain

/// What a person can type next, with names from the page that is shown.
struct NextSteps {
  let opened: OpenedSection
  let layout: ProductLayout

  var element: Element {
    guard case .overview = layout else { return .empty }
    return .keyValues([category, block].compactMap(\.self))
  }

  private var section: String {
    let name = opened.section.name ?? opened.section.id.rawValue
    return "tessera sections show " + ShellWord.word(for: name)
  }

  private var category: KeyValue? {
    guard opened.category == nil else { return nil }
    return opened.page.filters.first.map { filter in
      step(Strings.oneCategory, "\(section) --category \(ShellWord.word(for: filter.title))")
    }
  }

  private var block: KeyValue? {
    let category = opened.category.map { " --category " + ShellWord.word(for: $0.title) } ?? ""
    return opened.page.blocks.first.map { block in
      step(
        Strings.wholeBlock,
        "\(section)\(category) --block \(ShellWord.word(for: block.title ?? block.id.rawValue))"
      )
    }
  }

  private func step(_ purpose: SafeText, _ command: String) -> KeyValue {
    KeyValue(purpose, StyledText(SafeText(command), .accent))
  }
}
