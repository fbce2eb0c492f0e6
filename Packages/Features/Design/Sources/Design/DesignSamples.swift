import DesignCatalog
import DesignKit

/// What every theme and every writer is shown with.
enum DesignSamples {
  /// Each token on each surface.
  static let colors = Element.stack(
    Surface.allCases.map { surface in
      .facts(Token.allCases.map { StyledText(SafeText($0.rawValue), $0) }).painted(on: surface)
    }
  )

  /// Something with a heading, text, a link and states.
  static func mixture(_ strings: Strings) -> Element {
    .card(
      title: strings.sampleTitle,
      .stack([
        .text("\(strings.sampleTitle, .title) \(strings.sampleText)"),
        .facts(Status.allCases.map { StyledText(Badge(SafeText($0.rawValue), $0)) }),
        .link(strings.sampleTitle, to: "https://example.org"),
      ])
    )
  }
}
