import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The forms about organisations, validated by the rules of the domain.
struct OrganizationForms: Sendable {
  private let strings: Strings

  init(_ language: Language) {
    strings = Strings(language)
  }

  /// The form for another organisation.
  var registration: Form {
    let kinds = Organization.Kind.known.map {
      Form.Field.Choice($0.word.lowercased(), strings.description(of: $0))
    }
    return Form(
      strings.registerOrganization,
      [field(.name), field(.type, .choice(kinds)), field(.country)],
      language: strings.language
    )
  }

  /// The form for a verification.
  var verification: Form {
    Form(
      strings.verifyOrganization,
      [field(.number), field(.legalName)],
      language: strings.language
    )
  }

  /// Has a form filled in and sent; nothing is asked for without a connection.
  func submit<Outcome: Sendable>(
    _ form: Form,
    _ input: FormInput,
    _ load: LoadRequest,
    send: @escaping @Sendable (FormAnswers) async throws(OrganizationError) -> Outcome
  ) async throws(SubmissionFailure<OrganizationFailure>) -> Outcome {
    guard load.policy != .cacheOnly else {
      throw .refused(OrganizationFailure(.service(.offline)), [])
    }
    return try await form.submit(input, asking: load.prompter, problems: problems) {
      (answers) async throws(OrganizationFailure) in
      do throws(OrganizationError) { return try await send(answers) } catch {
        throw OrganizationFailure(error)
      }
    }
  }

  /// The problems with the fields that an error is about.
  private var problems: @Sendable (OrganizationFailure) -> [FormProblem] {
    { [strings] failure in
      switch failure.error {
      case .invalid(let fields): fields.map { FormProblem($0.rawValue, strings.invalid($0)) }
      case .refused(let field, let message):
        [FormProblem(field.rawValue, strings.refused(strings.inSentence(field), message))]
      default: []
      }
    }
  }

  private func field(_ field: OrganizationField, _ kind: Form.Field.Kind = .text) -> Form.Field {
    Form.Field(field.rawValue, strings.label(of: field), kind) { [strings] value in
      field.accepts(value) ? nil : strings.invalid(field)
    }
  }
}

/// Why something about an organisation was not done, in words.
struct OrganizationFailure: PresentableFailure {
  let error: OrganizationError

  init(_ error: OrganizationError) {
    self.error = error
  }

  var isCancellation: Bool { error == .service(.cancelled) }

  var code: String {
    switch error {
    case .service(let error): error.code
    case .unknownOutcome: "unknown-outcome"
    case .invalid, .refused: "value-refused"
    case .unknown: "not-found"
    case .alreadyRegistered: "already-registered"
    case .persistence(let error): error.code
    }
  }

  var exitCode: ExitCode {
    switch error {
    case .service(let error), .unknownOutcome(let error): error.exitCode
    case .invalid: .usage
    case .refused, .alreadyRegistered: .refused
    case .unknown: .notFound
    case .persistence(let error): error.exitCode
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch error {
    case .service(let error): error.summary(in: context)
    case .unknownOutcome: strings.organizationUnconfirmed
    case .invalid(let fields): context.language.paragraph(fields.map(strings.invalid))
    case .refused(let field, let message): strings.refused(strings.inSentence(field), message)
    case .unknown(let id): strings.noOrganization(id)
    case .alreadyRegistered(let id): strings.alreadyRegistered(id)
    case .persistence(.damagedRecord): strings.damagedOrganizations
    case .persistence(let error): error.summary(in: context)
    }
  }

  func brief(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch error {
    case .service(let error), .unknownOutcome(let error): error.brief(in: context)
    case .invalid, .refused: strings.valueNotAccepted
    case .unknown: strings.noOrganizationBriefly
    case .alreadyRegistered: strings.alreadyRegisteredBriefly
    case .persistence(let error): error.brief(in: context)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    let strings = Strings(context.language)
    return switch error {
    case .service(let error): error.remedy(in: context)
    case .unknownOutcome, .unknown: .open(.organizations, purpose: strings.listOrganizations)
    case .alreadyRegistered(let id): .open(.organization(id), purpose: strings.showItsStatus)
    case .invalid, .refused: nil
    case .persistence(.damagedRecord):
      .open(.dropOrganizations, purpose: strings.dropUnreadableOrganizations)
    case .persistence(let error): error.remedy(in: context)
    }
  }
}
