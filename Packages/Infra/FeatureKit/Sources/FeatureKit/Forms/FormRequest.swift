/// The values of a form that were given together with its command.
public struct FormInput: Hashable, Sendable {
  /// The values by the names of the fields, as they were given.
  public var values: [String: String]
  /// The names of the fields whose value is to be read from standard input; more than one cannot be read.
  public var standardInput: [String]
  /// Whether the user agreed beforehand to submit the form.
  public var isConfirmed: Bool

  /// Describes what was given.
  ///
  /// - Parameters:
  ///   - values: The values by the names of the fields, as they were given.
  ///   - standardInput: The names of the fields whose value is to be read from standard input.
  ///   - isConfirmed: Whether the user agreed beforehand to submit the form.
  public init(_ values: [String: String] = [:], standardInput: [String] = [], isConfirmed: Bool = false) {
    self.values = values
    self.standardInput = standardInput
    self.isConfirmed = isConfirmed
  }
}

/// A request to have a form filled in, or filled in again after it was refused.
public struct FormRequest: Sendable {
  /// The form.
  public let form: Form
  /// The values that were given together with the command.
  public let input: FormInput
  /// The values that were submitted and refused; `nil` before the first submission.
  public private(set) var refused: FormAnswers?
  /// The problems with the refused values, at least one for another attempt.
  public private(set) var problems: [FormProblem] = []
  /// The number of the attempt, from 1.
  public private(set) var attempt = 1

  /// Asks for a form to be filled in.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - input: The values that were given together with the command.
  public init(_ form: Form, _ input: FormInput = FormInput()) {
    self.form = form
    self.input = input
  }

  /// The request for the attempt that follows a refusal.
  ///
  /// - Parameters:
  ///   - answers: The values that were refused.
  ///   - problems: The problems with them, at least one.
  /// - Returns: A request with the values, so that only those with a problem have to be changed.
  public func again(_ answers: FormAnswers, _ problems: [FormProblem]) -> FormRequest {
    var next = self
    (next.refused, next.problems, next.attempt) = (answers, problems, attempt + 1)
    return next
  }
}

extension Form {
  /// Has the form filled in and submits it, as often as it takes.
  ///
  /// When the service refuses values, the user is asked for them again with the message beside the field. Where
  /// nobody can be asked, or after three attempts on a terminal, the refusal is the failure, and it names the options of
  /// the fields.
  ///
  /// - Parameters:
  ///   - input: The values that were given together with the command.
  ///   - prompter: Asks for what is missing.
  ///   - problems: The problems with the fields that an error is about; empty for an error that no value can remedy.
  ///   - send: Submits the form.
  /// - Returns: The result of the submission.
  /// - Throws: ``SubmissionFailure``; with ``SubmissionFailure/form(_:)`` nothing was submitted, or nothing more after a
  ///   refusal.
  public func submit<Outcome, Failure: PresentableFailure>(
    _ input: FormInput = FormInput(),
    asking prompter: any Prompter,
    problems: @Sendable (Failure) -> [FormProblem] = { _ in [] },
    send: @Sendable (FormAnswers) async throws(Failure) -> Outcome
  ) async throws(SubmissionFailure<Failure>) -> Outcome {
    var request = FormRequest(self, input)
    var refusal: SubmissionFailure<Failure>?
    while true {
      let answers: FormAnswers
      do throws(FormFailure) {
        answers = try await prompter.fill(request)
      } catch .cancelled {
        throw .form(.cancelled)
      } catch {
        throw refusal ?? .form(error)
      }
      do throws(Failure) {
        return try await send(answers)
      } catch {
        let found = problems(error)
        let failure = SubmissionFailure.refused(error, found.map(invalid))
        guard !found.isEmpty, prompter.isInteractive else { throw failure }
        refusal = failure
        request = request.again(answers, found)
      }
    }
  }

  /// A problem with the option of its field.
  func invalid(_ problem: FormProblem) -> IncompleteForm.Invalid {
    IncompleteForm.Invalid(option: problem.field.flatMap { self[$0]?.spelling }, message: problem.message)
  }
}
