import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import SnapshotKit
import Testing

@Suite struct ErrorMessageTests {
  static let errors: [ServiceError] = [
    .offline, .timedOut, .notFound, .signInNeeded, .rateLimited(until: nil),
    .rejected(code: "5100", message: "No such film."), .unavailable, .malformed(.notJSON),
    .cancelled,
  ]

  @Test(arguments: zip(errors, [5, 5, 3, 4, 7, 6, 1, 1, 130] as [Int32]))
  func `a command ends with the code of its failure`(error: ServiceError, code: Int32) {
    let message = ErrorMessage(error, in: context)

    #expect(message.exitCode.rawValue == code)
    #expect(message.commandFailure == CommandFailure(message.exitCode, message.summary, hint: message.hint))
  }

  @Test func `every failure says what happened and what to do`() {
    let messages = Self.errors.map { error in
      let message = ErrorMessage(error, in: context)
      return "\(error.code)\n  \(message.summary)\n  \(message.brief)\n  \(message.hint)"
    }

    expectSnapshot(messages.joined(separator: "\n") + "\n", named: "errors")
  }

  @Test func `a failure is a message on a screen`() {
    let message = ErrorMessage(.unavailable, in: context)

    let screens = Element.stack(
      [message.callout, message.callout(about: "The list could not be refreshed")],
      spacing: 1
    )
    expectSnapshot(WrittenScreen.plain(screens), named: "callouts")
  }

  @Test(arguments: [
    (-1.0, "now"), (0, "now"), (0.2, "in 1 second"), (59.5, "in 60 seconds"), (60, "in 60 seconds"),
    (61, "in 2 minutes"), (120, "in 2 minutes"), (121, "in 3 minutes"), (3600, "in 60 minutes"),
    (3601, "in 2 hours"), (86_400, "in 24 hours"), (86_401, "in 2 days"), (31_536_000, "in a few minutes"),
    (.infinity, "in a few minutes"), (.nan, "in a few minutes"),
  ])
  func `a wait is never told shorter than it is`(seconds: Double, wait: String) {
    let message = ErrorMessage(.rateLimited(until: now.addingTimeInterval(seconds)), in: context)

    #expect(message.hint == "Try again \(wait).")
  }

  @Test(arguments: [
    (nil, nil, "The service refused."),
    ("5100", nil, "The service refused (code 5100)."),
    (nil, "Log in first", "The service refused: Log in first."),
    ("1", "Log in first.", "The service refused: Log in first (code 1)."),
    (nil, String(repeating: "a", count: 201), "The service refused: \(String(repeating: "a", count: 200))…."),
  ])
  func `a refusal repeats the service's words, but no more than a line of them`(
    code: String?,
    message: String?,
    summary: String
  ) {
    #expect(ErrorMessage(.rejected(code: code, message: message), in: context).summary == summary)
  }
}
