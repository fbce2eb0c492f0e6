import Testing

@testable import MonorepoChecks

@Suite struct SourceCodeTests {
  @Test(arguments: [
    ("let a = 1 // Date()", "let a = 1"),
    ("/* a /* Date() */ b */ let a = 1", "                       let a = 1"),
    (#"let a = "Date()""#, "let a ="),
    (#"let a = "\"Date()" + b"#, "let a =            + b"),
    (##"let a = #"say "Date()""# + b"##, "let a =                  + b"),
    (#"let a = "x\(Date())y""#, #"let a =    (Date())"#),
    (#"let a = "x\(f("UUID()"))y""#, #"let a =    (f(        ))"#),
    ("let a = /\"/; let b = c", "let a =    ; let b = c"),
    (##"let a = #"""#; b"##, "let a =      ; b"), (##"let a = #""" + b"##, "let a ="),
    (##"let a = #/#"/#; b"##, "let a =       ; b"), (#"let a = #/x/#; b"#, "let a =      ; b"),
    ("return /\"/; b", "return    ; b"),
    (#"let a = /\/"/; b"#, "let a =      ; b"),
    ("\t/\"/; b", "\t   ; b"), ("let a = /* b */ /\"/; c", "let a =            ; c"),
    ("/* a */ /\"/; b", "           ; b"), ("let a = \"b\"/\"c\"/d", "let a =    /   /d"),
    ("let a = b /* = */ /c/ d", "let a = b         /c/ d"), ("\"\\(a)\"/\"b\"/c", "  (a) /   /c"),
    ("let a = begin / c / d", "let a = begin / c / d"),
    ("let a = b / c / d", "let a = b / c / d"),
    ("func `it calls print() \"now\"`() {}", "func `it_calls_print____now_`() {}"),
    ("let `default` = 1", "let `default` = 1"),
    ("Swift::print(1)", " Swift.print(1)"), ("log.Swift::print(1)", "log       .print(1)"),
    ("import struct A::B", "import struct  A.B"), ("[::]", "[::]"),
    ("@Testing::Test func a() {}", " @Testing.Test func a() {}"),
    ("f(#Testing::expect(a))", "f( #Testing.expect(a))"), ("`a b", "`a_b"), ("`a b\nc d", "`a_b\nc d"),
  ])
  func `only code is left`(source: String, expected: String) {
    let code = String(decoding: SourceCode(source).bytes, as: UTF8.self)

    #expect(code.utf8.count == source.utf8.count)
    #expect(code.trimmedEnd == expected)
  }

  @Test(arguments: [
    ("\u{FEFF}import Kernel", 1), ("let a = 1\rimport Kernel", 2), ("// a\rimport Kernel\r", 2),
    ("// a\r\nimport Kernel\r\n", 2), ("\u{FEFF}\n\rimport Kernel", 3),
  ])
  func `a file is read as the compiler does, whatever its lines end with`(text: String, line: Int) {
    let code = SourceCode(ofFile: text)

    #expect(code.imports.map(\.module) == ["Kernel"])
    #expect(code.imports.map(\.line) == [line])
    #expect(code.bytes.count == text.utf8.count)
  }

  @Test func `a text of several lines is blanked out and keeps its lines`() {
    let code = SourceCode("let a = \"\"\"\n  Date()\n  \"\"\"\nlet b = Date()")

    #expect(code.offsets(of: "Date()").map { code.line(at: $0) } == [4])
  }

  @Test(arguments: [
    ("print(1)", 1), ("Swift.print(1)", 1), ("log.print(1)", 0), ("debugPrint(1)", 0),
    ("func print(_ a: Int)", 0),
    ("self.print(1)", 0), ("{ print(1); print(2) }", 2), ("Swift::print(1)", 1), ("Log::print(1)", 0),
    ("log.Swift::print(1)", 0), ("`print(1)`()", 0),
  ])
  func `code is found as whole words`(source: String, count: Int) {
    #expect(SourceCode(source).offsets(of: "print(").count == count)
  }

  @Test func `what ends a range is found`() {
    #expect(SourceCode("Date()...Date()").offsets(of: "Date()") == [0, 9])
  }

  @Test(arguments: [
    ("f(to: .now)", ": .now", 1), ("f(to: clock.now)", ": .now", 0), ("f(to: .nowhere)", ": .now", 0),
    ("a.shuffled()", ".shuffled()", 1), ("a.shuffled(using: &b)", ".shuffled()", 0),
  ])
  func `code that begins with a sign is found behind anything`(source: String, code: String, count: Int) {
    #expect(SourceCode(source).offsets(of: code).count == count)
  }

  @Test(arguments: [
    "(a)/print(1)", "a[0]/print(1)/2", "f()/print(1)/g()", "{ $0 }/print(1)", "\"a\"/print(1)",
  ])
  func `a division without spaces is code`(source: String) {
    #expect(SourceCode(source).offsets(of: "print(").count == 1)
  }

  @Test(arguments: [
    ("case a = 1\ncase b, c", ["a"]), ("case a = 1\n, b = f(1, 2)\n, c", ["a", "b", "c"]),
    ("case a(x: Int, y: [Int]), b", ["a", "b"]), ("case a[1], b", ["a", "b"]), ("case a\ncase b, c", ["a"]),
    ("case a; let b = 1, c = 2", ["a"]), ("case a = 1; let b = 1, c = 2", ["a"]),
    ("case a = 1 }; let b = 1, c = 2", ["a"]), ("case `default`, b", ["`default`", "b"]),
    ("case a = g([1,\n2]), b", ["a", "b"]), ("case", []), ("case a,", ["a"]), ("case a = 1", ["a"]),
  ])
  func `the names of one case declaration are found, and no others`(source: String, names: [String]) {
    let found = SourceCode(source).caseNames(at: 0)

    #expect(found.map(\.name) == names)
    #expect(found.first?.offset == (names.isEmpty ? nil : 5))
  }

  @Test(arguments: [
    "await", "case", "else", "if", "in", "return", "throw", "try", "where", "while", "yield",
  ])
  func `a slash behind a word that a value follows begins an expression`(word: String) {
    #expect(SourceCode(word + " /\"/; b").offsets(of: "b").count == 1)
  }

  @Test(arguments: ["(", ",", "=", ":", "[", "{", "!", "&", "|", "?", ";", "\n", "\n\t "])
  func `a slash behind a sign that a value follows begins an expression`(sign: String) {
    #expect(SourceCode("a" + sign + "/\"/; b").offsets(of: "b").count == 1)
  }

  @Test(arguments: [
    ("(/\\/print(1)/)", 0), ("(/print(1)/)", 0), ("(/print(1)\n/ b", 1), ("( / print(1) / b", 1),
    ("f(8, /) + print(1) / b", 1), ("(/[)]print(1)/)", 0), ("(/\\)print(1)/)", 0), ("(/()[]](print(1))/)", 0),
    ("myreturn /print(1)/ b", 1), ("return_ /print(1)/ b", 1),
  ])
  func `an expression ends at the next slash of its line that is not escaped`(source: String, count: Int) {
    #expect(SourceCode(source).offsets(of: "print(").count == count)
  }

  @Test func `letters, digits, the low line and all bytes beyond ASCII are parts of words`() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let words = Set((letters + letters.uppercased() + "0123456789_").utf8).union(0x80...0xFF)
    #expect(Set((UInt8.min...UInt8.max).filter(\.isIdentifier)) == words)
  }

  @Test func `a file that ends inside a text or a comment is read to its end`() {
    for source in ["\"", "\"\\", "\"\"\"", "/*", "#\"", "#/", "`", "\"\\(", "(/", "(/\\", ""] {
      #expect(SourceCode(source).bytes.count == source.utf8.count)
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
