public import FeatureKit

/// The prompter of a user who wants no questions: to each of them the input has ended.
public struct UnwillingPrompter: Prompter {
  /// Makes the prompter.
  public init() {}

  /// `false`.
  public var isInteractive: Bool { false }

  /// Fails.
  public func ask(_ prompt: Prompt) async throws(PromptError) -> String { throw .ended }
}
