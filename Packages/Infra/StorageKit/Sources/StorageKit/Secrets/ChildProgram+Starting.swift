#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension ChildProgram {
  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    /// `POSIX_SPAWN_SETSID`, which Swift does not import from the C library of GNU.
    private static let newSession: Int16 = 0x80
  #endif

  /// Starts a program that nobody waits for, in its own session and with none of the streams of this one.
  static func startAlone(
    _ program: String,
    _ arguments: [String],
    variables: [String: String]
  ) throws(ProgramRunError) {
    _ = try spawn(program, arguments, variables, streams: [nil, nil, nil], session: newSession)
  }

  /// Starts a program with the streams for its input, output and errors; those that are `nil` lead nowhere.
  static func spawn(
    _ program: String,
    _ arguments: [String],
    _ variables: [String: String],
    streams: [Int32?],
    session: Int16 = 0
  ) throws(ProgramRunError) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip([STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], streams) {
      if let stream {
        posix_spawn_file_actions_adddup2(&actions, stream, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tasks block every signal, and a closed pipe is ignored here: neither is for the child.
    var (none, pipe) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &pipe)
    let signals = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, session | signals)
    var identifier: pid_t = 0
    let words = [program] + arguments
    let code = withTerminatedStrings(words) { words in
      withTerminatedStrings(variables.map { "\($0)=\($1)" }) { variables in
        posix_spawnp(&identifier, program, &actions, &attributes, words, variables)
      }
    }
    if code == ENOENT { throw .missing(program: program) }
    guard code == 0 else { throw .notStarted(reason: String(cString: strerror(code))) }
    return identifier
  }
}

/// Lends texts as C does it: a list of pointers that ends with none.
private func withTerminatedStrings<Result>(
  _ texts: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = texts.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
