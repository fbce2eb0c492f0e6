import DesignKit

extension CatalogEntry {
  static let document = CatalogEntry(
    "document-row",
    summary: "A document that is handed in and checked, and how far it has come.",
    usage: ".document(Document(\"Passport\", .uploading(percent: 45), details: [\"2.4 MB\"]))",
    specimens: [
      Specimen("missing", .document(Document("Passport", .missing))),
      Specimen("uploading", .document(Document("Passport", .uploading(percent: 45), details: ["2.4 MB"]))),
      Specimen("uploaded", .document(passport(.uploaded))),
      Specimen("verified", .document(passport(.verified))),
      Specimen("rejected", .document(passport(.rejected(reason: "The lower edge is cut off.")))),
      Specimen(
        "long",
        .document(Document(Sample.longTitle, .rejected(reason: Sample.synopsis), details: ["2.4 MB"]))
      ),
      Specimen("cjk", .document(Document("旅券の写し", icon: scan, .verified, details: ["3月12日"]))),
      Specimen(
        "list",
        .list([
          .document(passport(.verified)),
          .document(Document("Proof of address", .uploading(percent: 80), details: ["310 kB"])),
          .document(Document("Payslip", .missing)),
        ])
      ),
    ]
  )

  private static let scan = Icon("▣", ascii: "@", word: "Scan")

  private static func passport(_ state: DocumentState) -> Document {
    Document("Passport", icon: scan, state, details: ["2.4 MB", "12 March"])
  }
}
