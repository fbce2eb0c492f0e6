import CareersDomain
import DomainKernel
import LenientJSON
import OfflineHTTP
import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes the values of the domain from the answers of the service.
enum CareersMapper {
  /// Makes a part of a list; of several entries with one id the first is used, the others count as unreadable.
  ///
  /// The part has to be the one that was asked for, and what follows has to lie behind it: a list that goes back
  /// would never end. Of a part that is longer than is read, the rest is the part that follows. A part
  /// without a continuation ends the list only where the total agrees, and one whose continuation leaves out
  /// entries that the total counts continues behind what was sent; one without entries before the end of
  /// the list contradicts itself, also with a continuation, and would pass for a list without the others.
  static func page<Sent, Entry: Identifiable & Sendable>(
    _ list: ListDTO<Sent>,
    at request: PageRequest,
    _ entry: (Sent) -> Entry
  ) throws(InvalidResponse) -> Answer<EntryPage<Entry>> {
    let info = list.pageInfo
    if let offset = info.offset, offset != request.offset { throw InvalidResponse(.unrelated) }
    if let next = info.next, next <= request.offset { throw InvalidResponse(.unexpectedShape(.notAhead)) }
    let sentCount = list.items.elements.count + list.items.droppedCount
    let end = request.offset + sentCount
    let isBeforeEnd = list.items.omittedCount > 0 || info.total.map { $0 > end } ?? false
    guard sentCount > 0 || !isBeforeEnd else { throw InvalidResponse(.nothingUsable) }
    let next: Int? = isBeforeEnd ? min(info.next ?? end, end) : info.next
    let page = EntryPage(
      entries: list.items.elements.map(entry),
      next: next.map { PageRequest(offset: $0) },
      total: info.total,
      unreadableCount: list.items.droppedCount
    )
    let unreadable = sentCount - page.entries.count
    // Entries of a list that moves come and go: a part is the same part although none of its entries is.
    return Answer(page, subject: ["offset": String(request.offset)], unreadable: unreadable)
  }

  static func job(_ sent: JobDTO) -> Job { job(sent, sent.viewer) }

  private static func job(_ sent: JobDTO, _ viewer: ViewerStateDTO?) -> Job {
    Job(
      id: Job.ID(rawValue: sent.id),
      title: sent.title,
      employment: sent.employmentType.map(EmploymentType.init(word:)),
      sponsorsVisa: sent.visaSponsorship,
      location: sent.location.flatMap {
        JobLocation(country: $0.country, city: $0.city, label: $0.label)
      },
      employer: sent.employer.map(employer),
      publication: publication(sent.lifecycle),
      viewer: viewer.map(viewerState)
    )
  }

  /// Makes a job with everything; another one than was asked for is the answer to another question.
  static func detail(
    _ sent: JobEnvelope,
    of id: Job.ID,
    isForAccount: Bool
  ) throws(InvalidResponse) -> Answer<JobDetail> {
    guard Job.ID(rawValue: sent.job.id) == id else { throw InvalidResponse(.unrelated) }
    let location = sent.job.location
    let coordinates = location?.latitude.flatMap { latitude in
      location?.longitude.flatMap { Coordinates(latitude: latitude, longitude: $0) }
    }
    let requirements = sent.requirements.elements.compactMap(\.text)
    let job = job(sent.job, sent.viewer)
    let detail = JobDetail(
      job: isForAccount ? job.ofAccount : job,
      description: sent.description,
      requirements: EntryList(requirements, unreadableCount: sent.requirements.leftOutCount),
      coordinates: coordinates
    )
    let unusable = sent.requirements.droppedCount + sent.requirements.elements.count - requirements.count
    return Answer(detail, unreadable: unusable, cleared: sent.cleared)
  }

  static func post(_ sent: PostDTO) -> Post {
    let lifecycle = publication(sent.lifecycle)
    return Post(
      id: Post.ID(rawValue: sent.id),
      title: sent.title,
      excerpt: sent.excerpt,
      category: sent.category.map(PostCategory.init),
      author: sent.author,
      image: sent.image.flatMap(WebLink.init),
      publication: Publication(
        publishedAt: sent.publishedAt ?? lifecycle.publishedAt,
        scheduledAt: lifecycle.scheduledAt,
        status: lifecycle.status
      ),
      viewer: sent.viewer.map(viewerState)
    )
  }

