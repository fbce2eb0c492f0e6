import MonorepoSystem
import Testing

@testable import MonorepoGraph

extension TestPlanTests {
  @Test(arguments: [
    ("{", "line 1, column 2"),
    (#"{"configurations": [], "defaultOptions": {}, "version": 2}"#, "version: only version 1"),
    (
      #"{"configurations": [], "defaultOptions": {}, "version": 1}"#,
      "configurations: no configuration is enabled"
    ),
    (
      document(#"{"target": {"containerPath": "container:A", "identifier": "A"}}"#),
      "testTargets[0].target: “name”"
    ),
    (
      document(#"{"target": {"containerPath": "A", "identifier": "A", "name": "A"}}"#),
      "testTargets[0].target.containerPath"
    ),
    (
      document(#"{"target": {"containerPath": "container:../A", "identifier": "A", "name": "A"}}"#),
      "container:../A"
    ),
    (document(entry(#""skippedTags": {"tag": []}"#)), "testTargets[0].skippedTags.tag: unknown key"),
    (document(entry(#""skippedTags": {"tags": []}"#)), "testTargets[0].skippedTags.tags: name a tag"),
    (
      document(entry(#""selectedTags": {"tags": [".a"], "mode": "xor"}"#)),
      "testTargets[0].selectedTags.mode: “xor” is unknown; known here: and, or"
    ),
    (
      document(entry(#""skippedTests": {"classes": []}"#)), "testTargets[0].skippedTests.classes: unknown key"
    ),
    (document(entry() + "," + entry()), "testTargets: “A” is listed twice"),
    (document(""), "testTargets: the plan names no suite"),
    (document(entry(#""enabled": true, "enabled": false"#)), "“enabled” is there twice in one object"),
    (document(entry(#""enabled": true, "enabl\u0065d": false"#)), "“enabled” is there twice in one object"),
    (document(entry() + ","), "line 2, column"),
    ("[1,]", "line 1, column 4"),
    (#"{"codeCoverage": true}"#, "codeCoverage: unknown key"),
  ])
  func `a broken plan is refused with the place`(text: String, message: String) throws {
    let error = #expect(throws: UnusableInput.self) {
      try withFile(text) { path, files in try TestPlan(at: path, files: files) }
    }

    #expect(try #require(error).what.contains(message))
    #expect(try #require(error).path.hasSuffix("file.json"))
  }

  @Test(arguments: [
    (#""locationScenarios": {}"#, "defaultOptions.locationScenarios: unknown key"),
    (#""nsZombieEnabled": true"#, "defaultOptions.nsZombieEnabled: works in Xcode only"),
    (
      #""testRepetitionMode": "often""#,
      "defaultOptions.testRepetitionMode: “often” is unknown; known here: none, fixedIterations, untilFailure"
    ),
    (#""testExecutionOrdering": "odd""#, "testExecutionOrdering: “odd” is unknown; known here: random, "),
    (#""testTimeoutsEnabled": "yes""#, "defaultOptions.testTimeoutsEnabled: this must be true or false"),
    (
      #""defaultTestExecutionTimeAllowance": "9""#,
      "defaultOptions.defaultTestExecutionTimeAllowance: this must be a number"
    ),
    (
      #""maximumTestRepetitions": 1.5, "codeCoverage": {"lineCoverageThreshold": 92.5}"#,
      "at the top: a number is out of range or no whole number"
    ),
    (
      #""codeCoverage": {"lineCoverageThreshold": 9.5}, "environmentVariableEntries": [{"key": "A\#t"}]"#,
      "or a text has a control character"
    ),
    (#""maximumTestRepetitions": 0"#, "defaultOptions.maximumTestRepetitions: must be at least 1"),
    (
      #""threadSanitizerEnabled": true, "addressSanitizer": {"enabled": true}"#,
      "defaultOptions: the thread and the address sanitizer"
    ),
    (
      #""defaultTestExecutionTimeAllowance": 60, "maximumTestExecutionTimeAllowance": 59"#,
      "defaultOptions.maximumTestExecutionTimeAllowance: is below"
    ),
    (#""defaultTestExecutionTimeAllowance": 0"#, "must be more than 0 s"),
    (#""codeCoverage": {"lineCoverageThreshold": 101}"#, "codeCoverage.lineCoverageThreshold: 101.0 is no"),
    (#""codeCoverage": {"lineCoverageThreshold": -1}"#, "codeCoverage.lineCoverageThreshold: -1.0 is no"),
    (
      #""environmentVariableEntries": [{"key": "A", "value": "1"}, {"key": "A", "value": "2"}]"#,
      "environmentVariableEntries: “A” is set twice"
    ),
    (#""environmentVariableEntries": [{"key": "", "value": "1"}]"#, "environmentVariableEntries: “” cannot"),
    (#""environmentVariableEntries": [{"key": "A=B", "value": "1"}]"#, "“A=B” cannot be set"),
    (#""environmentVariableEntries": [{"key": "A\u0000", "value": ""}]"#, "cannot be set"),
    (#""environmentVariableEntries": [{"key": "A", "value": "1\u0000"}]"#, "“A” cannot be set"),
    (#""codeCoverage": {"threshold": 1}"#, "codeCoverage.threshold: unknown key"),
    (#""addressSanitizer": {"enable": true}"#, "addressSanitizer.enable: unknown key"),
    (
      #""environmentVariableEntries": [{"key": "A", "value": "1", "on": false}]"#,
      "environmentVariableEntries[0].on: unknown key"
    ),
    (
      #""commandLineArgumentEntries": [{"argument": "-a", "on": false}]"#,
      "commandLineArgumentEntries[0].on: unknown key"
    ),
    (
      #""commandLineArgumentEntries": [{"argument": "--skip"}, {"argument": "adds"}]"#,
      "commandLineArgumentEntries[0].argument: “--skip” chooses tests unseen; use skippedTests of a suite"
    ),
    (
      #""commandLineArgumentEntries": [{"argument": "--filter=adds"}]"#,
      "“--filter=adds” chooses tests unseen; use selectedTests of a suite"
    ),
  ])
  func `an option that cannot be obeyed is refused with the place`(text: String, message: String) throws {
    let error = #expect(throws: UnusableInput.self) { try options(text) }

    #expect(try #require(error).what.contains(message))
  }

  @Test func `a contradiction between a configuration and the defaults is refused with the configuration`()
    throws
  {
    let error = #expect(throws: UnusableInput.self) {
      try read(
        configurations: #"""
          {"id": "1", "name": "A", "options": {}},
          {"id": "2", "name": "B", "options": {"addressSanitizer": {"enabled": true}}}
          """#,
        defaults: #""threadSanitizerEnabled": true"#
      )
    }

    #expect(try #require(error).what.hasPrefix("configurations[1].options: the thread"))
  }

  @Test func `two configurations of one name are refused`() throws {
    let same = #"{"id": "1", "name": "A", "options": {}}"#

    let error = #expect(throws: UnusableInput.self) { try read(configurations: same + "," + same) }

    #expect(try #require(error).what == "configurations: “A” is listed twice")
  }

  static func document(_ entries: String) -> String {
    """
    {"configurations": [{"id": "1", "name": "A", "options": {}}], "defaultOptions": {},
     "testTargets": [\(entries)], "version": 1}
    """
  }
}
