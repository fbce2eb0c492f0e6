import CommandKit
import DesignKit
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@testable import TesseraApp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) @MainActor struct ProgressDisplayTests {
  private let terminal = RecordedTerminal()

  @Test func `a part of a list takes the place of the page, and progress goes on below it`() throws {
    let display = try display(isPage: true)

    display.begin()
    display.interrupt { terminal.write("part", to: "list") }

    let writes = terminal.writes
    try #require(writes.count == 4)
    #expect(writes[0].stream == "output" && writes[0].text.contains("All numbers"))
    #expect(writes[1].stream == "output" && writes[1].text.wholeMatch(of: /\u{1B}\[\d+F\u{1B}\[J/) != nil)
    #expect(writes[2].stream == "list")
    #expect(writes[3].stream == "error" && writes[3].text.contains("7 of 20"))
    #expect(!writes[3].text.contains("All numbers"))
  }

  @Test(arguments: [(80, 1), (79, 2), (40, 2), (39, 3), (100, 1)])
  func `a line is taken off the screen with the rows that a narrower window made of it`(
    columns: Int,
    rows: Int
  ) throws {
    let display = try display(isPage: false)

    display.begin()
    terminal.columns.withLock { $0 = columns }
    display.erase()

    #expect(terminal.writes.map(\.stream) == ["error", "error"])
    #expect(terminal.writes.last?.text == "\u{1B}[\(rows)F\u{1B}[J")
  }

  private func display(isPage: Bool) throws -> ProgressDisplay {
    var context = try TesseraRun().context(["numbers"], [:], .terminals)
    context.output = terminal.channel("output")
    context.errorOutput = terminal.channel("error")
    return ProgressDisplay(Launch(context), isPage: isPage, screen: CountedScreen()) {
      ViewContext(now: Date(timeIntervalSince1970: 1_772_366_400), language: .english)
    }
  }
}

/// A terminal with both streams, and what was written to them.
private final class RecordedTerminal: Sendable {
  private let written = Mutex<[(stream: String, text: String)]>([])
  let columns = Mutex(80)

  var writes: [(stream: String, text: String)] { written.withLock(\.self) }

  func write(_ text: String, to stream: String) { written.withLock { $0.append((stream, text)) } }

  func channel(_ name: String) -> OutputChannel {
    OutputChannel(
      isTerminal: true,
      size: { [self] in OutputChannel.Size(columns: columns.withLock(\.self), rows: 50) },
      write: { [self] text in write(text, to: name) }
    )
  }
}

/// A list of which a part has been loaded.
@MainActor
private final class CountedScreen: Screen {
  func load(_ request: LoadRequest) async {}

  func failure(in context: ViewContext) -> CommandFailure? { nil }

  func content(in context: ViewContext) -> ScreenContent {
    .page(Page("Numbers", header: .heading("All numbers", .page)))
  }

  func progress(in context: ViewContext) -> SafeText? { "7 of 20" }

  var records: Records? { nil }
}
