import DesignKit
import Testing

@Suite struct CodeFieldTests {
  @Test func `cells lose their gaps, then their edges, where there is little room`() {
    let field = Element.codeField(CodeField("", typed: "40", length: 4))

    #expect(plain(field, 15) == ["[4] [0] [▏] [·]"])
    #expect(plain(field, 14) == ["[4][0][▏][·]"])
    #expect(plain(field, 11) == ["40▏·"])
  }

  @Test(arguments: [
    (15, "", 1), (15, "40", 9), (15, "402", 13), (15, "4021", 13), (14, "40", 7), (14, "4021", 10),
    (12, "40", 7), (11, "40", 2), (11, "4021", 3), (2, "40", 1), (1, "40", 0), (0, "40", 0),
  ])
  func `the next character stands in the column of its cell, however the cells are set`(
    width: Int,
    typed: String,
    column: Int
  ) {
    #expect(CodeField("", typed: SafeText(typed), length: 4).column(width: width) == column)
  }

  @Test func `what is typed beyond the code is left out, and so are spaces and wide characters`() {
    let field = CodeField("", typed: "4 字0 1 9 9", length: 4)

    #expect(field.isComplete)
    #expect(plain(.codeField(field), 11) == ["4019", "✓ complete"])
  }

  @Test(arguments: [(.min, 1), (0, 1), (1, 1), (12, 12), (13, 12), (.max, 12)])
  func `a length is brought into range`(given: Int, kept: Int) {
    #expect(CodeField("", typed: "", length: given).length == kept)
  }

  @Test func `the ear hears how many characters are there, and not which`() {
    #expect(linear(.codeField(CodeField("Code", typed: "402"))) == ["Code: 3 of 6 digits entered"])
  }

  @Test func `a wrong code is not called complete`() {
    let field = Element.codeField(CodeField("Code", typed: "40", length: 2, problem: "Expired"))

    #expect(linear(field) == ["Code: 2 of 2 digits entered", "Error: Expired"])
    #expect(plain(field, 20) == ["Code", "[4] [0]", "✕ Expired"])
  }

  private func plain(_ element: Element, _ width: Int) -> [String] {
    lines(PlainWriter().render(element, in: .plain(width)))
  }

  private func linear(_ element: Element) -> [String] {
    lines(LinearWriter().render(element, in: .plain(80)))
  }
}
