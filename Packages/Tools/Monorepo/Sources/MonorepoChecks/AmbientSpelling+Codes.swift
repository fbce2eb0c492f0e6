import MonorepoGraph

extension AmbientSpelling {
  /// The codes, with any blanks between their tokens.
  ///
  /// Members of types also count without the type, where a declaration or one of ``names`` says it.
  static let codes: [ArchitectureRules.Ambient.Kind: [String]] = [
    .console: [
      "NSLog(", "os_log(", "syslog(", "perror(", "printf(", "vprintf(", "fprintf(", "vfprintf(", "fputs(",
      "fputc(", "fwrite(", "puts(", "putc(", "putchar(", "getc(", "getchar(", "getline(", "scanf(",
      "readLine(", "stdin", "stdout", "stderr", "read(STDIN_FILENO", "write(STDOUT_FILENO",
      "write(STDERR_FILENO", "dprintf(", "vdprintf(", "FileHandle.standardInput",
      "FileHandle.standardOutput", "FileHandle.standardError", "FileDescriptor.standardInput",
      "FileDescriptor.standardOutput", "FileDescriptor.standardError",
    ],
    .environment: [
      "ProcessInfo()", "ProcessInfo.processInfo", "CommandLine", "getenv(", "secure_getenv(", "setenv(",
      "unsetenv(", "putenv(", "clearenv(", "environ", "getrlimit(", "NSUserName()", "NSFullUserName()",
      "gethostname(", "getlogin()", "getpwuid(", "getpwuid_r(", "getpwnam(",
      "getpwnam_r(", "uname(", "sysconf(", "sysctlbyname(",
      "getcwd(", "chdir(", "umask(", "getpid()", "getppid()", "getuid()", "geteuid()", "getgid()",
      "getegid()", "isatty(", "ttyname(", "ioctl(", "tcgetattr(", "tcsetattr(", "Bundle.main",
      "Bundle.allBundles", "Host.current()", "Host.name",
    ],
    .files: [
      "NSTemporaryDirectory()", "NSHomeDirectory()", "unlink(", "mkdir(", "NSHomeDirectoryForUser(",
      "creat(", "rmdir(", "opendir(", "lstat(", "NSDictionary(contentsOf:", "NSDictionary(contentsOfFile:",
      "NSArray(contentsOf:", "NSArray(contentsOfFile:", ".checkResourceIsReachable(",
      "NSString(contentsOf:", "NSString(contentsOfFile:",
      "NSOpenStepRootDirectory()", "NSSearchPathForDirectoriesInDomains(", "URL(for: .", "fopen(", "tmpfile(",
      "tmpnam(", "mkstemp(", "mkdtemp(", "Data(contentsOf:", "NSData(contentsOf:", "NSData(contentsOfFile:",
      "String(contentsOf:", "String(contentsOfFile:", "FileHandle(forReadingAtPath:",
      "FileHandle(forReadingFrom:", "FileHandle(forWritingAtPath:", "FileHandle(forWritingTo:",
      "FileHandle(forUpdating:", "FileHandle(forUpdatingAtPath:", "InputStream(fileAtPath:",
      "InputStream(url:", "OutputStream(toFileAtPath:", "OutputStream(url:", ".write(toFile:",
      "FileManager.default", "FileManager()", "URL.currentDirectory()", "URL.temporaryDirectory",
      "URL.homeDirectory", "URL.documentsDirectory", "URL.cachesDirectory", "URL.applicationSupportDirectory",
      "URL.downloadsDirectory", "URL.desktopDirectory", "URL.libraryDirectory",
      "FileDescriptor.open(", "openat(", "symlink(", "realpath(", ".expandingTildeInPath",
    ],
    .globals: [
      "objc_setAssociatedObject(", "Thread.current.threadDictionary", "pthread_setspecific(",
      "DispatchQueue.main", "DispatchQueue.global(", "OperationQueue.main", "RunLoop.main",
    ],
    .identifiers: ["CFUUIDCreate(", "uuid_generate(", "UUID()", "NSUUID()"],
    .locale: [
      ".autoupdatingCurrent", "setlocale(", "localeconv(", "nl_langinfo(", "tzset()", "mktime(",
      "NSLocalizedString(", ".localizedStandardContains(", ".localizedCaseInsensitiveContains(",
      "String(localized:", "String.localizedStringWithFormat(", ".localizedCapitalized",
      ".localizedLowercase", ".localizedUppercase", ".localizedCompare(", ".localizedCaseInsensitiveCompare(",
      ".localizedStandardCompare(", "Locale.current", "Locale.preferredLanguages", "TimeZone.current",
      "TimeZone.local", "Calendar.current", "NSLocale.current", "NSLocale.preferredLanguages",
      "NSTimeZone.local", "NSTimeZone.system", "NSTimeZone.default", "NSCalendar.current",
      "DateFormatter.localizedString(", "ByteCountFormatter()", "ByteCountFormatter.string(",
    ],
    .network: [
      "URLSession(configuration: .default", "URLProtocol.registerClass(", "NWPathMonitor()", "getaddrinfo(",
      "URLSession.shared", "URLSessionConfiguration.default", "URLSession(configuration: .ephemeral",
      "URLSessionConfiguration.ephemeral", "URLCache.shared", "HTTPCookieStorage.shared",
      "URLCredentialStorage.shared",
    ],
    .preferences: [
      "CFPreferencesCopyAppValue(", "CFPreferencesCopyValue(", "CFPreferencesCopyMultiple(",
      "CFPreferencesCopyKeyList(", "CFPreferencesGetAppBooleanValue(", "CFPreferencesGetAppIntegerValue(",
      "CFPreferencesSetAppValue(", "CFPreferencesSetValue(", "CFPreferencesSetMultiple(",
      "CFPreferencesAppSynchronize(", "CFPreferencesSynchronize(", "@AppStorage(",
      "UserDefaults.standard", "UserDefaults(",
      "NSUbiquitousKeyValueStore.default", "NotificationCenter.default",
      "DistributedNotificationCenter.default",
    ],
    .process: [
      "exit(", "_exit(", "_Exit(", "quick_exit(", "abort()", "atexit", "Process()", "Process.run(", "system(",
      "fork()", "popen(", "posix_spawn(", "posix_spawnp(", "execv(", "execve(", "execvp(", "sigaction(",
      "DispatchSource.makeSignalSource(", "waitpid(", "dlopen(",
    ],
    .randomness: [
      "arc4random(", "arc4random_uniform(", "arc4random_buf(", "drand48(", "erand48(", "lrand48(", "mrand48(",
      "srand(", "srandom(", "rand_r(", "rand()", "random()", "getrandom(", "getentropy(",
      "SecRandomCopyBytes(",
      "GKRandomSource.sharedRandom()", "GKRandomSource()", "GKARC4RandomSource()",
      "GKMersenneTwisterRandomSource()", "SystemRandomNumberGenerator()",
    ],
    .time: [
      ".timeIntervalSinceNow", "CFAbsoluteTimeGetCurrent(", "DispatchTime.now(", "DispatchWallTime.now(",
      "gettimeofday(", "clock_gettime(", "clock_gettime_nsec_np(", "mach_absolute_time(",
      "mach_continuous_time(", "timespec_get(", "time(nil)", "time(.none)", "time(&", "localtime(",
      "localtime_r(", "ContinuousClock.Instant.now", "SuspendingClock.Instant.now", "UTCClock()",
      "Task.sleep(", "Thread.sleep(", "Darwin.sleep(", "Foundation.sleep(", "Glibc.sleep(",
      "Darwin.clock()", "Foundation.clock()", "Glibc.clock()", "getrusage(", "(Date)()",
      "RunLoop.current.run(", "usleep(", "nanosleep(", "clock_nanosleep(", "Timer(fire", "Timer(timeInterval",
      "Timer.scheduledTimer(", "Timer.publish(", "DispatchSource.makeTimerSource(", ".asyncAfter(deadline",
      ".asyncAfter(wallDeadline", "Date()", "Date(timeIntervalSinceNow", "Date.now",
      "Date.timeIntervalSinceReferenceDate", "NSDate()", "NSDate(timeIntervalSinceNow", "NSDate.now",
      "NSDate.timeIntervalSinceReferenceDate", "ContinuousClock()", "ContinuousClock.now",
      "ContinuousClock.continuous", "SuspendingClock()", "SuspendingClock.now", "SuspendingClock.suspending",
      "Clock.continuous", "Clock.suspending", "Clock<Duration>.continuous", "Clock<Duration>.suspending",
      ".isDateInToday(",
    ],
  ]

  /// The last words of names that tell the type of a member without it, as `locale` does in `locale ?? .current`.
  static let names: [String: [String]] = [
    "Bundle": ["bundle"], "Calendar": ["calendar"], "Clock": ["clock"], "DispatchQueue": ["queue"],
    "FileManager": ["fileManager", "files"], "Locale": ["locale"], "NotificationCenter": ["center"],
    "TimeZone": ["zone"], "URLSession": ["session"], "UserDefaults": ["defaults", "store"],
  ]
}
