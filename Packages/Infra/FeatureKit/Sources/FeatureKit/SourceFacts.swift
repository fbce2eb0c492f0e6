public import DesignKit
public import DomainKernel
import LocalizationKit

/// Says in a few quiet words where what is shown comes from, and how old it is.
public enum SourceFacts {
  /// The facts of the source line.
  ///
  /// - Parameters:
  ///   - provenance: Where what is shown comes from.
  ///   - context: The language, the present, for the age, and the name of a service that is not the real one.
  /// - Returns: Short facts, to stand at the end of a screen.
  public static func facts(_ provenance: Provenance, _ context: ViewContext) -> [StyledText] {
    let backend = context.backendLabel.map { StyledText(SafeText($0), .muted) }
    let source = source(provenance, age: age(of: provenance, context), Strings(context.language))
    return source + (backend.map { [$0] } ?? [])
  }

  /// A message above what is shown when it may be out of date.
  ///
  /// - Parameters:
  ///   - provenance: Where what is shown comes from.
  ///   - context: The language, and the present, for the age.
  /// - Returns: What is wrong, how old what is shown is, and what to do; nothing when it is current.
  public static func notice(_ provenance: Provenance, _ context: ViewContext) -> Element {
    guard let reason = provenance.staleness else { return .empty }
    let strings = Strings(context.language)
    return .callout(
      reason.status,
      title: strings.explanation(of: reason),
      message: strings.mayBeOutOfDate(stored: age(of: provenance, context)),
      hint: SafeText(strings.remedy(for: reason, at: context.now))
    )
  }

  private static func source(_ provenance: Provenance, age: SafeText, _ strings: Strings) -> [StyledText] {
    switch (provenance.kind, provenance.staleness) {
    case (.network, _): [StyledText(strings.fetched(age), .muted)]
    case (.revalidated, _): [StyledText(strings.revalidated(age), .muted)]
    case (.stored, nil): [StyledText(strings.storedAndChecked(age), .muted)]
    case (.stored, let reason?):
      [
        StyledText(Badge(strings.label(of: reason), reason.status)), StyledText(strings.stored(age), .muted),
      ]
    }
  }

  private static func age(of provenance: Provenance, _ context: ViewContext) -> SafeText {
    SafeText(context.language.ago(seconds: provenance.ageInSeconds(at: context.now)))
  }
}
