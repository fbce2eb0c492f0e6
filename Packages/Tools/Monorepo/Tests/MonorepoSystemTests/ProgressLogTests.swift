import Synchronization
import Testing

@testable import MonorepoSystem

@Suite struct ProgressLogTests {
  @Test func `short work is silent, and longer work tells one line in ten seconds at most`() {
    let texts = [(100, "a"), (109, "b"), (110, "c"), (111, "d"), (119, "e"), (121, "f")]

    #expect(written(beginningAt: 100, texts) == ["c", "f"])
  }

  @Test func `a cleared line writes nothing, and does not delay the next one`() {
    #expect(written(beginningAt: 0, [(20, ""), (20, "a")]) == ["a"])
  }

  private func written(beginningAt start: Int, _ texts: [(second: Int, text: String)]) -> [String] {
    let time = Mutex(Duration.seconds(start))
    let written = Mutex<[String]>([])
    let log = ProgressLog(
      now: { time.withLock(\.self) },
      write: { line in written.withLock { $0.append(line) } }
    )
    for (second, text) in texts {
      time.withLock { $0 = .seconds(second) }
      log.show(text)
    }
    return written.withLock(\.self)
  }
}
