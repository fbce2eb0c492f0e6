import MonorepoGraph
import MonorepoSystem
import Testing

@Suite struct TestPlanTests {
  @Test func `suites, switches and variables are read`() throws {
    let plan = try withFile(
      """
      {
        "configurations": [{"id": "1", "name": "Default", "options": {"environmentVariableEntries": [
          {"key": "B", "value": "3"}, {"key": "C", "value": "4", "enabled": false}]}}],
        "defaultOptions": {"environmentVariableEntries": [{"key": "A", "value": "1"}, {"key": "B", "value": "2"}]},
        "testTargets": [
          {"target": {"containerPath": "container:Packages/A", "identifier": "ATests", "name": "ATests"}},
          {"enabled": false, "parallelizable": false,
           "target": {"containerPath": "container:", "identifier": "BTests", "name": "BTests"}}
        ],
        "version": 1
      }
      """
    ) { path, files in try TestPlan(at: path, files: files) }

    #expect(plan.environment == ["A": "1", "B": "3"])
    #expect(
      plan.suites == [
        .init(name: "ATests", folder: "Packages/A"),
        .init(name: "BTests", folder: "", isEnabled: false, isParallel: false),
      ]
    )
  }

  @Test(arguments: [
    ("{", "at the top"),
    (#"{"configurations": [], "defaultOptions": {}, "version": 2}"#, "version: only version 1"),
    (#"{"configurations": [], "defaultOptions": {}, "version": 1}"#, "configurations: exactly one"),
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
    (document(#"{"skippedTests": [], "target": {}}"#), "testTargets[0].skippedTests: unknown key"),
    (document(""), "testTargets: the plan names no suite"),
    (#"{"codeCoverage": true}"#, "codeCoverage: unknown key"),
  ])
  func `a broken plan is refused with the place`(text: String, message: String) throws {
    let error = #expect(throws: UnusableInput.self) {
      try withFile(text) { path, files in try TestPlan(at: path, files: files) }
    }

    #expect(try #require(error).what.contains(message))
    #expect(try #require(error).path.hasSuffix("file.json"))
  }

  private static func document(_ entry: String) -> String {
    """
    {"configurations": [{"id": "1", "name": "A", "options": {}}], "defaultOptions": {},
     "testTargets": [\(entry)], "version": 1}
    """
  }
}
