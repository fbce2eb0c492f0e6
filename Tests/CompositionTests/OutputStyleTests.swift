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
}
