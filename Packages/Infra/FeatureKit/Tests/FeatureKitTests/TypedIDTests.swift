import CommandKit
import LocalizationKit
import Testing

@testable import FeatureKit

@Suite(.timeLimit(.minutes(5))) struct TypedIDTests {
  private let list = Route("jobs")

  @Test("A text that a service can have as an ID is read") func read() throws {
    #expect(try Language.english.typedID("7", among: list) { Int($0) } == 7)
  }

  @Test("A text that is no ID is a failure of usage that repeats it") func refused() {
    let error = #expect(throws: CommandFailure.self) {
      try Language.english.typedID("x/y", among: list) { Int($0) }
    }
    #expect(error?.status == .usage)
    #expect(error?.message == "'x/y' is not a valid ID.")
    #expect(error?.hint == "Copy the ID from the list that 'tessera jobs' shows.")
  }

  @Test("A text of 100 characters is repeated, and of one with 101 the first 100 are") func long() {
    let whole = String(repeating: "a", count: 100)
    for text in [whole, whole + "b"] {
      let error = #expect(throws: CommandFailure.self) {
        try Language.english.typedID(text, among: list) { Int($0) }
      }
      #expect(error?.message == "'\(whole)\(text == whole ? "" : "…")' is not a valid ID.")
    }
  }
}
