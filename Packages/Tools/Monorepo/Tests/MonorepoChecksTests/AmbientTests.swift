import Testing

@testable import MonorepoChecks
@testable import MonorepoGraph

@Suite struct AmbientTests {
  @Test(arguments: [
    "Date()", "Date.init()", "Date ( )", "let a: Date = .init()", "Date.now", "let a: Date = .now",
    "f(at: .now)",
    "a ?? .now", "return .now", "Date(timeIntervalSinceNow: 1)", "var now: () -> Date = Date.init",
    "Foundation.Date()", "Foundation::Date()", "Date.Foundation::now",
    "date.timeIntervalSinceNow", "ContinuousClock()", "ContinuousClock.now", "ContinuousClock().now",
    "let a: ContinuousClock = .init()", "SuspendingClock()", "Task.sleep(for: .seconds(1))",
    "_Concurrency.Task.sleep(nanoseconds: 1)", "Thread.sleep(forTimeInterval: 1)", "time(nil)",
    "Glibc.time(nil)",
    "clock_gettime(CLOCK_MONOTONIC, &a)", "gettimeofday(&a, nil)", "sleep(for: a, clock: .continuous)",
    "DispatchTime.now()", "queue.asyncAfter(deadline: a) {}", "let a: Clock = .continuous",
    "let a: any Clock<Duration> = .continuous", "self.clock = .suspending", "ContinuousClock.continuous",
    "ContinuousClock.Instant.now", "SuspendingClock.Instant.now", "Task<Never, Never>.sleep(for: a)",
    "Date.timeIntervalSinceReferenceDate", "sleep(1)", "Glibc.sleep(seconds)", "Foundation.sleep(1)",
    "usleep(9)",
    "clock_nanosleep(a, 0, &b, nil)",
    "localtime_r(&a, &b)", "Timer(timeInterval: 1, repeats: false) { _ in }",
    "Timer.publish(every: 1, on: a, in: b)",
    "DispatchSource.makeTimerSource()", "queue.asyncAfter(wallDeadline: a) {}", "NSDate.init()",
    "NSDate(timeIntervalSinceNow: 1)", "RunLoop.current.run(until: a)", "UTCClock()",
    "func a() -> Date { .init() }", "var a: Date? {\n  get { return .init() }\n}",
    "var a: () -> Date = { .init() }",
    "func a() -> any Clock<Duration> { .continuous }", "`Date`()",
    "Task<Void, any Error>.sleep(for: a)", "Task<Never, Never>\n  .sleep(for: a)",
    "Task<Result<Int, any Error>, Never>.sleep(for: a)", "Task<Never, Never>.self.sleep(for: a)",
    "timespec_get(&a, b)", "time(.none)",
    "Timer(fire: a, interval: 1, repeats: true) { _ in }", "NSDate.timeIntervalSinceReferenceDate",
    "wallClock ?? .continuous", "ContinuousClock.init ()", "Date.self.now", "Date.self.init()",
    "let a: Date = .init(timeIntervalSinceNow: 1)", "Date.init(timeIntervalSinceNow: 1)",
    "Glibc.clock()", "getrusage(RUSAGE_SELF, &a)", "(Date)()",
  ])
  func `spellings of time are found`(code: String) {
    #expect(!found(.time, in: code).isEmpty)
  }

