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

  @Test func `each level's method hands its message and metadata on`() {
    let logger = Logger(label: "test", level: .trace, sink: sink)

    logger.trace("1", metadata: ["n": "1"])
    logger.debug("2", metadata: ["n": "2"])
    logger.info("3", metadata: ["n": "3"])
    logger.notice("4", metadata: ["n": "4"])
    logger.warning("5", metadata: ["n": "5"])
    logger.error("6", metadata: ["n": "6"])
    logger.critical("7", metadata: ["n": "7"])

    #expect(sink.entries.map(\.message) == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(sink.entries.map { $0.metadata["n"] } == ["1", "2", "3", "4", "5", "6", "7"])
  }

  @Test func `a logger without a level of its own writes information and what is above`() {
    let logger = Logger(label: "test", sink: sink)

    logger.debug("below")
    logger.info("at")
    logger.notice("above")

    #expect(sink.entries.map(\.message) == ["at", "above"])
  }

  @Test func `the metadata of a message that is not written are not composed`() {
    let logger = Logger(label: "test", level: .error, sink: sink)
    var composed = 0
    func metadata() -> Logger.Metadata {
      composed += 1
      return ["a": "1"]
    }

    logger.debug("m", metadata: metadata())
    logger.error("m", metadata: metadata())

    #expect(composed == 1)
  }

  @Test func `metadata of the logger that were removed go with no message any more`() {
    var logger = Logger(label: "test", sink: sink)
    logger[metadataKey: "a"] = "1"
    logger[metadataKey: "a"] = nil

    logger.info("m")

    #expect(sink.entries.first?.metadata.isEmpty == true)
    #expect(logger[metadataKey: "a"] == nil)
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
