import CommandKit
import DesignKit
import FeatureKit
import Testing

@testable import TesseraApp

@Suite struct OutputStyleTests {
  @Test(
    arguments: [
      ([], [:], true), (["--width", "80"], [:], true), (["--width", "81"], [:], false),
      (["--plain"], [:], false),
      (["--accessible"], [:], false), (["--verbose"], [:], false), ([], ["TERM": "dumb"], false),
      ([], ["TERM": ""], false), ([], ["CI": "true"], false), ([], ["CI": ""], true),
    ] as [([String], [String: String], Bool)]
  )
  func `lines are replaced only on a terminal that can, and only where they are not wrapped`(
    options: [String],
    variables: [String: String],
    redraws: Bool
  ) throws {
    let launch = Launch(try TesseraRun().context(["sections"] + options, variables, .terminals))

    #expect(OutputStyle(launch, stream: launch.process.output).redraws == redraws)
  }

  @Test(arguments: [TesseraRun.Streams.page, .pipes])
  func `lines are not replaced on a stream without a size`(streams: TesseraRun.Streams) throws {
    let launch = Launch(try TesseraRun().context(["sections"], ["TERM": "xterm"], streams))

    #expect(!OutputStyle(launch, stream: launch.process.output).redraws)
  }

  @Test(
    arguments: [
      ([], TesseraRun.Streams.terminals, 80), (["--width", "40"], .terminals, 40), ([], .pipes, 66),
      (["--width", "40"], .pipes, 40),
    ] as [([String], TesseraRun.Streams, Int)]
  )
  func `a line is as long as asked for, as the terminal, or as the environment says`(
    options: [String],
    streams: TesseraRun.Streams,
    width: Int
  ) throws {
    let launch = Launch(try TesseraRun().context(["sections"] + options, ["COLUMNS": "66"], streams))

    #expect(OutputStyle(launch, stream: launch.process.output).width == width)
  }

  @Test(arguments: [("0", false), ("1", true), ("1000", true), ("1001", false)])
  func `a width is from 1 to 1000`(width: String, isAccepted: Bool) async throws {
    let run = try await TesseraRun()("design", "--component", "rule", "--width", width)

    #expect(run.code == (isAccepted ? .done : .usage))
    #expect(run.errorOutput.isEmpty == isAccepted)
  }

  @Test func `lines are not replaced in a file, whose size nobody needs`() throws {
    let launch = Launch(try TesseraRun().context(["sections"], [:], .terminals))
    let file = OutputChannel(
      isTerminal: false,
      size: { .init(columns: 80, rows: 24) },
      write: { _ in }
    )

    #expect(!OutputStyle(launch, stream: file).redraws)
  }

  @Test(
    arguments: [
      ([], [:], .terminals, true), (["--color", "never"], [:], .terminals, false),
      (["--plain"], [:], .terminals, false), (["--accessible"], [:], .terminals, false),
      ([], ["NO_COLOR": "1"], .terminals, true), ([], [:], .pipes, false),
      (["--color", "always"], [:], .pipes, true),
    ] as [([String], [String: String], TesseraRun.Streams, Bool)]
  )
  func `text is styled on a terminal unless nothing of it is wanted, and in a file where it is`(
    options: [String],
    variables: [String: String],
    streams: TesseraRun.Streams,
    isStyled: Bool
  ) throws {
    let style = try style(options, variables, streams)

    #expect(style.render(.heading("Title", .page)).contains("\u{1B}[") == isStyled)
  }

  @Test(
    arguments: [
      ([], .pipes, true), (["--color", "never"], .terminals, true), ([], .terminals, false),
      (["--color", "always"], .pipes, false),
    ] as [([String], TesseraRun.Streams, Bool)]
  )
  func `lines are filled up to their width only where there are styles`(
    options: [String],
    streams: TesseraRun.Streams,
    isBare: Bool
  ) throws {
    let style = try style(options, [:], streams)

    #expect((style.render(.text("Word")) == "Word\n") == isBare)
  }

  @Test(arguments: [("en", "Heading 1: Title\n"), ("zh-Hans", "标题")])
  func `a screen reader gets words of the user's language`(language: String, words: String) throws {
    let style = try style(["--accessible", "--lang", language], [:], .terminals)

    #expect(style.render(.heading("Title", .page)).contains(words))
  }

  @Test func `a sample has the form and the theme that it asks for, or those of the user`() throws {
    let style = try style(["--color", "always", "--theme", "light"], [:], .terminals)
    let word = Element.text(StyledText("Word", .accent))

    #expect(style.render(Sample(word)) == style.render(word))
    #expect(style.render(Sample(word, theme: .light)) == style.render(word))
    #expect(style.render(Sample(word, theme: .dark)) != style.render(word))
    #expect(!style.render(Sample(word, form: .plain)).contains("\u{1B}"))
    let (light, dark) = (Sample(word, form: .truecolor), Sample(word, form: .truecolor, theme: .dark))
    #expect(style.render(light) != style.render(dark))
  }

  @Test(
    arguments: [
      (["--plain"], [:], .terminals, "ESC["), (["--accessible"], [:], .terminals, "ESC["),
      ([], [:], .pipes, "ESC["), ([], ["NO_COLOR": "1"], .terminals, "ESC["),
      ([], ["TERM": "xterm-256color"], .terminals, "\u{1B}["),
    ] as [([String], [String: String], TesseraRun.Streams, String)]
  )
  func `escape sequences of a sample are spelled out where the output has none, unless they are requested`(
    options: [String],
    variables: [String: String],
    streams: TesseraRun.Streams,
    start: String
  ) throws {
    let style = try style(options, variables, streams)
    let word = Element.text(StyledText("Word", .accent))

    let shown = style.render(Sample(word, form: .truecolor))
    let requested = style.render(Sample(word, form: .truecolor, isRequested: true))

    #expect(shown.contains(start))
    #expect(shown.contains("\u{1B}") == (start == "\u{1B}["))
    #expect(requested.contains("\u{1B}["))
  }

  private func style(
    _ options: [String],
    _ variables: [String: String],
    _ streams: TesseraRun.Streams
  ) throws -> OutputStyle {
    let launch = Launch(try TesseraRun().context(["sections"] + options, variables, streams))
    return OutputStyle(launch, stream: launch.process.output)
  }
}
