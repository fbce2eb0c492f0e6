import CommandKit
import Testing

@Suite struct UsageErrorTests {
  @Test func `an error says what is wrong and where to read on`() {
    #expect(
      Tea.parse("leaves", "show", "--tg").error?.text == """
        Error: Unknown option '--tg'.
        See 'tea leaves show --help'.
        """
    )
  }

  @Test func `a noun's error points to the noun`() {
    #expect(
      Tea.parse("leaves", "shw").error?.text == """
        Error: Unknown subcommand 'shw'. Did you mean 'show'?
        See 'tea leaves --help'.
        """
    )
  }
}
