import DesignKit
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct FormPaneTests {
  private let strings = Strings(.english)

  private func pane(_ fields: Form.Field..., confirmation: Form.Confirmation? = nil) -> FormPane {
    let form = Form("Apply", fields, confirmation: confirmation, language: .english)
    return FormPane(FormModel(FormRequest(form)), messages: []) { _ in }
  }

  private let name = Form.Field("name", "Name")
  private let city = Form.Field("city", "City")
  private let note = Form.Field("note", "Note", .multiline)
  private let accept = Form.Field("accept", "Accept", .consent)

  // MARK: - Enter

  @Test(
    arguments: [(0, false, "Next field"), (1, true, "Submit"), (2, true, "Submit")] as [(Int, Bool, SafeText)]
  )
  func `Enter submits on the last field and on the button`(place: Int, completes: Bool, label: SafeText) {
    let pane = pane(name, city)
    pane.model.moveFocus(by: place)
    #expect(pane.completesStep == completes)
    #expect(pane.label(strings) == label)
  }

  @Test(arguments: [(0, false, "New line"), (1, true, "Submit")] as [(Int, Bool, SafeText)])
  func `Enter begins a line in the last field when it has several`(
    place: Int,
    completes: Bool,
    label: SafeText
  ) {
    let pane = pane(note)
    pane.model.moveFocus(by: place)
    #expect(pane.completesStep == completes)
    #expect(pane.label(strings) == label)
  }

  @Test func `before a question Enter continues, and submits nothing yet`() {
    let pane = pane(name, confirmation: Form.Confirmation("Apply now?"))
    #expect(pane.completesStep)
    #expect(pane.label(strings) == "Continue")
  }

  @Test func `in a step that is not the last Enter leads to the next`() {
    let steps = [Form.Step("One", [name]), Form.Step("Two", [city])]
    let form = Form("Apply", steps: steps, language: .english)
    let pane = FormPane(FormModel(FormRequest(form)), messages: []) { _ in }
    #expect(pane.label(strings) == "Continue")
    #expect(pane.edit("A"))
    pane.top = 3
    pane.perform(.completeField)
    #expect(pane.model.step == 1)
    #expect(pane.top == 0)
    #expect(pane.label(strings) == "Submit")
  }

  // MARK: - Values

  @Test func `values are chosen where there are some to choose from`() {
    let pane = pane(name, accept)
    #expect(!pane.isPossible(.nextValue) && !pane.isPossible(.previousValue))
    pane.perform(.nextField)
    #expect(pane.isPossible(.nextValue) && pane.isPossible(.previousValue))
    pane.perform(.nextField)
    #expect(!pane.isPossible(.nextValue) && pane.isPossible(.nextField))
  }

  @Test(arguments: [(ShellCommand.nextValue, "a"), (.previousValue, "c")])
  func `the first value that is chosen is at the end where one begins`(command: ShellCommand, value: String) {
    let choices = ["a", "b", "c"].map { Form.Field.Choice($0, "Choice") }
    let pane = pane(Form.Field("type", "Type", .choice(choices)))
    pane.perform(command)
    #expect(pane.model.text(of: .field("type")) == value)
  }

  @Test func `nothing is typed into a consent or a button`() {
    let pane = pane(accept)
    for _ in 0..<2 {
      #expect(!pane.edit("x"))
      pane.paste("x")
      #expect(pane.model.text(of: .field("accept")).isEmpty)
      pane.perform(.nextField)
    }
    #expect(pane.kind == .consent)
  }

  @Test func `a place between the characters is left where it was while another field has the focus`() {
    let pane = pane(name, city)
    for key in ["a", "c", .left] as [Key] { #expect(pane.edit(key)) }
    pane.perform(.nextField)
    pane.perform(.previousField)
    #expect(pane.edit("b"))
    #expect(pane.model.text(of: .field("name")) == "abc")
  }

  @Test func `a text that was set from elsewhere is written on at its end`() {
    let pane = pane(name)
    #expect(pane.edit("a") && pane.edit(.left))
    pane.model.set("xy", of: .field("name"))
    #expect(pane.edit("z"))
    #expect(pane.model.text(of: .field("name")) == "xyz")
  }

  // MARK: - The end

  @Test func `a form that is left tells so once`() {
    let ends = Mutex(0)
    let form = Form("Apply", [name], language: .english)
    let pane = FormPane(FormModel(FormRequest(form)), messages: []) { _ in ends.withLock { $0 += 1 } }
    #expect(!pane.isFinished)
    pane.cancel()
    pane.cancel()
    #expect(pane.isFinished)
    let count = ends.withLock { $0 }
    #expect(count == 1)
  }

  @Test(arguments: [(ShellCommand.agree, true), (.disagree, false)])
  func `what was entered is discarded only with yes`(command: ShellCommand, isFinished: Bool) {
    let pane = pane(name)
    #expect(pane.edit("a"))
    pane.perform(.leaveForm)
    #expect(pane.model.phase == .discarding)
    #expect(!pane.edit("b"))
    pane.paste("b")
    pane.perform(command)
    #expect(pane.isFinished == isFinished)
    #expect(pane.model.text(of: .field("name")) == "a")
  }

  @Test func `before the program ends a form asks once, and only where something would be lost`() {
    let pane = pane(name)
    #expect(!pane.askBeforeEnd())
    #expect(pane.edit("a"))
    #expect(pane.askBeforeEnd())
    #expect(pane.model.phase == .discarding && pane.isAskingBeforeEnd)
    #expect(!pane.askBeforeEnd())
    pane.perform(.disagree)
    #expect(!pane.isAskingBeforeEnd)
    #expect(pane.askBeforeEnd())
    #expect(!pane.isFinished)
  }

  @Test func `a key without a meaning in a text is left to others, and fields are not scrolled by keys`() {
    let pane = pane(name)
    #expect(!pane.edit(.pageUp) && !pane.isPossible(.up))
  }

  @Test func `a command that is none of a form changes nothing`() {
    let pane = pane(name, city)
    pane.perform(.quit)
    #expect(!pane.isFinished)
    #expect(pane.model.focus == .field("name"))
  }

  // MARK: - Questions

  @Test(
    arguments: [("Token:", "Token"), ("令牌：", "令牌"), ("Sure?", "Sure?"), ("", "")] as [(String, SafeText)]
  )
  func `a question is asked without its colon, in a field that may stay empty`(
    question: String,
    label: SafeText
  )
    async
  {
    var forms: [FormPane] = []
    let prompter = ScreenPrompter(
      title: "Job",
      homeDirectory: nil,
      strings,
      say: { _ in },
      show: { pane in
        forms.append(pane)
        pane.cancel()
      }
    )
    await #expect(throws: PromptError.ended) { _ = try await prompter.ask(Prompt(question)) }
    #expect(forms.map { $0.model.form.fields[0].label } == [label])
    #expect(forms.allSatisfy { !$0.model.form.fields[0].isRequired && $0.kind == .text })
  }

  @Test func `a message is shown with the next form only`() async {
    var forms: [FormPane] = []
    var said: [String] = []
    let prompter = ScreenPrompter(
      title: "Job",
      homeDirectory: nil,
      strings,
      say: { said.append($0) },
      show: { pane in
        forms.append(pane)
        pane.cancel()
      }
    )
    #expect(prompter.isInteractive)
    await prompter.tell("Create a token first.")
    for _ in 0..<2 {
      let agrees = await prompter.confirm("Store it?")
      #expect(agrees == false)
    }
    #expect(said == ["Create a token first."])
    #expect(forms.map(\.messages) == [["Create a token first."], []])
  }
}
