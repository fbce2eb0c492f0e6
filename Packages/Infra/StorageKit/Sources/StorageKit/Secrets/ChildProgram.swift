#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A child process whose output is collected without ever waiting for it.
struct ChildProgram {
  private static let longestOutput = 1 << 16

  private let identifier: pid_t
  private let output: Int32
  private let errors: Int32
  private var written: [Int32: [UInt8]] = [:]

  /// Starts a program; its input is complete before it runs, so that writing never meets a closed pipe.
  init(
    _ program: String,
    _ arguments: [String],
    variables: [String: String],
    input: Secret?
  ) throws(ProgramRunError) {
    var open: [Int32] = []
    defer { for descriptor in open { systemClose(descriptor) } }
    func pipe() throws(ProgramRunError) -> (reading: Int32, writing: Int32) {
      let ends = try Self.pipe()
      open += [ends.reading, ends.writing]
      return ends
    }
    var source: Int32?
    if let input {
      let ends = try pipe()
      source = ends.reading
      try Self.write(input, to: ends.writing)
      // Its end is the end of the input.
      open.removeAll { $0 == ends.writing }
      systemClose(ends.writing)
      // The program may wait for its input, unlike this one.
      _ = fcntl(ends.reading, F_SETFL, 0)
    }
    let (output, errors) = (try pipe(), try pipe())
    let streams = [source, output.writing, errors.writing]
    identifier = try Self.spawn(program, arguments, variables, streams: streams)
    (self.output, self.errors) = (output.reading, errors.reading)
    open.removeAll { $0 == output.reading || $0 == errors.reading }
  }

  /// Collects what was written so far; how the program ended, once it has.
  mutating func outcome() throws(ProgramRunError) -> ProgramOutcome? {
    var status: Int32 = 0
    let ended = waitpid(identifier, &status, WNOHANG)
    // Reading sets another one.
    let number = errno
    collect(from: output)
    collect(from: errors)
    if ended == 0 { return nil }
    guard ended == identifier else { throw .notStarted(reason: String(cString: strerror(number))) }
    // As the macros WIFEXITED, WEXITSTATUS and WTERMSIG of <sys/wait.h> do.
    let signal = status & 0x7F
    return ProgramOutcome(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      output: text(output),
      errors: text(errors)
    )
  }

  /// Ends the program at once, and waits until the system has forgotten it.
  func kill() {
    systemKill(identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
  }

  /// Stops listening.
  func close() {
    systemClose(output)
    systemClose(errors)
  }

  private func text(_ descriptor: Int32) -> String {
    String(decoding: written[descriptor] ?? [], as: UTF8.self)
  }

  private mutating func collect(from descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      // It does not wait, so that no signal interrupts it.
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      let room = Self.longestOutput - (written[descriptor]?.count ?? 0)
      written[descriptor, default: []] += buffer.prefix(min(count, room))
    }
  }

  /// A pipe that no other child inherits, and that nobody waits on.
  private static func pipe() throws(ProgramRunError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw lastError() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }

  private static func write(_ input: Secret, to descriptor: Int32) throws(ProgramRunError) {
    let bytes = Array(input.text.utf8)
    guard bytes.count <= .longestSecret else { throw .notStarted(reason: "its input is too long") }
    guard bytes.isEmpty || systemWrite(descriptor, bytes, bytes.count) == bytes.count else {
      throw lastError()
    }
  }

  private static func lastError() -> ProgramRunError {
    .notStarted(reason: String(cString: strerror(errno)))
  }
}

// Under other names, as those of the calls mean the members within the type.
private let systemRead = read
private let systemWrite = write
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
@discardableResult private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
@discardableResult private func systemKill(_ identifier: pid_t, _ signal: Int32) -> Int32 {
  kill(identifier, signal)
}
