import Foundation
import Synchronization

/// The files of the machine with a list of processes that changes from look to look.
final class FakeProcesses: FileManager, @unchecked Sendable {
  private struct State {
    var listings: [[String]]
    var files: [String: [String]]
    var looks = 0
  }

  private let state: Mutex<State>

  /// How often the state of a process was read.
  var looks: Int { state.withLock(\.looks) }

  /// Describes processes; of answers that follow each other, the last one stays.
  ///
  /// - Parameters:
  ///   - listings: Which processes there are.
  ///   - files: What their files contain, by their paths below the folder of all processes.
  init(listings: [[String]], files: [String: [String]]) {
    state = Mutex(State(listings: listings, files: files))
    super.init()
  }

  override func contentsOfDirectory(atPath path: String) throws -> [String] {
    guard path == "/proc" else { return try super.contentsOfDirectory(atPath: path) }
    return state.withLock { Self.next(in: &$0.listings) ?? [] }
  }

  override func contents(atPath path: String) -> Data? {
    guard path.hasPrefix("/proc/") else { return super.contents(atPath: path) }
    return state.withLock { state in
      if path.hasSuffix("/stat") { state.looks += 1 }
      return Self.next(in: &state.files[String(path.dropFirst(6)), default: []]).map { Data($0.utf8) }
    }
  }

  private static func next<Answer>(in answers: inout [Answer]) -> Answer? {
    answers.count > 1 ? answers.removeFirst() : answers.first
  }
}
