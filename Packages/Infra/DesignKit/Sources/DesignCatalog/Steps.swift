import DesignKit

extension CatalogEntry {
  static let timeline = CatalogEntry(
    "timeline",
    summary: "Steps in a column, connected by a line: past, current and future.",
    usage: ".timeline([ProcessStep(\"Applied\", .done, detail: date), ProcessStep(\"Interview\", .current)])",
    specimens: [
      Specimen("under-way", .timeline(journey(.current, .upcoming))),
      Specimen("finished", .timeline(journey(.done, .done))),
      Specimen("failed", .timeline(journey(.failed, .skipped))),
      Specimen("long", .timeline([ProcessStep(Sample.longTitle, .current), ProcessStep("内定", .upcoming)])),
      Specimen("loading", .timeline(placeholder: .loading("Loading your journey"))),
      Specimen(
        "empty",
        .timeline(placeholder: .empty("No applications yet", hint: "Apply for a job first."))
      ),
      Specimen("error", .timeline(placeholder: .failed("Could not load your journey", hint: "Try again."))),
    ]
  )

  private static func journey(_ interview: StepState, _ offer: StepState) -> [ProcessStep] {
    [
      ProcessStep("Applied", .done, detail: "\("3 March", .muted)"),
      ProcessStep(
        "Documents checked",
        .done,
        detail: "\("9 March", .muted)",
        content: .text("Both were accepted.")
      ),
      ProcessStep(
        "Interview",
        interview,
        detail: "\("14 March, 10:00 in Osaka", .muted)",
        content: .text("\(Sample.synopsis)", maximumLines: 2)
      ),
      ProcessStep("Offer", offer),
    ]
  }

  static let wizardSteps = CatalogEntry(
    "wizard-steps",
    summary: "The progress in a sequence of steps: all in a row, or the current one.",
    usage: ".wizardSteps([ProcessStep(\"Account\", .done), ProcessStep(\"Address\", .current)])",
    specimens: [
      Specimen("first", .wizardSteps(steps(.current, .upcoming, .upcoming))),
      Specimen("middle", .wizardSteps(steps(.done, .current, .upcoming))),
      Specimen("failed", .wizardSteps(steps(.done, .failed, .upcoming))),
      Specimen("skipped", .wizardSteps(steps(.done, .skipped, .current))),
      Specimen("finished", .wizardSteps(steps(.done, .done, .done))),
      Specimen("one", .wizardSteps([ProcessStep("確認", .current)])),
      Specimen(
        "long",
        .wizardSteps([
          ProcessStep("Account", .done), ProcessStep(Sample.longTitle, .current),
          ProcessStep("Review", .upcoming),
        ])
      ),
    ]
  )

  private static func steps(_ states: StepState...) -> [ProcessStep] {
    zip(["Account", "Address", "住所確認"] as [SafeText], states).map { ProcessStep($0, $1) }
  }
}
