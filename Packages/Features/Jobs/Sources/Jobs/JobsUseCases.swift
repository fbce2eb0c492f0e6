public import CareersDomain

/// The use cases of the feature; the composition root makes it.
public struct JobsUseCases: Sendable {
  /// Gives jobs.
  public var repository: any JobRepository
  /// Lists the saved jobs of the user.
  public var saved: BrowseSaved<Job>
  /// Saves jobs, and removes them from the saved ones.
  public var change: ChangeSaved
  /// Applies for jobs.
  public var apply: ApplyForJob
  /// Stores applications that cannot be sent now.
  public var applyLater: ApplyLater

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - repository: Gives jobs.
  ///   - saved: Lists the saved jobs of the user.
  ///   - change: Saves jobs, and removes them from the saved ones.
  ///   - apply: Applies for jobs.
  ///   - applyLater: Stores applications that cannot be sent now.
  public init(
    repository: any JobRepository,
    saved: BrowseSaved<Job>,
    change: ChangeSaved,
    apply: ApplyForJob,
    applyLater: ApplyLater
  ) {
    self.repository = repository
    self.saved = saved
    self.change = change
    self.apply = apply
    self.applyLater = applyLater
  }
}
