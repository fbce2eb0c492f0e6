import DesignKit

extension CatalogEntry {
  static let codeField = CatalogEntry(
    "code-field",
    summary: "A field for a code that somebody was sent, a cell for each character.",
    usage: ".codeField(CodeField(\"Code from the message\", typed: \"402\"))",
    specimens: [
      Specimen("part", .codeField(CodeField(label, typed: "402"))),
      Specimen("empty", .codeField(CodeField(label, typed: ""))),
      Specimen("complete", .codeField(CodeField(label, typed: "402817"))),
      Specimen("error", .codeField(CodeField(label, typed: "402817", problem: "This code has expired"))),
      Specimen("error-emptied", .codeField(CodeField(label, typed: "", problem: "This is not the code"))),
      Specimen("short", .codeField(CodeField("PIN", typed: "1", length: 4))),
      Specimen("letters", .codeField(CodeField(label, typed: "K7 PX 2", length: 8))),
      Specimen("long", .codeField(CodeField(Sample.longTitle, typed: "402 817 556 120 9", length: 12))),
      Specimen("cjk", .codeField(CodeField("簡訊驗證碼", typed: "四0"))),
    ]
  )

  private static let label: SafeText = "Code from the message"
}
