import Foundation
import MonorepoSystem
import Testing

@testable import MonorepoGraph

@Suite struct TestPlanTests {
  @Test func `suites, switches and variables are read`() throws {
    let plan = try withFile(
      """
      {
        "configurations": [{"id": "1", "name": "Default", "options": {"environmentVariableEntries": [
          {"key": "B", "value": "3"}, {"key": "C", "value": "4", "enabled": false}]}}],
        "defaultOptions": {"environmentVariableEntries": [{"key": "A", "value": "1"}, {"key": "B", "value": "2"}]},
        "testTargets": [
          {"target": {"containerPath": "container:./Packages//A/", "identifier": "ATests", "name": "ATests"}},
          {"enabled": false, "parallelizable": false,
           "target": {"containerPath": "container:", "identifier": "BTests", "name": "BTests"}}
        ],
        "version": 1
      }
      """
    ) { path, files in try TestPlan(at: path, files: files) }

    #expect(plan.configurations.map(\.options.environment) == [["A": "1", "B": "3"]])
    #expect(
      plan.suites == [
        .init(name: "ATests", folder: "Packages/A"),
        .init(name: "BTests", folder: "", isEnabled: false, isParallel: false),
      ]
    )
  }

  @Test(arguments: [
    ("App", "..", ""), ("App/Deep", "../..", ""), ("App/Deep", "../Kit", "App/Kit"), ("App", "Kit", "Kit"),
  ])
  func `a path that leads out of the root is relative to the folder of the plan`(
    folder: String,
    path: String,
    package: String
  ) throws {
    let files = FileSystem(manager: .default)
    let root = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(root) }
    let entry = #"{"target": {"containerPath": "container:\#(path)", "identifier": "A", "name": "A"}}"#
    try files.write(Data(Self.document(entry).utf8), to: "\(root)/\(folder)/A.plan")

    let plan = try Repository(root: root, files: [], packages: []).plan(at: folder + "/A.plan", files: files)

    #expect(plan.suites.map(\.folder) == [package])
  }

  @Test(arguments: [
    (Target.Kind.library, "no manifest below it declares a suite"), (.test, "the file is missing"),
  ])
  func `a plan that is not there is only missed where there is a suite`(kind: Target.Kind, what: String) {
    let package = LocalPackage(folder: "A", name: "A", targets: [Target(name: "A", kind: kind, folder: "A")])
    let repository = Repository(root: "/there/is/none", files: [], packages: [package])

    let error = #expect(throws: UnusableInput.self) {
      try repository.plan(at: "A.plan", files: FileSystem(manager: .default))
    }

    #expect(error?.what.hasPrefix(what) == true)
  }

  @Test func `suites of one name are told apart by the folders of their packages`() throws {
    let entries = ["A", "B", ""].map { folder in
      #"{"target": {"containerPath": "container:\#(folder)", "identifier": "T", "name": "T"}}"#
    }

    let plan = try read(entries: entries.joined(separator: ",") + "," + Self.entry())

    #expect(plan.suites.map(\.label) == ["A/T", "B/T", "T", "A"])
    #expect(plan.suites.map(\.name) == ["T", "T", "T", "A"])
  }

  @Test func `keys that only Xcode acts on are reported with their places`() throws {
    let plan = try read(
      configurations: #"{"id": "1", "name": "A", "options": {"region": "SE", "language": "sv"}}"#,
      defaults: #""mainThreadCheckerEnabled": true, "nsZombieEnabled": false, "codeCoverage": true"#
    )

    #expect(
      plan.unexecutedKeys == [
        "defaultOptions.mainThreadCheckerEnabled", "defaultOptions.nsZombieEnabled",
        "configurations[0].options.language", "configurations[0].options.region",
      ]
    )
  }

  @Test(arguments: [
    "checkedAllocations", "locationScenario", "mallocStackLoggingOptions", "runtimeIssueDetection",
    "testInteropMode",
  ])
  func `a key that Xcode writes is known, with any value`(key: String) throws {
    let plan = try read(defaults: #""\#(key)": {"identifier": "London, England"}"#)

    #expect(plan.unexecutedKeys == ["defaultOptions." + key])
  }

  @Test func `a reference that only Xcode expands is reported and stays as it is`() throws {
    let plan = try read(
      configurations: #"{"id": "1", "name": "A", "options": {}}"#,
      defaults: #"""
        "environmentVariableEntries": [
          {"key": "A", "value": "$(SRCROOT)/a:$(HOME)"}, {"key": "B", "value": "$(SRCROOT) $PATH $(a b)"},
          {"key": "C", "value": "$(UNUSED)", "enabled": false}
        ]
        """#
    )

    #expect(
      plan.unexecutedKeys == [
        "defaultOptions.environmentVariableEntries “$(HOME)”",
        "defaultOptions.environmentVariableEntries “$(SRCROOT)”",
      ]
    )
    #expect(plan.configurations[0].options.environment["A"] == "$(SRCROOT)/a:$(HOME)")
  }

  @Test func `options that the plan does not set have Xcode's defaults`() throws {
    #expect(try options("") == TestPlan.Options())
  }

  @Test(arguments: [
    (
      #""commandLineArgumentEntries": [{"argument": "-a"}, {"argument": "-b", "enabled": false}]"#,
      TestPlan.Options(arguments: ["-a"])
    ),
    (
      #""commandLineArgumentEntries": [{"argument": "--skip", "enabled": false}, {"argument": "--skipped"}]"#,
      .init(arguments: ["--skipped"])
    ),
    (#""testTimeoutsEnabled": true"#, .init(allowance: .seconds(600))),
    (#""testTimeoutsEnabled": false, "defaultTestExecutionTimeAllowance": 60"#, .init()),
    (
      #""testTimeoutsEnabled": true, "defaultTestExecutionTimeAllowance": 60, "maximumTestExecutionTimeAllowance": 60"#,
      .init(allowance: .seconds(60))
    ),
    (#""testRepetitionMode": "none", "maximumTestRepetitions": 9"#, .init()),
    (#""testRepetitionMode": "retryOnFailure""#, .init(repetition: .retryOnFailure(atMost: 3))),
    (
      #""testRepetitionMode": "untilFailure", "maximumTestRepetitions": 9"#,
      .init(repetition: .untilFailure(atMost: 9))
    ),
    (#""testRepetitionMode": "fixedIterations""#, .init(repetition: .fixed(times: 3))),
    (#""testExecutionOrdering": "random""#, .init(isShuffled: true)),
    (#""testExecutionOrdering": "lexical""#, .init()),
    (#""codeCoverage": false"#, .init()),
    (#""codeCoverage": true"#, .init(coverage: .init())),
    (
      #""codeCoverage": {"lineCoverageThreshold": 80}"#,
      .init(coverage: .init(lineThreshold: 80, isMeasuredAlways: false))
    ),
    (
      #""codeCoverage": {"lineCoverageThreshold": 80, "targets": [\#(target)]}"#,
      .init(coverage: .init(targets: [.init(name: "A", folder: "P")], lineThreshold: 80))
    ),
    (#""addressSanitizer": {"enabled": true}"#, .init(sanitizers: [.address])),
    (
      #""addressSanitizer": {"enabled": true, "detectStackUseAfterReturn": true}"#,
      .init(environment: ["ASAN_OPTIONS": "detect_stack_use_after_return=1"], sanitizers: [.address])
    ),
    (
      #""threadSanitizerEnabled": true, "undefinedBehaviorSanitizerEnabled": true"#,
      .init(sanitizers: [.thread, .undefined])
    ),
    (
      #""targetForVariableExpansion": {"name": "A"}, "mainThreadCheckerEnabled": false, "nsZombieEnabled": false"#,
      .init()
    ),
  ])
  func `an option is read`(text: String, expected: TestPlan.Options) throws {
    #expect(try options(text) == expected)
  }

  @Test func `every enabled configuration stands over the default options`() throws {
    let plan = try read(
      configurations: """
        {"id": "1", "name": "A", "options": {"testRepetitionMode": "untilFailure"}},
        {"id": "2", "name": "B", "enabled": false, "options": {}}, {"id": "3", "name": "C", "options": {}}
        """,
      defaults: #""maximumTestRepetitions": 7, "threadSanitizerEnabled": true"#
    )

    #expect(
      plan.configurations == [
        .init(name: "A", options: .init(repetition: .untilFailure(atMost: 7), sanitizers: [.thread])),
        .init(name: "C", options: .init(sanitizers: [.thread])),
      ]
    )
  }

  /// Options, each with a value by default and another one of a configuration.
  private static let overridden: [(usual: String, own: String)] = [
    (
      #""commandLineArgumentEntries": [{"argument": "-a"}]"#,
      #""commandLineArgumentEntries": [{"argument": "-b"}]"#
    ),
    (#""testTimeoutsEnabled": true"#, #""testTimeoutsEnabled": false"#),
    (
      #""testTimeoutsEnabled": true, "defaultTestExecutionTimeAllowance": 60"#,
      #""testTimeoutsEnabled": true, "defaultTestExecutionTimeAllowance": 90"#
    ),
    (
      #""testTimeoutsEnabled": true, "maximumTestExecutionTimeAllowance": 60"#,
      #""testTimeoutsEnabled": true, "maximumTestExecutionTimeAllowance": 90"#
    ),
    (#""testRepetitionMode": "retryOnFailure""#, #""testRepetitionMode": "untilFailure""#),
    (
      #""testRepetitionMode": "untilFailure", "maximumTestRepetitions": 7"#,
      #""testRepetitionMode": "untilFailure", "maximumTestRepetitions": 9"#
    ),
    (#""testExecutionOrdering": "random""#, #""testExecutionOrdering": "lexical""#),
    (#""codeCoverage": {"lineCoverageThreshold": 80}"#, #""codeCoverage": {"lineCoverageThreshold": 90}"#),
    (#""addressSanitizer": {"enabled": true}"#, #""addressSanitizer": {"enabled": false}"#),
    (#""threadSanitizerEnabled": true"#, #""threadSanitizerEnabled": false"#),
    (#""undefinedBehaviorSanitizerEnabled": true"#, #""undefinedBehaviorSanitizerEnabled": false"#),
    (#""selectedTags": {"tags": [".a"]}"#, #""selectedTags": {"tags": [".b"]}"#),
    (#""skippedTags": {"tags": [".a"]}"#, #""skippedTags": {"tags": [".b"]}"#),
  ]

  @Test(arguments: overridden)
  func `an option of a configuration stands over the default, which holds without one`(
    usual: String,
    own: String
  ) throws {
    func options(_ own: String, over usual: String) throws -> [TestPlan.Configuration] {
      try read(configurations: #"{"id": "1", "name": "A", "options": {\#(own)}}"#, defaults: usual)
        .configurations
    }

    #expect(try options(own, over: usual) == options(own, over: ""))
    #expect(try options("", over: usual) == options(usual, over: ""))
    #expect(try options(own, over: "") != options(usual, over: ""))
  }

  @Test(arguments: [
    (#""skippedTests": ["S", "S/a()", "S\/b(n:)"]"#, TestSelection(skipped: names("S", "S/a()", "S/b(n:)"))),
    (#""selectedTests": ["a()"]"#, TestSelection(selected: names("a()"))),
    (
      #""selectedTests": {"suites": [{"name": "S", "testFunctions": ["a()"], "suites": [{"name": "T"}]}], "testFunctions": ["free()"]}"#,
      TestSelection(selected: names("S/a()", "S/T", "free()"))
    ),
    (
      #""selectedTests": {"xctestClasses": [{"name": "Old"}, {"name": "C", "xctestMethods": ["testA()"]}]}"#,
      TestSelection(selected: names("Old", "C/testA()"))
    ),
    (
      #""skippedTests": {"suites": [{"name": "S"}], "xctestClasses": [{"name": "Old"}]}"#,
      TestSelection(skipped: names("S", "Old"))
    ),
    (#""skippedTests": {"suites": [{"name": "S"}]}"#, TestSelection(skipped: names("S"))),
  ])
  func `a selection is read in both of Xcode's forms`(text: String, expected: TestSelection) throws {
    #expect(try read(entries: Self.entry(text)).suites.map(\.selection) == [expected])
  }

  @Test func `tags are read for a suite and for the whole plan, where a configuration has the last word`()
    throws
  {
    let selection = #""selectedTags": {"tags": [".a", ".b"], "mode": "and"}, "skippedTags": {"tags": [".c"]}"#
    let plan = try read(
      configurations:
        #"{"id": "1", "name": "A", "options": {"skippedTags": {"tags": [".e"], "mode": "or"}}}"#,
      defaults: #""selectedTags": {"tags": [".d"]}, "skippedTags": {"tags": [".d"]}"#,
      entries: Self.entry(selection)
    )

    #expect(
      plan.suites.map(\.selection.tags) == [
        .init(selected: .init(tags: [".a", ".b"], needsAll: true), skipped: .init(tags: [".c"]))
      ]
    )
    #expect(
      plan.configurations.map(\.options.tags) == [
        .init(selected: .init(tags: [".d"]), skipped: .init(tags: [".e"]))
      ]
    )
  }

  @Test func `equal options give the same text for a fingerprint`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let many = TestPlan.Options(
      environment: Dictionary(uniqueKeysWithValues: (0..<20).map { ("K\($0)", "") }),
      sanitizers: [.thread, .undefined]
    )
    let same = TestPlan.Options(
      environment: Dictionary(uniqueKeysWithValues: (0..<20).reversed().map { ("K\($0)", "") }),
      sanitizers: [.thread, .undefined]
    )

    #expect(try encoder.encode(many) == encoder.encode(same))
    #expect(try encoder.encode(many) != encoder.encode(TestPlan.Options()))
  }

  static func names(_ names: String...) -> [TestName] { names.map(TestName.init) }

  static let target = #"{"containerPath": "container:P", "identifier": "A", "name": "A"}"#

  static func entry(_ text: String = "") -> String {
    "{\(text)\(text.isEmpty ? "" : ",") \"target\": \(target)}"
  }

  func options(_ text: String) throws -> TestPlan.Options {
    let plan = try read(defaults: text)
    return try #require(plan.configurations.first).options
  }

  func read(
    configurations: String = #"{"id": "1", "name": "A", "options": {}}"#,
    defaults: String = "",
    entries: String = entry()
  ) throws -> TestPlan {
    let text = """
      {"configurations": [\(configurations)], "defaultOptions": {\(defaults)}, "testTargets": [\(entries)], "version": 1}
      """
    return try withFile(text) { path, files in try TestPlan(at: path, files: files) }
  }
}
