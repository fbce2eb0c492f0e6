import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@Suite struct FormTests {
  @Test func `fields are looked at together once each of them is valid`() {
    let form = Form(
      "Salary",
      [Form.Field("from", "From"), Form.Field("to", "To")],
      language: .english
    ) { _ in [FormProblem(nil, "Too little.")] }

    let missing = form.problems(with: FormAnswers(of: form))
    let given = form.problems(with: FormAnswers(["from": "1", "to": "2"], of: form))

    #expect(missing == [FormProblem("from", "Enter a value."), FormProblem("to", "Enter a value.")])
    #expect(given == [FormProblem(nil, "Too little.")])
  }

  @Test func `a summary names choices by their labels, hides secrets, and leaves out what is not given`() {
    let form = Form(
      "Apply",
      [
        Form.Field("name", "Name"), Form.Field("note", "Note", isRequired: false),
        Form.Field("password", "Password", .secret(isConfirmed: false)),
        Form.Field("type", "Type", .choice([.init("a", "First"), .init("b", "Second")])),
        Form.Field("terms", "Terms", .consent), Form.Field("news", "News", .consent, isRequired: false),
      ],
      language: .english
    )
    let values = ["name": "Aino", "password": "hunter2", "type": "b", "terms": Form.Field.consented]

    let summary = form.summary(of: FormAnswers(values, of: form))

    #expect(
      summary.map { "\($0.label.string): \($0.value)" }
        == ["Name: Aino", "Password: (not shown)", "Type: Second", "Terms: Yes", "News: No"]
    )
  }

  @Test func `an empty value is not given, at first and later`() {
    let form = Form("Sign in", [Form.Field("email", "E-mail")], language: .english)
    let answers = FormAnswers(["email": ""], of: form)

    #expect(answers.given("email") == nil)
    #expect(answers.with("a@b", for: "email").given("email") == "a@b")
    #expect(answers.with("a@b", for: "email").with("", for: "email") == FormAnswers(of: form))
  }

  @Test func `only the value of a consent is one`() {
    let form = Form("Apply", [Form.Field("terms", "Terms", .consent)], language: .english)

    #expect(FormAnswers(["terms": Form.Field.consented], of: form).isConsented("terms"))
    #expect(!FormAnswers(["terms": "no"], of: form).isConsented("terms"))
    #expect(!FormAnswers(of: form).isConsented("terms"))
  }
}
