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

    logger.debug(message())
    logger.error(message())

    #expect(composed == 1)
  }

  @Test func `each level has a method of its own`() {
    let logger = Logger(label: "test", level: .trace, sink: sink)

    logger.trace("m")
    logger.debug("m")
    logger.info("m")
    logger.notice("m")
    logger.warning("m")
    logger.error("m")
    logger.critical("m")

    #expect(sink.entries.map(\.level) == Logger.Level.allCases)
  }

  @Test func `metadata of a message takes precedence over that of the logger`() {
    var logger = Logger(label: "test", sink: sink)
    logger[metadataKey: "a"] = "1"
    logger[metadataKey: "b"] = "1"

    logger.info("m", metadata: ["b": "2"])

    #expect(sink.entries.first?.metadata == ["a": "1", "b": "2"])
    #expect(logger[metadataKey: "b"] == "1")
  }

  @Test func `a message carries the label of its logger`() {
    Logger(label: "tessera.network", sink: sink).info("m")

    #expect(sink.entries.first?.label == "tessera.network")
    #expect(sink.entries.first?.message == "m")
  }
}
