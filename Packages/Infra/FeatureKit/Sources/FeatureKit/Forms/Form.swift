public import DesignKit
public import LocalizationKit

/// A form: steps of fields that the user fills in, and a confirmation before it is submitted.
///
/// A form does not know how it is shown. ``Prompter/fill(_:)`` asks for its fields line by line on a terminal, takes
/// them from options and standard input in a script, and shows a ``FormModel`` in the full-screen program. All of
/// them validate with ``Field/problem(with:in:)``.
public struct Form: Sendable {
  /// The title of the form, in a few words.
  public let title: SafeText
  /// The steps, at least one; a form without fields asks for its confirmation only.
  public let steps: [Step]
  /// The question before the form is submitted; `nil` for none.
  public let confirmation: Confirmation?
  /// The language of all texts of the form.
  public let language: Language
  /// Whether the form only asks what to show, so that nothing is lost when it is left.
  var isSearch = false
  private let check: @Sendable (FormAnswers) -> [FormProblem]

  /// Describes a form.
  ///
  /// - Parameters:
  ///   - title: What is filled in, in a few words.
  ///   - steps: The steps, in their order; the names of all fields differ.
  ///   - confirmation: The question before the form is submitted; `nil` for none.
  ///   - language: The language of all texts of the form.
  ///   - check: Finds problems that concern several valid fields together; none unless it is given.
  public init(
    _ title: SafeText,
    steps: [Step],
    confirmation: Confirmation? = nil,
    language: Language,
    check: @escaping @Sendable (FormAnswers) -> [FormProblem] = { _ in [] }
  ) {
    self.title = title
    self.steps = steps.isEmpty ? [Step(title, [])] : steps
    self.confirmation = confirmation
    self.language = language
    self.check = check
  }

  /// Describes a form of one step.
  ///
  /// - Parameters:
  ///   - title: What is filled in, in a few words.
  ///   - fields: The fields, in their order; their names differ.
  ///   - confirmation: The question before the form is submitted; `nil` for none.
  ///   - language: The language of all texts of the form.
  ///   - check: Finds problems that concern several valid fields together; none unless it is given.
  public init(
    _ title: SafeText,
    _ fields: [Field],
    confirmation: Confirmation? = nil,
    language: Language,
    check: @escaping @Sendable (FormAnswers) -> [FormProblem] = { _ in [] }
  ) {
    self.init(
      title,
      steps: [Step(title, fields)],
      confirmation: confirmation,
      language: language,
      check: check
    )
  }

  /// All fields, in their order.
  public var fields: [Field] { steps.flatMap(\.fields) }

  /// The field with a name; `nil` for a name that no field has.
  public subscript(name: String) -> Field? { fields.first { $0.name == name } }

  /// The problems with a filled-in form: those of its fields, else those that concern several fields together.
  ///
  /// - Parameter answers: The values of the fields.
  /// - Returns: Problems in the order of the fields; empty for a form that can be submitted.
  public func problems(with answers: FormAnswers) -> [FormProblem] {
    let ownProblems = fields.compactMap { field in
      field.problem(with: answers[field.name], in: language).map { FormProblem(field.name, $0) }
    }
    return ownProblems.isEmpty ? check(answers) : ownProblems
  }

  /// A part of a form that is filled in at once.
  public struct Step: Sendable {
    /// The title of the step, in a few words.
    public let title: SafeText
    /// A sentence above the fields; `nil` for none.
    public let introduction: SafeText?
    /// The fields, in their order.
    public let fields: [Field]

    /// Describes a step.
    ///
    /// - Parameters:
    ///   - title: What is filled in, in a few words.
    ///   - introduction: A sentence above the fields; `nil` for none.
    ///   - fields: The fields, in their order.
    public init(_ title: SafeText, introduction: SafeText? = nil, _ fields: [Field]) {
      self.title = title
      self.introduction = introduction
      self.fields = fields
    }
  }

  /// The question whether to submit a form, below a summary of its values.
  public struct Confirmation: Hashable, Sendable {
    /// The question, such as `Send the application?`, with its question mark.
    public let question: SafeText
    /// The consequence, as one sentence; `nil` for none.
    public let consequence: SafeText?

    /// Makes a question.
    ///
    /// - Parameters:
    ///   - question: The question, with its question mark.
    ///   - consequence: The consequence, as one sentence; `nil` for none.
    public init(_ question: SafeText, consequence: SafeText? = nil) {
      self.question = question
      self.consequence = consequence
    }
  }
}
