import Testing

@testable import Sandbox

@Suite struct GraphQLDocumentTests {
  typealias Field = GraphQLDocument.Field

  private func field(
    _ name: String,
    alias: String? = nil,
    _ arguments: [String: String] = [:],
    type: String? = nil,
    fields: [Field] = []
  ) -> Field {
    Field(alias: alias ?? name, name: name, arguments: arguments, type: type, fields: fields)
  }

  @Test(arguments: [
    "{a b}", "{a,b}", " { a \n\t b } ", "query{a b}", "query Named{a b}", "query Named($x:Int){a b}",
    "query($x:[[ID!]!]!,$y:String){a b}", "query($x:[ID!]!,$y:String){a b}",
    "query($x:[ID!]! $y:String!){a b}",
  ])
  func `a query may have a name and variables, and spaces do not matter`(text: String) {
    #expect(GraphQLDocument(text)?.fields == [field("a"), field("b")])
  }

  @Test func `a field has an alias, arguments and fields of its own`() {
    let text = #"{x:user(login:$login,from:"2025-01-01",first:10,order:DESC){id name} _y}"#

    let arguments = ["login": "$login", "from": "2025-01-01", "first": "10", "order": "DESC"]
    let user = field("user", alias: "x", arguments, fields: [field("id"), field("name")])
    #expect(GraphQLDocument(text)?.fields == [user, field("_y")])
  }

  @Test func `a text keeps signs and spaces, and an empty one is a text`() {
    let document = GraphQLDocument(#"{a(x:"{b, c}" y:"" z:-1.5)}"#)

    #expect(document?.fields == [field("a", ["x": "{b, c}", "y": "", "z": "-1.5"])])
  }

  @Test func `the fields of an inline fragment are those of its type`() {
    let document = GraphQLDocument("{node{id ... on User{login} ...on Bot{name{x}} z}}")

    let fields = [
      field("id"), field("login", type: "User"), field("name", type: "Bot", fields: [field("x")]), field("z"),
    ]
    #expect(document?.fields == [field("node", fields: fields)])
  }

  @Test(arguments: [
    "", "a", "query", "{", "}", "{a", "{a}}", "{a}{b}", "{a:}", "{a(}", "{a(x)}", "{a(x:)}", "{a(x:1}",
    "{a{b}", "{a{1}}", "{1}", "{...User{a}}", "{... on {a}}", "{... on User}", "{... on User{1}}", "query x",
    "query x y{a}", "query($x){a}", "query($x:Int{a}", "mutation{a}", "{a @skip}", "{a} b", "{\"a\"}",
    "{-a}", "{a(x:\"b)}", "{a(1:2)}", "{a(x 1)}", "{a:1}",
  ])
  func `what is no query is not read`(text: String) {
    #expect(GraphQLDocument(text) == nil)
  }

  @Test(arguments: [(19, true), (20, true), (21, false), (200, false)])
  func `a query has at most twenty levels`(levels: Int, isRead: Bool) {
    let text = String(repeating: "{a", count: levels) + String(repeating: "}", count: levels)

    #expect((GraphQLDocument(text) != nil) == isRead)
  }

  @Test(arguments: [(20, true), (21, false)])
  func `a fragment is a level as well`(levels: Int, isRead: Bool) {
    let text =
      "{a{... on A" + String(repeating: "{a", count: levels - 2) + String(repeating: "}", count: levels)

    #expect((GraphQLDocument(text) != nil) == isRead)
  }

  @Test(arguments: [(65_536, true), (65_537, false)])
  func `a query has at most 64 KiB`(size: Int, isRead: Bool) {
    let text = "{a}" + String(repeating: " ", count: size - 3)

    #expect((GraphQLDocument(text) != nil) == isRead)
  }
}
