import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// The outcome of a change of the profile.
enum EditProfileOutcome: Hashable, Sendable {
  /// The service has it.
  case saved(ProfileEdit)
  /// The service saved it, and did not confirm the values.
  case adjusted
  /// It waits in the outbox, sent before or not; the reason is `nil` when another change comes first.
  case pending(ProfileEdit, wasSent: Bool, OutboxDrain.Stop?)
  /// The user left everything as it is.
  case unchanged

  var edit: ProfileEdit? {
    switch self {
    case .saved(let edit), .pending(let edit, _, _): edit
    case .adjusted, .unchanged: nil
    }
  }

  /// Whether something is different now.
  var isEffective: Bool { self != .unchanged }

  /// The word for the outcome in records; part of their promise.
  var code: String {
    switch self {
    case .saved: "saved"
    case .adjusted: "adjusted"
    case .pending: "pending"
    case .unchanged: "unchanged"
    }
  }
}

/// A change that is shown before the service has confirmed it; it is taken back when the service refuses.
@MainActor @Observable
final class OptimisticEdit {
  fileprivate(set) var profile: Fetched<OwnProfile>?
  fileprivate(set) var edit: ProfileEdit?

  nonisolated init() {}
}

/// Changes the profile: the change that the command stands for.
@MainActor @Observable
final class EditProfileViewModel: Screen {
  private let change: Change<FormInput, EditProfileOutcome, SubmissionFailure<ProfileEditFailure>>
  private let optimistic: OptimisticEdit

  init(
    _ input: FormInput,
    _ profiles: ManageProfile,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    let optimistic = OptimisticEdit()
    self.optimistic = optimistic
    let dialogue = EditProfileDialogue(
      profiles: profiles,
      strings: Strings(language),
      optimistic: optimistic
    )
    change = Change("EditProfile", input, isEffective: \.isEffective, observe: observe) {
      (input, load) async throws(SubmissionFailure<ProfileEditFailure>) in
      try await dialogue.run(input, load)
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? { change.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    guard change.result == nil, let profile = optimistic.profile, let edit = optimistic.edit else {
      return .confirmation
    }
    return .page(savingPage(profile, edit, context))
  }

  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard case .pending(_, _, let stop)? = change.outcome else { return nil }
    return stop.failure(in: context)
  }

  func notes(in context: ViewContext) -> [String] {
    guard let outcome = change.outcome else { return [] }
    let strings = Strings(context.language)
    switch outcome {
    case .saved(let edit): return [strings.saved(edit)]
    case .adjusted: return [strings.adjusted]
    case .pending(_, let wasSent, let stop): return [stop.note(in: context, wasSent: wasSent)]
    case .unchanged: return [strings.unchanged]
    }
  }

  var records: Records? { change.outcome.map { .one($0, in: Self.table, from: nil) } }

  nonisolated static let table = RecordTable<EditProfileOutcome>([
    .init("state") { .string($0.code) },
    .init("name") { .optional($0.edit?.name?.text) },
    .init("avatar") { $0.edit?.avatar.map { .string($0.address ?? "") } ?? .null },
  ])
}

/// The steps of a change of the profile, and the form before it.
struct EditProfileDialogue: Sendable {
  let profiles: ManageProfile
  let strings: Strings
  let optimistic: OptimisticEdit

  func run(
    _ input: FormInput,
    _ load: LoadRequest
  ) async throws(SubmissionFailure<ProfileEditFailure>) -> EditProfileOutcome {
    let isAsked = input.values.isEmpty
    guard !isAsked || load.prompter.isInteractive else {
      throw .refused(ProfileEditFailure(.nothingGiven), [])
    }
    let present = isAsked ? await presentValues(load.policy) : nil
    let form = ProfileEditForm(input, present: present, strings)
    return try await form.form.submit(input, asking: load.prompter, problems: form.problems) {
      (answers) async throws(ProfileEditFailure) in
      let edit: ProfileEdit?
      do throws(ProfileEditProblem) { edit = try form.edit(answers) } catch {
        throw ProfileEditFailure(.invalid(error))
      }
      guard let edit else { return .unchanged }
      return try await save(edit, load)
    }
  }

