import Foundation
import LogKit
import Synchronization
import Testing

@Suite struct TextLogSinkTests {
  private let redactor = Redactor(fields: ["cookie"], items: ["token"])

  @Test func `a message becomes one line`() {
    let line = line(of: "started", metadata: ["b": "2", "a": "1"])

    #expect(line == "2001-01-01T00:00:00.000Z info test: started a=1 b=2")
  }

  @Test func `message and metadata are redacted`() {
    let line = line(of: "Bearer abc", metadata: ["token": "abc", "to": "jo@example.org"])

    #expect(line == "2001-01-01T00:00:00.000Z info test: Bearer <redacted> to=<redacted> token=<redacted>")
  }

  @Test(arguments: [
    "\u{1B}[31m", "a\nb", "\r", "\u{7F}", "\u{9B}2J", "\u{202E}", "\u{200B}", "\u{2028}", "\t",
  ])
  func `what steers a terminal is made visible`(text: String) {
    let line = line(of: text, metadata: ["k": text])

    #expect(line.contains("\\u{"))
    #expect(line.unicodeScalars.allSatisfy { !($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) })
    #expect(
      !text.unicodeScalars.contains {
        $0.properties.generalCategory == .format && line.contains(Character($0))
      }
    )
  }

  @Test func `a control character is shown by its number`() {
    #expect(line(of: "a\u{1B}b").hasSuffix(#"a\u{1B}b"#))
  }

  @Test func `the names in a line are made visible too`() {
    let lines = LineBox()
    let date = Date(timeIntervalSinceReferenceDate: 1.5)
    let sink = TextLogSink(redactor: redactor, now: { date }, writeLine: { lines.append($0) })

    Logger(label: "a\u{2028}b", sink: sink).log(level: .error, "m", metadata: ["k\u{2029}\u{202E}": "v"])

    #expect(lines.all == [#"2001-01-01T00:00:01.500Z error a\u{2028}b: m k\u{2029}\u{202E}=v"#])
  }

  private func line(of message: String, metadata: Logger.Metadata = [:]) -> String {
    let lines = LineBox()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let sink = TextLogSink(redactor: redactor, now: { date }, writeLine: { lines.append($0) })
    Logger(label: "test", sink: sink).log(level: .info, message, metadata: metadata)
    #expect(lines.all.count == 1)
    return lines.all.first ?? ""
  }

  private final class LineBox: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
  }
}
