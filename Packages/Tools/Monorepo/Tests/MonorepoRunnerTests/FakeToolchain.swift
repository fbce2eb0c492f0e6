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
    /// The tags of each of its tests, as a list of JSON.
    var tags: [String] = []
  }

  private let files = FileSystem(manager: .default)
  private let scripts: [String: Script]
  private let brokenPackages: Set<String>
  private let stopsAt: String?
  private let knowsGit: Bool
  private let whileTesting: @Sendable () -> Void
  private let ran = Mutex<[Subprocess]>([])
  private let xctests: SubprocessOutcome

  init(
    _ scripts: [String: Script] = [:],
    brokenPackages: Set<String> = [],
    stopsAt: String? = nil,
    knowsGit: Bool = true,
    xctests: SubprocessOutcome = SubprocessOutcome(ending: .exited(0)),
    whileTesting: @escaping @Sendable () -> Void = {}
  ) {
    self.scripts = scripts
    self.knowsGit = knowsGit
    self.whileTesting = whileTesting
    self.brokenPackages = brokenPackages
    self.stopsAt = stopsAt
    self.xctests = xctests
  }

  var subprocesses: [Subprocess] { ran.withLock(\.self) }
  var builds: [Subprocess] { subprocesses.filter { $0.arguments.contains("build") } }

  func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
    if subprocess.arguments.first == "git" { return git(subprocess) }
    if subprocess.arguments.last == "--list-tests" { return xctests }
    ran.withLock { $0.append(subprocess) }
    return subprocess.arguments.prefix(2) == ["swift", "build"] ? try build(subprocess) : test(subprocess)
  }

  /// Hashes files by their contents; lists none, as outside a checkout.
  private func git(_ subprocess: Subprocess) -> SubprocessOutcome {
    guard subprocess.arguments.dropFirst().first == "hash-object", knowsGit else {
      return SubprocessOutcome(ending: .exited(128))
    }
    let paths = subprocess.arguments.drop { $0 != "--" }.dropFirst()
    let hashes = paths.map { "\(Digest(files.text(at: subprocess.directory + "/" + $0) ?? ""))" }
    return SubprocessOutcome(ending: .exited(0), output: Data(hashes.joined(separator: "\n").utf8))
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
    whileTesting()
    let events = value(after: "--event-stream-output-path", of: subprocess)
    // A list of all tests has no filter, but a file with the name of the suite.
    let filter = value(after: "--filter", of: subprocess)
    let words = filter.isEmpty ? (events as NSString).lastPathComponent : filter
    let suite = words.firstMatch(of: #/\w+Tests/#).map { String($0.output) } ?? ""
    let script = scripts[suite] ?? Script()
    var told: [ToldEvent] = []
    for number in 0..<script.tests {
      let id = "\(suite).test\(number)"
      told += [.test(id, tags: script.tags), .started(id)]
      if number < script.failing { told.append(.issue(id, "1 is 2")) }
      if number < script.tests - script.unfinished { told.append(.ended(id)) }
    }
    try? files.write(Data(told.map(\.line).joined(separator: "\n").utf8), to: events)
    return SubprocessOutcome(ending: script.ending, output: Data(script.log.utf8))
  }
}
