public import CareersDomain
public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Jobs and posts for tests.
public enum CareersSamples {
  /// When the samples were fetched: 1 March 2026, 12:00 UTC.
  public static let fetchedAt = Date(timeIntervalSince1970: 1_772_366_400)

  /// Where the samples come from: the network, at ``fetchedAt``.
  public static let provenance = Provenance(kind: .network, fetchedAt: fetchedAt)

  /// What a job says to a guest.
  public static let guest = ViewerState(isSignedIn: false, isSaved: false, applying: .afterSignIn)

  /// The identity of ``savable``.
  public static let savableID = Job.ID(rawValue: "4f91d118-0b61-4667-89dc-f51fc0eb8fc3")

  /// A job as a signed-in user sees it, with an id as the service makes them.
  public static let savable = Job(
    id: savableID,
    title: "Shipyard Welder",
    employment: .fullTime,
    employer: Employer(id: "emp_naniwa", name: "Naniwa Shipyard", isVerified: true),
    publication: Publication(publishedAt: fetchedAt.addingTimeInterval(-12 * 86_400), status: .published),
    viewer: ViewerState(isSignedIn: true, isSaved: false, applying: .possible)
  )

  /// A saved job that is not published any more; the service says that the user can apply.
  public static let withdrawn = Job(
    id: Job.ID(rawValue: "4f91d118-0b61-4667-89dc-f51fc0eb8fc4"),
    title: "Night Watch",
    employer: Employer(name: "Hinata Care"),
    publication: Publication(status: .draft),
    viewer: ViewerState(isSignedIn: true, isSaved: true, applying: .possible)
  )

  /// A post as a signed-in user sees it, with an id as the service makes them.
  public static let savablePost = Post(
    id: Post.ID(rawValue: "0d49d446-47e2-42eb-8dbd-26f73876fec7"),
    title: "Renewing a visa",
    excerpt: "Your old card is needed.",
    category: .visa,
    author: "Rina at the desk",
    publication: Publication(publishedAt: fetchedAt.addingTimeInterval(-3 * 3600), status: .published),
    viewer: ViewerState(isSignedIn: true, isSaved: true)
  )

  /// A job with everything.
  public static let welder = Job(
    id: Job.ID(rawValue: "job_osaka_welder"),
    title: "Shipyard Welder",
    employment: .fullTime,
    sponsorsVisa: true,
    location: JobLocation(country: "JP", city: "Osaka", label: "Osaka, Japan"),
    employer: Employer(
      id: "emp_naniwa",
      name: "Naniwa Shipyard",
      logo: WebLink("https://images.example.com/naniwa.png"),
      isVerified: true
    ),
    publication: Publication(publishedAt: fetchedAt.addingTimeInterval(-12 * 86_400), status: .published),
    viewer: guest
  )

  /// A job without a visa, published by schedule.
  public static let carer = Job(
    id: Job.ID(rawValue: "job_sendai_carer"),
    title: "Care Worker (Kaigo), night shifts",
    employment: .partTime,
    sponsorsVisa: false,
    location: JobLocation(country: "JP", city: "Sendai", label: nil),
    employer: Employer(id: "emp_hinata", name: "Hinata Care", isVerified: false),
    publication: Publication(scheduledAt: fetchedAt.addingTimeInterval(-86_400), status: .published),
    viewer: guest
  )

  /// A job with nothing but its title.
  public static let bare = Job(id: Job.ID(rawValue: "job_bare"), title: "Helper")

  /// The jobs above.
  public static let jobs = [welder, carer, bare]

  /// The welder's job with description, requirements and coordinates.
  public static let welderDetail = JobDetail(
    job: welder,
    description: "Weld hull sections in a covered dock.\nTraining is paid, a dormitory is next door.",
    requirements: ["JLPT N4 or higher", "Two years of arc welding"],
    coordinates: Coordinates(latitude: 34.6937, longitude: 135.5023)
  )

  /// A post with everything.
  public static let visaPost = Post(
    id: Post.ID(rawValue: "post_visa_photo"),
    title: "Visa photos: the three mistakes we see most",
    excerpt: "Wrong size, grey background, glasses.\nAsk the photographer for 4 by 3 centimetres.",
    category: .visa,
    author: "Rina at the desk",
    image: WebLink("https://images.example.com/photo.jpg"),
    publication: Publication(publishedAt: fetchedAt.addingTimeInterval(-3 * 3600)),
    viewer: ViewerState(isSignedIn: false, isSaved: false)
  )

  /// A post of a category that this version does not know.
  public static let festivalPost = Post(
    id: Post.ID(rawValue: "post_festival"),
    title: "Summer festivals near you",
    excerpt: "Bring a towel.",
    category: PostCategory(rawValue: "festivals"),
    author: "Community team",
    publication: Publication(scheduledAt: fetchedAt.addingTimeInterval(-40 * 86_400))
  )

  /// A post with nothing but its title.
  public static let barePost = Post(id: Post.ID(rawValue: "post_bare"), title: "Hello")

  /// The posts above.
  public static let posts = [visaPost, festivalPost, barePost]

  /// Jobs that differ in their number.
  ///
  /// - Parameter numbers: The numbers, which are the end of their ids.
  /// - Returns: A job for each number.
  public static func jobs(_ numbers: ClosedRange<Int>) -> [Job] {
    numbers.map { Job(id: Job.ID(rawValue: "job_\($0)"), title: "Job number \($0)") }
  }

  /// Posts that differ in their number.
  ///
  /// - Parameter numbers: The numbers, which are the end of their ids.
  /// - Returns: A post for each number.
  public static func posts(_ numbers: ClosedRange<Int>) -> [Post] {
    numbers.map { Post(id: Post.ID(rawValue: "post_\($0)"), title: "Post number \($0)") }
  }

  /// A part of a list.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - next: The offset of the part that follows; `nil` at the end.
  ///   - total: The entries of the whole list.
  /// - Returns: The part, from the network.
  public static func page<Entry>(
    _ entries: [Entry],
    next: Int? = nil,
    total: Int? = nil
  ) -> Fetched<EntryPage<Entry>> {
    fetched(EntryPage(entries: entries, next: next.map { PageRequest(offset: $0) }, total: total))
  }

  /// A value with the provenance of the samples.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - staleness: Why it may be out of date; it comes from the store then.
  /// - Returns: The value with its provenance.
  public static func fetched<Value>(_ value: Value, _ staleness: StaleReason? = nil) -> Fetched<Value> {
    let kind = staleness == nil ? Provenance.Kind.network : .stored
    return Fetched(value, provenance: Provenance(kind: kind, fetchedAt: fetchedAt, staleness: staleness))
  }
}
