import MonorepoGraph

extension AmbientSpelling {
  /// The spellings that stand as they are, with any blanks between their tokens.
  static let plain: [ArchitectureRules.Ambient.Kind: [String]] = [
    .console: [
      "NSLog(", "os_log(", "syslog(", "perror(", "printf(", "vprintf(", "fprintf(", "vfprintf(", "fputs(",
      "fputc(", "fwrite(", "puts(", "putc(", "putchar(", "getc(", "getchar(", "getline(", "scanf(",
      "readLine(", "stdin", "stdout", "stderr", "read(STDIN_FILENO", "write(STDOUT_FILENO",
      "write(STDERR_FILENO", "to: .standardOutput", "to: .standardError",
    ],
    .environment: [
      "ProcessInfo()", "ProcessInfo.processInfo", "CommandLine", "getenv(", "secure_getenv(", "setenv(",
      "unsetenv(", "putenv(", "clearenv(", "environ", "getrlimit(", "NSUserName()", "NSFullUserName()",
      "gethostname(", "getlogin()", "getpwuid(", "getpwnam(", "uname(", "sysconf(", "sysctlbyname(",
      "getcwd(", "chdir(", "umask(", "getpid()", "getppid()", "getuid()", "geteuid()", "getgid()",
      "getegid()", "isatty(", "ttyname(", "ioctl(", "tcgetattr(", "tcsetattr(",
    ],
    .files: [
      "NSTemporaryDirectory()", "NSHomeDirectory()", "unlink(", "mkdir(", "NSHomeDirectoryForUser(",
      "NSOpenStepRootDirectory()", "NSSearchPathForDirectoriesInDomains(", "URL(for: .", "fopen(", "tmpfile(",
      "tmpnam(", "mkstemp(", "mkdtemp(", "Data(contentsOf:", "NSData(contentsOf:", "NSData(contentsOfFile:",
      "String(contentsOf:", "String(contentsOfFile:", "FileHandle(forReadingAtPath:",
      "FileHandle(forReadingFrom:", "FileHandle(forWritingAtPath:", "FileHandle(forWritingTo:",
      "FileHandle(forUpdating:", "FileHandle(forUpdatingAtPath:", "InputStream(fileAtPath:",
      "InputStream(url:", "OutputStream(toFileAtPath:", "OutputStream(url:", ".write(toFile:",
    ],
    .globals: ["objc_setAssociatedObject(", "Thread.current.threadDictionary", "pthread_setspecific("],
    .identifiers: ["CFUUIDCreate(", "uuid_generate("],
    .locale: [
      "Locale.autoupdatingCurrent", "TimeZone.autoupdatingCurrent", "Calendar.autoupdatingCurrent",
      "in: .current", "using: .current", "with: .current", ".autoupdatingCurrent", "setlocale(",
      "localeconv(", "nl_langinfo(", "tzset()", "mktime(", ".formatted()", "NSLocalizedString(",
      "String(localized:", "String.localizedStringWithFormat(", ".localizedCapitalized",
      ".localizedLowercase", ".localizedUppercase", ".localizedCompare(", ".localizedCaseInsensitiveCompare(",
      ".localizedStandardCompare(",
    ],
    .network: [
      "URLSession(configuration: .default", "URLProtocol.registerClass(", "NWPathMonitor()", "getaddrinfo(",
    ],
    .preferences: ["CFPreferences", "@AppStorage("],
    .process: [
      "exit(", "_exit(", "_Exit(", "quick_exit(", "abort()", "atexit", "Process()", "Process.run(", "system(",
      "fork()", "popen(", "posix_spawn(", "posix_spawnp(", "execv(", "execve(", "execvp(", "sigaction(",
      "DispatchSource.makeSignalSource(",
    ],
    .randomness: [
      "arc4random(", "arc4random_uniform(", "arc4random_buf(", "drand48(", "erand48(", "lrand48(", "mrand48(",
      "srand(", "srandom(", "rand_r(", "rand()", "getrandom(",
      "getentropy(", "SecRandomCopyBytes(", "GKRandomSource.sharedRandom()", "GKRandomSource()",
      "GKARC4RandomSource()", "GKMersenneTwisterRandomSource()",
    ],
    .time: [
      ".timeIntervalSinceNow", "CFAbsoluteTimeGetCurrent(", "DispatchTime.now(", "DispatchWallTime.now(",
      "gettimeofday(", "clock_gettime(", "clock_gettime_nsec_np(", "mach_absolute_time(",
      "mach_continuous_time(", "timespec_get(", "time(nil)", "time(.none)", "time(&", "localtime(",
      "localtime_r(", "ContinuousClock.Instant.now", "SuspendingClock.Instant.now", "UTCClock()",
      "Task.sleep(", "Thread.sleep(", "Darwin.sleep(", "Foundation.sleep(", "Glibc.sleep(",
      "RunLoop.current.run(", "usleep(", "nanosleep(", "clock_nanosleep(", "Timer(fire", "Timer(timeInterval",
      "Timer.scheduledTimer(", "Timer.publish(", "DispatchSource.makeTimerSource(", ".asyncAfter(deadline",
      ".asyncAfter(wallDeadline",
    ],
  ]

