import Synchronization
import TerminalModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The output of a program so far.
struct SessionRecord: Sendable {
  var model: TerminalModel
  var output: [UInt8] = []
  /// Typed and not yet taken by the terminal.
  var input: [UInt8] = []
  /// No program holds the terminal any more and all output is read.
  var isAtEnd = false
}

/// Carries bytes between a program and the model of its terminal.
final class TerminalSession: Sendable {
  let program: ChildProgram
  private let state: Mutex<SessionRecord>
  private let line: Mutex<TerminalLine>
  private let master: Int32
  let clock = ContinuousClock()

  init(line: consuming TerminalLine, program: ChildProgram, model: TerminalModel) {
    master = line.master
    self.line = Mutex(line)
    self.program = program
    state = Mutex(SessionRecord(model: model))
  }

  var record: SessionRecord { state.withLock { $0 } }

  func settings() throws(PseudoTerminalError) -> TerminalSettings {
    try line.withLock { line throws(PseudoTerminalError) in try line.settings() }
  }

  /// Whether the terminal has room for what the program writes.
  var takesOutput: Bool { line.withLock { $0.takesOutput } }

  func resize(columns: Int, rows: Int) throws(PseudoTerminalError) {
    state.withLock { record in
      record.model.resize(columns: columns, rows: rows)
      record.input += record.model.takeReplies()
    }
    try line.withLock { line throws(PseudoTerminalError) in try line.setSize(columns: columns, rows: rows) }
  }

  func sendToForeground(_ signal: Int32) throws(PseudoTerminalError) {
    let group = try line.withLock { line throws(PseudoTerminalError) in try line.foreground() }
    try ChildProgram.send(signal, toGroup: group)
  }

  func type(_ bytes: [UInt8]) {
    state.withLock { $0.input += bytes }
    writeInput()
  }

  /// Waits for the next event, without reading only for one of the program, and takes it; false at the deadline.
  func carry(until deadline: ContinuousClock.Instant, isReading: Bool = true) -> Bool {
    let left = (deadline - clock.now) / .milliseconds(1)
    guard left > 0 else { return false }
    let (isTyping, isAtEnd) = state.withLock { (!$0.input.isEmpty, $0.isAtEnd) }
    let events = isTyping ? POLLIN | POLLOUT : POLLIN
    var entries = [
      pollfd(fd: program.changes, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isAtEnd || !isReading ? -1 : master, events: Int16(events), revents: 0),
    ]
    let ready = retryingInterrupts {
      poll(&entries, nfds_t(entries.count), Int32(min(left.rounded(.up), 1e9)))
    }
    guard ready > 0 else { return false }
    if entries[0].revents != 0 { takeChange() }
    if entries[1].revents & Int16(POLLOUT) != 0 { writeInput() }
    if entries[1].revents & ~Int16(POLLOUT) != 0 { readOutput() }
    return true
  }

  private func takeChange() {
    var bytes = [UInt8](repeating: 0, count: 16)
    _ = read(program.changes, &bytes, bytes.count)
    // Reading reports the end only when this side does not hold the terminal open itself.
    if program.state.isEnd { line.withLock { $0.releaseProgramSide() } }
  }

  private func readOutput() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = retryingInterrupts { read(master, &buffer, buffer.count) }
    if count < 0, errno == EAGAIN { return }
    state.withLock { record in
      // Linux reports EIO and Darwin nothing when no program holds the terminal any more.
      guard count > 0 else {
        record.isAtEnd = true
        return
      }
      let bytes = buffer.prefix(count)
      record.output += bytes
      record.model.feed(bytes)
      record.input += record.model.takeReplies()
    }
    writeInput()
  }

  private func writeInput() {
    state.withLock { record in
      guard !record.input.isEmpty else { return }
      let count = retryingInterrupts { write(master, record.input, record.input.count) }
      if count > 0 { record.input.removeFirst(count) }
    }
  }
}
