import DesignKit

extension CatalogEntry {
  static let searchField = CatalogEntry(
    "search-field",
    summary: "A field for a search text, with the state of the search.",
    usage: ".searchField(query, prompt: \"Search titles\", state: .found(\"12 titles\"))",
    specimens: [
      Specimen("idle", .searchField("", prompt: prompt)),
      Specimen("idle-query", .searchField("Search titles", prompt: prompt)),
      Specimen("typing-nothing", .searchField("", prompt: prompt, state: .typing)),
      Specimen("typing", .searchField("ice pil", prompt: prompt, state: .typing)),
      Specimen("searching", .searchField("ice pilot", prompt: prompt, state: .searching("Searching"))),
      Specimen("found", .searchField("ice pilot", prompt: prompt, state: .found("12 titles"))),
      Specimen(
        "nothing-found",
        .searchField(
          "ice pirate",
          prompt: prompt,
          state: .nothingFound("Nothing found for “ice pirate”", hint: "Try fewer words.")
        )
      ),
      Specimen(
        "failed",
        .searchField(
          "ice pilot",
          prompt: prompt,
          state: .failed("The search is not answering", hint: "Try again later.")
        )
      ),
      Specimen("long-idle", .searchField(Sample.longTitle, prompt: prompt)),
      Specimen("long", .searchField(Sample.longTitle, prompt: prompt, state: .found("12 titles"))),
      Specimen("cjk", .searchField("氷の水先案内人と最後の船", prompt: "作品を検索", state: .found("3 件"))),
      Specimen("empty", .searchField("", prompt: "")),
    ]
  )

  private static let prompt: SafeText = "Search titles"

  static let formField = CatalogEntry(
    "form-field",
    summary: "A labelled field of a form, with its errors and hints.",
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

  static let codeField = CatalogEntry(
    "code-field",
    summary: "A field for a one-time code, with a cell for each character.",
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
