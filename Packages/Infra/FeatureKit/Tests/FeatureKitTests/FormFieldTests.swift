import DesignKit
import FeatureKit
import LocalizationKit
import Testing

@Suite struct FormFieldTests {
  private func problem(_ field: Form.Field, _ text: String, home: String? = nil) -> String? {
    field.problem(with: field.normalized(text, home: home), in: .english)
  }

  @Test func `a limit counts UTF-16 code units, so that an emoji counts twice`() {
    let note = Form.Field("note", "Note", .multiline, isRequired: false, limit: 10)

    #expect(problem(note, String(repeating: "😀", count: 5)) == nil)
    #expect(
      problem(note, String(repeating: "😀", count: 5) + "a")
        == "The text must have at most 10 characters; it has 11."
    )
    #expect(problem(note, "0123456789") == nil)
    #expect(problem(note, "0123456789a") == "The text must have at most 10 characters; it has 11.")
  }

  @Test func `blanks around a value do not count towards its limit`() {
    let name = Form.Field("name", "Name", limit: 3)

    #expect(problem(name, " \u{FEFF}\u{3000}abc\u{A0}\n") == nil)
    #expect(name.normalized(" \u{FEFF}\u{3000}a c\u{A0}\n") == "a c")
  }

  @Test func `a value is validated without the blanks around it, and an empty one is not`() {
    let city = Form.Field("city", "City", isRequired: false) { $0 == "Umeå" ? nil : "Wrong: \($0)." }

    #expect(problem(city, " Umeå ") == nil)
    #expect(problem(city, " Luleå ") == "Wrong: Luleå.")
    #expect(problem(city, "  ") == nil)
  }

  @Test func `a required field is missing when it has nothing but blanks`() {
    #expect(problem(Form.Field("city", "City"), " \u{FEFF} ") == "Enter a value.")
    #expect(problem(Form.Field("city", "City", isRequired: false), " \u{FEFF} ") == nil)
  }

  @Test func `a secret keeps its blanks`() {
    let secret = Form.Field("password", "Password", .secret(isConfirmed: false), limit: 3)

    #expect(secret.normalized(" a ") == " a ")
    #expect(problem(secret, " a ") == nil)
    #expect(problem(secret, " a  ") != nil)
  }

  @Test(arguments: ["123456", " 123 456\n", "1\u{3000}2\u{A0}3\t456"])
  func `white space in a code is ignored`(typed: String) {
    let code = Form.Field("code", "Code", .code(digits: 6))

    #expect(problem(code, typed) == nil)
    #expect(code.normalized(typed) == "123456")
  }

  @Test(arguments: ["12345", "1234567", "12345a", "１２３４５６", "12345\u{301}", "-12345"])
  func `a code has exactly its number of ASCII digits`(typed: String) {
    #expect(problem(Form.Field("code", "Code", .code(digits: 6)), typed) == "Enter the 6-digit code.")
  }

  @Test(arguments: ["a\u{1B}[Db", "a\u{0}", "\u{9B}x", "a\u{7F}b", "a\nb", "a\tb"])
  func `a control character is refused in one line`(typed: String) {
    #expect(problem(Form.Field("name", "Name"), typed) == "The text contains a control character.")
  }

  @Test func `several lines may have line breaks and tabs, and no other control character`() {
    let note = Form.Field("note", "Note", .multiline)

    #expect(problem(note, "a\nb\tc") == nil)
    #expect(problem(note, "a\nb\u{1B}c") == "The text contains a control character.")
  }

  @Test func `a tilde stands for the home directory, but only alone or before a slash`() {
    let file = Form.Field("file", "File", .file)

    #expect(file.normalized("~/cv.pdf", home: "/home/aino") == "/home/aino/cv.pdf")
    #expect(file.normalized(" ~ ", home: "/home/aino") == "/home/aino")
    #expect(file.normalized("~eero/cv.pdf", home: "/home/aino") == "~eero/cv.pdf")
    #expect(file.normalized("/tmp/~/cv.pdf", home: "/home/aino") == "/tmp/~/cv.pdf")
    #expect(file.normalized("~/cv.pdf") == "~/cv.pdf")
  }

  @Test func `a choice takes its values in any letter case and nothing else`() {
    let type = Form.Field("type", "Type", .choice([.init("passport", "Passport"), .init("visa", "Visa")]))

    #expect(type.normalized(" PASSPORT ") == "passport")
    #expect(problem(type, "Visa") == nil)
    #expect(problem(type, "vis") == "Choose one of: passport, visa.")
    #expect(problem(type, "") == "Choose a value.")
  }

  @Test func `a required consent has to be given`() {
    let consent = Form.Field("accept-terms", "Accept the terms", .consent)

    #expect(consent.normalized("Yes") == Form.Field.consented)
    #expect(consent.normalized("no") == "")
    #expect(problem(consent, "no") == "Your consent is required.")
    #expect(problem(Form.Field("news", "News", .consent, isRequired: false), "no") == nil)
  }

  @Test(arguments: ["true", " TRUE\n", "Y", "ya", "是"])
  func `a consent is given by its value or by a word for yes`(typed: String) {
    #expect(Form.Field("terms", "Terms", .consent).normalized(typed) == Form.Field.consented)
  }

  @Test func `a secret that is known elsewhere may have a control character, and a new one may not`() {
    #expect(problem(Form.Field("old", "Old", .secret(isConfirmed: false)), "a\tb") == nil)
    #expect(
      problem(Form.Field("new", "New", .secret(isConfirmed: true)), "a\tb")
        == "The text contains a control character."
    )
  }

  @Test func `a way to give a value that is named takes the place of the usual one`() {
    let secret = Form.Field("token", "Token", .secret(isConfirmed: false), source: .option)
    let consent = Form.Field("terms", "Terms", .consent, source: .argument)

    #expect(secret.spelling == "--token")
    #expect(consent.spelling == "<terms>")
  }

  @Test func `only a new secret is entered twice`() {
    #expect(Form.Field("new", "New", .secret(isConfirmed: true)).isConfirmed)
    #expect(!Form.Field("old", "Old", .secret(isConfirmed: false)).isConfirmed)
    #expect(!Form.Field("city", "City").isConfirmed)
  }

  @Test func `a script gives a secret on standard input, a consent as a flag and anything else as an option`()
  {
    #expect(Form.Field("email", "E-mail").spelling == "--email")
    #expect(Form.Field("password", "Password", .secret(isConfirmed: true)).spelling == "--password-stdin")
    #expect(Form.Field("accept", "Accept", .consent).spelling == "--accept")
    #expect(Form.Field("login", "Login", source: .argument).spelling == "<login>")
  }

  @Test func `a secret has no usual value`() {
    #expect(
      Form.Field("password", "Password", .secret(isConfirmed: false), usualValue: "x").usualValue == nil
    )
    #expect(Form.Field("city", "City", usualValue: "Umeå").usualValue == "Umeå")
  }

  @Test func `problems are in the language of the user`() {
    let code = Form.Field("code", "代码", .code(digits: 6))

    #expect(code.problem(with: "1", in: .simplifiedChinese) == "请输入6位数字的代码。")
    #expect(code.problem(with: "", in: .simplifiedChinese) == "请输入内容。")
  }
}
