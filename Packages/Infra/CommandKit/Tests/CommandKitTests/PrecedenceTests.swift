import CommandKit
import Testing

@Suite struct PrecedenceTests {
  @Test func `the command line overrules the environment, the settings and the default`() throws {
    let outcome = Tea.parse(
      "leaves",
      "--kettle",
      "steel",
      environment: ["TEA_KETTLE": "copper"],
      settings: ["kettle": "copper"]
    )
    #expect(try #require(outcome.invocation)[Tea.kettle] == .steel)
  }

  @Test func `the environment overrules the settings`() throws {
    let outcome = Tea.parse("leaves", environment: ["TEA_KETTLE": "steel"], settings: ["kettle": "copper"])
    #expect(try #require(outcome.invocation)[Tea.kettle] == .steel)
  }

  @Test func `the settings overrule the default`() throws {
    #expect(
      try #require(Tea.parse("leaves", settings: ["kettle": "copper"]).invocation)[Tea.kettle] == .copper
    )
  }

  @Test func `settings are for global options only`() throws {
    #expect(try #require(Tea.parse("leaves", settings: ["limit": "7"]).invocation)[Tea.limit] == 30)
  }

  @Test func `an option reads the variable that it declares`() throws {
    #expect(try #require(Tea.parse("leaves", environment: ["TEA_LIMIT": "7"]).invocation)[Tea.limit] == 7)
  }

  @Test func `an empty variable counts as unset`() throws {
    let outcome = Tea.parse(
      "leaves",
      environment: ["TEA_KETTLE": "", "TEA_OFFLINE": ""],
      settings: ["kettle": "copper"]
    )
    #expect(try #require(outcome.invocation)[Tea.kettle] == .copper)
    #expect(try #require(outcome.invocation)[Tea.offline] == false)
  }

  @Test(arguments: [("1", true), ("yes", true), ("0", false), ("false", false)])
  func `a flag reads a truth value from its variable`(text: String, expected: Bool) throws {
    let outcome = Tea.parse("leaves", environment: ["TEA_OFFLINE": text])
    #expect(try #require(outcome.invocation)[Tea.offline] == expected)
  }

  @Test func `a bad variable is named`() {
    #expect(
      Tea.parse("leaves", environment: ["TEA_LIMIT": "many"]).error?.message
        == "The value 'many' of the environment variable 'TEA_LIMIT' is invalid. Enter a whole number."
    )
    #expect(
      Tea.parse("leaves", environment: ["TEA_OFFLINE": "maybe"]).error?.message
        == "The value 'maybe' of the environment variable 'TEA_OFFLINE' is invalid. Choose one of: 'true', 'false'."
    )
  }

  @Test func `a bad setting is named`() {
    #expect(
      Tea.parse("leaves", settings: ["kettle": "iron"]).error?.message
        == "The value 'iron' of the setting 'kettle' is invalid. Choose one of: 'copper', 'steel'."
    )
  }

  @Test func `a bad variable or setting does not matter where it is overruled`() {
    let outcome = Tea.parse(
      "leaves",
      "--kettle=steel",
      environment: ["TEA_KETTLE": "iron"],
      settings: ["kettle": "iron"]
    )
    #expect(outcome.invocation != nil)
  }

  @Test func `a variable of another command does not matter`() {
    #expect(Tea.parse("leaves", "count", environment: ["TEA_LIMIT": "many"]).invocation != nil)
  }
}