  /// Types with the members of them that reach for ambient state.
  static let types: [ArchitectureRules.Ambient.Kind: [(type: String, members: [String])]] = [
    .console: [
      ("FileHandle", [".standardInput", ".standardOutput", ".standardError"]),
      ("FileDescriptor", [".standardInput", ".standardOutput", ".standardError"]),
    ],
    .environment: [("Bundle", [".main", ".allBundles"]), ("Host", [".current()", ".name"])],
    .files: [
      ("FileManager", [".default", ".init()"]),
      ("URL", [".currentDirectory()", ".temporaryDirectory", ".homeDirectory", ".documentsDirectory"]),
      ("URL", [".cachesDirectory", ".applicationSupportDirectory", ".downloadsDirectory"]),
      ("URL", [".desktopDirectory", ".libraryDirectory"]),
    ],
    .globals: [
      ("DispatchQueue", [".main", ".global("]), ("OperationQueue", [".main"]), ("RunLoop", [".main"]),
    ],
    .identifiers: [("UUID", [".init()"]), ("NSUUID", [".init()"])],
    .locale: [
      ("Locale", [".current", ".preferredLanguages"]), ("TimeZone", [".current", ".local"]),
      ("Calendar", [".current"]), ("NSLocale", [".current", ".preferredLanguages"]),
      ("NSTimeZone", [".local", ".system", ".default"]), ("NSCalendar", [".current"]),
    ],
    .network: [
      ("URLSession", [".shared"]), ("URLSessionConfiguration", [".default"]), ("URLCache", [".shared"]),
      ("HTTPCookieStorage", [".shared"]), ("URLCredentialStorage", [".shared"]),
    ],
    .preferences: [
      ("UserDefaults", [".standard", ".init("]), ("NSUbiquitousKeyValueStore", [".default"]),
      ("NotificationCenter", [".default"]), ("DistributedNotificationCenter", [".default"]),
    ],
    .randomness: [("SystemRandomNumberGenerator", [".init()"])],
    .time: [
      ("Date", [".init()", ".init(timeIntervalSinceNow", ".now", ".timeIntervalSinceReferenceDate"]),
      ("NSDate", [".init()", ".init(timeIntervalSinceNow", ".now", ".timeIntervalSinceReferenceDate"]),
      ("ContinuousClock", [".init()", ".now", ".continuous"]),
      ("SuspendingClock", [".init()", ".now", ".suspending"]), ("Clock", [".continuous", ".suspending"]),
      ("Clock<Duration>", [".continuous", ".suspending"]),
    ],
  ]

  /// The last words of names that tell the type of a member without it, as `locale` does in `locale ?? .current`.
  static let names: [String: [String]] = [
    "Bundle": ["bundle"], "Calendar": ["calendar"], "Clock": ["clock"], "DispatchQueue": ["queue"],
    "FileManager": ["fileManager", "files"], "Locale": ["locale"], "NotificationCenter": ["center"],
    "TimeZone": ["zone"], "URLSession": ["session"], "UserDefaults": ["defaults", "store"],
  ]
}
