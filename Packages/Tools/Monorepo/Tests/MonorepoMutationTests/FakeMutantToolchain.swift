import Foundation
import MonorepoSystem
import Synchronization

/// Plays `swift build` and the test program: which mutants fail a suite, and what the compiler says of the sources.
final class FakeMutantToolchain: SubprocessRunner {
  private let caught: Set<Int>
  private let broken: String?
  private let stoppedAt: Int?
  private let hung: Set<Int>
  private let whenHung: @Sendable () -> Void
  private let problem: @Sendable (String) -> String?
  private let files = FileSystem(manager: .default)
  private let found = Mutex<[String]>([])
  private let tried = Mutex<[Int]>([])
  private let suites = Mutex<[String]>([])
  private let programs = Mutex<Set<String>>([])
  private let read = Mutex<Set<String>>([])

  /// - Parameters:
  ///   - caught: The numbers of mutants that a test notices; 0 is the unchanged package.
  ///   - broken: The suite that fails without a mutant too.
  ///   - stoppedAt: The number of the mutant during whose test the user stops the run; -1 for during the build.
  ///   - hung: The numbers of mutants whose test does not end.
  ///   - whenHung: Called when such a test begins.
  ///   - problem: What the compiler prints for a source, nil when it compiles.
  init(
    caught: Set<Int> = [],
    broken: String? = nil,
    stoppedAt: Int? = nil,
    hung: Set<Int> = [],
    whenHung: @escaping @Sendable () -> Void = {},
    problem: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    (self.caught, self.broken, self.stoppedAt, self.hung) = (caught, broken, stoppedAt, hung)
    (self.whenHung, self.problem) = (whenHung, problem)
  }

  /// The sources that were built, in order.
  var built: [String] { found.withLock(\.self) }
  /// The numbers of the mutants that were tried, in order.
  var active: [Int] { tried.withLock(\.self) }
  /// The sources that a suite found when it ran.
  var readBySuites: Set<String> { read.withLock(\.self) }
  /// The names of the test programs that suites were run from.
  var testPrograms: Set<String> { programs.withLock(\.self) }
  /// The suites that ran, in order.
  var suitesInOrder: [String] { suites.withLock(\.self) }

  func run(_ subprocess: Subprocess) async throws(SubprocessError) -> SubprocessOutcome {
    if subprocess.arguments.contains("--list-tests") { return SubprocessOutcome(ending: .exited(0)) }
    guard subprocess.arguments.prefix(2) != ["swift", "build"] else {
      if stoppedAt == -1 { throw .stopped }
      return build(subprocess)
    }
    let mutant = subprocess.environment["MONOREPO_MUTANT"].flatMap { Int($0) } ?? -1
    if mutant == stoppedAt { throw .stopped }
    tried.withLock { $0.append(mutant) }
    if hung.contains(mutant) {
      whenHung()
      // Ended by the watch, as a program that hangs is.
      do { try await Task.sleep(for: .seconds(600)) } catch {
        return SubprocessOutcome(ending: .signalled(9))
      }
    }
    return test(subprocess, fails: caught.contains(mutant))
  }

  private func build(_ subprocess: Subprocess) -> SubprocessOutcome {
    let sources = sources(subprocess)
    let source = sources.first ?? ""
    let text = sources.compactMap { files.text(at: $0) }.joined()
    found.withLock { $0.append(text) }
    guard let problem = problem(text) else { return SubprocessOutcome(ending: .exited(0)) }
    return SubprocessOutcome(
      ending: .exited(1),
      output: Data(problem.replacing("Pack.swift", with: source).utf8)
    )
  }

  private func sources(_ subprocess: Subprocess) -> [String] {
    ["Sources/Pack/Pack.swift", "Pack/Sources/Pack/Pack.swift", "Base/Sources/Base/Base.swift"]
      .map { subprocess.directory + "/" + $0 }.filter { files.text(at: $0) != nil }
  }

  private func test(_ subprocess: Subprocess, fails: Bool) -> SubprocessOutcome {
    read.withLock { $0.formUnion(sources(subprocess).compactMap { files.text(at: $0) }) }
    programs.withLock { programs in
      programs.formUnion(
        subprocess.arguments.filter { $0.hasSuffix(".xctest") }.compactMap { $0.split(separator: "/").last }
          .map(String.init)
      )
    }
    let option = subprocess.arguments.firstIndex(of: "--event-stream-output-path") ?? 0
    let suite = subprocess.arguments.contains { $0.contains("BaseTests") } ? "BaseTests" : "PackTests"
    suites.withLock { $0.append(suite) }
    let fails = fails || suite == broken
    let issue =
      #"{"kind":"issueRecorded","testID":"\#(suite).one","issue":{},"messages":[{"text":"1 is not 2"}]}"#
    let lines = [
      #"{"kind":"test","payload":{"id":"\#(suite).one","name":"one","kind":"function"},"version":0}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(suite).one"},"version":0}"#,
      #"{"kind":"event","payload":\#(fails ? issue : "{}"),"version":0}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(suite).one"},"version":0}"#,
      #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#,
    ]
    try? files.write(Data(lines.joined(separator: "\n").utf8), to: subprocess.arguments[option + 1])
    return SubprocessOutcome(ending: .exited(fails ? 1 : 0))
  }
}
