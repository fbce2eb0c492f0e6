import DesignKit

extension CatalogEntry {
  static let formField = CatalogEntry(
    "form-field",
    summary: "A field of a form below its label, and below it what is wrong and what helps.",
    usage: ".formField(FormField(\"City\", .text(city), isRequired: true, state: .editing()))",
    specimens: [
      Specimen("value", .formField(FormField("City", .text("Luleå")))),
      Specimen("prompt", .formField(FormField("City", .text(""), prompt: "Luleå"))),
      Specimen(
        "required",
        .formField(FormField("Postal code", .text(""), isRequired: true, hint: "Five digits."))
      ),
      Specimen("editing", .formField(FormField("City", .text("Lul"), isRequired: true, state: .editing()))),
      Specimen(
        "editing-prompt",
        .formField(FormField("City", .text(""), prompt: "Luleå", state: .editing()))
      ),
      Specimen(
        "error",
        .formField(
          FormField(
            "Postal code",
            .text("97 3"),
            isRequired: true,
            state: .idle(problem: "A postal code has five digits"),
            hint: "Such as 972 31."
          )
        )
      ),
      Specimen(
        "editing-error",
        .formField(
          FormField("E-mail", .text("aino@"), state: .editing(problem: "The part behind @ is missing"))
        )
      ),
      Specimen("unavailable", .formField(FormField("Country", .text("Sweden"), state: .unavailable))),
      Specimen("secret", .formField(FormField("Password", .secret(isGiven: true), state: .editing()))),
      Specimen("no-secret", .formField(FormField("Password", .secret(isGiven: false), isRequired: true))),
      Specimen("long", .formField(FormField(Sample.longTitle, .text(Sample.synopsis)))),
      Specimen("long-editing", .formField(FormField("Synopsis", .text(Sample.synopsis), state: .editing()))),
      Specimen("cjk", .formField(FormField("街道地址", .text("臺北市信義區市府路一號"), isRequired: true))),
      Specimen("empty", .formField(FormField("", .text("")))),
    ]
  )
}
