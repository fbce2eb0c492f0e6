import FeatureKit
import Testing

@Suite struct RouteTests {
  private static let routes: [Route] = [
    Route("sections"), Route("sections", "show", "series").with("category", "Drama").with("all"),
    Route("a", "").with("empty", "").with("flag"), Route("a", "-x", "b").with("n", "-1").with("m", "--m=1"),
    Route("a", "%", "/", "?", "&", "=", "#", "+", ":", "%2F", "a b", "\t\n\u{0}\u{F}\u{10}"),
    Route("a").with("o", "% / ? & = # + %2F").with("o", "again"),
    Route("中文", "å", "a\u{30A}", "👩‍🍳", "\u{202E}evil", "\u{10FFFF}", "~._-"),
  ]

  @Test(arguments: routes)
  func `a link gives the same route back, byte by byte`(route: Route) throws {
    let back = try #require(Route(link: route.link))

    #expect(back.words.map { Array($0.utf8) } == route.words.map { Array($0.utf8) })
    #expect(back.options.map(\.name) == route.options.map(\.name))
    #expect(
      back.options.map { $0.value.map { Array($0.utf8) } }
        == route.options.map { $0.value.map { Array($0.utf8) } }
    )
  }

  @Test func `a link names the words and the options, with every other byte encoded`() {
    let route = Route("sections", "show", "a/b").with("category", "Drama & å").with("all")

    #expect(route.link == "tessera:/sections/show/a%2Fb?category=Drama%20%26%20%C3%A5&all")
    #expect(Route(link: "tessera:/sections/show/a%2fb?category=Drama%20%26%20%c3%a5&all") == route)
  }

  @Test(arguments: [
    "", "tessera", "tessera:", "tessera:/", "tessera://a", "http:/a", "Tessera:/a", "tessera:a",
    "tessera:/?a",
    "tessera:/a?", "tessera:/a?=b", "tessera:/a?b&", "tessera:/a?&b", "tessera:/a?b=c=d", "tessera:/a?b?c",
    "tessera:/a?b%20c", "tessera:/a?-b", "tessera:/a?%24%28x%29=1", "tessera:/a b", "tessera:/å",
    "tessera:/a#b",
    "tessera:/a%", "tessera:/a%2", "tessera:/a%2G", "tessera:/a%+1", "tessera:/a%FF", "tessera:/a?b=%C3",
    "tessera:/a%C0%AF",
  ])
  func `anything else is no link`(link: String) {
    #expect(Route(link: link) == nil)
  }

  @Test(arguments: [
    (Route("a", "b"), ["a", "b"]), (Route("a").with("n", "1").with("f"), ["a", "--n", "1", "--f"]),
    (Route("a").with("n", ""), ["a", "--n", ""]), (Route("a").with("n", "-1"), ["a", "--n=-1"]),
    (Route("a", "b", "-c", "d").with("f"), ["a", "b", "--f", "--", "-c", "d"]),
    (Route("a", "-"), ["a", "--", "-"]), (Route("a", "--", "--f"), ["a", "--", "--", "--f"]),
  ])
  func `a word that begins with a hyphen is never taken for an option`(route: Route, arguments: [String]) {
    #expect(route.arguments == arguments)
  }

  @Test(arguments: [
    (Route("sections", "show", "series"), "tessera sections show series"),
    (Route("a", "two words").with("n", "x y").with("f"), "tessera a 'two words' --n 'x y' --f"),
    (Route("a", "").with("n", ""), "tessera a '' --n ''"),
    (
      Route("a", "it's", "$(reboot)", "`x`", "!!", "a\nb", "*"),
      #"tessera a 'it'\''s' '$(reboot)' '`x`' '!!' 'a\#nb' '*'"#
    ),
    (Route("a").with("n", "-$(x)"), "tessera a --n='-$(x)'"),
    (Route("a", "--$(reboot)"), "tessera a -- '--$(reboot)'"),
    (Route("a", "--x=$(reboot)", "b"), "tessera a -- '--x=$(reboot)' b"),
    (Route("a", "--$(reboot)=1"), "tessera a -- '--$(reboot)=1'"),
    (Route("a").with("$(x)"), "tessera a '--$(x)'"), (Route("a").with("b c", "d"), "tessera a '--b c' d"),
  ])
  func `a command line is quoted for a shell, whatever a service sent`(route: Route, line: String) {
    #expect(route.commandLine() == line)
  }

  @Test func `a command line begins with the program`() {
    #expect(Route("a").commandLine(program: "./tessera") == "./tessera a")
  }

  @Test func `an option is added behind the others`() {
    #expect(
      Route("a", options: [.init("b")]).with("c", "d")
        == Route(words: ["a"], options: [.init("b"), .init("c", "d")])
    )
  }
}
