import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@MainActor @Suite struct FormModelValuesTests {
  private let form = Form(
    "Apply",
    [Form.Field("name", "Name"), Form.Field("city", "City", isRequired: false, usualValue: "Tokyo")],
    confirmation: Form.Confirmation("Apply?"),
    language: .english
  )

  private func refused(_ problem: FormProblem) -> FormModel {
    let request = FormRequest(form, FormInput(["city": "Umeå"]))
    return FormModel(request.again(FormAnswers(["name": "Aino"], of: form), [problem]))
  }

  @Test func `a field begins with what was refused, else with what was given, else as usual`() {
    let usual = FormModel(FormRequest(form))
    let given = FormModel(FormRequest(form, FormInput(["city": "Umeå"])))
    let refused = refused(FormProblem("name", "Taken."))

    #expect(usual.text(of: .field("city")) == "Tokyo")
    #expect(given.text(of: .field("city")) == "Umeå")
    #expect(refused.text(of: .field("city")) == "")
    #expect(refused.text(of: .field("name")) == "Aino")
  }

  @Test func `a form that was refused is not confirmed a second time`() {
    let model = refused(FormProblem("name", "Taken."))
    model.set("Bo", of: .field("name"))

    #expect(!model.asksForConfirmation)
    #expect(model.advance()?["name"] == "Bo")
    #expect(model.phase == .filling)
  }

  @Test func `a form without fields that was confirmed in advance asks nothing`() {
    let form = Form("Clear", [], confirmation: Form.Confirmation("Clear the list?"), language: .english)
    let model = FormModel(FormRequest(form, FormInput(isConfirmed: true)))

    #expect(model.phase == .filling)
    #expect(model.advance() == FormAnswers(of: form))
  }

  @Test func `going back from the confirmation leads to the fields, and it is asked for again`() {
    let model = FormModel(FormRequest(form, FormInput(["name": "Aino"])))
    #expect(model.advance() == nil)

    #expect(model.goBack())
    #expect(model.phase == .filling)
    #expect(model.advance() == nil)
    #expect(model.phase == .confirming)
    #expect(model.advance()?["city"] == "Tokyo")
  }

  @Test func `a button has no field and takes no text`() {
    let model = FormModel(FormRequest(form))

    model.set("x", of: .button)
    model.set("x", of: .field("gone"))

    #expect(model.field(of: .button) == nil)
    #expect(model.text(of: .button) == "" && model.text(of: .field("gone")) == "")
    #expect(!model.isChanged)
  }

  @Test func `a repetition is of its field, and what is entered there would be lost too`() {
    let secret = Form.Field("password", "Password", .secret(isConfirmed: true))
    let model = FormModel(FormRequest(Form("Register", [secret], language: .english)))

    model.set("x", of: .repetition("password"))

    #expect(model.field(of: .repetition("password"))?.name == "password")
    #expect(model.isChanged)
    #expect(model.text(of: .field("password")) == "")
  }

  @Test func `each step begins with its first field, also when the user goes back to it`() {
    let form = Form(
      "Verify",
      steps: [
        .init("Name", [Form.Field("first", "First"), Form.Field("last", "Last")]),
        .init("Place", [Form.Field("city", "City")]),
      ],
      language: .english
    )
    let model = FormModel(FormRequest(form, FormInput(["first": "Aino", "last": "Salo"])))
    model.moveFocus(by: 2)

    #expect(model.advance() == nil)
    #expect(model.step == 1 && model.focus == .field("city"))
    #expect(model.goBack())
    #expect(model.step == 0 && model.focus == .field("first"))
  }

  @Test func `a contradiction that was remedied in another field is no longer shown`() {
    let model = FormModelTests.salary()
    #expect(model.advance() == nil)

    model.set("2", of: .field("from"))
    #expect(model.advance() != nil)

    #expect(model.problem(of: .field("to")) == nil)
  }

  @Test func `a problem with a field that the form does not have is one of the whole form`() {
    let model = refused(FormProblem("gone", "No longer possible."))

    #expect(model.generalProblems == ["No longer possible."])
    #expect(model.focus == .field("name"))
  }
}
