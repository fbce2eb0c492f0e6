public import DesignKit
public import DomainKernel

/// Says in a few quiet words where what is shown comes from, and how old it is.
public enum SourceFacts {
  /// The facts of the source line.
  ///
  /// - Parameters:
  ///   - provenance: Where what is shown comes from.
  ///   - context: The present, for the age, and the name of a service that is not the real one.
  /// - Returns: Short facts, to stand at the end of a screen.
  public static func facts(_ provenance: Provenance, _ context: ViewContext) -> [StyledText] {
    let backend = context.backendLabel.map { StyledText(SafeText($0), .muted) }
    return source(provenance, age: age(of: provenance, context)) + (backend.map { [$0] } ?? [])
  }

  /// A message above what is shown when it may be out of date.
  ///
  /// - Parameters:
  ///   - provenance: Where what is shown comes from.
  ///   - context: The present, for the age.
  /// - Returns: What is wrong, how old what is shown is, and what to do; nothing when it is current.
  public static func notice(_ provenance: Provenance, _ context: ViewContext) -> Element {
    guard let reason = provenance.staleness else { return .empty }
    return .callout(
      reason.status,
      title: reason.explanation,
      message: "This was stored \(age(of: provenance, context)) and may be out of date.",
      hint: reason.remedy(at: context.now)
    )
  }

  private static func source(_ provenance: Provenance, age: SafeText) -> [StyledText] {
    switch (provenance.kind, provenance.staleness) {
    case (.network, _): [StyledText("fetched \(age)", .muted)]
    case (.revalidated, _): [StyledText("revalidated \(age)", .muted)]
    case (.stored, nil): [StyledText("stored, checked \(age)", .muted)]
    case (.stored, let reason?):
      [StyledText(Badge(reason.label, reason.status)), StyledText("stored \(age)", .muted)]
    }
  }

  private static func age(of provenance: Provenance, _ context: ViewContext) -> SafeText {
    SafeText(AgeText.ago(seconds: provenance.ageInSeconds(at: context.now)))
  }
}
