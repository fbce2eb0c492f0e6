import CommandKit
import Testing

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("series", "series"), ("35bb8a90-d40e", "35bb8a90-d40e"), ("a_b.c", "a_b.c"),
    ("", "''"), ("two words", "'two words'"), ("$(reboot)", "'$(reboot)'"), ("it's", #"'it'\''s'"#),
    ("--all", "'--all'"), ("~", "'~'"), ("*", "'*'"), ("å", "'å'"), ("a\nb", "'a\nb'"),
    ("a,b", "a,b"), ("AZ-az_09", "AZ-az_09"), ("-", "'-'"), ("a/b", "a/b"), ("a=b", "'a=b'"),
    ("a:b", "'a:b'"), ("a;b", "'a;b'"), ("[a]", "'[a]'"), ("`a`", "'`a`'"), ("{a}", "'{a}'"),
    ("@a", "'@a'"),
  ])
  func `a text becomes one word`(text: String, word: String) {
    #expect(ShellWord.word(for: text) == word)
  }
}
