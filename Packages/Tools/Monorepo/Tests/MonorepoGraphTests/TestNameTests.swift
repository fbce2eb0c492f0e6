import Testing

@testable import MonorepoGraph

@Suite(.timeLimit(.minutes(5))) struct TestNameTests {
  @Test(arguments: [
    ("S", "`?S`?"), ("S/T", "`?S`?/`?T`?"), ("S/a(b:)", #"`?S`?/`?a`?\(b:\)"#), ("a.b()", #"`?a\.b`?\(\)"#),
    ("a(b)(c:)", #"`?a\(b\)`?\(c:\)"#), ("`a b`/c()", #"`a b`/c\(\)"#),
  ])
  func `backticks may be left out of a name that has none`(text: String, pattern: String) {
    #expect(TestName(text).pattern == pattern)
  }

  @Test func `each sign with a meaning in a pattern stands for itself`() {
    #expect(TestName.escaped(#"\.^$*+?()[]{}|a-/_"#) == #"\\\.\^\$\*\+\?\(\)\[\]\{\}\|a-/_"#)
  }
}
