import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The most columns of a text that is comfortable to read.
let readableWidth = 88

/// The page of the list of jobs.
func jobsPage(
  _ state: JobsScreen.State,
  _ marks: MarkState<Job.ID>,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  let words = strings.listWords(of: state.query)
  return state.page(
    words,
    context,
    at: .jobs(state.query),
    notice: marks.notice(in: context),
    wayOut: state.query == JobQuery() ? nil : .open(Route("jobs"), purpose: strings.entries.listAll),
    search: Action(strings.entries.search, .searchJobs(state.query), .asks),
    tabs: state.query == JobQuery() ? .jobs(context, current: 0) : .none
  ) { job in
    JobRow(job: job, marks: marks, context: context).row
  }
}

/// The page of the list of saved jobs.
func savedJobsPage(
  _ state: SavedJobsScreen.State,
  _ marks: MarkState<Job.ID>,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  return state.page(
    strings.entries.savedList,
    context,
    at: .savedJobs,
    notice: marks.notice(in: context),
    wayOut: .open(Route("jobs"), purpose: strings.entries.listAll),
    tabs: .jobs(context, current: 1)
  ) { job in
    savedJobRow(job, marks, context)
  }
}

extension PageTabs {
  /// All jobs and the saved ones, beside each other.
  fileprivate static func jobs(_ context: ViewContext, current: Int) -> PageTabs {
    let strings = Strings(context.language)
    return .screens(
      [ScreenTab(strings.jobs, .jobs(JobQuery())), ScreenTab(strings.entries.saved, .savedJobs)],
      current: current
    )
  }
}

/// A job in the list of saved ones.
func savedJobRow(_ item: SavedItem<Job>, _ marks: MarkState<Job.ID>, _ context: ViewContext) -> QueryListRow {
  switch item {
  case .entry(let job): JobRow(job: job, marks: marks, isSavedList: true, context: context).row
  case .unknown(let id, let isWaiting):
    .unknown(
      id.rawValue,
      opening: .job(id),
      marks.savedFact(id, else: true, isWaiting: isWaiting, isAmongSaved: true, in: context),
      in: context
    )
  }
}

/// A job in a list: its title, and below it the facts that tell it from others.
struct JobRow {
  let job: Job
  var marks = MarkState<Job.ID>()
  /// Whether all jobs around it are saved, so that only the contrary is said.
  var isSavedList = false
  let context: ViewContext

  var row: QueryListRow {
    let facts = JobFacts(job: job, marks: marks, isSavedList: isSavedList, context: context)
    let place = [facts.employer, facts.location].compactMap(\.self)
    let terms = [facts.employment, facts.visa, facts.posted, facts.saved, facts.unpublished, id]
      .compactMap(\.self)
    let route = route
    // The title with the way to open the job, where it is, and its terms, each in a line.
    let title = ListRow(SafeText(job.title), trailing: route.flatMap(context.opening))
    let lines = [place, terms].filter { !$0.isEmpty }.map(Element.facts)
    let row = ListRow(SafeText(job.title), details: place + terms)
    return QueryListRow(element: .stack([.row(title)] + lines), item: item(row))
  }

  /// A job that is not published has no page; it can only be removed from the saved ones.
  private var route: Route? { job.publication.isPublished == false ? nil : .job(job.id) }

  /// The id of a job without a page, which is needed to remove it.
  private var id: StyledText? {
    guard route == nil else { return nil }
    return StyledText(SafeText(job.id.rawValue), .muted).announced(as: Strings(context.language).id)
  }

  private func item(_ row: ListRow) -> Item {
    guard route == nil, isSaved else { return Item(job.id.rawValue, row, route: route) }
    let words = Strings(context.language).entries
    let remove = Action(words.action(saving: false), .saved(job.id, false), .changes)
    return Item(job.id.rawValue, row, action: remove)
  }

  /// Whether there is a saved job to remove, which only the service and the user can say among all jobs.
  private var isSaved: Bool { isSavedList || marks.isOn(job.id, else: job.viewer?.isSaved) == true }
}

/// The short facts of a job, as texts; what is not known is `nil`.
struct JobFacts {
  let job: Job
  var marks = MarkState<Job.ID>()
  var isSavedList = false
  let context: ViewContext

  private var language: Language { context.language }
  private var strings: Strings { Strings(language) }

  var employer: StyledText? {
    job.employer.map { employer in
      let name = StyledText(SafeText(employer.name))
      guard employer.isVerified == true else { return name }
      return "\(name) \(StyledText(Badge(strings.verified, .success)))"
    }
  }

  var location: StyledText? { job.location.map { StyledText(SafeText($0.name), .muted) } }

  var employment: StyledText? { job.employment.map { StyledText(strings.employment($0), .muted) } }

  /// Whether a visa is sponsored, which many readers look for first.
  var visa: StyledText? {
    job.sponsorsVisa.map { $0 ? StyledText(strings.visa, .accent) : StyledText(strings.noVisa, .muted) }
  }

  /// Whether the job is saved, and whether the service knows it.
  var saved: StyledText? {
    marks.savedFact(
      job.id,
      else: job.viewer?.isSaved,
      isWaiting: job.viewer?.isWaiting == true,
      isAmongSaved: isSavedList,
      in: context
    )
  }

  /// That the job is not published any more, or not yet.
  var unpublished: StyledText? {
    guard job.publication.isPublished == false else { return nil }
    let words = strings.entries.unpublished(isScheduled: job.publication.status == .scheduled)
    return StyledText(Badge(words, .warning))
  }

  /// How long ago the job was posted where that is less than a month, otherwise the day.
  var posted: StyledText? {
    (age ?? postedOn).map { StyledText($0, .muted).announced(as: strings.posted) }
  }

  /// The day on which the job was posted, and how long ago that is where it is less than a month.
  var postedInFull: StyledText? {
    guard let day = postedOn else { return nil }
    return StyledText(age.map { strings.dated(day, $0) } ?? day)
  }

  /// How long ago the job was posted; `nil` after a month, and for a moment that lies ahead.
  private var age: SafeText? {
    guard let date = job.publication.date else { return nil }
    let seconds = context.now.timeIntervalSince(date)
    return (0..<30 * 86_400).contains(seconds) ? SafeText(language.ago(seconds: Int(seconds))) : nil
  }

  /// The day on which the job was posted by the calendar of Japan, where the job is.
  var postedOn: SafeText? {
    job.publication.date.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) }.map { seconds in
      SafeText(language.date(of: CalendarTime(secondsSince1970: seconds, offset: 9 * 3600)))
    }
  }
}
