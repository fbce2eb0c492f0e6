import CommandKit
import Testing

@Suite struct ConflictTests {
  @Test func `contradicting flags on the command line are refused`() {
    #expect(
      Tea.parse("leaves", "--offline", "--refresh").error?.message
        == "'--refresh' and '--offline' cannot be used together."
    )
  }

  @Test func `a command's own contradiction is refused as it was spelled`() {
    #expect(Tea.parse("leaves", "-a", "-n", "3").error?.message == "'-n' and '-a' cannot be used together.")
  }

  @Test func `a contradiction within the environment names the variables`() {
    #expect(
      Tea.parse("leaves", environment: ["TEA_OFFLINE": "1", "TEA_REFRESH": "1"]).error?.message
        == "The environment variables 'TEA_REFRESH' and 'TEA_OFFLINE' cannot be used together."
    )
  }

  @Test func `a contradiction within the settings names them`() {
    #expect(
      Tea.parse("leaves", settings: ["offline": "true", "refresh": "true"]).error?.message
        == "The settings 'refresh' and 'offline' cannot be used together."
    )
  }

  @Test func `the command line silences the contradicting variable`() throws {
    let outcome = Tea.parse("leaves", "--refresh", environment: ["TEA_OFFLINE": "1"])
    let invocation = try #require(outcome.invocation)
    #expect(invocation[Tea.refresh] && !invocation[Tea.offline])
  }

  @Test func `the environment silences the contradicting setting`() throws {
    let outcome = Tea.parse("leaves", environment: ["TEA_OFFLINE": "1"], settings: ["refresh": "true"])
    let invocation = try #require(outcome.invocation)
    #expect(invocation[Tea.offline] && !invocation[Tea.refresh])
  }

  @Test func `a flag that is switched off contradicts nothing`() throws {
    let outcome = Tea.parse("leaves", environment: ["TEA_OFFLINE": "0", "TEA_REFRESH": "1"])
    #expect(try #require(outcome.invocation)[Tea.refresh])
  }

  @Test func `a flag whose value says neither contradicts nothing, and is refused for itself`() {
    let message = Tea.parse("leaves", environment: ["TEA_OFFLINE": "maybe", "TEA_REFRESH": "1"]).error?
      .message

    #expect(message?.contains("TEA_OFFLINE") == true)
    #expect(message?.contains("maybe") == true)
    #expect(message?.contains("together") == false)
  }

  @Test func `a setting that switches a flag off contradicts nothing`() throws {
    let outcome = Tea.parse("leaves", settings: ["offline": "false", "refresh": "true"])
    let invocation = try #require(outcome.invocation)
    #expect(invocation[Tea.refresh] && !invocation[Tea.offline])
  }
}
