import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@testable import ScreenKit

/// Where the cursor stands in a form and how much of a field is shown, at the widths at which fields change their look.
@MainActor @Suite struct FormLayoutTests {
  private func pane(_ fields: [Form.Field], _ values: [String: String] = [:]) -> FormPane {
    let form = Form("Apply", fields, language: .english)
    return FormPane(FormModel(FormRequest(form, FormInput(values))), messages: []) { _ in }
  }

  private func shown(_ pane: FormPane, columns: Int, height: Int = 40) -> FormLayout.Shown {
    let painter = Painter(RenderEnvironment(width: columns))
    return FormLayout(pane, Strings(.english), painter).shown(height: height)
  }

  @Test(arguments: [
    (25, "", 3), (25, "12", 11), (25, "12345", 23), (25, "123456", 23), (24, "12", 9), (20, "12", 9),
    (20, "123456", 18), (19, "12", 4), (11, "12", 2), (3, "123456", 2), (3, "1", 1),
  ])
  func `the cursor is in the cell of the next digit of a code, in the last one when all are there`(
    columns: Int,
    typed: String,
    column: Int
  ) {
    let pane = pane([Form.Field("code", "Code", .code(digits: 6))], ["code": typed])
    #expect(shown(pane, columns: columns).cursor.column == column)
  }

  @Test(arguments: [
    (7, "ab", 2), (8, "ab", 4), (8, "abc", 5), (8, "abcd", 5), (11, "ab", 4), (12, "ab", 6), (12, "abcde", 9),
    (12, "abcdef", 9), (200, "", 4),
  ])
  func `the cursor is behind the text, within the edges of the field`(
    columns: Int,
    typed: String,
    column: Int
  ) {
    let pane = pane([Form.Field("name", "Name")], ["name": typed])
    #expect(shown(pane, columns: columns).cursor.column == column)
  }

  @Test(arguments: [(55, 59), (56, 59), (54, 58)])
  func `a field is not wider than sixty cells`(length: Int, column: Int) {
    let pane = pane([Form.Field("name", "Name")], ["name": String(repeating: "x", count: length)])
    #expect(shown(pane, columns: 200).cursor.column == column)
  }

  @Test(arguments: [("", 4), ("x", 12), ("a long password", 12)])
  func `the cursor of a secret tells nothing about its length`(typed: String, column: Int) {
    let pane = pane([Form.Field("token", "Token", .secret(isConfirmed: false))], ["token": typed])
    let shown = shown(pane, columns: 60)
    #expect(shown.cursor.column == column)
    #expect(shown.lines[shown.cursor.row].text.contains("["))
  }

  @Test func `the cursor of a choice is at the beginning of its values, below the label`() {
    let choices = [Form.Field.Choice("a", "Passport"), Form.Field.Choice("b", "Visa")]
    let shown = shown(pane([Form.Field("type", "Document", .choice(choices))]), columns: 60)
    #expect(shown.cursor.column == 2)
    #expect(shown.lines[shown.cursor.row].text.contains("Passport"))
    #expect(shown.lines[shown.cursor.row - 1].text.contains("Document"))
  }

  @Test func `the cursor of a button is on its first letter`() {
    let pane = pane([Form.Field("name", "Name")])
    pane.model.moveFocus(by: 1)
    let shown = shown(pane, columns: 60)
    #expect(shown.cursor.column == 4)
    #expect(shown.lines[shown.cursor.row].text.contains("[ Submit ]"))
  }

  @Test(arguments: [1, 5, 6, 7, 12])
  func `six lines of a text are shown, the last ones where the cursor is at its end`(count: Int) {
    let text = (1...count).map { "line \($0)." }.joined(separator: "\n")
    let lines = shown(pane([Form.Field("note", "Note", .multiline)], ["note": text]), columns: 60).lines
    let written = lines.map(\.text).filter { $0.contains("line ") }

    #expect(written.count == min(count, 6))
    #expect(written.last?.contains("line \(count).") == true)
  }

  @Test(arguments: [(6, nil), (7, "Lines 2 to 7 of 7"), (12, "Lines 7 to 12 of 12")] as [(Int, String?)])
  func `a text with more lines than its field says which are shown`(count: Int, part: String?) {
    let text = (1...count).map { "line \($0)." }.joined(separator: "\n")
    let fields = [Form.Field("note", "Note", .multiline), Form.Field("name", "Name")]
    let pane = pane(fields, ["note": text])

    func said() -> [String] {
      shown(pane, columns: 60).lines.map(\.text).filter { $0.contains("Lines ") }
        .map { text in String(text.drop { $0 == " " }) }
    }

    #expect(said() == [part].compactMap(\.self))
    pane.model.moveFocus(by: 1)
    #expect(said() == (part == nil ? [] : ["Lines 1 to 6 of \(count)"]))
  }

  @Test func `the cursor is on the line of a text with several that it is in`() {
    let pane = pane([Form.Field("note", "Note", .multiline)], ["note": "first\nsecond"])
    let below = shown(pane, columns: 60)
    #expect(below.lines[below.cursor.row].text.contains("[ second"))
    #expect(below.cursor.column == 10)

    #expect(pane.edit(.up))
    let above = shown(pane, columns: 60)
    #expect(above.lines[above.cursor.row].text.contains("[ first"))
    #expect(above.cursor.row == below.cursor.row - 1)
  }

