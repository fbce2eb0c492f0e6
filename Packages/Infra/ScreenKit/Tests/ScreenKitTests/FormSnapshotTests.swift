import DesignKit
import FeatureKit
import LocalizationKit
import SnapshotKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct FormSnapshotTests {
  private func form(_ language: Language) -> Form {
    func text(_ en: SafeText, _ zhHans: SafeText) -> SafeText { language.choose(en: en, zhHans: zhHans) }
    return Form(
      text("Apply for this job", "申请此职位"),
      steps: [
        .init(
          text("Application", "申请"),
          introduction: text("The employer sees these values.", "雇主会看到这些内容。"),
          [
            Form.Field(
              "email",
              text("E-mail", "邮箱"),
              help: text("Such as aino@example.com.", "例如 aino@example.com。")
            ) {
              $0.contains("@")
                ? nil : language.choose(en: "Enter an e-mail address.", zhHans: "请输入邮箱地址。")
            },
            Form.Field("password", text("Password", "密码"), .secret(isConfirmed: false)),
            Form.Field(
              "type",
              text("Employment", "工作类型"),
              .choice([.init("full", text("Full-time", "全职")), .init("part", text("Part-time", "兼职"))])
            ),
            Form.Field("note", text("Note", "留言"), .multiline, isRequired: false, limit: 1000),
            Form.Field("accept", text("Accept the terms", "接受条款"), .consent),
          ]
        ),
        .init(text("Code", "代码"), [Form.Field("code", text("Code", "代码"), .code(digits: 6))]),
      ],
      confirmation: Form.Confirmation(text("Send the application?", "要发送申请吗？")),
      language: language
    )
  }

  private func expect(_ run: FormRun, named name: String) async {
    expectSnapshot(run.terminal.model.grid, named: name)
    let left = await run.quit()
    #expect(left.problems == [])
    #expect(left.unbalanced == [])
  }

  @Test(arguments: [
    (40, Language.english, "form-40"), (80, .english, "form-80"), (120, .english, "form-120"),
    (40, .simplifiedChinese, "form-40-chinese"), (80, .simplifiedChinese, "form-80-chinese"),
    (120, .simplifiedChinese, "form-120-chinese"),
  ]) func `a form with a problem`(columns: Int, language: Language, name: String) async {
    let run = await FormRun(form(language), columns: columns, rows: 34)
    await run.run.type("aino\thunter2\t\u{1B}[C\tHej 日本", until: "日本")
    await expect(run, named: name)
  }

  @Test func `the second step with a code`() async {
    let run = await FormRun(form(.english))
    await run.run.type("a@b\tx\t\u{1B}[C\t\t \r", until: "[·]")
    await run.run.type("123", until: "[3]")
    await expect(run, named: "form-code")
  }

  @Test func `the confirmation`() async {
    let run = await FormRun(form(.english))
    await run.run.type("a@b\tx\t\u{1B}[C\tOne\rtwo\t \r123456\r", until: "Send the application?")
    await expect(run, named: "form-confirmation")
  }

  @Test func `the question before entries are discarded`() async {
    let run = await FormRun(form(.simplifiedChinese))
    await run.run.type("a\u{1B}[27u", until: "要放弃所做的更改吗？")
    await expect(run, named: "form-discard")
  }

  @Test func `a low window shows the field that has the focus`() async {
    let run = await FormRun(form(.english), columns: 40, rows: 10)
    await run.run.type("a@b\tx\t\u{1B}[C\tHej", until: "[ Hej")
    await expect(run, named: "form-low")
  }

  @Test func `a terminal that shows only ASCII`() async {
    let run = await FormRun(form(.english), rows: 34, variables: ["TERM": "vt100", "LC_ALL": "C"])
    await run.run.type("aino\tx\t", until: "Enter an e-mail")
    await expect(run, named: "form-ascii")
  }
}