  @Test(arguments: [
    (ArchitectureRules.Ambient.Kind.identifiers, "UUID()"), (.identifiers, "UUID.init()"),
    (.identifiers, "let a: UUID = .init()"), (.identifiers, "var make: () -> UUID = UUID.init"),
    (.randomness, "Int.random(in: 0..<size(using: 3))"),
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
    (.console, "f(to: .standardError)"), (.console, "write(STDOUT_FILENO, a, 1)"),
    (.console, "a.forEach(print)"), (.console, "a.forEach(Swift.print)"), (.console, "a.forEach(debugPrint)"),
    (.console, "FileDescriptor.standardOutput"), (.console, "perror(a)"), (.console, "syslog(1, a)"),
    (.console, "print(route(to: 3))"), (.console, "print(b ? auto:manual)"),
    (.console, "print(a, terminator: b)"), (.console, "dump(a)"), (.console, "getline(&a, &b, c)"),
    (.console, "scanf(a)"), (.console, "putc(a, b)"),
    (.environment, "isatty(1)"), (.environment, "NSUserName()"), (.environment, "getpid()"),
    (.environment, "ioctl(1, TIOCGWINSZ, &a)"), (.environment, "getlogin()"), (.environment, "getpwuid(0)"),
    (.environment, "uname(&a)"), (.environment, "sysconf(_SC_NPROCESSORS_ONLN)"),
    (.environment, "tcgetattr(0, &a)"),
    (.environment, "Bundle.allBundles"), (.environment, "sysctlbyname(a, &b, &c, nil, 0)"),
    (.environment, "Host.name"), (.environment, "getgid()"), (.environment, "umask(0)"),
    (.environment, "let a: Bundle = .main"), (.environment, "f(bundle: .main)"),
    (.process, "exit(1)"), (.process, "Glibc.exit(1)"), (.process, "_exit(1)"), (.process, "abort()"),
    (.process, "atexit { a() }"), (.process, "signal(SIGINT, SIG_IGN)"),
    (.process, "sigaction(SIGINT, &a, nil)"),
    (.process, "Process()"), (.process, "Process.run(a, arguments: [])"), (.process, "fork()"),
    (.process, "posix_spawn(&a, b, nil, nil, c, d)"), (.process, "popen(a, b)"), (.process, "execv(a, b)"),
    (.process, "DispatchSource.makeSignalSource(signal: 2)"), (.process, "raise(SIGTERM)"),
    (.process, "kill(1, 9)"), (.process, "kill(child_1, b)"),
    (.files, "let a: FileManager = .default"), (.files, "f(fileManager: .default)"),
    (.files, "NSHomeDirectory()"),
    (.files, "mkstemp(&a)"), (.files, "mkdtemp(&a)"), (.files, "URL.downloadsDirectory"),
    (.files, "URL.libraryDirectory"), (.files, "let a: URL = .temporaryDirectory"),
    (.files, "URL(for: .cachesDirectory, in: a)"), (.files, "NSOpenStepRootDirectory()"),
    (.identifiers, "CFUUIDCreate(nil)"), (.identifiers, "uuid_generate(&a)"),
    (.identifiers, "let a: UUID? = .init()"),
    (.locale, "formatter.locale = .current"), (.locale, "self.timeZone = .current"),
    (.locale, "a.calendar = .current"), (.locale, "let a: Locale? = .current"),
    (.locale, "NSTimeZone.default"),
    (.locale, "NSLocale.preferredLanguages"), (.locale, "a.localizedCapitalized"),
    (.locale, "a.localizedUppercase"),
    (.locale, "a.localizedCompare(b)"), (.locale, "a.localizedStandardCompare(b)"),
    (.locale, "NSLocalizedString(a, comment: b)"), (.locale, "String(localized: a)"),
    (.locale, "String.localizedStringWithFormat(a, b)"), (.locale, "date.formatted()"),
    (.locale, "localeconv()"),
    (.locale, "nl_langinfo(CODESET)"), (.locale, "tzset()"), (.locale, "mktime(&a)"),
    (.network, "let a: URLSession = .shared"), (.network, "f(session: .shared)"),
    (.network, "URLSessionConfiguration.default"), (.network, "URLSession(configuration: .default)"),
    (.network, "NWPathMonitor()"), (.network, "getaddrinfo(a, b, nil, &c)"),
    (.network, "URLProtocol.registerClass(A.self)"),
    (.preferences, "let a: UserDefaults = .standard"), (.preferences, "f(defaults: .standard)"),
    (.preferences, "let a: NotificationCenter = .default"), (.preferences, "@AppStorage(a) var b = 1"),
    (.preferences, "NSUbiquitousKeyValueStore.default"),
    (.randomness, "Glibc.random()"), (.randomness, "a.Swift::shuffled()"), (.randomness, "erand48(&a)"),
    (.randomness, "rand_r(&a)"),
    (.randomness, "SecRandomCopyBytes(a, 1, &b)"), (.randomness, "GKRandomSource.sharedRandom()"),
    (.randomness, "GKRandomSource()"), (.randomness, "GKMersenneTwisterRandomSource()"),
    (.globals, "objc_setAssociatedObject(a, b, c, d)"), (.globals, "Thread.current.threadDictionary"),
    (.globals, "pthread_setspecific(a, b)"), (.globals, "DispatchQueue.main"),
    (.globals, "DispatchQueue.global(qos: .utility)"), (.globals, "let a: DispatchQueue = .main"),
    (.globals, "let a: DispatchQueue = .global()"), (.globals, "OperationQueue.main"),
    (.globals, "let a: OperationQueue = .main"), (.globals, "RunLoop.main"),
    (.files, "Data(contentsOf: a)"), (.files, "Foundation.Data(contentsOf: a, options: .alwaysMapped)"),
    (.files, "String(contentsOf: a, encoding: .utf8)"),
    (.files, "String(contentsOfFile: a, encoding: .utf8)"),
    (.files, "FileHandle(forReadingAtPath: a)"), (.files, "FileHandle(forReadingFrom: a)"),
    (.files, "FileHandle(forWritingAtPath: a)"), (.files, "FileHandle(forWritingTo: a)"),
    (.files, "FileHandle(forUpdating: a)"), (.files, "FileHandle(forUpdatingAtPath: a)"),
    (.files, "InputStream(fileAtPath: a)"), (.files, "InputStream(url: a)"),
    (.files, "OutputStream(toFileAtPath: a, append: true)"), (.files, "OutputStream(url: a, append: true)"),
    (.files, "a.write(toFile: b, atomically: true, encoding: .utf8)"),
    (.files, "func a() -> FileManager { .default }"), (.files, "var a: URL { .desktopDirectory }"),
    (.locale, "func a() -> Locale { .current }"), (.locale, "var a: TimeZone? { return .current }"),
    (.network, "var a: URLSession { .shared }"), (.preferences, "var a: UserDefaults { .standard }"),
    (.preferences, "func a() -> NotificationCenter {\n  return .default\n}"),
    (.console, "var a: FileHandle { .standardError }"), (.environment, "var a: Bundle { .main }"),
    (.globals, "var a: DispatchQueue { .global(qos: .utility) }"),
    (.identifiers, "func a() -> UUID { .init() }"),
    (.network, "let a: URLCache = .shared"), (.network, "session ?? .shared"),
    (.network, "a.urlSession\n  ?? .shared"),
    (.network, "URLSession(configuration: .default, delegate: a, delegateQueue: nil)"),
    (.network, "URLSession.init(configuration: .default)"),
    (.network, "FoundationNetworking.URLSession.shared"),
    (.files, "let a: Data = try .init(contentsOf: b)"), (.files, "let a: Data? = try? .init(contentsOf: b)"),
    (.files, "NSString(contentsOfFile: a, encoding: 4)"), (.files, "data.write(to: a)"),
    (.files, "self.pageData.write(to: a)"), (.preferences, "CFPreferencesCopyAppValue(a, b)"),
    (.locale, "a.formatted(date: .long, time: .omitted)"), (.locale, "MeasurementFormatter()"),
    (.locale, "ByteCountFormatter()"), (.locale, "let a: Calendar = .init(identifier: .gregorian)"),
    (.locale, "let a: DateFormatter = .init()"),
    (.files, "Data.init(contentsOf: a)"), (.files, "String.init(contentsOfFile: a)"),
    (.files, "NSData(contentsOfFile: a)"), (.files, "try data.write(to: url)"),
    (.files, "text.write(to: a, atomically: true)"),
    (.files, "data.write(to: a, options: .atomic)"), (.files, "open(a, O_RDONLY | O_CLOEXEC)"),
    (.files, "unlink(a)"),
    (.files, "mkdir(a, 0o700)"), (.files, "files = .default"), (.files, "self.fileManager = .default"),
    (.preferences, "store ?? .standard"), (.preferences, "f(store: .standard)"),
    (.preferences, "center: .default"),
    (.preferences, "UserDefaults(suiteName: a)"), (.locale, "locale ?? .current"),
    (.locale, "f(using: .current)"),
    (.locale, "f(with: .current)"), (.locale, "f(in: .current)"), (.environment, "bundle ?? .main"),
    (.globals, "f(queue: .global(qos: .utility))"), (.environment, "names.map(getenv)"),
    (.environment, "getrlimit(a, &b)"),
    (.process, "onEnd = exit"), (.process, "f(onEnd: exit, a)"), (.process, "system(\"ls\")"),
    (.process, "_Exit(1)"),
    (.process, "signal(2, a)"), (.process, "signal(number, SIG_DFL)"), (.console, "output ?? print"),
    (.console, "write(1, a, b)"), (.console, "fwrite(a, 1, 1, b)"),
    (.console, "FileHandle(fileDescriptor: 1)"),
    (.console, "FileHandle(fileDescriptor: STDERR_FILENO)"), (.console, "`print`(1)"),
    (.randomness, "func a() -> SystemRandomNumberGenerator { .init() }"),
    (.randomness, "let a: Bool = .random()"), (.randomness, "a.map(Int.random)"),
    (.locale, "DateFormatter()"), (.locale, "NumberFormatter()"), (.locale, "Calendar(identifier: a)"),
    (.locale, "a.localizedStandardContains(b)"), (.locale, "a.localizedCaseInsensitiveContains(b)"),
    (.locale, "func formatted() -> String { date.formatted() }"),
    (.locale, "{ let a = DateFormatter() }\nb.locale = c"),
    (.files, "creat(a, 0o600)"), (.files, "rename(a, b)"), (.files, "rmdir(a)"), (.files, "opendir(a)"),
    (.files, "stat(a, &b)"), (.files, "lstat(a, &b)"), (.files, "access(a, F_OK)"),
    (.files, "chmod(a, 0o700)"), (.files, "NSDictionary(contentsOfFile: a)"),
    (.files, "NSArray(contentsOf: a)"), (.files, "try a.checkResourceIsReachable()"),
    (.console, "read(0, &a, 1)"), (.console, "dprintf(1, a)"), (.console, "vdprintf(1, a, b)"),
    (.environment, "getpwuid_r(a, &b, c, d, &e)"), (.environment, "getpwnam_r(a, &b, c, d, &e)"),
    (.network, "URLSession(configuration: .ephemeral)"), (.network, "URLSessionConfiguration.ephemeral"),
    (.network, "socket(AF_INET, a, 0)"), (.network, "connect(a, &b, c)"), (.randomness, "random()"),
    (.files, "FileDescriptor.open(a, .readOnly)"), (.files, "openat(a, b, c)"), (.files, "symlink(a, b)"),
    (.files, "realpath(a, nil)"), (.files, "a.expandingTildeInPath"), (.process, "signal(SIGINT) { _ in }"),
    (.process, "waitpid(a, &b, 0)"), (.process, "dlopen(nil, RTLD_NOW)"), (.locale, "ListFormatter()"),
    (.locale, "DateFormatter.localizedString(from: a)"), (.locale, "RelativeDateTimeFormatter()"),
    (.time, "calendar.isDateInToday(a)"),
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
    (.time, "lock.with(\\.now)"), (.identifiers, "UUID(uuidString: a)"), (.time, "Date.initial()"),
    (.identifiers, "UUID . init(uuidString: a)"),
    (.randomness, "Int.random(in: 0...9, using: &generator)"),
    (.randomness, "a.shuffled(using: &b)"), (.console, "log.print(1)"), (.console, "func print(_ a: Int) {}"),
    (.console, "print(a, to: &text)"),
    (.console, "print(f(a), [b: c], to: &text)"), (.console, "dump(a, to: &text)"),
    (.console, "debugPrint(a, to: &b)"),
    (.console, "process.standardError = pipe"), (.console, "case .standardError: a"),
    (.time, "sleep(for: a)"),
    (.time, "sleep(until: a, tolerance: nil)"), (.time, "a.sleep(1)"), (.time, "try await sleep(pause)"),
    (.console, "return .standardInput"), (.console, "dup2(a, STDOUT_FILENO)"),
    (.time, "func sleep(_ a: Int)"),
    (.time, "style: .continuous"), (.time, "Timer.Schedule(a)"), (.process, "func exit(_ code: Int)"),
    (.process, "shell.exit(1)"), (.process, "exit: exit"), (.process, "Process"), (.process, "signal(a)"),
    (.process, "kill: a"), (.process, "kill(child_1: a, b)"),
    (.process, "kill(a)"), (.process, "raise(a)"), (.environment, "bundle.main"), (.files, "color: .default"),
    (.files, "URL(for: a)"), (.identifiers, "let a: UUIDs = .init()"), (.locale, "date.formatted(style)"),
    (.locale, "String(localizedName)"), (.locale, "cursor.position = .current"), (.network, "cache: .shared"),
    (.network, "URLSession(configuration: configuration)"), (.preferences, "style: .standard"),
    (.randomness, "let random = a; random()"), (.randomness, "func random() -> Int"),
    (.globals, "Thread.current"),
    (.files, "a.append(contentsOf: b)"), (.files, "Text(contentsOf: a)"), (.files, "Data(contents)"),
    (.files, "FileHandle(fileDescriptor: a)"), (.files, "OutputStream(toMemory: ())"),
    (.globals, "DispatchQueue(label: a)"), (.globals, "shade.main"),
    (.time, "func a() -> Date { .init(timeIntervalSince1970: 0) }"), (.time, "func a(_ b: Date) { .init() }"),
    (.locale, "func a() -> Locale { b.current }"), (.locale, "func a() -> Locales { .current }"),
    (.locale, "func a() -> Locale { .currentOne }"),
    (.network, "session == .shared"), (.network, "a = session ? .shared : b"),
    (.network, "obsession: .shared"),
    (.files, "data.write(to: &b)"), (.files, "metadata.write(to: channel)"),
    (.files, "data.write(a)"), (.locale, "{ let a: Calendar = .init(identifier: b); a.timeZone = c }"),
    (.locale, "let a = MeasurementFormatter()\na.locale = b"),
    (.locale, "func formatted(date: Int) {}\na.formatted(date: 1)"),
    (.files, "let a: Text = try .init(contentsOf: b)"),
    (.files, "text.write(to: &b)"), (.files, "a.write(to: channel)"), (.files, "open(a, b)"),
    (.locale, "margin: .current"), (.locale, "begin ?? .current"), (.console, "func `print`(_ a: Int)"),
    (.console, "case list, print"), (.console, "let print = a; f(print)"),
    (.console, "{ print in f(print) }"),
    (.console, "f(print.a)"), (.process, "signal(number) { a }"), (.console, "write(a, b, c)"),
    (.environment, "environment"), (.locale, "steps.current"), (.files, "manager.temporaryDirectory"),
    (.randomness, "process.random()"), (.randomness, "process?.random()"), (.time, "clock()"),
    (.locale, "let a = DateFormatter()\na.locale = b"),
    (.locale, "{ var a = Calendar(identifier: b); a.timeZone = c }"),
    (.files, "stat()"), (.files, "rename(a, to: b)"), (.files, "rename(a)"), (.files, "access(a, b)"),
    (.console, "read(0, of: a, b)"), (.console, "read(a, &b, 1)"),
    (.network, "connect(to: a, for: b)"), (.network, "connect(a)"), (.network, "socket(a)"),
    (.locale, "let a = ListFormatter()\na.locale = b"),
  ])
  func `what only looks like ambient state is not found`(kind: ArchitectureRules.Ambient.Kind, code: String) {
    #expect(found(kind, in: code) == [])
  }

