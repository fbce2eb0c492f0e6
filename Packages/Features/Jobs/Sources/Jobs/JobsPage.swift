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
func jobsPage(_ state: JobsViewModel.State, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.list.page(strings.listWords, context) { list in
    let rows = state.jobs.map { JobRow(job: $0, context: context) }
    let count = rows.isEmpty ? [] : [StyledText(strings.count(rows.count, of: list.total), .muted)]
    let filters = strings.filters(of: state.query)
    return Page(
      strings.jobs,
      header: .stack([
        .heading(strings.jobsInJapan, .page),
        .facts(filters.map { StyledText($0, .muted) }),
      ]),
      notice: SourceFacts.notice(list.provenance, context),
      content: rows.isEmpty
        ? empty(isNarrowed: !filters.isEmpty, context)
        : .list(rows.map(\.element), spacing: 1).limited(toWidth: readableWidth),
      groups: rows.isEmpty ? [] : [ItemGroup(rows.map(\.item))],
      footer: .facts(count + SourceFacts.facts(list.provenance, context)),
      actions: actions(state, strings)
    )
  }
}

private func empty(isNarrowed: Bool, _ context: ViewContext) -> Element {
  let strings = Strings(context.language)
  guard isNarrowed else { return .emptyState(title: strings.noJobs) }
  let remedy = Remedy.open(Route("jobs"), purpose: strings.listJobs)
  return .emptyState(title: strings.noneMatches, hint: SafeText(context.sentence(for: remedy)))
}

private func actions(_ state: JobsViewModel.State, _ strings: Strings) -> [Action] {
  let open = state.jobs.first.map { Action(strings.openOne, .job($0.id)) }
  let all = state.next.map { _ in Action(strings.showAll, Route.jobs(state.query).with("all")) }
  return [open, all].compactMap(\.self)
}

/// A job in a list: its title, and below it the facts that tell it from others.
struct JobRow {
  let job: Job
  let context: ViewContext

  private var facts: JobFacts { JobFacts(job: job, context: context) }
  private var place: [StyledText] { [facts.employer, facts.location].compactMap(\.self) }
  private var terms: [StyledText] { [facts.employment, facts.visa, facts.posted].compactMap(\.self) }

  var item: Item {
    Item(job.id.rawValue, ListRow(SafeText(job.title), details: place + terms), route: .job(job.id))
  }

  /// The title with the way to open the job, where it is, and its terms, each in a line.
  var element: Element {
    let title = ListRow(SafeText(job.title), trailing: context.opening(.job(job.id)))
    return .stack([.row(title)] + [place, terms].filter { !$0.isEmpty }.map(Element.facts))
  }
}

/// The short facts of a job, as texts; what is not known is `nil`.
struct JobFacts {
  let job: Job
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

  /// How long ago the job was posted where that is less than a month, otherwise the day.
  var posted: StyledText? {
    guard let date = job.publication.date, let day = postedOn else { return nil }
    let seconds = context.now.timeIntervalSince(date)
    let isRecent = (0..<30 * 86_400).contains(seconds)
    let words = isRecent ? SafeText(language.ago(seconds: Int(seconds))) : day
    return StyledText(words, .muted).announced(as: strings.posted)
  }

  /// The day on which the job was posted by the calendar of Japan, where the job is.
  var postedOn: SafeText? {
    job.publication.date.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) }.map { seconds in
      SafeText(language.date(of: CalendarTime(secondsSince1970: seconds, offset: 9 * 3600)))
    }
  }
}
