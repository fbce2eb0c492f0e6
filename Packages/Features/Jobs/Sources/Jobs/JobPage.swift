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

/// The page of a job.
func jobPage(
  _ state: JobViewModel.State,
  _ marks: MarkState<Job.ID>,
  application: JobApplicationState = .none,
  _ context: ViewContext
) -> Page {
  state.page(Strings(context.language).entries.page(), context) {
    JobPageLayout(detail: $0, marks: marks, application: application, context: context).page
  }
}

/// Lays a job out; what is not known is not shown.
private struct JobPageLayout {
  let detail: Fetched<JobDetail>
  let marks: MarkState<Job.ID>
  let application: JobApplicationState
  let context: ViewContext

  private var job: Job { detail.job }
  private var facts: JobFacts { JobFacts(job: job, marks: marks, context: context) }
  private var strings: Strings { Strings(context.language) }

  var page: Page {
    let id = StyledText(SafeText(job.id.rawValue), .muted).announced(as: strings.id)
    return Page(
      SafeText(job.title),
      header: header,
      notice: .notices(
        [marks.notice(in: context, of: job.id, with: [waitingApplication].compactMap(\.self))],
        from: detail.provenance,
        in: context
      ),
      content: .stack([description, requirements, .keyValues(rest)], spacing: 1)
        .limited(toWidth: readableWidth),
      footer: .facts([id] + SourceFacts.facts(detail.provenance, context)),
      actions: actions
    )
  }

  private var actions: [Action] {
    let isSaved = marks.isOn(job.id, else: job.viewer?.isSaved)
    let save = isSaved.map { saved in
      Action(strings.entries.action(saving: !saved), .saved(job.id, !saved), .changes, place: 1)
    }
    switch job.viewer?.applying {
    case .possible?: return [applying, save].compactMap(\.self)
    case .afterSignIn?: return [Action(strings.signIn, Route("account", "login"), .example)]
    case .impossible?, nil: return [save].compactMap(\.self)
    }
  }

  /// The way to apply, or to the application.
  private var applying: Action? {
    switch application {
    case .none, .pending(.refused, _): Action(strings.applyForJob, .apply(job.id), .changes, place: 0)
    case .pending: Action(strings.showOutbox, Route("outbox"))
    case .sent(let sent): Action(strings.showApplication, .application(sent.id))
    }
  }

  /// The application as a change that waits, to be counted with the others of the job.
  private var waitingApplication: WaitingMark<Job.ID>? {
    guard case .pending(let state, let hasCV) = application else { return nil }
    let title = strings.title(ofApplicationFor: job.title, hasCV: hasCV)
    return WaitingMark(job.id, isOn: true, title: title, state: state)
  }

  /// The state of the job for the user: saved, applied for, or open.
  private var standing: [StyledText] {
    let apply: StyledText? =
      switch job.viewer?.applying {
      case .afterSignIn?: StyledText(strings.signInToApply, .muted)
      case .impossible?: StyledText(strings.cannotApply, .muted)
      case .possible?, nil: nil
      }
    let pending: StyledText? =
      switch application {
      case .none: nil
      case .pending(.unsent, _): StyledText(strings.applicationWaiting, .accent)
      case .pending(.unconfirmed, _): StyledText(strings.applicationUnconfirmed, .accent)
      case .pending(.refused, _): StyledText(strings.applicationNotConfirmed, .muted)
      case .sent(let sent): StyledText(strings.applied(on: sent.createdAt.flatMap(day)), .accent)
      }
    return [facts.saved, pending, hasApplied ? nil : apply, facts.unpublished].compactMap(\.self)
  }

  /// Whether the user has applied, and so needs no word about applying.
  private var hasApplied: Bool {
    if case .sent = application { true } else { false }
  }

  private func day(_ date: Date) -> SafeText? {
    context.localTime.time(of: date).map { SafeText(context.language.date(of: $0)) }
  }

  private var header: Element {
    let chips = [
      job.employment.map { Chip.tag(strings.employment($0)) },
      job.sponsorsVisa.map { Chip.tag($0 ? strings.visa : strings.noVisa) },
    ]
    return .stack([
      .heading(SafeText(job.title), .page),
      .facts([facts.employer, facts.location].compactMap(\.self)),
      .facts(standing),
      chips.contains { $0 != nil }
        ? .chips(chips.compactMap(\.self)).limited(toWidth: readableWidth).padded(Insets(top: 1)) : .empty,
    ])
  }

  private var description: Element {
    let paragraphs = (detail.value.description ?? "").split(whereSeparator: \.isNewline)
    guard !paragraphs.isEmpty else { return .text(StyledText(strings.noDescription, .muted)) }
    return .stack([
      .heading(strings.about),
      .stack(paragraphs.map { .text(StyledText(SafeText(String($0)))) }, spacing: 1),
    ])
  }

  private var requirements: Element {
    let requirements = detail.requirements
    guard !requirements.isNone else { return .empty }
    let items = requirements.map {
      MarkedItem(.bullet, .accent, .text(StyledText(SafeText($0))))
    }
    return .stack([
      .heading(strings.requirements), .unreadable(entries: requirements.unreadableCount, in: context),
      items.isEmpty ? .empty : .marked(items),
    ])
  }

  private var rest: [KeyValue] {
    let logo = job.employer?.logo.flatMap { link in
      Link(link.description).map { StyledText(SafeText(link.description), link: $0) }
    }
    let facts: [(SafeText, StyledText?)] = [
      (strings.posted, facts.postedInFull),
      (strings.coordinates, detail.coordinates.map { StyledText(SafeText($0.address)) }),
      (strings.logo, logo),
    ]
    return facts.compactMap { label, value in value.map { KeyValue(label, $0) } }
  }
}