  @Test(arguments: [
    ("struct A { func readLine() {} }\nreadLine()", [2]),
    ("struct A {\n  func b() { readLine() }\n  func readLine() {}\n}", []),
    ("struct A {\n  func readLine() {}\n  func b() { Swift.readLine() }\n}", [3]),
    ("func print(_ a: Int) {}\nstruct A { func b() { print(1) } }", []),
    ("struct A { func readLines() {}\n  func b() { readLine() } }", [2]),
    ("struct A {\n  func readLine() {}\n  func readLine(_ b: Int) { readLine() }\n}\nreadLine()", [5]),
    ("struct A { func readLine() {} }\nfunc readLine() {}\nreadLine()", []),
    ("{ a() }()\nfunc readLine() {}\nreadLine()", []),
    ("{ func readLine() {}\n  readLine() }()\nreadLine()", [3]),
  ])
  func `a call of a function that the code around it declares is none of the system`(
    code: String,
    lines: [Int]
  ) {
    #expect(found(.console, in: code) == lines)
  }

  @Test(arguments: [
    (ArchitectureRules.Ambient.Kind.time, "enum When { case later, now }\nfunc a(_ b: When = .now) {}"),
    (.time, "func a(sleep: (Int) -> Void) { sleep(3) }"),
    (.process, "struct Process {}\nlet a = Process()"),
    (.locale, "struct Calendar { static let current = 0 }\nlet a = Calendar.current, b: Calendar = .current"),
    (.locale, "extension A { func formatted() -> String { b } }\nlet a = b.formatted()"),
    (.locale, "enum Place { case current }\nf(in: .current)"),
    (.console, "enum Channel { case stdout, stderr }\nlet a = Channel.stdout"),
    (.console, "struct A { let stdin: Int; init(stdin: Int) { self.stdin = stdin } }"),
    (.console, "struct A { let print: (Int) -> Void; func b() { print(1) } }"),
    (.console, "{ print in print(1) }"), (.console, "init?<A>(print: (A) -> Void) { print(1) }"),
    (.environment, "func a(environ: [String]) { b(environ: environ) }"),
    (.preferences, "enum Store { static let standard = 1 }\na.store = .standard"),
    (.randomness, "enum Suit { static func random() -> Suit { a } }\nlet b: Suit = .random()"),
  ])
  func `names that the code around them declares are none of the system`(
    kind: ArchitectureRules.Ambient.Kind,
    code: String
  ) {
    #expect(found(kind, in: code) == [])
  }

