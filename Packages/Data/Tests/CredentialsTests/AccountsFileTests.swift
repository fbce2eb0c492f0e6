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

  private func partitions(_ file: AccountsFile, _ tokens: String...) -> [String?] {
    tokens.map { file.partition(ofToken: $0, at: "github") }
  }

  @Test func `the tokens of an account share the partition of its first one, at each service by itself`()
    throws
  {
    var file = try AccountsFile(nil)
    for token in ["a", "b"] { file.remember(owner: "5", ofToken: token, at: "github") }
    file.remember(owner: "6", ofToken: "c", at: "github")

    let read = try AccountsFile(try file.encoded())

    #expect(partitions(read, "a", "b", "c", "d") == ["a", "a", "c", nil])
    #expect(read.partition(ofToken: "b", at: "github.sandbox") == nil)
    #expect(read.isOwner("5", ofToken: "b", at: "github"))
    #expect(!read.isOwner("6", ofToken: "b", at: "github"))
    #expect(read.services.isEmpty)
  }

  @Test func `a token of another account than before leaves the content of that one behind`() throws {
    var file = try AccountsFile(nil)
    file.remember(owner: "5", ofToken: "a", at: "github")
    file.remember(owner: "6", ofToken: "a", at: "github")
    file.remember(owner: "6", ofToken: "b", at: "github")

    #expect(partitions(file, "a", "b") == ["github:6", "github:6"])
  }

  @Test func `of many tokens the latest are remembered, with the partition of the first`() throws {
    var file = try AccountsFile(nil)
    for number in 1...17 { file.remember(owner: "5", ofToken: "t\(number)", at: "github") }

    #expect(partitions(file, "t1", "t2", "t17") == [nil, "t1", "t1"])
    file.remember(owner: "6", ofToken: "t1", at: "github")
    #expect(partitions(file, "t1") == ["github:6"])
  }

  @Test(arguments: [
    (#""id" : "a"x"#, ["a"]), (#""id","a","b""#, []), (#""ids":"a""#, []), (#""id":"#, []), ("", []),
  ])
  func `an id is the text behind its name and a colon`(text: String, expected: [String]) {
    #expect(ids(text) == expected)
  }
}
