public import CareersDomain
public import DomainKernel

/// The use cases of the feature; the composition root makes it.
public struct JobsUseCases: Sendable {
  /// Gives jobs.
  public var repository: any JobRepository
  /// Lists the saved jobs of the user.
  public var saved: BrowseSaved<Job>
  /// Saves and unsaves jobs.
  public var change: ChangeSaved
  /// Applies for jobs.
  public var apply: ApplyForJob
  /// Finds jobs in what is stored; no connection is made.
  public var find: @Sendable ([Job.ID]) async -> [Job]

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - repository: Gives jobs.
  ///   - saved: Lists the saved jobs of the user.
  ///   - change: Saves and unsaves jobs.
  ///   - apply: Applies for jobs.
  ///   - find: Finds jobs in what is stored; no connection is made.
  public init(
    repository: any JobRepository,
    saved: BrowseSaved<Job>,
    change: ChangeSaved,
    apply: ApplyForJob,
    find: @escaping @Sendable ([Job.ID]) async -> [Job]
  ) {
    self.repository = repository
    self.saved = saved
    self.change = change
    self.apply = apply
    self.find = find
  }
}

extension JobsUseCases {
  /// The title of a job as far as it is stored: with the job itself, in a list of jobs, or in the saved list.
  func storedTitle(of id: Job.ID) async -> String? {
    if let title = await find([id]).first?.title { return title }
    let stored = await saved.firstStored(of: SavedQuery()) { item -> String? in
      item.id == id ? item.entry?.title : nil
    }
    return stored?.value
  }
}
