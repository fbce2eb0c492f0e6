import MonorepoGraph
import Testing

@testable import MonorepoChecks

@Suite struct AmbientTests {
  @Test(arguments: [
    "Date()", "Date.init()", "Date ( )", "let a: Date = .init()", "Date.now", "let a: Date = .now",
    "f(at: .now)",
    "a ?? .now", "return .now", "Date(timeIntervalSinceNow: 1)", "var now: () -> Date = Date.init",
    "Foundation.Date()",
    "date.timeIntervalSinceNow", "ContinuousClock()", "ContinuousClock.now", "ContinuousClock().now",
    "let a: ContinuousClock = .init()", "SuspendingClock()", "Task.sleep(for: .seconds(1))",
    "_Concurrency.Task.sleep(nanoseconds: 1)", "Thread.sleep(forTimeInterval: 1)", "time(nil)",
    "Glibc.time(nil)",
    "clock_gettime(CLOCK_MONOTONIC, &a)", "gettimeofday(&a, nil)", "sleep(for: a, clock: .continuous)",
    "DispatchTime.now()", "queue.asyncAfter(deadline: a) {}",
  ])
  func `spellings of time are found`(code: String) {
    #expect(!found(.time, in: code).isEmpty)
  }

  @Test(arguments: [
    (ArchitectureRules.Ambient.Kind.identifiers, "UUID()"), (.identifiers, "UUID.init()"),
    (.identifiers, "let a: UUID = .init()"), (.identifiers, "var make: () -> UUID = UUID.init"),
    (.randomness, "Int.random(in: 0...9)"), (.randomness, "Bool.random()"),
    (.randomness, "a.randomElement()"),
    (.randomness, "a.shuffled()"), (.randomness, "a.shuffle()"),
    (.randomness, "SystemRandomNumberGenerator()"),
    (.randomness, "arc4random()"), (.randomness, "rand()"), (.files, "fopen(a, b)"),
    (.environment, "getuid()"), (.randomness, "arc4random_uniform(6)"), (.randomness, "drand48()"),
    (.environment, "ProcessInfo()"), (.environment, "ProcessInfo.processInfo"),
    (.environment, "let a: ProcessInfo = .processInfo"), (.environment, "CommandLine.arguments"),
    (.environment, "CommandLine.argc"), (.environment, "getenv(\"A\")"), (.environment, "environ"),
    (.environment, "Bundle.main"), (.files, "FileManager.default"), (.files, "FileManager()"),
    (.files, "NSTemporaryDirectory()"), (.files, "URL.temporaryDirectory"), (.locale, "Locale.current"),
    (.locale, "TimeZone.current"), (.locale, "Calendar.autoupdatingCurrent"),
    (.locale, "f(locale: .current)"),
    (.preferences, "UserDefaults.standard"), (.preferences, "NotificationCenter.default"),
    (.network, "URLSession.shared"), (.console, "print(1)"), (.console, "Swift.print(1)"),
    (.console, "fputs(a, b)"),
    (.console, "f(stderr)"), (.console, "readLine()"), (.console, "FileHandle.standardError"),
    (.console, "let a: FileHandle = .standardOutput"), (.console, "NSLog(a)"),
  ])
  func `spellings of other kinds are found`(kind: ArchitectureRules.Ambient.Kind, code: String) {
    #expect(!found(kind, in: code).isEmpty)
  }

  @Test(arguments: [
    (ArchitectureRules.Ambient.Kind.time, "clock.now"), (.time, "clock\n  .now"), (.time, "case .now: a"),
    (.time, "Date(timeIntervalSince1970: 0)"), (.time, "seconds.map(Date.init(timeIntervalSince1970:))"),
    (.time, "clock.sleep(for: a)"), (.time, "self.time(nil)"), (.time, "func time(_ a: Int)"),
    (.time, "makeDate()"),
    (.time, "// Date()"), (.time, "\"Date()\""), (.time, "a[0].now"), (.time, "f().now"), (.time, "a?.now"),
    (.time, "lock.with(\\.now)"), (.identifiers, "UUID(uuidString: a)"),
    (.randomness, "Int.random(in: 0...9, using: &generator)"),
    (.randomness, "a.shuffled(using: &b)"), (.console, "log.print(1)"), (.console, "func print(_ a: Int) {}"),
    (.environment, "environment"), (.locale, "steps.current"), (.files, "manager.temporaryDirectory"),
  ])
  func `what only looks like ambient state is not found`(kind: ArchitectureRules.Ambient.Kind, code: String) {
    #expect(found(kind, in: code) == [])
  }

  @Test(arguments: [
    ("nonisolated(unsafe) var a = 0", 1), ("private var a = 0", 1), ("#if A\n  var a: Int = 0\n#endif", 1),
    ("let a = Mutex(0)", 1), ("private let a: OSAllocatedUnfairLock<Int> = .init()", 1),
    ("let a =\n  Mutex(0)", 1),
    ("enum A { static let b = Mutex(0) }", 1), ("enum A { static let b = NSLock() }", 1),
    ("enum A { static private(set) var b = 0 }", 1), ("enum A { nonisolated(unsafe) static var b = 0 }", 1),
    ("enum A { static let shared = A() }", 1),
    ("enum A { nonisolated(unsafe) static let b: UnsafeMutablePointer<Int> }", 1),
    ("var a: Int { 0 }", 0), ("let a = 0", 0), ("struct A { var b = 0 }", 0),
    ("struct A { let b = Mutex(0) }", 0),
    ("func a() { var b = 0 }", 0), ("enum A { static var b: Int { 0 } }", 0),
    ("enum A { static let b = 0 }", 0),
    ("let a = f { var b = 0 }", 0), ("enum A { static let clock = BlockKind() }", 0),
  ])
  func `state that nobody owns is found`(code: String, count: Int) {
    #expect(found(.globals, in: code).count == count)
  }

  @Test func `every kind is looked for outside its rooms and advises what to do`() throws {
    let entries = ArchitectureRules.Ambient.Kind.allCases.map {
      #"{"kind": "\#($0.rawValue)", "allowedIn": ["App/**"]}"#
    }
    var fixture = Fixture()
    fixture.rules = #"{"ambient": [\#(entries.joined(separator: ", "))]}"#
    let state = """
      let a = Date()
      let b = UUID()
      let c = Int.random(in: 0...9)
      let d = CommandLine.arguments
      let e = FileManager.default
      let f = Locale.current
      let g = URLSession.shared
      let h = UserDefaults.standard
      func i() { print(1) }
      var j = 0
      """
    fixture.add(state, to: Fixture.filmsSource)
    fixture.add(state, to: "App/Other.swift")

    let findings = try fixture.findings()

    #expect(findings.map(\.line) == Array(3...12))
    #expect(findings.allSatisfy { $0.rule == .ambient && $0.path == Fixture.filmsSource })
    #expect(Set(findings.map(\.remedy)).count == 10)
  }

  private func found(_ kind: ArchitectureRules.Ambient.Kind, in code: String) -> [Int] {
    let source = SourceCode(code)
    return Set(AmbientSpelling.all(of: kind).flatMap { $0.offsets(in: source) }.map { source.line(at: $0) })
      .sorted()
  }
}
