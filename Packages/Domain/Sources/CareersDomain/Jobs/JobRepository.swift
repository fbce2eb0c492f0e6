public import DomainKernel

/// Gives jobs, from the service or from what was stored before.
///
/// What comes back says where it comes from. What was stored stays readable without a connection, and an answer
/// that cannot be read never takes its place.
public protocol JobRepository: Sendable {
  /// Gives a part of the list of published jobs.
  ///
  /// - Parameters:
  ///   - query: The jobs to list.
  ///   - page: The part of the list.
  ///   - policy: How fresh the part should be.
  /// - Returns: The part in the order of the service; without entries where the service has none.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func jobs(
    _ query: JobQuery,
    _ page: PageRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<EntryPage<Job>>

  /// Gives a job with everything that the service says about it.
  ///
  /// - Parameters:
  ///   - id: The job.
  ///   - policy: How fresh it should be.
  /// - Returns: The job.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when the service has no such job, or has it no more; another
  ///   ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func job(_ id: Job.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<JobDetail>
}

/// The jobs to list; everything that is `nil` is left open.
public struct JobQuery: Hashable, Sendable {
  /// A text in title, description, employer or location; upper and lower case mean the same.
  public var text: String?
  /// The kind of employment.
  public var employment: EmploymentType?
  /// Whether only jobs whose employer sponsors a visa are listed.
  public var sponsorsVisa: Bool
  /// A text in the location.
  public var location: String?

  /// Makes a query.
  ///
  /// - Parameters:
  ///   - text: A text in title, description, employer or location.
  ///   - employment: The kind of employment.
  ///   - sponsorsVisa: Whether only jobs whose employer sponsors a visa are listed.
  ///   - location: A text in the location.
  public init(
    text: String? = nil,
    employment: EmploymentType? = nil,
    sponsorsVisa: Bool = false,
    location: String? = nil
  ) {
    self.text = text
    self.employment = employment
    self.sponsorsVisa = sponsorsVisa
    self.location = location
  }
}

/// Lists jobs.
public typealias BrowseJobs = BrowseEntries<JobQuery, Job>

extension BrowseEntries where Query == JobQuery, Entry == Job {
  /// Makes the use case.
  ///
  /// - Parameter repository: Gives jobs.
  public init(repository: any JobRepository) {
    self.init { (query, page, policy) async throws(ServiceError) in
      try await repository.jobs(query, page, policy)
    }
  }
}