  @Test(arguments: [1, 2, 3, 5])
  func `the line with the cursor is seen however low the window is`(height: Int) {
    let pane = pane([Form.Field("name", "Name"), Form.Field("city", "City")], ["city": "Umeå"])
    pane.model.moveFocus(by: 1)
    let shown = shown(pane, columns: 60, height: height)
    #expect(shown.lines.count == height)
    #expect(shown.lines[shown.cursor.row].text.contains("[ Umeå"))
  }

  @Test(
    arguments: [
      (6, [], 0, 4), (1, [], 4, 4), (8, [1], 0, 7), (5, [1], 3, 7), (1, [1], 7, 7), (5, [1, -1], 0, 4),
      (5, [1, 1], 6, 10), (5, [1, 1, -1], 6, 7), (5, [1, 1, 1], 8, 12), (5, [1, 1, 1, -1], 8, 10),
      (5, [1, 1, 1, -1, -1], 6, 7),
    ] as [(Int, [Int], Int, Int)]
  )
  func `a form is scrolled as little as possible, and with the first field comes what stands above it`(
    height: Int,
    moves: [Int],
    top: Int,
    row: Int
  ) {
    let fields = [Form.Field("name", "Name"), Form.Field("city", "City"), Form.Field("land", "Land")]
    let pane = pane(fields, ["name": "Aino", "city": "Umeå", "land": "Sweden"])
    for move in moves {
      pane.model.moveFocus(by: move)
      _ = shown(pane, columns: 60, height: height)
    }
    let shown = shown(pane, columns: 60, height: height)
    #expect([pane.top, pane.top + shown.cursor.row] == [top, row])
  }

  @Test func `in a field of one line a value with a line break takes one line`() {
    let pane = pane([Form.Field("name", "Name")], ["name": "a\nb"])
    #expect(shown(pane, columns: 60).lines.count { $0.text.contains("[ ") } == 2)
  }

  @Test func `the problem with a choice is shown`() {
    let choices = [Form.Field.Choice("a", "Passport"), Form.Field.Choice("b", "Visa")]
    let form = Form("Apply", [Form.Field("type", "Document", .choice(choices))], language: .english)
    let request = FormRequest(form, FormInput(["type": "a"]))
    let again = request.again(FormModel(request).answers, [FormProblem("type", "It has expired.")])
    let pane = FormPane(FormModel(again), messages: []) { _ in }
    #expect(shown(pane, columns: 60).lines.contains { $0.text.contains("It has expired.") })
  }

  @Test func `in a narrow window the button and the part of a question take one line each`() {
    let text = (1...30).map { "line \($0)." }.joined(separator: "\n")
    let question = Form.Confirmation("Send it?", consequence: "It stays.")
    let fields = [Form.Field("note", "Note", .multiline)]
    let form = Form("Apply", fields, confirmation: question, language: .english)
    let pane = FormPane(FormModel(FormRequest(form, FormInput(["note": text]))), messages: []) { _ in }
    let button = shown(pane, columns: 10).lines.last
    pane.model.moveFocus(by: 1)
    pane.perform(.completeField)

    let part = shown(pane, columns: 10, height: 5).lines.last

    #expect([button, part].map { $0?.text.contains("…") } == [true, true])
    #expect(shown(pane, columns: 10, height: 99).lines.contains { $0.text == "It stays." })
  }

  @Test(arguments: [(1, false), (5, true), (60, false)])
  func `of a question without room the last line says which part is shown`(height: Int, isSaid: Bool) {
    let text = (1...30).map { "line \($0)." }.joined(separator: "\n")
    let fields = [Form.Field("note", "Note", .multiline)]
    let form = Form("Apply", fields, confirmation: Form.Confirmation("Send it?"), language: .english)
    let pane = FormPane(FormModel(FormRequest(form, FormInput(["note": text]))), messages: []) { _ in }
    pane.model.moveFocus(by: 1)
    pane.perform(.completeField)

    let first = shown(pane, columns: 60, height: height)
    #expect(first.lines.count <= height)
    #expect(first.lines[0].text.contains("Send it?"))
    #expect(first.cursor == Frame.Position(row: 0, column: 0))
    #expect(first.lines.last?.text.contains("Lines 1 to 4 of ") == isSaid)
    #expect(pane.isPossible(.pageDown) == (height < 60))

    pane.perform(.last)
    let last = shown(pane, columns: 60, height: height)
    #expect(last.lines.contains { $0.text.contains("Yes") })
    pane.perform(.first)
    #expect(shown(pane, columns: 60, height: height).lines[0].text.contains("Send it?"))
  }

  @Test func `a form of one step has no steps above it, and a message stands below its title`() {
    let form = Form("Apply", [Form.Field("name", "Name")], language: .english)
    let model = FormModel(FormRequest(form))
    let shown = shown(FormPane(model, messages: ["Bring a passport."]) { _ in }, columns: 60)
    #expect(!shown.lines.contains { $0.text.contains("Step 1") })
    #expect(shown.lines.contains { $0.text == "Bring a passport." })
  }

  @Test(arguments: [("a", false), ("", true)])
  func `a problem with the whole form is shown until something changes`(typed: String, isShown: Bool) {
    let form = Form("Apply", [Form.Field("name", "Name")], language: .english)
    let request = FormRequest(form, FormInput(["name": "Aino"]))
    let again = request.again(FormModel(request).answers, [FormProblem(nil, "Try later.")])
    let pane = FormPane(FormModel(again), messages: []) { _ in }
    if !typed.isEmpty { pane.model.set(typed, of: .field("name")) }
    #expect(shown(pane, columns: 60).lines.contains { $0.text.contains("Try later.") } == isShown)
  }
}
