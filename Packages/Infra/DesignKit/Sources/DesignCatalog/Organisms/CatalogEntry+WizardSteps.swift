import DesignKit

extension CatalogEntry {
  static let wizardSteps = CatalogEntry(
    "wizard-steps",
    summary: "How far one is in a sequence of steps: all in a row, or the one that counts.",
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
