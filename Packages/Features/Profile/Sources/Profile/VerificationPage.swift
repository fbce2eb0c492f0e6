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

/// The page of the checklist.
func verificationPage(_ state: VerificationViewModel.State, _ context: ViewContext) -> Page {
  state.page(Strings(context).checklistWords, context) {
    VerificationPageLayout(overview: $0, context: context).page
  }
}

/// The page of a session's history.
func historyPage(_ state: VerificationHistoryViewModel.State, _ context: ViewContext) -> Page {
  let strings = Strings(context)
  return state.page(strings.historyWords, context) { events in
    let rows = events.value.map { event in
      let title = event.to.map { strings.name(of: $0) } ?? strings.unknown
      let facts: [StyledText?] = [
        event.date.map { StyledText(strings.moment($0), .muted) },
        event.actor.map { StyledText(strings.by($0), .muted) },
        event.spokenReason.map { StyledText(strings.reason(SafeText($0)), .muted) },
      ]
      return MarkedItem(
        .bullet,
        .accent,
        .stack([.text(StyledText(title, .title)), .facts(facts.compactMap(\.self))])
      )
    }
    return Page(
      strings.historyTitle,
      header: .heading(strings.historyTitle, .page),
      notice: .notice(unreadable: events.unreadableCount, from: events.provenance, in: context),
      content: rows.isEmpty
        ? noEvents(isWhole: events.isWhole, context)
        : .marked(rows, isConnected: true).limited(toWidth: readableWidth),
      footer: .facts(SourceFacts.facts(events.provenance, context)),
      actions: [Action(strings.showVerification, .verification)]
    )
  }
}

/// What stands in place of events: only a history that was read as a whole has none.
private func noEvents(isWhole: Bool, _ context: ViewContext) -> Element {
  guard isWhole else { return .empty }
  let strings = Strings(context)
  return .emptyState(
    title: strings.noSession,
    hint: SafeText(context.sentence(for: .open(.startVerification, purpose: strings.startSession.string)))
  )
}

/// Lays the checklist out: each step with its state, and the action that comes next.
private struct VerificationPageLayout {
  let overview: Fetched<VerificationOverview>
  let context: ViewContext

  private var strings: Strings { Strings(context) }
  private var checklist: VerificationChecklist { overview.checklist }
  private var next: VerificationNextStep { overview.value.next }

  var page: Page {
    Page(
      strings.checklistTitle,
      header: .stack([.heading(strings.checklistTitle, .page), .facts(header)]),
      notice: .stack(
        [
          rejection,
          .notice(unreadable: overview.unreadableCount, from: overview.provenance, in: context),
        ],
        spacing: 1
      ),
      content: .stack(
        [.timeline(overview.value.steps.map(step)), .text(StyledText(strings.advice(next)))] + problems,
        spacing: 1
      )
      .limited(toWidth: readableWidth),
      footer: .facts(session + SourceFacts.facts(overview.provenance, context)),
      actions: actions
    )
  }

  private var header: [StyledText] {
    let status = checklist.session.map { $0.status.map { strings.name(of: $0) } ?? strings.unknown }
    let counts = checklist.summary.flatMap { summary in
      summary.uploaded.flatMap { uploaded in summary.required.map { strings.uploaded(uploaded, of: $0) } }
    }
    return [StyledText(status ?? strings.noSession), counts.map { StyledText($0, .muted) }].compactMap(\.self)
  }

  private var session: [StyledText] {
    checklist.session.map {
      [StyledText(SafeText($0.id.description), .muted).announced(as: strings.sessionID)]
    } ?? []
  }

  private var rejection: Element {
    guard checklist.session?.status == .rejected else { return .empty }
    return .callout(
      .error,
      title: strings.sessionRejected,
      message: overview.value.rejectionReason.map { strings.reason(SafeText($0)) }
    )
  }

  /// The parts that could not be loaded.
  private var problems: [Element] {
    let parts: [(SafeText, ServiceError?)] = [
      (strings.finalRequestUnknown, overview.finalRequest.error),
      (strings.historyUnknown, overview.events.error),
    ]
    return parts.compactMap { undertaking, error in
      error.map { FailureMessage($0, in: context).callout(about: undertaking) }
    }
  }

  private func step(_ step: VerificationStep) -> ProcessStep {
    let note = step.isRequired == false ? strings.optional : nil
    let details = [strings.words(for: step, isNext: next.takes(step.kind)), note].compactMap(\.self)
    return ProcessStep(
      strings.name(of: step.kind),
      state(of: step),
      detail: StyledText(strings.joined(details), .muted)
    )
  }

  private func state(of step: VerificationStep) -> StepState {
    switch step.state {
    case .done, .verified: .done
    case .refused: .failed
    case .missing, .unknown: next.takes(step.kind) ? .current : .upcoming
    }
  }

  private var actions: [Action] {
    let history = checklist.session.map { _ in Action(strings.showHistory, .verificationHistory) }
    return [nextAction, history].compactMap(\.self)
  }

  private var nextAction: Action? {
    switch next {
    case .start, .startAgain: Action(strings.startSession, .startVerification, .changes, place: 0)
    case .upload(let type):
      Action(strings.upload(strings.name(of: .document(type))), .uploadDocument(type), .changes, place: 1)
    case .submit: Action(strings.submitSession, .submitVerification, .changes, place: 2)
    case .requestReview: Action(strings.requestReview, .requestVerification, .changes, place: 3)
    case .wait, .nothing, .unknown: nil
    }
  }
}

extension VerificationEvent {
  /// The reason in somebody's words; the codes of the service only repeat the status.
  fileprivate var spokenReason: String? {
    reason.flatMap { ["session_created", "session_submitted"].contains($0) ? nil : $0 }
  }
}

extension VerificationNextStep {
  /// Whether it takes this step.
  fileprivate func takes(_ step: VerificationStep.Kind) -> Bool {
    switch (self, step) {
    case (.start, .session), (.startAgain, .session), (.submit, .submission),
      (.requestReview, .finalRequest):
      true
    case (.upload(let wanted), .document(let type)): wanted == type
    default: false
    }
  }
}

extension Result {
  /// Why there is no value; `nil` where there is one.
  fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