  @Test(arguments: [
    (ArchitectureRules.Ambient.Kind.time, "func a(sleep: (Int) -> Void) {}\nsleep(3)", [2]),
    (.time, "let sleep = sleep(3)", [1]), (.time, "{ () -> Date in Date() }", [1]),
    (.time, "func a() { let now = b }\nf(.now)", [2]),
    (.process, "enum A { struct Process {} }\nlet a = Process()", [2]),
    (.console, "protocol A { func b(print: (Int) -> Void) }\nfunc c() { print(1) }", [2]),
    (.console, "f(print: a)\nfunc b() { print(1) }", [2]), (.console, "f(a ? stdout : stderr)", [1]),
  ])
  func `names of the system count where the code's own are not known`(
    kind: ArchitectureRules.Ambient.Kind,
    code: String,
    lines: [Int]
  ) {
    #expect(found(kind, in: code) == lines)
  }

  @Test(arguments: [
    ("nonisolated(unsafe) var a = 0", 1), ("private var a = 0", 1), ("#if A\n  var a: Int = 0\n#endif", 1),
    ("let a = Mutex(0)", 1), ("private let a: OSAllocatedUnfairLock<Int> = .init()", 1),
    ("let a =\n  Mutex(0)", 1), ("let a:\n  Mutex<Int> = b", 1), ("let a =", 0),
    ("let a = 1; struct B { let c = Mutex(0) }", 0),
    ("enum A { static let b = Mutex(0) }", 1), ("enum A { static let b = NSLock() }", 1),
    ("enum A { static private(set) var b = 0 }", 1), ("enum A { nonisolated(unsafe) static var b = 0 }", 1),
    ("enum A { static let shared = A() }", 1),
    ("enum A { nonisolated(unsafe) static let b: UnsafeMutablePointer<Int> }", 1),
    ("var a: Int { 0 }", 0), ("let a = 0", 0), ("struct A { var b = 0 }", 0),
    ("enum A { nonisolated(unsafe) static let b = NSObject() }", 1),
    ("enum A { static nonisolated(unsafe) let b = NSObject() }", 1),
    ("nonisolated(unsafe) private let a = NSObject()", 1),
    ("struct A {\n  nonisolated(unsafe) let b = NSObject()\n}", 0),
    ("struct A { let b = Mutex(0) }", 0),
    ("func a() { var b = 0 }", 0), ("enum A { static var b: Int { 0 } }", 0),
    ("enum A { static let b = 0 }", 0),
    ("enum A { @MainActor static var b: Int? { didSet { } } }", 1),
    ("enum A {\n  static var b: Int? {\n    willSet { }\n  }\n}", 1),
    ("enum A {\n  nonisolated(unsafe) static var b: Int?; static func c() { }\n}", 1),
    ("enum A { static var b: Int? }; struct C { }", 1),
    ("enum A { static fileprivate let shared = B() }", 1), ("enum A { let shared = B() }", 0),
    ("enum A { static let sharedName = B() }", 0), ("enum A { static let standard = B() }", 0),
    ("actor B {}\nenum A { static let `default`: B = B() }", 1),
    ("struct A { static let current = Self() }", 0),
    ("final class B { static let standard = B() }", 1), ("enum A { static let current = B(1) }", 0),
    ("enum A { static let currentOne = B() }", 0), ("enum A { let standard = B() }", 0),
    ("struct B {}\nenum A { static let standard = B() }", 0),
    ("final class B { private var c = 0 }\nenum A { static let d = B() }", 1),
    ("actor B { lazy var c = 0 }\nenum A { private static let d: B = B() }", 1),
    ("final class B { let c = 0; var d: Int { 1 } }\nenum A { static let e = B() }", 0),
    ("struct B { var c = 0 }\nenum A { static let d = B() }", 0),
    ("final class B { var c = 0 }\nenum A { let d = B() }", 0),
    ("enum A {\n  nonisolated(unsafe)\n  static let b = NSObject()\n}", 1),
    ("enum A {\n  static var b: Int\n  {\n    0\n  }\n}", 0),
    ("enum A { static var b: Int { didSetUp } }", 0),
    ("let a = f { var b = 0 }", 0), ("enum A { static let clock = BlockKind() }", 0),
    (#"enum A { static let shared = "a" }"#, 0), ("enum A { static let shared = -1 }", 0),
    ("enum A {\n  static let shared = \"a\"\n  static let b = 0\n}", 0),
    ("enum A { static let shared = true }", 0), ("enum A { static let shared: B = .init() }", 1),
    ("enum A {\n  static let shared = \"\"\n  static let b = 0\n}", 0),
    (#"enum A { static let shared = "a" + f() }"#, 0), (#"enum A { static let shared = "a\(f())" }"#, 0),
    (#"enum A { static let shared = open("x") }"#, 1), ("enum A { static let shared =\n    open(b) }", 1),
    ("enum A { static let usual = DoorLock.shut }", 0), ("enum A { static let doorLock = 1 }", 0),
    ("enum DoorLock { case shut }\nenum A { static let usual: DoorLock = .shut }", 0),
    ("enum A { static let b = NSLock.init() }", 1), ("enum A { static let b = Mutex.a }", 1),
    ("typealias Box = Mutex<Int>\nenum A { static let b = Box(0) }", 1),
    ("typealias Box = Set<Int>\nenum A { static let b = Box() }", 0),
  ])
  func `state that nobody owns is found`(code: String, count: Int) {
    #expect(found(.globals, in: code).count == count)
  }

  @Test(arguments: [
    (ArchitectureRules.Ambient.Kind.locale, "f(Locale.current)", "Locale.current"),
    (.console, "print(1)", "print()"), (.files, "fopen(a, b)", "fopen("), (.time, "f(at: .now)", ".now"),
    (.identifiers, "f(UUID.init)", "UUID.init"), (.globals, "enum A { static var b = 0 }", "static var"),
    (.globals, "var a = 0", "shared state"),
  ])
  func `a spelling has the name that code has for it`(
    kind: ArchitectureRules.Ambient.Kind,
    code: String,
    name: String
  ) {
    let spellings = AmbientSpelling.all(of: kind).filter { !$0.offsets(SourceCode(code)).isEmpty }

    #expect(spellings.map(\.name) == [name])
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
      func j() { exit(1) }
      var k = 0
      """
    fixture.add(state, to: Fixture.filmsSource)
    fixture.add(state, to: "App/Other.swift")

    let findings = try fixture.findings()

    #expect(findings.map(\.line) == Array(3...13))
    #expect(findings.allSatisfy { $0.rule == .ambient && $0.path == Fixture.filmsSource })
    #expect(Set(findings.map(\.remedy)).count == 11)
  }

  @Test(arguments: [
    ("typealias C = Date", "let a = C()"), ("typealias C = Foundation.Date", "let a: C = .init()"),
    ("typealias C = Foundation::Date", "let a = C()"),
    ("typealias C = Date", "let a = C(timeIntervalSinceNow: 1)"), ("typealias C = Date", "let a = C.init"),
    ("typealias Clock = ContinuousClock", "let a = Clock.now"),
    ("typealias C = any Clock<Duration>", "let a: C = .continuous"),
    ("typealias Instant = ContinuousClock.Instant", "let a = Instant.now"),
    ("typealias Pause = Task<Never, Never>", "let a = Pause.sleep(for: b)"),
  ])
  func `ambient state is found by another name for its type in every file of the target`(
    alias: String,
    code: String
  ) throws {
    let findings = try findings(with: alias, in: "Names", and: code)

    #expect(Set(findings.map(\.rule)) == [.ambient])
    #expect(Set(findings.map(\.path)) == [Fixture.filmsSource])
    #expect(Set(findings.map(\.line)) == [3])
  }

  @Test(arguments: [
    ("private typealias C = Date", "Names", 0), ("enum A { typealias C = Date }", "Names", 0),
    ("typealias C = Dates", "Names", 0), ("typealias C<A> = Date", "Names", 0),
    ("typealias C = () -> Date", "Names", 0), ("typealias C = Date.A", "Names", 0),
    ("private typealias C = Date", "Films", 1), ("enum A { typealias C = Date }", "Films", 1),
  ])
  func `a name for a type counts where it is known`(alias: String, file: String, count: Int) throws {
    #expect(try findings(with: alias, in: file, and: "let a = C()").count == count)
  }

  @Test(arguments: [
    ("extension Date { static var a: Date { Self() } }", 1),
    ("extension Foundation.Date {\n static var a: Self { .init() }\n}", 1),
    ("extension Date { init(a: Int) { self.init() } }", 1),
    ("extension Date { func a() { self.b() } }", 0),
    ("extension Date {}\nstruct A { static var b: A { Self() } }", 0),
    ("extension Dates { static var a: Dates { Self() } }", 0), ("@attached(extension) macro a()", 0),
  ])
  func `within an extension Self is another name for its type`(code: String, count: Int) throws {
    var fixture = Fixture()
    fixture.rules = #"{"ambient": [{"kind": "time", "allowedIn": ["App/**"]}]}"#
    fixture.add(code, to: Fixture.filmsSource)

    #expect(try fixture.findings().map(\.rule) == Array(repeating: .ambient, count: count))
  }

  @Test(arguments: [
    ("func usleep(_ a: Int) {}", "let a = usleep(9)", 0),
    ("private func usleep(_ a: Int) {}", "let a = usleep(9)", 1),
    ("func b() { func usleep(_ a: Int) {} }", "let a = usleep(9)", 1),
    ("func usleep(_ a: Int) {}", "let a = Glibc.usleep(9)", 1),
    ("func usleeps(_ a: Int) {}", "let a = usleep(9)", 1),
    ("extension A { func usleep(_ b: Int) {} }", "struct A {\n  func c() { usleep(9) }\n}", 0),
    ("struct A { func usleep(_ b: Int) {} }", "extension C.A: D {\n  func c() { usleep(9) }\n}", 0),
    ("extension A { func usleep(_ b: Int) {} }", "struct B { func c() { usleep(9) } }", 1),
    ("extension A { func usleep(_ b: Int) {} }", "let a = usleep(9)", 1),
  ])
  func `a function that another file of the target declares is none of the system`(
    declaration: String,
    code: String,
    count: Int
  ) throws {
    let paths = try findings(with: declaration, in: "Names", and: code).map(\.path)

    #expect(paths.filter { $0 == Fixture.filmsSource }.count == count)
    // The other target does not know it.
    #expect(paths.count { $0 != Fixture.filmsSource } == 1)
  }

  @Test func `an entry with code knows other names too`() throws {
    var fixture = Fixture()
    fixture.add("typealias Day = Date\nlet day = Day()", to: Fixture.filmsSource)

    #expect(try fixture.findings().map(\.what) == ["`Day()` outside the files that may use it"])
  }

  @Test func `a call that only its arguments make ambient is found by another name for its type`() throws {
    var fixture = Fixture()
    fixture.rules = #"{"ambient": [{"kind": "console", "allowedIn": ["App/**"]}]}"#
    let code = "typealias H = FileHandle\nlet a = H(fileDescriptor: 1)\nlet b = H(fileDescriptor: c)"
    fixture.add(code, to: Fixture.filmsSource)

    let findings = try fixture.findings().filter { $0.path == Fixture.filmsSource }

    #expect(findings.map(\.what) == ["`H()` outside the files that may use it"])
  }

  /// The findings where a file of a target has a name for a type, and its first file and another target code.
  private func findings(with alias: String, in file: String, and code: String) throws -> [Finding] {
    var fixture = Fixture()
    fixture.rules = #"{"ambient": [{"kind": "time", "allowedIn": ["App/**"]}]}"#
    fixture.add(code, to: Fixture.filmsSource)
    fixture.add(alias, to: Fixture.films + "/Sources/Films/\(file).swift")
    fixture.add(code, to: "Packages/Features/Books/Sources/Books/Books.swift")
    return try fixture.findings()
  }

  private func found(_ kind: ArchitectureRules.Ambient.Kind, in code: String) -> [Int] {
    let source = SourceCode(code)
    return Set(AmbientSpelling.all(of: kind).flatMap { $0.offsets(source) }.map { source.line(at: $0) })
      .sorted()
  }
}
