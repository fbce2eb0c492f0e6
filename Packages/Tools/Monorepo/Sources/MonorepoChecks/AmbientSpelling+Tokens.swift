import MonorepoGraph

extension AmbientSpelling {
  /// The spellings that stand as they are, with any blanks between their tokens.
  static let tokens: [ArchitectureRules.Ambient.Kind: [String]] = [
    .console: [
      "NSLog(", "os_log(", "syslog(", "perror(", "printf(", "vprintf(", "fprintf(", "vfprintf(", "fputs(",
      "fputc(", "puts(", "putc(", "putchar(", "getc(", "getchar(", "getline(", "scanf(", "readLine(",
      "(print)", "stdin", "stdout", "stderr", "read(STDIN_FILENO", "write(STDOUT_FILENO",
      "write(STDERR_FILENO", "to: .standardOutput", "to: .standardError",
    ],
    .environment: [
      "ProcessInfo()", "ProcessInfo.init()", "ProcessInfo.processInfo", "CommandLine", "getenv(",
      "secure_getenv(", "setenv(", "unsetenv(", "putenv(", "clearenv(", "environ", "bundle: .main",
      "NSUserName()", "NSFullUserName()", "gethostname(", "getlogin()", "getpwuid(", "getpwnam(", "uname(",
      "sysconf(", "sysctlbyname(", "getcwd(", "chdir(", "umask(", "getpid()", "getppid()", "getuid()",
      "geteuid()", "getgid()", "getegid()", "isatty(", "ttyname(", "ioctl(", "tcgetattr(", "tcsetattr(",
    ],
    .files: [
      "FileManager()", "fileManager: .default", "NSTemporaryDirectory()", "NSHomeDirectory()",
      "NSHomeDirectoryForUser(", "NSOpenStepRootDirectory()", "NSSearchPathForDirectoriesInDomains(",
      "URL(for: .", "fopen(", "tmpfile(", "tmpnam(", "mkstemp(", "mkdtemp(", "Data(contentsOf:",
      "String(contentsOf:", "String(contentsOfFile:", "FileHandle(forReadingAtPath:",
      "FileHandle(forReadingFrom:", "FileHandle(forWritingAtPath:", "FileHandle(forWritingTo:",
      "FileHandle(forUpdating:", "FileHandle(forUpdatingAtPath:", "InputStream(fileAtPath:",
      "InputStream(url:", "OutputStream(toFileAtPath:", "OutputStream(url:", ".write(toFile:",
    ],
    .globals: [
      "objc_setAssociatedObject(", "Thread.current.threadDictionary", "pthread_setspecific(",
    ],
    .locale: [
      "Locale.autoupdatingCurrent", "TimeZone.autoupdatingCurrent", "Calendar.autoupdatingCurrent",
      "locale: .current", "timeZone: .current", "calendar: .current", "locale = .current",
      "timeZone = .current", "calendar = .current", ".locale = .current", ".timeZone = .current",
      ".calendar = .current", ".autoupdatingCurrent", "setlocale(", "localeconv(", "nl_langinfo(", "tzset()",
      "mktime(", ".formatted()", "NSLocalizedString(", "String(localized:",
      "String.localizedStringWithFormat(", ".localizedCapitalized", ".localizedLowercase",
      ".localizedUppercase", ".localizedCompare(", ".localizedCaseInsensitiveCompare(",
      ".localizedStandardCompare(",
    ],
    .network: [
      "session: .shared", "URLSession(configuration: .default)", "URLProtocol.registerClass(",
      "NWPathMonitor()", "getaddrinfo(",
    ],
    .preferences: [
      "UserDefaults()", "UserDefaults(suiteName", "defaults: .standard", "CFPreferences", "@AppStorage(",
    ],
    .process: [
      "exit(", "_exit(", "quick_exit(", "abort()", "atexit", "Process()", "Process.init()", "Process.run(",
      "fork()", "popen(", "posix_spawn(", "posix_spawnp(", "execv(", "execve(", "execvp(", "sigaction(",
      "DispatchSource.makeSignalSource(",
    ],
    .randomness: [
      "SystemRandomNumberGenerator()", "arc4random(", "arc4random_uniform(", "arc4random_buf(", "drand48(",
      "erand48(", "lrand48(", "mrand48(", "srand(", "srandom(", "rand_r(", "rand()", "getrandom(",
      "getentropy(", "SecRandomCopyBytes(", "GKRandomSource.sharedRandom()", "GKRandomSource()",
      "GKARC4RandomSource()", "GKMersenneTwisterRandomSource()",
    ],
    .time: [
      "Date()", "Date(timeIntervalSinceNow", "Date.init(timeIntervalSinceNow", ".timeIntervalSinceNow",
      "NSDate()", "NSDate(timeIntervalSinceNow", "CFAbsoluteTimeGetCurrent(", "DispatchTime.now(",
      "DispatchWallTime.now(", "gettimeofday(", "clock_gettime(", "clock_gettime_nsec_np(",
      "mach_absolute_time(", "mach_continuous_time(", "time(nil)", "time(&", "localtime(", "localtime_r(",
      "ContinuousClock()", "ContinuousClock.Instant.now", "SuspendingClock()", "SuspendingClock.Instant.now",
      "UTCClock()", "clock: .continuous", "clock: .suspending", "clock = .continuous", "clock = .suspending",
      ".clock = .continuous", ".clock = .suspending", "Task.sleep(", "Task<Never, Never>.sleep(",
      "Thread.sleep(", "Darwin.sleep(", "Foundation.sleep(", "Glibc.sleep(", "RunLoop.current.run(",
      "usleep(", "nanosleep(", "clock_nanosleep(", "Timer(timeInterval", "Timer.scheduledTimer(",
      "Timer.publish(", "DispatchSource.makeTimerSource(", ".asyncAfter(deadline", ".asyncAfter(wallDeadline",
    ],
  ]

  /// Types with the members of them that reach for ambient state.
  static let members: [ArchitectureRules.Ambient.Kind: [(type: String, members: [String])]] = [
    .console: [
      ("FileHandle", [".standardInput", ".standardOutput", ".standardError"]),
      ("FileDescriptor", [".standardInput", ".standardOutput", ".standardError"]),
    ],
    .environment: [("Bundle", [".main", ".allBundles"]), ("Host", [".current()", ".name"])],
    .files: [
      ("FileManager", [".default", ".init()"]),
      (
        "URL",
        [
          ".currentDirectory()", ".temporaryDirectory", ".homeDirectory", ".documentsDirectory",
          ".cachesDirectory", ".applicationSupportDirectory", ".downloadsDirectory", ".desktopDirectory",
          ".libraryDirectory",
        ]
      ),
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
      ("Date", [".init()", ".now", ".timeIntervalSinceReferenceDate"]), ("NSDate", [".init()", ".now"]),
      ("ContinuousClock", [".init()", ".now", ".continuous"]),
      ("SuspendingClock", [".init()", ".now", ".suspending"]), ("Clock", [".continuous", ".suspending"]),
      ("Clock<Duration>", [".continuous", ".suspending"]),
    ],
  ]
}
