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
  /// Stores applications that cannot be sent now.
  public var applyLater: ApplyLater

  /// Puts the use cases together.
  ///
  /// - Parameters:
  ///   - repository: Gives jobs.
  ///   - saved: Lists the saved jobs of the user.
  ///   - change: Saves and unsaves jobs.
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

extension JobsUseCases {
  /// The title of a job as far as it is stored: with the job itself, in the saved list, or in the list of all jobs.
  func storedTitle(of id: Job.ID) async -> String? {
    if let title = await openedTitle(of: id) { return title }
    let saved = await saved.firstStored(of: SavedQuery()) { $0.id == id ? $0.entry?.title : nil }
    if let saved { return saved }
    let jobs = BrowseJobs(repository: repository)
    return await jobs.firstStored(of: JobQuery()) { $0.id == id ? $0.title : nil }
  }

  private func openedTitle(of id: Job.ID) async -> String? {
    do throws(ServiceError) { return try await repository.job(id, .cacheOnly).value.job.title } catch {
      // It was not opened; a list may have it.
      return nil
    }
  }
}
