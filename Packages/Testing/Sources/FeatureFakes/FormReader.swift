public import FeatureKit
import Synchronization

/// The prompter of a user who looks at a form and leaves it.
public final class FormReader: Prompter {
  private let shown = Mutex<Form?>(nil)

  /// Makes the prompter.
  public init() {}

  /// The form that was shown last; `nil` before there was one.
  public var form: Form? { shown.withLock { $0 } }

  /// Fails, as the input has ended.
  public func ask(_ prompt: Prompt) async throws(PromptError) -> String { throw .ended }

  /// Notes the form, and leaves it.
  public func fill(_ request: FormRequest) async throws(FormFailure) -> FormAnswers {
    shown.withLock { $0 = request.form }
    throw .cancelled
  }
}
