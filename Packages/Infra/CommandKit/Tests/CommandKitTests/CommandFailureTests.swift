import CommandKit
import Testing

@Suite struct CommandFailureTests {
  @Test(
    arguments: [
      (["Waits. Sign in."], false, nil), (["Waits. Sign in."], true, "Sign in."),
      (["Waits."], false, "Sign in."), ([], false, "Sign in."),
    ] as [([String], Bool, String?)]
  )
  func `a failure does not repeat the step that a note before it names, but in a document`(
    notes: [String],
    isDocument: Bool,
    hint: String?
  ) {
    let failure = CommandFailure(.signInNeeded, "Not sent.", hint: "Sign in.")

    let expected = CommandFailure(.signInNeeded, "Not sent.", hint: hint)
    #expect(failure.following(notes, isDocument: isDocument) == expected)
  }
}
