import Foundation
import Testing

@testable import Sandbox

@Suite struct QueryItemsTests {
  private func items(_ query: String) throws -> QueryItems {
    QueryItems(of: try #require(URL(string: "https://one.example/\(query)")))
  }

  @Test func `numbers are read by name, the first one counts`() throws {
    let items = try items("?block=2&partial=1&pageNumber=7&block=9")
    #expect(items.number("block") == 2)
    #expect(items.number("pageNumber") == 7)
  }

  @Test func `a name without a value is there, but no number`() throws {
    let items = try items("?block&partial=")
    #expect(items.contains("block"))
    #expect(items.contains("partial"))
    #expect(items.number("partial") == nil)
  }

  @Test func `texts are read without escapes`() throws {
    let items = try items("?c=Side%20Dish&a=&i=%FF")
    #expect(items.text("c") == "Side Dish")
    #expect(items.text("a") == "")
    #expect(items.text("i") == nil)
    #expect(items.text("s") == nil)
  }

  @Test func `without a query there is nothing`() throws {
    #expect(try !items("").contains("block"))
  }

  @Test func `a form gives all its texts, but those that cannot be read`() {
    let items = QueryItems(form: "a=1+2&b%20c=%C3%A9&bad=%FF&a=3&d")
    #expect(items.texts == ["a": "1 2", "b c": "é", "d": ""])
  }

  @Test(arguments: [("a=1&%61=2", "1"), ("%61=2&a=1", "2"), ("%61=1&%61=2&a=3", "1")])
  func `of a name that is written in several ways, the first text counts`(form: String, text: String) {
    #expect(QueryItems(form: form).texts == ["a": text])
  }

  @Test func `a value runs to the next item, also with an equals sign in it`() throws {
    let items = try items("?a=b=c&&d=1")

    #expect(items.text("a") == "b=c")
    #expect(items.number("d") == 1)
    #expect(!items.contains(""))
  }
}
