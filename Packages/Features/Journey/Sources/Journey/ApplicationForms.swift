import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The forms about an application, validated by the rules of the domain.
struct ApplicationForms: Sendable {
  static let file = UploadFileField.name
  static let type = "type"
  static let reason = "reason"

  private let strings: Strings

  init(_ language: Language) {
    strings = Strings(language)
  }

  /// The form for another document; the problem with a file is found while its path is typed, but scripts are told it
  /// with the outcome.
  func upload(checkedBy check: @escaping @Sendable (String) -> UploadFileError? = { _ in nil }) -> Form {
    let language = strings.language
    return Form(
      strings.addDocument,
      [
        UploadFileField(language).field(checkedBy: check),
        Form.Field(Self.type, strings.typeLabel, help: strings.typeHelp, limit: ApplicationDocumentType.limit)
        {
          [strings] text in
          ApplicationDocumentType(text) == nil ? strings.badType : nil
        },
      ],
      language: language
    )
  }

  /// The form for a decision about an offer, which cannot be undone; its question names the job where it is known.
  func decision(isAccepted: Bool, of application: Application? = nil) -> Form {
    Form(
      isAccepted ? strings.accept : strings.decline,
      [
        Form.Field(
          Self.reason,
          strings.reasonLabel,
          .multiline,
          help: strings.reasonHelp,
          isRequired: false,
          limit: DecisionReason.limit
        ) { [strings] text in
          DecisionReason(text) == nil ? strings.badReason : nil
        }
      ],
      confirmation: Form.Confirmation(
        strings.question(isAccepted: isAccepted, about: application),
        consequence: strings.decisionIsFinal
      ),
      language: strings.language
    )
  }

  /// Finds the problems with the fields that an error is about; a script is told what to do instead.
  func problems(isInteractive: Bool) -> @Sendable (ApplicationFailure) -> [FormProblem] {
    { [strings] failure in
      guard isInteractive else { return [] }
      return switch failure {
      case .file(let error, _): [UploadFileField(strings.language).problem(error)]
      case .documentThere: [FormProblem(Self.file, strings.documentThere)]
      case .service(.rejected(code: "invalid_reason", _)): [FormProblem(Self.reason, strings.badReason)]
      default: []
      }
    }
  }
}