  /// Reads the relation of the user; without a word about applying there is none, as for posts.
  private static func viewerState(_ sent: ViewerStateDTO) -> ViewerState {
    let applying: ViewerState.Applying? =
      switch (sent.canApply, sent.callToAction?.uppercased()) {
      case (true?, _): .possible
      case (_, "LOGIN_TO_APPLY"?): .afterSignIn
      case (false?, _): .impossible
      case (nil, _): nil
      }
    return ViewerState(isSignedIn: sent.isAuthenticated, isSaved: sent.isSaved, applying: applying)
  }

  private static func employer(_ sent: EmployerDTO) -> Employer {
    Employer(
      id: sent.id,
      name: sent.name,
      logo: sent.logo.flatMap(WebLink.init),
      isVerified: sent.isVerified
    )
  }

  private static func publication(_ sent: LifecycleDTO?) -> Publication {
    Publication(
      publishedAt: sent?.publishedAt,
      scheduledAt: sent?.scheduledAt,
      status: sent?.effectiveStatus.map(Publication.Status.init(word:))
    )
  }
}

extension SavableEntry {
  /// The entry for an account, of which an answer to a guest says nothing.
  var ofAccount: Self { viewer?.isSignedIn == false ? afterSignIn : self }
}

extension CareersMapper {
  /// Whether an answer is the end of a list of which the service says how many entries it has, with as many.
  ///
  /// It is asked of lists that become shorter without a fault: those of the user, and those of a search.
  static func isCounted<Entry>(_ answer: Answer<EntryPage<Entry>>) -> Bool {
    guard answer.unreadable == 0, answer.value.next == nil, let total = answer.value.total,
      let offset = answer.subject["offset"].flatMap({ Int($0) })
    else { return false }
    let count = answer.value.entries.count
    return count == 0 ? total <= offset : total == offset + count
  }
}

extension ContentMeasure {
  static func jobs(_ page: EntryPage<Job>) -> ContentMeasure {
    list(page, id: \.id.rawValue, measure: ContentMeasure.job)
  }

  static func posts(_ page: EntryPage<Post>) -> ContentMeasure {
    list(page, id: \.id.rawValue) { post in
      var measure = ContentMeasure()
      for (name, text) in [
        ("title", post.title), ("excerpt", post.excerpt), ("category", post.category?.rawValue),
        ("author", post.author),
      ] {
        measure.add(name, text)
      }
      measure.add("image", isThere: post.image != nil)
      measure.add("date", isThere: post.publication.hasDateOrNeedsNone)
      measure.add("saved", isThere: post.viewer?.isSaved != nil)
      return measure
    }
  }

  static func detail(_ detail: JobDetail) -> ContentMeasure {
    var measure = job(detail.job)
    measure.add("description", detail.description)
    measure.add("requirements", count: detail.requirements.count)
    measure.add("coordinates", isThere: detail.coordinates != nil)
    return measure
  }

  private static func list<Entry>(
    _ page: EntryPage<Entry>,
    id: (Entry) -> String,
    measure: (Entry) -> ContentMeasure
  ) -> ContentMeasure {
    var whole = ContentMeasure()
    whole.add("total", isThere: page.total != nil)
    whole.add("entries", page.entries, .ofAnswer, id: id, measure: measure)
    return whole
  }

  private static func job(_ job: Job) -> ContentMeasure {
    var measure = ContentMeasure()
    for (name, text) in [
      ("title", job.title), ("location", job.location?.name), ("employer", job.employer?.name),
      ("employer id", job.employer?.id),
    ] {
      measure.add(name, text)
    }
    for (name, isThere) in [
      ("employment", job.employment != nil), ("visa", job.sponsorsVisa != nil),
      ("country", job.location?.country != nil), ("city", job.location?.city != nil),
      ("label", job.location?.label != nil), ("logo", job.employer?.logo != nil),
      ("verified", job.employer?.isVerified != nil),
      ("date", job.publication.hasDateOrNeedsNone), ("saved", job.viewer?.isSaved != nil),
      ("applying", job.viewer?.applying != nil), ("published", job.publication.status != nil),
    ] {
      measure.add(name, isThere: isThere)
    }
    return measure
  }
}

extension Publication {
  /// Whether it has a date, or is one of an entry that was taken back and so has none.
  fileprivate var hasDateOrNeedsNone: Bool { date != nil || status.map { $0 != .published } ?? false }
}

extension Publication.Status {
  /// The word of the service.
  var word: String {
    switch self {
    case .published: "PUBLISHED"
    case .draft: "DRAFT"
    case .scheduled: "SCHEDULED"
    case .other(let word): word
    }
  }

  /// Reads the word of the service; every word is one.
  init(word: String) {
    switch word.uppercased() {
    case "PUBLISHED": self = .published
    case "DRAFT": self = .draft
    case "SCHEDULED": self = .scheduled
    default: self = .other(word)
    }
  }
}
