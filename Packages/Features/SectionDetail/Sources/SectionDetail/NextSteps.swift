import DesignKit
import FeatureKit
import StreamingDomain

/// What a person can type next, with names from the page that is shown.
struct NextSteps {
  private struct Step {
    let purpose: SafeText
    let command: StyledText
  }

  /// A title that fills more could not be typed.
  private static let mostLines = 4

  let opened: OpenedSection
  let blocks: [ContentBlock.ID: BlockState]
  let layout: ProductLayout
  let strings: Strings

  var element: Element {
    .adaptive(
      minimumWidth: 60,
      wide: .keyValues(steps.map { KeyValue($0.purpose, $0.command, maximumLines: Self.mostLines) }),
      narrow: .stack(
        steps.map {
          .text(
            .hint($0.command, for: $0.purpose, in: strings.language),
            maximumLines: Self.mostLines
          )
        }
      )
    )
  }

  private var steps: [Step] {
    switch layout {
    case .overview: [category, block].compactMap(\.self)
    case .full: [everything].compactMap(\.self)
    }
  }

  private var category: Step? {
    guard opened.category == nil, let filter = opened.page.filters.first else { return nil }
    return step(strings.oneCategory, ["--category", filter.title])
  }

  private var block: Step? {
    guard let block = opened.page.blocks.first else { return nil }
    return step(strings.oneBlock, chosenCategory + ["--block", name(of: block)])
  }

  private var everything: Step? {
    guard let block = opened.page.blocks.first, let list = blocks[block.id]?.shown,
      list.next != nil || list.products.count > layout.limit
    else { return nil }
    return step(strings.everyTitle, chosenCategory + ["--block", name(of: block), "--all"])
  }

  private var chosenCategory: [String] { opened.category.map { ["--category", $0.title] } ?? [] }

  /// The title, unless another block has it too.
  private func name(of block: ContentBlock) -> String {
    guard let title = block.title, opened.page.blocks.count(where: { $0.title == title }) == 1 else {
      return block.id.rawValue
    }
    return title
  }

  private func step(_ purpose: SafeText, _ options: [String]) -> Step {
    let section = opened.section.name ?? opened.section.id.rawValue
    let words = ["tessera", "sections", "show", section] + options
    let command = words.map { $0.hasPrefix("--") ? $0 : ShellWord.word(for: $0) }.joined(separator: " ")
    return Step(purpose: purpose, command: StyledText(SafeText(command), .accent))
  }
}
