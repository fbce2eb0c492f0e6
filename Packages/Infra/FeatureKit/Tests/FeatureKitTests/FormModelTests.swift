import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@MainActor @Suite struct FormModelTests {
  private let form = Form(
    "Register",
    steps: [
      .init(
        "Account",
        [
          Form.Field("email", "E-mail") { $0.contains("@") ? nil : "Enter an e-mail address." },
          Form.Field("password", "Password", .secret(isConfirmed: true)),
        ]
      ),
      .init("About you", [Form.Field("note", "Note", .multiline, isRequired: false, limit: 4)]),
    ],
    language: .english
  )

  private func model(_ input: FormInput = FormInput()) -> FormModel { FormModel(FormRequest(form, input)) }

  /// A model on its second step.
  private func secondStep() -> FormModel {
    let model = model()
    model.set("a@b", of: .field("email"))
    model.set("x", of: .field("password"))
    model.set("x", of: .repetition("password"))
    _ = model.advance()
    return model
  }

  @Test func `the first field has the focus, and the ends of a step are connected`() {
    let model = model()

    #expect(model.focus == .field("email"))
    model.moveFocus(by: -1)
    #expect(model.focus == .button)
    model.moveFocus(by: 1)
    #expect(model.focus == .field("email"))
    model.moveFocus(by: 2)
    #expect(model.focus == .repetition("password"))
  }

  @Test func `a problem is shown once the user has left the field, and goes when the value is valid`() {
    let model = model()

    model.set("aino", of: .field("email"))
    #expect(model.problem(of: .field("email")) == nil)
    model.moveFocus(by: 1)
    #expect(model.problem(of: .field("email")) == "Enter an e-mail address.")
    model.set("aino@b", of: .field("email"))
    #expect(model.problem(of: .field("email")) == nil)
  }

  @Test func `a field that was passed without an entry is not yet a problem`() {
    let model = model()

    model.moveFocus(by: 1)

    #expect(model.problem(of: .field("email")) == nil)
  }

  @Test func `a text that is too long is a problem while it is typed`() {
    let model = secondStep()

    model.set("😀😀", of: .field("note"))
    #expect(model.problem(of: .field("note")) == nil)
    model.set("😀😀a", of: .field("note"))
    #expect(model.problem(of: .field("note")) == "The text must have at most 4 characters; it has 5.")
    #expect(form["note"].map(model.length) == 5)
  }

  @Test func `a step is not left before it is valid, and the first problem gets the focus`() {
    let model = model()
    model.set("a@b", of: .field("email"))
    model.set("x", of: .field("password"))
    model.set("y", of: .repetition("password"))

    #expect(model.advance() == nil)

    #expect(model.step == 0)
    #expect(model.focus == .repetition("password"))
    #expect(model.problem(of: .repetition("password")) == "The two entries do not match.")
  }

  @Test func `the last step gives the values`() {
    let model = secondStep()
    model.set(" Hi ", of: .field("note"))

    #expect(model.step == 1)
    #expect(model.isLastStep)
    #expect(
      model.advance() == FormAnswers(["email": "a@b", "password": "x", "note": "Hi"], of: form)
    )
  }

  @Test func `going back keeps what was entered`() {
    let model = secondStep()

    #expect(model.goBack())
    #expect(model.step == 0)
    #expect(model.text(of: .field("email")) == "a@b")
    #expect(!model.goBack())
  }

  @Test func `given values are there, and are nothing that would be lost`() {
    let model = model(FormInput(["email": "a@b"]))

    #expect(model.text(of: .field("email")) == "a@b")
    #expect(!model.isChanged)
    #expect(model.askToDiscard())
    #expect(model.phase == .filling)
  }

  @Test func `discarding what was entered is asked about, and can be taken back`() {
    let model = model()
    model.set("a", of: .field("email"))

    #expect(!model.askToDiscard())
    #expect(model.phase == .discarding)
    #expect(model.advance() == nil)
    #expect(model.goBack())
    #expect(model.phase == .filling)
    #expect(model.text(of: .field("email")) == "a")
  }

  @Test func `a refusal is shown beside its field until the value changes`() {
    let answers = FormAnswers(["email": "a@b", "password": "x", "note": "Hi"], of: form)
    let model = FormModel(FormRequest(form).again(answers, [FormProblem("note", "Not now.")]))

    #expect(model.step == 1)
    #expect(model.focus == .field("note"))
    #expect(model.problem(of: .field("note")) == "Not now.")
    #expect(model.text(of: .repetition("password")) == "x")
    #expect(model.advance() == nil)
    model.set("Yo", of: .field("note"))
    #expect(model.problem(of: .field("note")) == nil)
    #expect(model.advance()?["note"] == "Yo")
  }

  @Test func `a refusal of the whole form is shown until something changes`() {
    let answers = FormAnswers(["email": "a@b", "password": "x"], of: form)
    let model = FormModel(FormRequest(form).again(answers, [FormProblem(nil, "Closed.")]))

    #expect(model.generalProblems == ["Closed."])
    model.set("b@b", of: .field("email"))
    #expect(model.generalProblems == [])
  }

  /// From 5 to 3, which contradict each other.
  static func salary() -> FormModel {
    let form = Form(
      "Salary",
      [Form.Field("from", "From"), Form.Field("to", "To")],
      language: .english
    ) { $0["from"] <= $0["to"] ? [] : [FormProblem("to", "Too little.")] }
    return FormModel(FormRequest(form, FormInput(["from": "5", "to": "3"])))
  }

  @Test func `fields that contradict each other are reported when the form is completed`() {
    let model = FormModelTests.salary()

    #expect(model.advance() == nil)
    #expect(model.focus == .field("to"))
    #expect(model.problem(of: .field("to")) == "Too little.")
    model.set("7", of: .field("to"))
    #expect(model.advance()?["to"] == "7")
  }

  @Test func `a contradiction between fields may be remedied in either of them`() {
    let model = FormModelTests.salary()

    #expect(model.advance() == nil)
    #expect(model.advance() == nil)
    model.set("2", of: .field("from"))
    #expect(model.advance()?["from"] == "2")
  }

  @Test func `a refusal of the whole form may be submitted again as it is`() {
    let answers = FormAnswers(["email": "a@b", "password": "x"], of: form)
    let model = FormModel(FormRequest(form).again(answers, [FormProblem(nil, "Busy.")]))

    #expect(model.advance() == nil)
    #expect(model.step == 1)
    #expect(model.advance() == answers)
  }

  @Test func `a form without fields asks for its confirmation only`() {
    let form = Form("Clear", [], confirmation: Form.Confirmation("Clear the list?"), language: .english)
    let model = FormModel(FormRequest(form))

    #expect(model.phase == .confirming)
    #expect(!model.goBack())
    #expect(model.advance() != nil)
    #expect(FormModel(FormRequest(Form("Empty", steps: [], language: .english))).focuses == [.button])
  }

  @Test func `a confirmation comes before the values, unless it was given in advance`() {
    let form = Form(
      "Apply",
      [Form.Field("note", "Note", isRequired: false)],
      confirmation: Form.Confirmation("Apply?"),
      language: .english
    )
    let model = FormModel(FormRequest(form))

    #expect(model.advance() == nil)
    #expect(model.phase == .confirming)
    #expect(model.advance() != nil)
    #expect(FormModel(FormRequest(form, FormInput(isConfirmed: true))).advance() != nil)
  }

  @Test func `the values of a choice are connected at the ends, and a consent is given and withdrawn`() {
    let form = Form(
      "Document",
      [
        Form.Field("type", "Type", .choice([.init("a", "A"), .init("b", "B"), .init("c", "C")])),
        Form.Field("accept", "Accept", .consent),
        Form.Field("name", "Name"),
      ],
      language: .english
    )
    let model = FormModel(FormRequest(form))
    let chosen = { (offset: Int) in
      model.choose(by: offset, of: .field("type"))
      return model.text(of: .field("type"))
    }

    #expect(
      [chosen(1), chosen(1), chosen(1), chosen(1), chosen(-1), chosen(-1)] == ["a", "b", "c", "a", "c", "b"]
    )
    let other = FormModel(FormRequest(form))
    other.choose(by: -1, of: .field("type"))
    #expect(other.text(of: .field("type")) == "c")
    model.choose(by: 1, of: .field("accept"))
    #expect(model.answers.isConsented("accept"))
    model.choose(by: 1, of: .field("accept"))
    #expect(!model.answers.isConsented("accept"))
    model.choose(by: 1, of: .field("name"))
    #expect(model.text(of: .field("name")) == "")
  }

  @Test func `a path is given with the home directory`() {
    let form = Form("Upload", [Form.Field("file", "File", .file)], language: .english)
    let model = FormModel(FormRequest(form), home: "/home/aino")

    model.set("~/cv.pdf", of: .field("file"))

    #expect(model.text(of: .field("file")) == "~/cv.pdf")
    #expect(model.advance()?["file"] == "/home/aino/cv.pdf")
  }
}
