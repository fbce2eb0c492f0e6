import Foundation
import Testing

@testable import Credentials

/// What damaged files still tell.
@Suite struct AccountsFileTests {
  private func ids(_ text: String) -> [String] { AccountsFile.ids(in: Data(text.utf8)) }

  @Test func `eight ids are read from a damaged file, each once`() {
    let names = (1...9).map { #"{"id":"account-\#($0)"}"# }.joined(separator: ",")

    #expect(ids(#"{"id":"account-1"},"# + names) == (1...8).map { "account-\($0)" })
  }

  @Test(arguments: [(0, false), (1, true), (100, true), (101, false)])
  func `an id has up to a hundred bytes`(count: Int, isRead: Bool) {
    let id = String(repeating: "a", count: count)

    #expect(ids(#"{"id":"\#(id)","#) == (isRead ? [id] : []))
  }

  @Test(arguments: [
    (#""id" : "a"x"#, ["a"]), (#""id","a","b""#, []), (#""ids":"a""#, []), (#""id":"#, []), ("", []),
  ])
  func `an id is the text behind its name and a colon`(text: String, expected: [String]) {
    #expect(ids(text) == expected)
  }
}
