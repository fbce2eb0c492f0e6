import Testing

@testable import MonorepoGraph

/// How a plan names tests, and which of them run.
@Suite struct TestNameTests {
  @Test(arguments: [
    ("Outer", "`?Outer`?"), ("Outer/test(number:)", #"`?Outer`?/`?test`?\(number:\)"#),
    ("`a raw name`()", #"`a raw name`\(\)"#), ("a b()", #"`?a b`?\(\)"#), ("a(b)()", #"`?a\(b\)`?\(\)"#),
  ])
  func `backticks of a name may be left out`(name: String, pattern: String) {
    #expect(TestName(name).pattern == pattern)
  }

  @Test func `signs of regular expressions stand for themselves`() {
    #expect(TestName.escaped(#"a\.^$*+?()[]{}|-/"#) == #"a\\\.\^\$\*\+\?\(\)\[\]\{\}\|-/"#)
  }

  @Test(
    arguments: [
      (["slow"], false, [], ["slow"], true), (["slow"], false, [], ["fast"], false),
      (["slow", "net"], false, [], ["net"], true), (["slow", "net"], true, [], ["net"], false),
      (["slow", "net"], true, [], ["net", "slow", "new"], true),
      (["slow"], false, ["net"], ["slow", "net"], false),
      ([], false, ["net"], ["slow"], true), ([], false, ["net"], ["net"], false), ([], false, [], [], true),
    ] as [([String], Bool, [String], Set<String>, Bool)]
  )
  func `a test runs when its tags are selected and not skipped`(
    selected: [String],
    needsAll: Bool,
    skipped: [String],
    tags: Set<String>,
    runs: Bool
  ) {
    var selection = TagSelection()
    if !selected.isEmpty { selection.selected = .init(tags: selected, needsAll: needsAll) }
    if !skipped.isEmpty { selection.skipped = .init(tags: skipped) }

    #expect(selection.includes(tags) == runs)
    #expect(selection.names == selected + skipped)
  }

  @Test(
    arguments: [
      ("Swift", false, .module), ("Data", false, .type), ("data", false, nil), ("data", true, .type),
      ("foundation", true, .module), ("Films", true, nil), ("", true, nil),
    ] as [(String, Bool, TakenModuleName?)]
  )
  func `names of modules that everybody sees are taken`(
    name: String,
    ignoresCase: Bool,
    taken: TakenModuleName?
  ) {
    #expect(TakenModuleName(name, ignoringCase: ignoresCase) == taken)
  }
}
