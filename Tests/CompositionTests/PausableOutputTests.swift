import Synchronization
import Testing

@testable import TesseraApp

@Suite struct PausableOutputTests {
  private final class Written: Sendable {
    private let kept = Mutex("")

    var text: String { kept.withLock(\.self) }

    func output(isTerminal: Bool = true) -> PausableOutput {
      PausableOutput(
        OutputChannel(isTerminal: isTerminal, size: { .init(columns: 7, rows: 3) }) { text in
          self.kept.withLock { $0 += text }
        }
      )
    }
  }

  private let written = Written()

  @Test func `text that is written during a pause comes after it, once`() {
    let output = written.output()

    output.channel.write("a")
    output.pause()
    output.channel.write("b")
    output.channel.write("c")
    #expect(written.text == "a")
    output.resume()
    #expect(written.text == "abc")
    output.channel.write("d")
    output.pause()
    output.channel.write("e")
    output.resume()

    #expect(written.text == "abcde")
  }

  /// A stream that somebody else writes to while its first text is written.
  private final class Interrupted: Sendable {
    let written = WrittenText()
    private let interruption = Mutex<(@Sendable () -> Void)?>(nil)

    func interrupt(_ act: @escaping @Sendable () -> Void) { interruption.withLock { $0 = act } }

    func write(_ text: String) {
      let act = interruption.withLock { $0.take() }
      act?()
      written.add(text)
    }
  }

  @Test func `text that comes while the held text is written comes behind it`() {
    let target = Interrupted()
    let output = PausableOutput(OutputChannel(isTerminal: true) { target.write($0) })
    output.pause()
    output.channel.write("a")
    target.interrupt { output.channel.write("b") }

    output.resume()
    output.channel.write("c")

    #expect(target.written.writes == ["a", "b", "c"])
  }

  @Test func `after a pause in which nothing was said, nothing is written`() {
    let written = WrittenText()
    let output = PausableOutput(OutputChannel(isTerminal: true) { written.add($0) })

    output.pause()
    output.resume()

    #expect(written.writes.isEmpty)
  }

  @Test func `a stream that is no terminal is never held up`() {
    let output = written.output(isTerminal: false)

    output.pause()
    output.channel.write("a")

    #expect(written.text == "a")
  }

  @Test(arguments: [(0, 65_536), (1, 16_384)])
  func `64 KiB are kept, and of more the last quarter of that`(more: Int, kept: Int) {
    let output = written.output()
    output.pause()

    output.channel.write(String(repeating: "a", count: 65_536 - 1))
    output.channel.write(String(repeating: "z", count: 1 + more))
    output.resume()

    #expect(written.text.count == kept)
    #expect(written.text.hasSuffix("a" + String(repeating: "z", count: 1 + more)))
  }

  @Test(arguments: [true, false]) func `the stream is as wide as its target, and a terminal like it`(
    isTerminal: Bool
  ) {
    let channel = written.output(isTerminal: isTerminal).channel

    #expect(channel.isTerminal == isTerminal)
    #expect(channel.size() == .init(columns: 7, rows: 3))
  }
}
