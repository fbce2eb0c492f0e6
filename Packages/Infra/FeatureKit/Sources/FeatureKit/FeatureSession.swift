public import CommandKit

/// What one run of a command works with.
public struct FeatureSession<UseCases: Sendable>: Sendable {
  /// Opens a session for the options that were given; throws a failure that a person can mend.
  public typealias Opener = @Sendable (Invocation) throws(CommandFailure) -> FeatureSession

  /// What the feature can do.
  public let useCases: UseCases
  /// Where the feature shows what came of it.
  public let presenter: any Presenter
  /// How long the feature waits for what is nice to have.
  public let patience: TimeLimit
  /// Told about each step of the feature, for diagnosis.
  public let observe: @Sendable (FeatureEvent) -> Void

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - useCases: What the feature can do.
  ///   - presenter: Where the feature shows what came of it.
  ///   - patience: How long the feature waits for what is nice to have.
  ///   - observe: Told about each step of the feature, for diagnosis.
  public init(
    useCases: UseCases,
    presenter: any Presenter,
    patience: TimeLimit,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.useCases = useCases
    self.presenter = presenter
    self.patience = patience
    self.observe = observe
  }
}
