import CommandKit
import DomainKernel
import LocalizationKit
import Testing

@testable import FeatureKit

@Suite struct FormFailureTests {
  private typealias Submission = SubmissionFailure<ServiceError>

  private static let incomplete = FormFailure.incomplete(
    IncompleteForm(
      missing: ["--a", "--b"],
      invalid: [
        IncompleteForm.Invalid(option: "--c", message: "Too long."),
        IncompleteForm.Invalid(option: nil, message: "Closed."),
      ]
    )
  )

  @Test(
    arguments: [
      (incomplete, "incomplete", .usage, "incomplete"),
      (.tooManyAttempts([]), "invalid", .usage, "invalid value"),
      (.unreadableInput(.cannotBeRead(reason: "")), "unreadable-input", .failed, "file not usable"),
      (.cancelled, "cancelled", .interrupted, "cancelled"),
    ] as [(FormFailure, String, ExitCode, String)]
  )
  func `a form that was not filled in has a word, an exit code and a few words`(
    failure: FormFailure,
    code: String,
    exitCode: ExitCode,
    brief: String
  ) {
    #expect(failure.code == code)
    #expect(failure.exitCode == exitCode)
    #expect(failure.brief(in: context) == brief)
    #expect(failure.isCancellation == (failure == .cancelled))
  }

  @Test func `what is missing stands before what is invalid`() {
    let chinese = ViewContext(now: now, language: .simplifiedChinese)

    #expect(Self.incomplete.summary(in: context) == "Missing: --a and --b. --c: Too long. Closed.")
    #expect(Self.incomplete.summary(in: chinese) == "缺少：--a和--b。--c：Too long.Closed.")
  }

  @Test func `values that were refused too often are told with their problems, and nothing is advised`() {
    let failure = FormFailure.tooManyAttempts([FormProblem("a", "One."), FormProblem(nil, "Two.")])

    #expect(failure.summary(in: context) == "No valid value was entered. One. Two.")
    #expect(failure.remedy(in: context) == nil)
  }

  @Test func `a submission without a filled-in form fails as the form does`() {
    let stopped = Submission.form(.cancelled)
    let incomplete = Submission.form(Self.incomplete)

    #expect(stopped.code == "cancelled" && stopped.exitCode == .interrupted && stopped.isCancellation)
    #expect(stopped.summary(in: context) == "Nothing was changed.")
    #expect(stopped.brief(in: context) == "cancelled")
    #expect(!incomplete.isCancellation)
    #expect(incomplete.remedy(in: context) == Self.incomplete.remedy(in: context))
    #expect(incomplete.remedy(in: context) != nil)
  }

  @Test func `a submission without success fails as the service did`() {
    let interrupted = Submission.refused(.cancelled, [])
    let failed = Submission.refused(.unavailable, [])

    #expect(interrupted.isCancellation && interrupted.exitCode == .interrupted)
    #expect(interrupted.brief(in: context) == "interrupted")
    #expect(!failed.isCancellation && failed.code == "unavailable" && failed.exitCode == .failed)
    #expect(failed.brief(in: context) == "service error")
  }
}
