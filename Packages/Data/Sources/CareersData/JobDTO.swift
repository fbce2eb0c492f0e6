import LenientJSON

/// A job in a list, or the part of a job that lists have; of no use without an id and a title.
struct JobDTO: Decodable {
  let id: String
  let title: String
  let employmentType: String?
  let visaSponsorship: Bool?
  let location: LocationDTO?
  let employer: EmployerDTO?
  let lifecycle: LifecycleDTO?
  let viewer: ViewerStateDTO?

  init(from decoder: any Decoder) throws {
    let job = try decoder.container(keyedBy: NamedKey.self)
    try job.require(anyOf: "employer", "employmentType")
    id = try job.entryID("id")
    title = try job.requiredText("title")
    employmentType = job.text("employmentType")
    visaSponsorship = job.lenient(Bool.self, "visaSponsorship")
    location = job.lenient(LocationDTO.self, "location")
    employer = job.lenient(EmployerDTO.self, "employer")
    lifecycle = job.lenient(LifecycleDTO.self, "lifecycle")
    viewer = job.lenient(ViewerStateDTO.self, "viewerState")
  }
}

/// An answer with one job.
struct JobEnvelope: Decodable {
  let job: JobDTO
  let description: String?
  let requirements: LossyArray<RequirementDTO>
  let viewer: ViewerStateDTO?
  /// The members that the employer has left empty, by the names by which it is measured.
  let cleared: Set<String>

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    job = try answer.decode(JobDTO.self, forKey: "job")
    viewer = answer.lenient(ViewerStateDTO.self, "viewerState")
    let detail = try answer.nestedContainer(keyedBy: NamedKey.self, forKey: "job")
    description = detail.text("description", .prose)
    let list = detail.list(RequirementDTO.self, "requirements", atMost: CareersLimits.requirements)
    requirements = list ?? LossyArray()
    let isWithoutRequirements =
      list.map { $0.elements.isEmpty && $0.leftOutCount == 0 } ?? detail.isBlank("requirements")
    let parts: [(name: String, isBlank: Bool)] = [
      ("description", detail.isBlank("description")), ("requirements", isWithoutRequirements),
      ("logo", job.employer?.isWithoutLogo ?? false),
    ]
    cleared = Set(parts.filter { $0.isBlank }.map { $0.name })
  }
}

/// A requirement of a job.
struct RequirementDTO: Decodable {
  /// The text; `nil` when it is blank, so that nothing is missing without it.
  let text: String?

  init(from decoder: any Decoder) throws {
    text = LenientText(from: decoder).value?.cut(to: CareersLimits.sentences)
    if text == nil { _ = try decoder.singleValueContainer().decode(String.self) }
  }
}

/// A place of work.
struct LocationDTO: Decodable {
  let country: String?
  let city: String?
  let label: String?
  let latitude: Double?
  let longitude: Double?

  init(from decoder: any Decoder) throws {
    let location = try decoder.container(keyedBy: NamedKey.self)
    country = location.text("countryCode")
    city = location.text("city")
    label = location.text("displayLabel")
    latitude = location.lenient(Double.self, "latitude")
    longitude = location.lenient(Double.self, "longitude")
  }
}

/// A company that employs; of no use without a name.
struct EmployerDTO: Decodable {
  let id: String?
  let name: String
  let logo: String?
  let isVerified: Bool?
  /// Whether the company has no logo, and the service says so.
  let isWithoutLogo: Bool

  init(from decoder: any Decoder) throws {
    let employer = try decoder.container(keyedBy: NamedKey.self)
    name = try employer.requiredText("name")
    id = employer.exactText("id")
    logo = employer.exactText("logoUrl")
    isWithoutLogo = employer.isBlank("logoUrl")
    isVerified = employer.lenient(Bool.self, "isVerifiedEmployer")
  }
}
