import MonorepoGraph

/// One way to write that code reaches for ambient state.
struct AmbientSpelling: Sendable {
  /// The way in which a spelling is searched for.
  enum Form: Sendable {
    /// Text as whole words, byte for byte.
    case text(String)
    /// Tokens, with any blanks between them; a leading dot fits a member of anything.
    case tokens(String)
    /// A member whose type is left out, as in `= .now`.
    case implicitMember(String)
    /// The name of an initializer that is handed on and not called, as in `= Date.init`.
    case reference(String)
    /// A call without a generator of its own, as in `.random(in: 0...9)`.
    case callWithoutGenerator(String)
    /// A static variable that stores a value.
    case storedStatic
    /// A variable outside of every type, or a lock that a module or a type shares.
    case sharedState
  }

  private let form: Form

  init(_ form: Form) {
    self.form = form
  }

  /// The spelling in a message.
  var name: String {
    switch form {
    case .text(let text), .tokens(let text), .implicitMember(let text), .reference(let text): text
    case .callWithoutGenerator(let text): text + ")"
    case .storedStatic: "static var"
    case .sharedState: "shared state"
    }
  }

  func offsets(in code: SourceCode) -> [Int] {
    switch form {
    case .text(let text): code.offsets(of: text)
    case .tokens(let text): code.offsets(ofTokens: text)
    case .implicitMember(let text):
      code.offsets(ofTokens: text).filter { code.beginsExpression(at: $0) }
    case .reference(let text):
      code.offsets(ofTokens: text).filter { !code.isCalled(after: $0, text) }
    case .callWithoutGenerator(let text):
      code.offsets(ofTokens: text).filter { !code.arguments(ofCallAt: $0).contains("using:") }
    case .storedStatic: code.storedStaticVariables
    case .sharedState: code.sharedState
    }
  }

  /// Every spelling of a kind.
  static func all(of kind: ArchitectureRules.Ambient.Kind) -> [AmbientSpelling] {
    let calls = tokens[kind] ?? []
    return calls.map { AmbientSpelling(.tokens($0)) } + special(kind)
  }

  private static func special(_ kind: ArchitectureRules.Ambient.Kind) -> [AmbientSpelling] {
    switch kind {
    case .environment: [AmbientSpelling(.implicitMember(".processInfo"))]
    case .globals:
      [
        AmbientSpelling(.storedStatic), AmbientSpelling(.sharedState),
        AmbientSpelling(.tokens("static let shared")),
      ]
    case .identifiers: [AmbientSpelling(.reference("UUID.init"))]
    case .randomness:
      [".random(", ".randomElement(", ".shuffled(", ".shuffle("].map {
        AmbientSpelling(.callWithoutGenerator($0))
      }
    case .time: [AmbientSpelling(.implicitMember(".now")), AmbientSpelling(.reference("Date.init"))]
    case .console, .files, .locale, .network, .preferences: []
    }
  }

  private static let tokens: [ArchitectureRules.Ambient.Kind: [String]] = [
    .console: [
      "print(", "debugPrint(", "dump(", "NSLog(", "os_log(", "printf(", "vprintf(", "fprintf(", "vfprintf(",
      "fputs(", "fputc(", "puts(", "putchar(", "getchar(", "readLine(", "stdin", "stdout", "stderr",
      "FileHandle.standardInput", "FileHandle.standardOutput", "FileHandle.standardError",
      "FileHandle = .standardInput", "FileHandle = .standardOutput", "FileHandle = .standardError",
    ],
    .environment: [
      "ProcessInfo()", "ProcessInfo.init()", "ProcessInfo.processInfo", "CommandLine", "getenv(",
      "secure_getenv(",
      "setenv(", "unsetenv(", "putenv(", "clearenv(", "environ", "Bundle.main", "NSUserName()",
      "NSFullUserName()",
      "Host.current()", "gethostname(", "getcwd(", "chdir(", "getuid()", "geteuid()",
    ],
    .files: [
      "FileManager.default", "FileManager()", "FileManager.init()", "NSTemporaryDirectory()",
      "NSHomeDirectory()",
      "NSHomeDirectoryForUser(", "NSSearchPathForDirectoriesInDomains(", "URL.currentDirectory()",
      "URL.temporaryDirectory", "URL.homeDirectory", "URL.documentsDirectory", "URL.cachesDirectory",
      "URL.applicationSupportDirectory", "fopen(", "tmpfile(", "tmpnam(",
    ],
    .identifiers: ["UUID()", "UUID.init()", "UUID = .init()", "NSUUID()", "NSUUID.init()"],
    .locale: [
      "Locale.current", "Locale.autoupdatingCurrent", "Locale.preferredLanguages", "TimeZone.current",
      "TimeZone.autoupdatingCurrent", "TimeZone.local", "Calendar.current", "Calendar.autoupdatingCurrent",
      "Locale = .current", "TimeZone = .current", "Calendar = .current", "locale: .current",
      "timeZone: .current",
      "calendar: .current", "locale = .current", "timeZone = .current", "calendar = .current",
      ".autoupdatingCurrent",
      "NSLocale.current", "NSTimeZone.local", "NSTimeZone.system", "NSCalendar.current", "setlocale(",
    ],
    .network: [
      "URLSession.shared", "URLCache.shared", "HTTPCookieStorage.shared", "URLCredentialStorage.shared",
    ],
    .preferences: [
      "UserDefaults.standard", "UserDefaults()", "UserDefaults.init(", "UserDefaults(suiteName",
      "CFPreferences",
      "NotificationCenter.default", "DistributedNotificationCenter.default",
    ],
    .randomness: [
      "SystemRandomNumberGenerator()", "SystemRandomNumberGenerator.init()",
      "SystemRandomNumberGenerator = .init()",
      "arc4random(", "arc4random_uniform(", "arc4random_buf(", "drand48(", "lrand48(", "mrand48(", "srand(",
      "srandom(",
      "getrandom(", "getentropy(", "rand()",
    ],
    .time: [
      "Date()", "Date.init()", "Date = .init()", "Date.now", "Date(timeIntervalSinceNow",
      "Date.init(timeIntervalSinceNow",
      ".timeIntervalSinceNow", "NSDate()", "NSDate.now", "CFAbsoluteTimeGetCurrent(", "DispatchTime.now(",
      "DispatchWallTime.now(", "gettimeofday(", "clock_gettime(", "clock_gettime_nsec_np(",
      "mach_absolute_time(",
      "mach_continuous_time(", "time(nil)", "time(&", "localtime(", "ContinuousClock()",
      "ContinuousClock.init()",
      "ContinuousClock = .init()", "ContinuousClock.now", "SuspendingClock()", "SuspendingClock.init()",
      "SuspendingClock = .init()", "SuspendingClock.now", "clock: .continuous", "clock: .suspending",
      "Task.sleep(", "Thread.sleep(", "usleep(", "nanosleep(", "Timer.scheduledTimer(",
      ".asyncAfter(deadline",
    ],
  ]
}
