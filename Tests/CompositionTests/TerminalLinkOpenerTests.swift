import DomainKernel
import Testing

@testable import TesseraApp

@Suite(.timeLimit(.minutes(5))) struct TerminalLinkOpenerTests {
  private let opened = WrittenText()

  @Test(
    arguments: [
      (.page, true, true, ["https://github.com/ada"]), (.page, false, false, ["https://github.com/ada"]),
      (.pipes, true, false, []),
    ] as [(TesseraRun.Streams, Bool, Bool, [String])]
  )
  func `an address is opened from a terminal only, where there is a browser`(
    streams: TesseraRun.Streams,
    hasBrowser: Bool,
    isOpened: Bool,
    addresses: [String]
  ) async throws {
    var context = try TesseraRun().context(["users"], [:], streams)
    context.openAddress = { [opened] address in
      opened.add(address)
      return hasBrowser
    }
    let link = try #require(WebLink("https://github.com/ada"))

    let isSaidToBeOpened = await TerminalLinkOpener(process: context).open(link)

    #expect(isSaidToBeOpened == isOpened)
    #expect(opened.writes == addresses)
  }
}
