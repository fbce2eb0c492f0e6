import DesignKit
import RecipesDomain

/// How a meal is made, step by step.
struct StepsElement {
  let steps: [Step]
  let strings: Strings

  var element: Element {
    guard !steps.isEmpty else { return .empty }
    return .stack([.heading(strings.steps), .marked(steps.enumerated().map(item))])
  }

  private func item(_ index: Int, _ step: Step) -> MarkedItem {
    let number = SafeText("\(index + 1).")
    let heading = step.heading.map { Element.text(StyledText(SafeText($0), .title)) } ?? .empty
    return MarkedItem(
      Icon(number, ascii: number),
      .accent,
      .stack([heading, .text(StyledText(SafeText(step.text)))]).padded(
        Insets(bottom: index + 1 < steps.count ? 1 : 0)
      )
    )
  }
}
