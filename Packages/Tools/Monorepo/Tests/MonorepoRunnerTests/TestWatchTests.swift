import Foundation
import MonorepoSystem
import Synchronization
import Testing

@testable import MonorepoRunner

@Suite struct TestWatchTests {
  private let files = FileSystem(manager: .default)

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      (#"{"messages":[]}"#, Overrun.failure),
      (#"{"issue":{"isKnown":false,"severity":"error"}}"#, .failure),
      (#"{"issue":{"isKnown":true}}"#, .silence), (#"{"issue":{"severity":"warning"}}"#, .silence),
    ]
  )
  func `a failure ends the watch of who asks for no more, a known issue or a warning does not`(
    issue: String,
    expected: Overrun
  ) async throws {
    #expect(try await overrun(after: issue, stopsAtFailure: true) == expected)
  }

  @Test(.timeLimit(.minutes(5))) func `a failure is nothing that takes too long`() async throws {
    #expect(try await overrun(after: #"{"messages":[]}"#, stopsAtFailure: false) == .silence)
  }

  /// What a watch finds whose clock goes on at each look.
  private func overrun(after issue: String, stopsAtFailure: Bool) async throws -> Overrun? {
    let path = NSTemporaryDirectory() + "/" + UUID().uuidString
    defer { files.remove(path) }
    let payload = #"{"kind":"issueRecorded","# + issue.dropFirst()
    try files.write(Data(#"{"kind":"event","payload":\#(payload),"version":0}\#n"#.utf8), to: path)
    let looks = Looks()
    let watch = TestWatch(
      events: path,
      reader: EventLines(),
      allowance: .milliseconds(40),
      isParallel: true,
      stopsAtFailure: stopsAtFailure,
      machine: .played(LLVM(), now: { looks.next() })
    )
    return await watch.overrun()
  }
}

/// A clock that goes on by 10 ms whenever it is read.
private final class Looks: Sendable {
  private let count = Mutex(0)

  func next() -> Duration {
    count.withLock { count in
      count += 1
      return .milliseconds(10 * count)
    }
  }
}
