import Testing

@testable import MonorepoScaffold

@Suite struct InsertionTests {
  @Test(arguments: [
    ("a", "  \"a\",\n  \"b\",\n  \"d\",\n"), ("c", "  \"b\",\n  \"c\",\n  \"d\",\n"),
    ("e", "  \"b\",\n  \"d\",\n  \"e\",\n"),
  ])
  func `an entry goes before the first one that follows it, or to the end`(name: String, entries: String)
    throws
  {
    let insertion = among("  \"", ["  \"\(name)\","])

    #expect(try insertion.applied(to: "[\n  \"b\",\n  \"d\",\n]\n") == "[\n" + entries + "]\n")
  }

  @Test func `an entry of several lines is one, with the bracket that closes it`() throws {
    let text = "[\n  f(\n    \"a\"\n  ),\n  f(\"c\"),\n]\nlet other = f\n"

    #expect(
      try among("  f(", ["  f(", "    \"b\"", "  ),"]).applied(to: text)
        == "[\n  f(\n    \"a\"\n  ),\n  f(\n    \"b\"\n  ),\n  f(\"c\"),\n]\nlet other = f\n"
    )
  }

  @Test func `only the first run of entries is looked at`() throws {
    let text = "import B\n\nimport A\n"

    #expect(try among("import ", ["import C"]).applied(to: text) == "import B\nimport C\n\nimport A\n")
    #expect(try among("import ", ["import A"]).applied(to: text) == "import A\nimport B\n\nimport A\n")
  }

  @Test func `what is above the place is passed over`() throws {
    let text = "  \"z\",\nhere\n  \"b\",\n"

    #expect(
      try among("  \"", ["  \"a\","], below: "here").applied(to: text)
        == "  \"z\",\nhere\n  \"a\",\n  \"b\",\n"
    )
    #expect(throws: Insertion.Problem.noPlace("a line with “there”")) {
      try among("  \"", ["  \"a\","], below: "there").applied(to: text)
    }
    #expect(throws: Insertion.Problem.noPlace("lines that begin with “- ” below the one with “here”")) {
      try among("- ", ["- a"], below: "here").applied(to: text)
    }
  }

  @Test func `new lines end as those around them`() throws {
    #expect(
      try among("import ", ["import B"]).applied(to: "import A\r\nlet a\r\n")
        == "import A\r\nimport B\r\nlet a\r\n"
    )
  }

  @Test func `only the last entry of a list gets a comma, and only where the new one has one`() throws {
    #expect(try among("  ", ["  b"]).applied(to: "[\n  a\n]\n") == "[\n  a\n  b\n]\n")
    #expect(try among("  ", ["  b,"]).applied(to: "[\n  a\n]\n") == "[\n  a,\n  b,\n]\n")
    #expect(try among("  ", ["  b,"]).applied(to: "[\n  a,\n]\n") == "[\n  a,\n  b,\n]\n")
    #expect(try among("  ", ["  a,"]).applied(to: "[\n  b\n]\n") == "[\n  a,\n  b\n]\n")
  }

  @Test(arguments: ["  \"a\": nil,", "  \"a\": \"x\","])
  func `an entry of the same name is there already`(entry: String) {
    #expect(throws: Insertion.Problem.alreadyThere("a")) {
      try among("  \"", [entry]).applied(to: "  \"a\": nil,\n")
    }
  }

  @Test func `a list on one line is extended at its end`() throws {
    func extended(_ text: String, by entry: String) throws -> String {
      try Insertion(file: "", lines: [entry], below: nil, place: .into("x: [")).applied(to: text)
    }

    #expect(try extended("let x: [a] = [b]\n", by: "c") == "let x: [a, c] = [b]\n")
    #expect(try extended("y\nlet x: []\n", by: "c") == "y\nlet x: [c]\n")
    #expect(throws: Insertion.Problem.alreadyThere("a")) { try extended("x: [a, b]", by: "a") }
    #expect(throws: Insertion.Problem.noPlace("a list on one line that begins with “x: [”")) {
      try extended("x: [\n]", by: "a")
    }
  }

  @Test func `names in quotes and imports are put in order, each run by itself`() {
    let text = """
      import C
      public import B
      @testable import E
      @testable import D
      "b",
      "a",
        "z",
        "y",
      last
      import A

      """

    #expect(
      NameBlocks.sorted(text) == """
        public import B
        import C
        @testable import D
        @testable import E
        "a",
        "b",
          "y",
          "z",
        last
        import A

        """
    )
  }

  private func among(_ like: String, _ lines: [String], below: String? = nil) -> Insertion {
    Insertion(file: "", lines: lines, below: below, place: .among(like, isSorted: true))
  }
}
