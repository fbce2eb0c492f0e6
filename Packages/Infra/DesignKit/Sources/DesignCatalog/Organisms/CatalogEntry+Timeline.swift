import DesignKit

extension CatalogEntry {
  static let timeline = CatalogEntry(
    "timeline",
    summary: "Steps in the order of time, each behind the mark of how far it has come.",
    usage: ".timeline([TimelineStep(\"Ordered\", .done, date: \"12 March\")])",
    specimens: [
      Specimen(
        "delivery",
        .timeline([
          TimelineStep("Ordered", .done, date: "12 March"),
          TimelineStep("Gift wrapping", .skipped, note: "Not asked for."),
          TimelineStep("On its way", .current, date: "14 March", note: "In the harbour of Narvik."),
          TimelineStep("Delivered", .upcoming, date: "expected on 16 March"),
        ])
      ),
      Specimen(
        "failed",
        .timeline([
          TimelineStep("Ordered", .done, date: "12 March"),
          TimelineStep("Payment", .failed, date: "12 March", note: "The bank declined it. Try another card."),
          TimelineStep("Delivered", .upcoming),
        ])
      ),
      Specimen("single", .timeline([TimelineStep("Ordered", .current)])),
      Specimen(
        "long",
        .timeline([
          TimelineStep(Sample.longTitle, .done, note: Sample.synopsis), TimelineStep("配達済み", .upcoming),
        ])
      ),
      Specimen("loading", .timeline(.loading("Loading the delivery"))),
      Specimen("empty", .timeline(.empty("Nothing ordered yet"))),
      Specimen("error", .timeline(.failed("Could not load the delivery", hint: "Try again later."))),
    ]
  )
}
