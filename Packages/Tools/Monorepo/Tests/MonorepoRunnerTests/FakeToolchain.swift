import Foundation
import MonorepoSystem
import Synchronization

/// Plays `swift build` and the test programs of a plan.
final class FakeToolchain: SubprocessRunner {
  /// What a suite's test program does.
  struct Script: Sendable {
    var tests = 2
    var failing = 0
    var unfinished = 0
    var ending = SubprocessOutcome.Ending.exited(0)
    var log = ""
  }

  private let files = FileSystem(manager: .default)
  private let scripts: [String: Script]
  private let brokenPackages: Set<String>
  private let stopsAt: String?
  private let ran = Mutex<[Subprocess]>([])

  init(_ scripts: [String: Script] = [:], brokenPackages: Set<String> = [], stopsAt: String? = nil) {
    self.scripts = scripts
    self.brokenPackages = brokenPackages
    self.stopsAt = stopsAt
  }

  var subprocesses: [Subprocess] { ran.withLock(\.self) }

  func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
    ran.withLock { $0.append(subprocess) }
    return subprocess.arguments.prefix(2) == ["swift", "build"] ? try build(subprocess) : test(subprocess)
  }

  private func value(after option: String, of subprocess: Subprocess) -> String {
    let arguments = subprocess.arguments
    guard let index = arguments.firstIndex(of: option) else { return "" }
    return arguments[index + 1]
  }

  private func build(_ subprocess: Subprocess) throws(SubprocessError) -> SubprocessOutcome {
    let scratch = value(after: "--scratch-path", of: subprocess)
    let name = (scratch as NSString).lastPathComponent
    if name == stopsAt { throw .stopped }
    if brokenPackages.contains(name) {
      return SubprocessOutcome(ending: .exited(1), output: Data("[1/2] Compiling\nerror: no\n".utf8))
    }
    try? files.write(Data(), to: scratch + "/debug/\(name)PackageTests.xctest")
    return SubprocessOutcome(ending: .exited(0))
  }

  private func test(_ subprocess: Subprocess) -> SubprocessOutcome {
    let suite = String(value(after: "--filter", of: subprocess).dropFirst().dropLast(2))
    let script = scripts[suite] ?? Script()
    var lines: [String] = []
    for number in 0..<script.tests {
      let id = "\(suite).test\(number)"
      lines.append(#"{"kind":"test","payload":{"id":"\#(id)","kind":"function"},"version":0}"#)
      lines.append(#"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)"},"version":0}"#)
      if number < script.failing {
        lines.append(
          #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":"1 is 2"}],"testID":"\#(id)"},"version":0}"#
        )
      }
      if number >= script.tests - script.unfinished { continue }
      lines.append(#"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"},"version":0}"#)
    }
    try? files.write(
      Data(lines.joined(separator: "\n").utf8),
      to: value(after: "--event-stream-output-path", of: subprocess)
    )
    return SubprocessOutcome(ending: script.ending, output: Data(script.log.utf8))
  }
}
