import Testing

@testable import MonorepoGraph

extension TestPlanTests {
  @Test(
    arguments: [
      (
        #""testTimeoutsEnabled": true, "maximumTestExecutionTimeAllowance": 900"#,
        .init(allowance: .seconds(600))
      ),
      (
        #""testTimeoutsEnabled": true, "maximumTestExecutionTimeAllowance": 60"#,
        .init(allowance: .seconds(60))
      ),
      (
        #""testTimeoutsEnabled": true, "defaultTestExecutionTimeAllowance": 0.5"#,
        .init(allowance: .milliseconds(500))
      ),
      (
        #""testRepetitionMode": "fixedIterations", "maximumTestRepetitions": 1"#,
        .init(repetition: .fixed(times: 1))
      ),
      (#""testExecutionOrdering": "alphabetical""#, .init()),
      (#""testExecutionOrdering": "lexicographic""#, .init()),
      (
        #""codeCoverage": {"lineCoverageThreshold": 0}"#,
        .init(coverage: .init(lineThreshold: 0, isMeasuredAlways: false))
      ),
      (
        #""codeCoverage": {"lineCoverageThreshold": 100}"#,
        .init(coverage: .init(lineThreshold: 100, isMeasuredAlways: false))
      ),
      (#""codeCoverage": {}"#, .init(coverage: .init())),
      (#""codeCoverage": {"targets": []}"#, .init(coverage: .init(targets: []))),
      (#""addressSanitizer": {"enabled": false, "detectStackUseAfterReturn": true}"#, .init()),
      (#""addressSanitizer": {"detectStackUseAfterReturn": true}"#, .init()),
      (
        #""addressSanitizer": {"enabled": true}, "undefinedBehaviorSanitizerEnabled": true"#,
        .init(sanitizers: [.address, .undefined])
      ),
      (
        #""addressSanitizer": {"enabled": true, "detectStackUseAfterReturn": true}, "environmentVariableEntries": [{"key": "ASAN_OPTIONS", "value": "a=1"}]"#,
        .init(environment: ["ASAN_OPTIONS": "a=1:detect_stack_use_after_return=1"], sanitizers: [.address])
      ),
      (
        #""environmentVariableEntries": [{"key": "A", "value": "1"}, {"key": "A", "value": "2", "enabled": false}]"#,
        .init(environment: ["A": "1"])
      ),
    ] as [(String, TestPlan.Options)]
  )
  func `an option is read at the ends of its range and beside others`(
    text: String,
    expected: TestPlan.Options
  )
    throws
  {
    #expect(try options(text) == expected)
  }
}
