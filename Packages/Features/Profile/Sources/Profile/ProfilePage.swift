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

/// The longest line that is easy to read, in columns.
let readableWidth = 88

/// The page of the user's own profile.
func profilePage(_ state: ProfileViewModel.State, _ context: ViewContext) -> Page {
  state.page(Strings(context).profileWords, context) {
    ProfilePageLayout(profile: $0, context: context).page
  }
}

/// The page of a profile while a change of it is being saved.
func savingPage(_ profile: Fetched<OwnProfile>, _ edit: ProfileEdit, _ context: ViewContext) -> Page {
  let changed = profile.map { own in
    OwnProfile(saved: own.saved, pending: .success(own.waiting + [PendingProfileEdit(edit)]))
  }
  var page = ProfilePageLayout(profile: changed, context: context).page
  page.footer = .loading(Strings(context).saving)
  page.actions = []
  return page
}

/// Lays a profile out; what the service does not say is said to be unknown.
private struct ProfilePageLayout {
  let profile: Fetched<OwnProfile>
  let context: ViewContext

  private var own: OwnProfile { profile.value }
  private var saved: UserProfile { own.saved }
  private var shown: UserProfile { own.shown }
  private var language: Language { context.language }
  private var strings: Strings { Strings(context) }
  private var unknown: StyledText { StyledText(strings.unknown, .muted) }

  var page: Page {
    let id = StyledText(SafeText(saved.id.rawValue), .muted).announced(as: strings.id)
    return Page(
      strings.title,
      header: .heading(shown.name.map { SafeText($0) } ?? strings.title, .page),
      notice: .notices([pending], from: profile.provenance, in: context),
      content: .stack([completion, .keyValues(facts)], spacing: 1).limited(toWidth: readableWidth),
      footer: .facts([id] + SourceFacts.facts(profile.provenance, context)),
      actions: [
        Action(strings.edit, .editProfile, .changes), Action(strings.showVerification, .verification),
        Action(strings.showOrganizations, .organizations),
      ]
    )
  }

  private var completion: Element {
    guard let percent = saved.completion else { return .empty }
    return .progress(.running(done: percent, total: 100), label: strings.completion)
  }

  private var facts: [KeyValue] {
    let progress = saved.progress
    var facts = [
      KeyValue(strings.name, marked(shown.name.map(Self.text), with: nameState)),
      KeyValue(strings.email, saved.email.map(Self.text) ?? unknown),
      KeyValue(strings.picture, marked(picture, with: pictureState), maximumLines: 3),
    ]
    if saved.completion == nil { facts.append(KeyValue(strings.completion, unknown)) }
    facts += [
      KeyValue(strings.trust, saved.trust.map { StyledText(strings.name(of: $0)) } ?? unknown),
      KeyValue(strings.verification, saved.state.map { StyledText(strings.name(of: $0)) } ?? unknown),
      KeyValue(strings.session, stated(progress?.sessionStatus) { StyledText(strings.name(of: $0)) }),
      KeyValue(strings.documents, progress?.documents.map(number) ?? unknown),
      KeyValue(strings.requiredDocuments, required),
      KeyValue(strings.finalRequest, stated(progress?.finalRequest, request)),
    ]
    return facts
  }

  private var picture: StyledText? {
    switch shown.avatar {
    case .value(let address):
      WebLink(address).flatMap { Link($0.description) }.map { StyledText(SafeText(address), link: $0) }
        ?? Self.text(address)
    case .absent: StyledText(strings.noPicture, .muted)
    case .unknown: nil
    }
  }

  private var required: StyledText {
    guard let uploaded = saved.progress?.requiredUploaded, let required = saved.progress?.required else {
      return unknown
    }
    return StyledText(strings.uploadedBriefly(uploaded, of: required))
  }

  private func request(_ request: FinalRequest) -> StyledText {
    StyledText(strings.requested(request.requestedAt.map { strings.day($0) }))
  }

  private func stated<Value>(_ value: Stated<Value>?, _ text: (Value) -> StyledText) -> StyledText {
    switch value {
    case .value(let value)?: text(value)
    case .absent?: StyledText(strings.noneYet, .muted)
    case .unknown?, nil: unknown
    }
  }

  /// How far the change is that made the name another one; `nil` where none did.
  private var nameState: PendingState? {
    guard shown.name != saved.name else { return nil }
    return own.waiting.last { $0.edit.name != nil }?.state
  }

  /// How far the change is that made the picture another one; `nil` where none did.
  private var pictureState: PendingState? {
    guard shown.avatar != saved.avatar else { return nil }
    return own.waiting.last { $0.edit.avatar != nil }?.state
  }

  private func marked(_ text: StyledText?, with state: PendingState?) -> StyledText {
    let text = text ?? unknown
    guard let state else { return text }
    let words = state == .unconfirmed ? strings.unconfirmed : strings.unsent
    return "\(text) \(StyledText(Badge(words, .info)))"
  }

  private func number(_ number: Int) -> StyledText { StyledText(SafeText(language.grouped(number))) }

  private static func text(_ text: String) -> StyledText { StyledText(SafeText(text)) }

  /// Changes that the service does not have yet, and those that it refused.
  private var pending: Element {
    let list = SafeText(context.sentence(for: .open(.outbox, purpose: strings.listChanges)))
    switch own.pending {
    case .failure(let error):
      return FailureMessage(error, in: context).callout(about: strings.pendingUnreadable)
    case .success:
      return .stack(
        [
          own.hasRefusal ? .callout(.warning, title: strings.changeRefused, hint: list) : .empty,
          own.waiting.contains { $0.state != .unconfirmed }
            ? .callout(.info, title: strings.changeWaits, hint: list) : .empty,
          own.waiting.contains { $0.state == .unconfirmed }
            ? .callout(.info, title: strings.changeUnconfirmed, hint: list) : .empty,
        ],
        spacing: 1
      )
    }
  }
}
