public import DomainKernel

/// A job as lists show it.
public struct Job: Hashable, Sendable, Identifiable {
  /// The identity of a job for the service; titles repeat.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The text as the service writes it; a UUID in lower case.
    public let rawValue: String

    /// Takes over an id; upper and lower case mean the same in a UUID (RFC 9562, 4), and differ in a word.
    ///
    /// - Parameter rawValue: The text as the service or the user writes it.
    public init(rawValue: String) {
      self.rawValue = rawValue.idKey
    }

    /// Whether the service can have a job with this id: 1 to 300 letters, digits, `-` and `_` of ASCII.
    public var isWellFormed: Bool { rawValue.isPlainID }
  }

  /// The identity of the job.
  public let id: ID
  /// The title.
  public let title: String
  /// The kind of employment; `nil` when the service does not say.
  public let employment: EmploymentType?
  /// Whether the employer sponsors a visa; `nil` when the service does not say.
  public let sponsorsVisa: Bool?
  /// The place of work.
  public let location: JobLocation?
  /// The company that employs.
  public let employer: Employer?
  /// The times of publication.
  public let publication: Publication
  /// The relation of the user to the job; `nil` when the service does not say.
  public internal(set) var viewer: ViewerState?

  /// Makes a job.
  ///
  /// - Parameters:
  ///   - id: The identity of the job.
  ///   - title: The title.
  ///   - employment: The kind of employment.
  ///   - sponsorsVisa: Whether the employer sponsors a visa.
  ///   - location: The place of work.
  ///   - employer: The company that employs.
  ///   - publication: The times of publication.
  ///   - viewer: The relation of the user to the job.
  public init(
    id: ID,
    title: String,
    employment: EmploymentType? = nil,
    sponsorsVisa: Bool? = nil,
    location: JobLocation? = nil,
    employer: Employer? = nil,
    publication: Publication = Publication(),
    viewer: ViewerState? = nil
  ) {
    self.id = id
    self.title = title
    self.employment = employment
    self.sponsorsVisa = sponsorsVisa
    self.location = location
    self.employer = employer
    self.publication = publication
    self.viewer = viewer
  }
}

/// A job with everything that the service says about it.
public struct JobDetail: Hashable, Sendable {
  /// The job.
  public let job: Job
  /// The description; paragraphs are separated by line breaks.
  public let description: String?
  /// The requirements, in the order of the service.
  public let requirements: EntryList<String>
  /// The place of work on the map.
  public let coordinates: Coordinates?

  /// Makes a job with everything about it.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - description: The description.
  ///   - requirements: The requirements, in the order of the service.
  ///   - coordinates: The place of work on the map.
  public init(
    job: Job,
    description: String? = nil,
    requirements: EntryList<String> = [],
    coordinates: Coordinates? = nil
  ) {
    self.job = job
    self.description = description
    self.requirements = requirements
    self.coordinates = coordinates
  }

  /// The page that a guest was given, for the user who has signed in since.
  public var afterSignIn: JobDetail {
    JobDetail(
      job: job.afterSignIn,
      description: description,
      requirements: requirements,
      coordinates: coordinates
    )
  }
}

/// A kind of employment.
public enum EmploymentType: Hashable, Sendable {
  /// All hours of a working week.
  case fullTime
  /// A part of the hours.
  case partTime
  /// For a time, or for a piece of work.
  case contract
  /// A kind that this version does not know, as the service writes it.
  case other(String)
}

/// A company that employs.
public struct Employer: Hashable, Sendable {
  /// The company's identifier in the service.
  public let id: String?
  /// The name.
  public let name: String
  /// The logo.
  public let logo: WebLink?
  /// Whether the service has verified the company; `nil` when it does not say.
  public let isVerified: Bool?

  /// Makes a company.
  ///
  /// - Parameters:
  ///   - id: The company's identifier in the service.
  ///   - name: The name.
  ///   - logo: The logo.
  ///   - isVerified: Whether the service has verified the company.
  public init(id: String? = nil, name: String, logo: WebLink? = nil, isVerified: Bool? = nil) {
    self.id = id
    self.name = name
    self.logo = logo
    self.isVerified = isVerified
  }
}
