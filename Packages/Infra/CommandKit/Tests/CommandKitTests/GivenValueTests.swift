import CommandKit
import Testing

@Suite struct GivenValueTests {
  @Test func `an option tells what it was given last, and by whom`() throws {
    let line = try #require(Tea.parse("leaves", "--kettle", "steel", "--kettle=copper").invocation)
    let variable = try #require(Tea.parse("leaves", environment: ["TEA_KETTLE": "steel"]).invocation)
    let setting = try #require(Tea.parse("leaves", settings: ["kettle": "copper"]).invocation)

    #expect(line.source(of: Tea.kettle) == GivenValue(text: "copper", origin: .commandLine))
    #expect(
      variable.source(of: Tea.kettle)
        == GivenValue(text: "steel", origin: .environment(variable: "TEA_KETTLE"))
    )
    #expect(setting.source(of: Tea.kettle) == GivenValue(text: "copper", origin: .setting(name: "kettle")))
  }

  @Test func `a flag tells whether it was switched`() throws {
    let off = try #require(Tea.parse("leaves", "--no-pager").invocation)

    #expect(off.source(of: Tea.pager) == GivenValue(text: "false", origin: .commandLine))
    #expect(off.source(of: Tea.offline) == nil)
  }

  @Test func `a parameter describes itself`() {
    #expect(Tea.kettle.name == "kettle" && Tea.offline.name == "offline")
    #expect(Tea.kettle.help == "Where the water boils." && Tea.offline.help == "Use stored leaves only.")
    #expect(Tea.kettle.environment == "TEA_KETTLE" && Tea.offline.environment == "TEA_OFFLINE")
    #expect(Tea.kettle.allowedTexts == ["copper", "steel"] && Tea.offline.allowedTexts == ["true", "false"])
    #expect(Tea.timeout.allowedTexts == [] && Tea.timeout.environment == nil)
    #expect(
      Tea.kettle.defaultText == "steel" && Tea.pager.defaultText == "true" && Tea.timeout.defaultText == nil
    )
  }

  @Test func `a text that is refused is a problem, as it would be on the command line`() {
    let origin = ValueOrigin.setting(name: "kettle")
    let expected = UsageProblem.invalidValue(
      UntrustedText("iron"),
      parameter: "--kettle <kettle>",
      origin: origin,
      expected: .oneOf(["copper", "steel"])
    )

    #expect(Tea.kettle.problem(with: "iron", from: origin) == expected)
    #expect(Tea.kettle.problem(with: "copper", from: origin) == nil)
    #expect(Tea.offline.problem(with: "yes", from: origin) == nil)
    #expect(Tea.offline.problem(with: "", from: origin) != nil)
    #expect(Tea.limit.problem(with: "101", from: origin) != nil)
  }
}
