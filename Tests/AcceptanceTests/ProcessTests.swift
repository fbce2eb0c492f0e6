import Foundation
import TesseraApp
import Testing

@testable import tessera

/// What the program asks of the system, asked by this process.
@Suite(.timeLimit(.minutes(3)), .serialized) struct ProcessTests {
  // MARK: - Input

  @Test(arguments: [("", ""), ("1234", "1234"), ("12345", "12345"), ("123456", "12345")])
  func `an input is read up to its end, or one byte further than is of use`(
    input: String,
    text: String
  ) throws {
    let all = try reading(Array(input.utf8)) { try $0.readAll(4) }

    #expect(all == text)
  }

  @Test func `an input that is not UTF-8 is no text, even if all of it is of use`() throws {
    #expect(throws: InputFailure.notText) {
      try reading([UInt8(ascii: "1"), 0xFF]) { try $0.readAll(2) }
    }
  }

  @Test func `an input that cannot be read says why`() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }

    #expect(throws: InputFailure.unreadable(reason: "Is a directory")) {
      try InputChannel(descriptor: folder).readAll(4)
    }
  }

  @Test func `a line is read without its line break, and the next one is left where it is`() throws {
    let lines = try reading(Array("one\n\ntwo".utf8)) { input in
      (0..<4).map { _ in input.readOneLine(true) {} }
    }

    #expect(lines == ["one", "", "two", nil])
  }

  /// Reads from a file with some bytes.
  private func reading<Value>(_ bytes: [UInt8], _ read: (InputChannel) throws -> Value) throws -> Value {
    let file = FileManager.default.temporaryDirectory.appending(path: "tessera-input-\(UUID())")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try read(InputChannel(descriptor: handle.fileDescriptor))
  }

  // MARK: - What the process tells

  @Test func `a file is there or not`() {
    let process = ProcessContext.process

    #expect(process.fileExists("/"))
    #expect(!process.fileExists("/there is no such file"))
  }

  @Test func `relative paths begin at the current folder`() {
    #expect(ProcessContext.process.workingDirectory == FileManager.default.currentDirectoryPath)
  }

  @Test func `a terminal that is not taken over has the usual size`() {
    #expect(POSIXScreenTerminal().size == (80, 24))
  }

  @Test func `random numbers are from 0 up to but not including 1`() {
    let process = ProcessContext.process
    let numbers = (0..<200).map { _ in process.randomNumber() }

    #expect(numbers.allSatisfy { $0 >= 0 && $0 < 1 })
    #expect(Set(numbers).count > 1)
  }

  @Test(arguments: [1e18, 1e300])
  func `a year that no calendar reaches is one of UTC`(seconds: TimeInterval) {
    #expect(ProcessContext.process.offset(Date(timeIntervalSince1970: seconds)) == 0)
  }

  // MARK: - Signals

  @Test func `no end of the pipe for signals goes along to another program, or makes anybody wait`() throws {
    let pipe = try #require(SelfPipe())
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }

    for end in [pipe.reading, pipe.writing] {
      #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0)
      #expect(fcntl(end, F_GETFL) & O_NONBLOCK != 0)
    }
  }

  @Test func `a wait for an open file ends with its time`() throws {
    let pipe = try #require(SelfPipe())
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    let before = readyFiles([pipe.reading], for: Int32(POLLIN), within: 0)
    var byte: UInt8 = 7

    let count = write(pipe.writing, &byte, 1)

    #expect(before == [false])
    #expect(count == 1)
    #expect(readyFiles([pipe.reading], for: Int32(POLLIN), within: 0) == [true])
    #expect(readBytes(from: pipe.reading) == [7])
  }

  @Test(arguments: [(5, true), (200_000, false)])
  func `what takes no more output holds a handler up no longer than its time`(
    count: Int,
    isWhole: Bool
  ) throws {
    let pipe = try #require(SelfPipe())
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    let bytes = [UInt8](repeating: 7, count: count)

    #expect(bytes.withUnsafeBytes { writeNow($0, to: pipe.writing, within: 0) } == isWhole)
  }

  @Test func `what a handler writes arrives whole, also where there is no room for it at once`() throws {
    let pipe = try #require(SelfPipe())
    defer { close(pipe.reading) }
    let writing = pipe.writing
    let count = 200_000
    Thread.detachNewThread {
      let bytes = [UInt8](repeating: 7, count: count)
      _ = bytes.withUnsafeBytes { writeNow($0, to: writing, within: -1) }
      close(writing)
    }

    var arrived = 0
    while let part = readBytes(from: pipe.reading), !part.isEmpty { arrived += part.count }

    #expect(arrived == count)
  }

  @Test func `no part of a frame comes between what is written in one turn`() throws {
    let pipe = try #require(SelfPipe())
    defer { close(pipe.reading) }
    let (frames, rounds) = (dup(pipe.writing), 500)
    let output = TerminalOutput()
    Thread.detachNewThread {
      for _ in 0..<rounds { output.write([1], to: frames) }
      close(frames)
    }

    for _ in 0..<rounds {
      output.inTurn {
        for byte in [UInt8(2), 3] {
          withUnsafeBytes(of: byte) { _ = writeNow($0, to: pipe.writing, within: 0) }
        }
      }
    }
    close(pipe.writing)

    var written: [UInt8] = []
    while let part = readBytes(from: pipe.reading), !part.isEmpty { written += part }
    #expect(written.count == 3 * rounds)
    #expect(zip(written, written.dropFirst()).allSatisfy { ($0 == 2) == ($1 == 3) })
  }

  @Test func `signals are handled on a stack of their own, and do afterwards what they did before`() {
    // Without a handler this one has no effect anyway.
    signal(SIGWINCH, SIG_IGN)
    defer { signal(SIGWINCH, SIG_DFL) }

    let before = SignalActions.install()
    let isHandled = !SignalActions.isIgnored(SIGWINCH)
    SignalActions.restore(before)
    var stack = stack_t()
    sigaltstack(nil, &stack)

    #expect(isHandled)
    #expect(SignalActions.isIgnored(SIGWINCH))
    #expect(stack.ss_flags & Int32(SS_DISABLE) == 0)
  }
}
