import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The page of an application: its history, its documents, and what may follow.
func applicationPage(_ state: ApplicationViewModel.State, _ context: ViewContext) -> Page {
  state.page(Strings(context.language).entries.page(), context) {
    ApplicationPageLayout(detail: $0, context: context).page
  }
}

/// The page of the documents of an application.
func documentsPage(_ state: DocumentsViewModel.State, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.documentsWords, context) { detail in
    let facts = ApplicationFacts(application: detail.journey.application, context: context)
    return Page(
      strings.documents,
      header: .stack([.heading(strings.documents, .page), .facts([StyledText(facts.title, .muted)])]),
      notice: SourceFacts.notice(detail.provenance, context),
      content: DocumentRows(documents: detail.documents, context: context).element
        .limited(toWidth: readableWidth),
      footer: .facts(SourceFacts.facts(detail.provenance, context)),
      actions: [Action(strings.openApplication, .application(detail.journey.application.id))]
    )
  }
}

/// Lays an application out; what is not known is not shown.
private struct ApplicationPageLayout {
  let detail: Fetched<ApplicationDetail>
  let context: ViewContext

  private var application: Application { detail.journey.application }
  private var strings: Strings { Strings(context.language) }
  private var facts: ApplicationFacts { ApplicationFacts(application: application, context: context) }

  var page: Page {
    let id = StyledText(SafeText(application.id.rawValue), .muted).announced(as: strings.id)
    return Page(
      facts.title,
      header: .stack([
        .heading(facts.title, .page), .facts(facts.place),
        .facts([StyledText(badge)]).padded(Insets(top: 1)),
      ]),
      notice: SourceFacts.notice(detail.provenance, context),
      content: .stack([note, history, documents], spacing: 1).limited(toWidth: readableWidth),
      footer: .facts([id] + SourceFacts.facts(detail.provenance, context)),
      actions: actions
    )
  }

  private var badge: Badge {
    detail.journey.isDeclinedByUser ? Badge(strings.declinedByYou, .info) : strings.badge(application.status)
  }

  private var note: Element {
    guard let note = application.note else { return .empty }
    return .stack([.heading(strings.note), .text(StyledText(SafeText(note, lineBreaks: .kept)))])
  }

  private var history: Element {
    let events = detail.journey.events
    let unreadableCount = detail.journey.unreadableCount
    guard !events.isEmpty || unreadableCount > 0 else { return .text(StyledText(strings.noHistory, .muted)) }
    let steps = events.enumerated().map { offset, event in
      TimelineStep(event: event, isLast: offset == events.count - 1, context: context).item
    }
    return .stack([
      .heading(strings.history), .unreadable(entries: unreadableCount, in: context),
      .marked(steps + next, isConnected: true),
    ])
  }

  /// The statuses that may follow, as one step that names them and promises none.
  private var next: [MarkedItem] {
    let statuses = application.status.mayBeFollowedBy
    guard !statuses.isEmpty else { return [] }
    let words =
      application.status == .offered ? strings.yourDecision : strings.mayFollow(statuses.map(strings.status))
    let mark = Icon("○", ascii: "o", word: strings.next)
    return [MarkedItem(mark, .muted, .text(StyledText(words, .muted)))]
  }

  private var documents: Element {
    .stack([
      .heading(strings.documents),
      DocumentRows(documents: detail.documents, context: context).element,
    ])
  }

  private var actions: [Action] {
    let id = application.id.rawValue
    let decisions: [Action] =
      application.status == .offered
      ? [
        Action(strings.accept, Route("applications", "accept", id), .changes, place: 0),
        Action(strings.decline, Route("applications", "decline", id), .changes, place: 1),
      ] : []
    let upload = Action(
      strings.addDocument,
      Route("applications", "upload", id).with(ApplicationForms.type, "CV"),
      .changes,
      place: 2
    )
    let job = application.jobID.map { Action(strings.openJob, Route("jobs", "show", $0.rawValue)) }
    return decisions + [upload] + (job.map { [$0] } ?? [])
  }
}

/// An event in a history, drawn as what it is: an offer, an end or a step on the way.
struct TimelineStep {
  let event: JourneyEvent
  /// Whether nothing has followed it.
  let isLast: Bool
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var item: MarkedItem {
    let facts = [
      event.date.flatMap { context.moment(of: $0) }.map { StyledText($0, .muted) },
      event.actor.map { StyledText(strings.by($0), .muted) },
    ].compactMap(\.self)
    let description = event.description.map { Element.text(StyledText(SafeText($0))) }
    let content = Element.stack([
      .text(StyledText(strings.title(of: event), .title), maximumLines: 2), .facts(facts),
      description ?? .empty,
    ])
    return MarkedItem(mark.icon, mark.token, content)
  }

  private var mark: (icon: Icon, token: Token) {
    switch (event.status, event.actor) {
    case (.rejected, .user): (Icon("◇", ascii: "-", word: strings.declined), .muted)
    case (.rejected, _): (Icon("✕", ascii: "x", word: strings.status(.rejected)), .danger)
    case (.hired, _): (Icon("✓", ascii: "+", word: strings.status(.hired)), .success)
    case (.offered, _) where isLast: (Icon("◆", ascii: "!", word: strings.openOffer), .accent)
    case _ where isLast: (Icon("●", ascii: "*", word: strings.now), .accent)
    default: (Icon("✓", ascii: "+", word: strings.done), .success)
    }
  }
}

/// The documents of an application, or why they cannot be shown.
struct DocumentRows {
  let documents: Result<EntryList<ApplicationDocument>, ServiceError>
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var element: Element {
    switch documents {
    case .failure(let error): FailureMessage(error, in: context).callout(about: strings.documentsNotLoaded)
    case .success(let documents): list(documents)
    }
  }

  private func list(_ documents: EntryList<ApplicationDocument>) -> Element {
    let rows = Element.list(documents.map(row), spacing: 1)
    guard documents.isWhole else {
      let unreadable = Element.unreadable(entries: documents.unreadableCount, in: context)
      return documents.isEmpty ? unreadable : .stack([unreadable, rows], spacing: 1)
    }
    return documents.isEmpty ? .text(StyledText(strings.noDocuments, .muted)) : rows
  }

  private func row(_ document: ApplicationDocument) -> Element {
    let name =
      document.fileName.map { SafeText($0) } ?? document.type.map { SafeText($0) } ?? strings.document
    let uploaded = document.createdAt.flatMap { context.age(of: $0) }
    let facts: [StyledText?] = [
      StyledText(strings.badge(document.review)),
      document.type.map { StyledText(SafeText($0), .muted) },
      document.size.map { StyledText(SafeText(context.language.byteCount($0)), .muted) },
      uploaded.map { StyledText($0, .muted).announced(as: strings.uploadedAt) },
    ]
    let reason = document.reviewReason.map { reason in
      Element.text(StyledText(strings.reason(reason)))
    }
    return .stack([.row(ListRow(name)), .facts(facts.compactMap(\.self)), reason ?? .empty])
  }
}
