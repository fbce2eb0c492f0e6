import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@Suite struct ReadingOptionsTests {
  @Test(arguments: [
    ([], FetchPolicy.cacheFirst), (["--refresh"], .networkFirst), (["--offline"], .cacheOnly),
    (["--refresh", "--offline"], .cacheOnly),
  ])
  func `the options say how fresh what is read is to be`(arguments: [String], policy: FetchPolicy) async {
    let read = await ReadingProbe.read(arguments) { ReadingOptions(.english).policy($0) }

    #expect(read == policy)
  }

  @Test(arguments: [
    (["--json"], ["id", "title"]), (["--json", "--fields", "title"], ["title"]),
    (["--json", "--fields", "title,id"], ["title", "id"]),
    (["--json", "--fields", "title", "--fields", "id,title"], ["title", "id"]),
  ])
  func `fields are kept in the order in which they were asked for`(
    arguments: [String],
    names: [String]
  ) async throws {
    let selection = try #require(await ReadingProbe.read(arguments) { try FieldSelection($0, in: .english) })

    let members = ["id", "title"].map { JSONValue.Member($0, .null) }
    #expect(selection.object(members) == .object(names.map { JSONValue.Member($0, .null) }))
  }

  @Test(arguments: [
    (["--json"], true), (["--json", "--fields", "id"], true), (["--json", "--fields", "title"], false),
  ])
  func `a selection says whether a field is to be written`(arguments: [String], isIncluded: Bool) async throws
  {
    let selection = try #require(await ReadingProbe.read(arguments) { try FieldSelection($0, in: .english) })

    #expect(selection.includes("id") == isIncluded)
  }

  @Test func `fields without a document are refused`() async {
    let run = await CommandRun(
      ReadingProbe { _ = try FieldSelection($0, in: .english) },
      ["probe", "--fields", "id"]
    )

    #expect(
      run
        == CommandRun(
          exitCode: .usage,
          errorOutput: "Error: --fields chooses fields of the JSON document.\nAdd --json."
        )
    )
  }

  @Test func `a field that there is not is refused with those that there are`() async {
    let run = await CommandRun(ReadingProbe { _ in }, ["probe", "--json", "--fields", "colour"])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("'id' or 'title'"))
  }
}

/// A feature whose one command hands its options to a test.
private struct ReadingProbe: Feature {
  let commands: [Command]

  init(_ read: @escaping @Sendable (Invocation) throws -> Void) {
    let fields = ReadingOptions(.english).fields(of: ["id", "title"])
    commands = [
      Command("probe", abstract: "Probe.", parameters: [fields]) { invocation in
        try read(invocation)
        return .done
      }
    ]
  }

  /// What a closure reads from the options; `nil` when the command line was refused.
  static func read<Value: Sendable>(
    _ arguments: [String],
    _ read: @escaping @Sendable (Invocation) throws -> Value
  ) async -> Value? {
    let value = ValueBox<Value>()
    _ = await CommandRun(ReadingProbe { value.set(try read($0)) }, ["probe"] + arguments)
    return value.get()
  }
}

private final class ValueBox<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func set(_ new: Value) { value.withLock { $0 = new } }

  func get() -> Value? { value.withLock { $0 } }
}