  private func save(
    _ edit: ProfileEdit,
    _ load: LoadRequest
  ) async throws(ProfileEditFailure) -> EditProfileOutcome {
    await show(edit)
    do throws(ProfileEditError) {
      let isOffline = load.policy == .cacheOnly
      switch try await profiles.edit(edit, isOffline: isOffline) {
      case .done(.changedOtherwise): return .adjusted
      case .done: return .saved(edit)
      case .pending(let entry, let stop): return .pending(edit, wasSent: !entry.isUnsent, stop)
      }
    } catch {
      await takeBack()
      throw ProfileEditFailure(error)
    }
  }

  /// Shows the change at once where the profile is known.
  private func show(_ edit: ProfileEdit) async {
    let profile: Fetched<OwnProfile>?
    do throws(ServiceError) { profile = try await profiles.profile(.cacheOnly) } catch {
      // monorepo:allow swallowed-error: there is nothing to show it on
      profile = nil
    }
    await MainActor.run { [optimistic] in
      optimistic.profile = profile
      optimistic.edit = edit
    }
  }

  private func takeBack() async {
    await MainActor.run { [optimistic] in optimistic.edit = nil }
  }

  /// The values to show in the form; without them it is still filled in.
  private func presentValues(_ policy: FetchPolicy) async -> UserProfile? {
    // monorepo:allow swallowed-error: the form is still filled in, and the change says what is wrong
    do throws(ServiceError) { return try await profiles.profile(policy).value.shown } catch { return nil }
  }
}

/// Why the profile was not changed, in words.
struct ProfileEditFailure: PresentableFailure {
  let error: ProfileEditError

  init(_ error: ProfileEditError) {
    self.error = error
  }

  var isCancellation: Bool { error == .service(.cancelled) }

  var code: String {
    switch error {
    case .invalid: "invalid"
    case .nameRefused: "name-refused"
    case .avatarRefused: "avatar-refused"
    case .nothingGiven: "nothing-given"
    case .unknownOutcome: "unknown-outcome"
    case .service(let error): error.code
    case .persistence(let error): error.code
    }
  }

  var exitCode: ExitCode {
    switch error {
    case .invalid, .nothingGiven: .usage
    case .nameRefused, .avatarRefused: .refused
    case .unknownOutcome: .failed
    case .service(let error): error.exitCode
    case .persistence(let error): error.exitCode
    }
  }

  func summary(in context: ViewContext) -> String {
    switch error {
    case .service(let error): error.summary(in: context)
    case .persistence(let error): error.summaryOfUnstoredChange(in: context)
    default: summary(Strings(context.language))
    }
  }

  /// The summary of an error that is about the change itself.
  func summary(_ strings: Strings) -> String {
    switch error {
    case .invalid(let problem): strings.summary(of: problem)
    case .nameRefused(let message): strings.refused(strings.nameInSentence, message)
    case .avatarRefused(let message): strings.refused(strings.pictureInSentence, message)
    case .nothingGiven: strings.nothingGiven
    case .unknownOutcome: strings.language.unknownOutcome
    case .service, .persistence: strings.nothingChanged
    }
  }

  func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch error {
    case .invalid, .nameRefused, .avatarRefused: strings.valueNotAccepted
    case .nothingGiven: strings.nothingChanged
    case .unknownOutcome: context.language.unknownOutcomeBriefly
    case .service(let error): error.brief(in: context)
    case .persistence(let error): error.brief(in: context)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    return switch error {
    case .invalid, .nameRefused, .avatarRefused: nil
    case .nothingGiven:
      .add(options: [Route.Option("name"), Route.Option("avatar")], purpose: strings.changeProfile)
    case .unknownOutcome: .open(.outbox, purpose: strings.listChanges)
    case .service(let error): error.remedy(in: context)
    case .persistence(let error): error.remedy(in: context)
    }
  }
}
