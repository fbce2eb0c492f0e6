public import CareersDomain
import DomainKernel

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

extension JobsUseCases {
  /// The title of a job as far as it is stored: with the job itself, in the saved list, or in the list of all jobs.
  func storedTitle(of id: Job.ID) async -> String? {
    if let title = await openedTitle(of: id) { return title }
    if let title = await title(of: id, in: BrowseSaved(saved: saved), SavedQuery()) { return title }
    return await title(of: id, in: BrowseJobs(repository: repository), JobQuery())
  }

  private func openedTitle(of id: Job.ID) async -> String? {
    do throws(ServiceError) { return try await repository.job(id, .cacheOnly).value.job.title } catch {
      // It was not opened; a list may have it.
      return nil
    }
  }

  private func title<Query: Hashable & Sendable>(
    of id: Job.ID,
    in list: BrowseEntries<Query, Job>,
    _ query: Query
  ) async -> String? {
    do throws(ServiceError) {
      var page: PageRequest? = PageRequest()
      while let request = page {
        let part = try await list.read(query, request, .cacheOnly).value
        if let job = part.entries.first(where: { $0.id == id }) { return job.title }
        page = part.next
      }
    } catch {
      // This is where the stored part of the list ends.
      return nil
    }
    return nil
  }
}
