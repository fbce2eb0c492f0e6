import LogKit
import Testing

@Suite struct LoggerTests {
  private let sink = RecordingSink()

  @Test(arguments: Logger.Level.allCases)
  func `messages below the level are not written`(level: Logger.Level) {
    let logger = Logger(label: "test", level: level, sink: sink)

    for each in Logger.Level.allCases { logger.log(level: each, "m") }

    #expect(sink.entries.map(\.level) == Logger.Level.allCases.filter { $0 >= level })
  }

  @Test func `a message that is not written is not composed`() {
    let logger = Logger(label: "test", level: .error, sink: sink)
    var composed = 0
    func message() -> String {
      composed += 1
      return "m"
    }

    logger.log(level: .debug, message())
    logger.log(level: .error, message())

    #expect(composed == 1)
  }

  @Test func `a logger without a level of its own writes information and what is above`() {
    let logger = Logger(label: "test", sink: sink)

    logger.log(level: .debug, "below")
    logger.log(level: .info, "at")
    logger.log(level: .notice, "above")

    #expect(sink.entries.map(\.message) == ["at", "above"])
  }

  @Test func `the metadata of a message that is not written are not composed`() {
    let logger = Logger(label: "test", level: .error, sink: sink)
    var composed = 0
    func metadata() -> Logger.Metadata {
      composed += 1
      return ["a": "1"]
    }

    logger.log(level: .debug, "m", metadata: metadata())
    logger.log(level: .error, "m", metadata: metadata())

    #expect(composed == 1)
  }

  @Test func `a message carries its metadata and the label of its logger`() {
    Logger(label: "tessera.network", sink: sink).log(level: .info, "m", metadata: ["a": "1"])

    #expect(sink.entries.first?.label == "tessera.network")
    #expect(sink.entries.first?.message == "m")
    #expect(sink.entries.first?.metadata == ["a": "1"])
  }
}
