import CommandKit
import FaultServer
import Foundation
import Testing

/// What of a card service cannot be read, up to the output of a command.
@Suite(.timeLimit(.minutes(3))) struct IncompleteCardsTests {
  @Test(arguments: [
    [#"{"date":"2026-02-27","contributionCount":3},{"date":"2026-02-30","contributionCount":4}"#],
    [#"{"date":"2026-02-25","contributionCount":3}"#, #"{"date":"2026-02-27","contributionCount":4}"#],
  ])
  func `days of a calendar that cannot be read or were not sent are told`(weeks: [String]) async throws {
    let tessera = try TesseraRun()
    let sent = weeks.map { #"{"contributionDays":[\#($0)]}"# }.joined(separator: ",")
    let calendar = #"{"totalContributions":7,"weeks":[\#(sent)]}"#
    let account =
      #"{"databaseId":5,"login":"bo","repositories":{"nodes":[]},"#
      + #""contributionsCollection":{"contributionCalendar":\#(calendar)}}"#
    let peer = try FaultServer { request in
      switch request.target {
      case "/graphql": [.send(HTTPAnswer(body: #"{"data":{"account":\#(account)}}"#))]
      case "/users/bo": [.send(HTTPAnswer(body: #"{"id":5,"login":"bo","type":"User"}"#))]
      default: [.send(HTTPAnswer(404))]
      }
    }
    // The real services, of which only GitHub has an address here: contributions are asked of it then.
    let address = peer.url().absoluteString
    let environment = [
      "TESSERA_BACKEND": "live", "TESSERA_GITHUB_URL": address, "TESSERA_GITHUB_LOGIN_URL": address,
      "TESSERA_GITHUB_TOKEN": "token-of-a-test",
    ]
    let words = ["cards", "show", "bo"]

    let shown = await tessera(arguments: words, environment: environment)
    let document = await tessera(arguments: words + ["--json"], environment: environment)

    let warning = "1 calendar entry could not be read and is left out"
    #expect([shown.code, document.code] == [.done, .done])
    #expect(shown.output.contains(warning))
    #expect(document.errorOutput.contains("Warning: \(warning)."))
    #expect(document.output.contains("entries-unreadable"))
  }

  @Test func `cards, communities and members that cannot be read are told`() async throws {
    let tessera = try TesseraRun()
    let cards = #"{"cards":[{"githubId":"5","userName":"bo"},{"userName":"lost"}]}"#
    let list = #"{"communities":[{"id":"c-1","name":"Oslo"},7]}"#
    let page = #"{"community":{"id":"c-1","name":"Oslo"}}"#
    let peer = try FaultServer { request in
      switch request.target {
      case "/cards", "/communities/c-1/cards": [.send(HTTPAnswer(body: cards))]
      case "/communities": [.send(HTTPAnswer(body: list))]
      case "/communities/c-1": [.send(HTTPAnswer(body: page))]
      default: [.send(HTTPAnswer(500))]
      }
    }
    let environment = ["TESSERA_CARDS_URL": peer.url("/").absoluteString]
    let warning = "1 entry could not be read and is left out"

    for words in [["deck"], ["communities"], ["communities", "show", "c-1"]] {
      let shown = await tessera(arguments: words, environment: environment)
      let document = await tessera(arguments: words + ["--json"], environment: environment)
      let piped = await tessera(arguments: words, environment: environment, streams: .pipes)

      #expect([shown.code, document.code, piped.code] == [.done, .done, .done], "\(words)")
      #expect(shown.output.contains(warning), "\(words)")
      #expect(document.errorOutput.contains("Warning: \(warning)."), "\(words)")
      #expect(document.output.contains("entries-unreadable"), "\(words)")
      #expect((piped.output + piped.errorOutput).contains(warning), "\(words)")
    }
  }
}
