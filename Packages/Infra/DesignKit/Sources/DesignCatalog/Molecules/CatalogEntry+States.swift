import DesignKit

extension CatalogEntry {
  static let callout = CatalogEntry(
    "callout",
    summary: "A message that stands out, with the sign and the word of its status.",
    usage: ".callout(.offline, title: title, message: reason, hint: remedy)",
    specimens: Status.allCases.map { status in
      Specimen(
        status.rawValue,
        .callout(
          status,
          title: "A few words on it",
          message: "A sentence that explains what happened here.",
          hint: "Try again with --refresh."
        )
      )
    } + [Specimen("bare", .callout(.error, title: "It failed"))]
  )

  static let emptyState = CatalogEntry(
    "empty-state",
    summary: "What to show where there is nothing to show, nothing yet, or nothing because something failed.",
    usage: ".placeholder(.empty(\"Nothing saved yet\", hint: how))",
    specimens: [
      Specimen("empty", .emptyState(title: "Nothing saved yet", hint: "Save a title and it appears here.")),
      Specimen("loading", .placeholder(.loading("Loading sections"), like: [70, 90, 45])),
      Specimen(
        "error",
        .placeholder(
          .failed("Could not load Drama", message: "The service answered 503.", hint: "Try again later.")
        )
      ),
      Specimen("stale", .staleState(title: "from 2 hours ago", message: "The service cannot be reached.")),
    ]
  )
}
