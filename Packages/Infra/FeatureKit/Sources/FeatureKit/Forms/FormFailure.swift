public import CommandKit
public import DomainKernel

/// A problem with the value of a field, or with a form as a whole.
public struct FormProblem: Hashable, Sendable {
  /// The name of the field; `nil` for the form as a whole.
  public let field: String?
  /// The problem, as a sentence in the user's language; may quote a service.
  public let message: String

  /// Describes a problem.
  ///
  /// - Parameters:
  ///   - field: The name of the field; `nil` for the form as a whole.
  ///   - message: The problem, as a sentence in the user's language.
  public init(_ field: String?, _ message: String) {
    self.field = field
    self.message = message
  }
}

/// Why a form was not filled in, so that nothing was submitted.
public enum FormFailure: Error, Hashable, Sendable {
  /// There is nobody to ask, and something is missing or invalid.
  case incomplete(IncompleteForm)
  /// Three values in a row were refused; these are the problems with the last.
  case tooManyAttempts([FormProblem])
  /// Standard input, which has a value, cannot be read.
  case unreadableInput(FileFault)
  /// The user stopped: input ended, the form was closed, or the confirmation was declined.
  case cancelled
}

/// The gaps of a form that a script filled in, named by its options.
public struct IncompleteForm: Hashable, Sendable {
  /// The options that are missing, as they are typed.
  public let missing: [String]
  /// The problems with values that were given, each with its option as it is typed.
  public let invalid: [Invalid]

  /// A value that was given and is not accepted.
  public struct Invalid: Hashable, Sendable {
    /// The option as it is typed; `nil` for the form as a whole.
    public let option: String?
    /// The problem, as a sentence.
    public let message: String
  }

  init(missing: [String], invalid: [Invalid] = []) {
    self.missing = missing
    self.invalid = invalid
  }
}

extension FormFailure: PresentableFailure {
  /// The word for it in JSON documents and traces.
  public var code: String {
    switch self {
    case .incomplete: "incomplete"
    case .tooManyAttempts: "invalid"
    case .unreadableInput: "unreadable-input"
    case .cancelled: "cancelled"
    }
  }

  /// Whether the user stopped.
  public var isCancellation: Bool { self == .cancelled }

  /// The exit code of a command that fails with this error.
  public var exitCode: ExitCode {
    switch self {
    case .incomplete, .tooManyAttempts: .usage
    case .unreadableInput(let fault): fault.exitCode
    case .cancelled: .interrupted
    }
  }

  /// A description of the failure.
  public func summary(in context: ViewContext) -> String {
    Strings(context.language).summary(of: self)
  }

  /// A short description of the failure.
  public func brief(in context: ViewContext) -> String {
    Strings(context.language).brief(of: self)
  }

  /// The remedy.
  public func remedy(in context: ViewContext) -> Remedy? {
    switch self {
    case .incomplete(let gaps) where !gaps.missing.isEmpty:
      .sentence(Strings(context.language).giveOptionsOrUseTerminal)
    case .unreadableInput(let fault):
      FileWords(FileWords.standardStream, in: context.language).remedy(for: fault)
    case .incomplete, .tooManyAttempts, .cancelled: nil
    }
  }
}

/// Why a form was not submitted successfully: it was not filled in, or it was refused.
public enum SubmissionFailure<Failure: PresentableFailure>: Error, Hashable, Sendable {
  /// The form was not filled in; nothing was submitted.
  case form(FormFailure)
  /// The form was submitted without success; the problems are named by the options of their fields.
  case refused(Failure, [IncompleteForm.Invalid])
}

extension SubmissionFailure: PresentableFailure {
  private var failure: any PresentableFailure {
    switch self {
    case .form(let failure): failure
    case .refused(let failure, _): failure
    }
  }

  /// The word for it in JSON documents and traces.
  public var code: String { failure.code }
  /// Whether it only says that the work was cancelled.
  public var isCancellation: Bool { failure.isCancellation }
  /// The exit code of a command that fails with this error.
  public var exitCode: ExitCode { failure.exitCode }

  /// A description of the failure; the problems of the fields, each with its option, where there are any.
  public func summary(in context: ViewContext) -> String {
    if case .refused(_, let problems) = self, !problems.isEmpty {
      return Strings(context.language).list(problems)
    }
    return failure.summary(in: context)
  }

  /// A short description of the failure.
  public func brief(in context: ViewContext) -> String { failure.brief(in: context) }

  /// The remedy; none where the problems of the fields say what to change.
  public func remedy(in context: ViewContext) -> Remedy? {
    if case .refused(_, let problems) = self, !problems.isEmpty { return nil }
    return failure.remedy(in: context)
  }
}
