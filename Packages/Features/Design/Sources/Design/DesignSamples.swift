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
  static let mixture = Element.card(
    title: Strings.sampleTitle,
    .stack([
      .text("\(Strings.sampleTitle, .title), \(Strings.sampleText)"),
      .facts(Status.allCases.map { StyledText(Badge(SafeText($0.rawValue), $0)) }),
      .link(Strings.sampleTitle, to: "https://example.org"),
    ])
  )
}
