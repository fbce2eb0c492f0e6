import DesignKit
import Testing

@Suite struct FieldTests {
  @Test func `while typing, a long query shows its end`() {
    let typing = Element.searchField("abcdefghijklmnop", prompt: "Find", state: .typing)
    let idle = Element.searchField("abcdefghijklmnop", prompt: "Find")

    #expect(plain(typing, 14) == ["[ …ijklmnop▏ ]"])
    #expect(plain(idle, 14) == ["[ / abcdefg… ]"])
  }

  @Test func `while nothing was typed, a long prompt shows its beginning`() {
    let field = Element.searchField("", prompt: "Find something", state: .typing)

    #expect(plain(field, 14) == ["[ / ▏(Find…  ]"])
  }

  @Test func `how a search goes moves below the field where it has no room in it`() {
    let field = Element.searchField("ice", prompt: "Find", state: .found("12 titles"))

    #expect(plain(field, 21) == ["[ / ice▏  12 titles ]"])
    #expect(plain(field, 20) == ["[ / ice▏           ]", "  12 titles"])
  }

  @Test func `a field without room for its edges is the value alone`() {
    #expect(plain(.searchField("ice", prompt: "Find"), 7) == ["/ ice"])
  }

  @Test func `a field is told apart from what follows by its surface`() {
    let field = Element.searchField("", prompt: "", state: .nothingFound("Nothing found"))

    let written = lines(TaggedWriter().render(field, in: .terminal(20)))

    #expect(written[0].contains("on raised"))
    #expect(!written[1].contains("on raised"))
  }

  @Test func `a secret has as many dots whoever typed it, and is not heard`() {
    let field = Element.formField(FormField("Password", .secret(isGiven: true)))

    #expect(plain(field, 16) == ["Password", "[ ••••••••     ]"])
    #expect(linear(field) == ["Password: hidden"])
  }

  @Test func `a field says in words what the eye has from its place and signs`() {
    let field = FormField(
      "City",
      .text(""),
      prompt: "Luleå",
      isRequired: true,
      state: .editing(problem: "Missing"),
      hint: "Where you live."
    )

    #expect(
      linear(.formField(field)) == [
        "City, required, editing: empty, Luleå", "Error: Missing", "Where you live.",
      ]
    )
  }

  @Test func `nothing is required of a field that takes no input`() {
    let field = Element.formField(FormField("City", .text("Luleå"), isRequired: true, state: .unavailable))

    #expect(plain(field, 20) == ["City (unavailable)", "[ Luleå            ]"])
    #expect(linear(field) == ["City, unavailable: Luleå"])
  }

  @Test func `a field with the cursor of the terminal draws none, and is read as one that is edited`() {
    let focused = FormField("City", .text("Luleå"), state: .focused(problem: "Too long"))
    let editing = FormField("City", .text("Luleå"), state: .editing(problem: "Too long"))

    #expect(plain(.formField(focused), 14) == ["City", "[ Luleå      ]", "✕ Too long"])
    #expect(plain(.formField(editing), 14) == ["City", "[ Luleå▏     ]", "✕ Too long"])
    #expect(linear(.formField(focused)) == linear(.formField(editing)))
  }

  @Test func `the states of a field differ without any style`() {
    let states: [FieldState] = [
      .idle(), .idle(problem: "Wrong"), .editing(), .editing(problem: "Wrong"), .unavailable,
    ]
    for value in [FieldValue.text(""), .text("a"), .secret(isGiven: true)] {
      let elements = states.map { Element.formField(FormField("City", value, prompt: "Luleå", state: $0)) }
      for form in [OutputForm.plain, .ascii, .markdown, .linear] {
        let written = elements.map { form.render($0, in: .plain(60)) }
        #expect(Set(written).count == states.count, "\(form)")
      }
    }
  }

  @Test func `the words of fields are those of the vocabulary`() {
    var vocabulary = Vocabulary()
    vocabulary.required = "krävs"
    let field = Element.formField(FormField("Ort", .text("a"), isRequired: true))
    let environment = RenderEnvironment(width: 12, vocabulary: vocabulary)

    #expect(lines(PlainWriter().render(field, in: environment)) == ["Ort (krävs)", "[ a        ]"])
    #expect(LinearWriter().render(field, in: environment) == "Ort, krävs: a\n")
    #expect(MarkdownWriter().render(field, in: environment) == "Ort, krävs: a\n")
  }

  @Test(arguments: Corpus.safe)
  func `fields are as wide as asked for, whatever the text`(text: SafeText) {
    let field = FormField(text, .text(text), prompt: text, state: .editing(problem: text), hint: text)
    let element = Element.stack([
      .searchField(text, prompt: text, state: .found(text)), .searchField("", prompt: text, state: .typing),
      .formField(field), .codeField(CodeField(text, typed: text, problem: text)),
    ])
    for width in Array(1...14) + stride(from: 15, through: 400, by: 48) {
      for meter in [AmbiguousWidth.narrow, .wide] {
        let environment = RenderEnvironment(width: width, capability: Capability(ambiguousWidth: meter))
        let written = lines(TerminalWriter().render(element, in: environment))
        let widths = Set(written.map { CellWidth(ambiguous: meter).cells(of: $0) })
        #expect(widths == [width], "at \(width)")
      }
    }
  }

  private func plain(_ element: Element, _ width: Int) -> [String] {
    lines(PlainWriter().render(element, in: .plain(width)))
  }

  private func linear(_ element: Element) -> [String] {
    lines(LinearWriter().render(element, in: .plain(80)))
  }
}
