import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The forms of the verification, validated by the rules of the domain.
struct VerificationForms: Sendable {
  static let file = UploadFileField.name
  static let type = "type"
  static let note = "note"

  private let strings: Strings

  init(_ strings: Strings) {
    self.strings = strings
  }

  /// The form for a document; the problem with a file is found while its path is typed, but scripts are told it with
  /// the outcome.
  func upload(checkedBy check: @escaping @Sendable (String) -> UploadFileError? = { _ in nil }) -> Form {
    let kinds = Self.kinds.map { Form.Field.Choice($0.word, strings.name(of: .document($0))) }
    return Form(
      strings.uploadTitle,
      [
        UploadFileField(strings.language).field(checkedBy: check),
        Form.Field(Self.type, strings.typeLabel, .choice(kinds)),
      ],
      language: strings.language
    )
  }

  /// The form for the final request, whose note stays.
  var request: Form {
    Form(
      strings.requestReview,
      [
        Form.Field(
          Self.note,
          strings.noteLabel,
          .multiline,
          help: strings.noteHelp,
          isRequired: false,
          limit: ReviewNote.longest
        )
      ],
      confirmation: Form.Confirmation(strings.requestQuestion, consequence: strings.requestIsFinal),
      language: strings.language
    )
  }

  /// The type of a document that was chosen.
  static func kind(_ answers: FormAnswers) -> IdentityDocument.Kind? {
    kinds.first { $0.word == answers[type] }
  }

  /// Finds the problems with the fields that an error is about; a script is told what to do instead.
  func problems(isInteractive: Bool) -> @Sendable (VerificationFailure) -> [FormProblem] {
    { [strings] failure in
      guard isInteractive else { return [] }
      let field: String? =
        switch failure.error {
        case .file, .duplicateDocument: Self.file
        case .valueRefused(.documentType, _): Self.type
        case .valueRefused(.note, _), .noteTooLong, .noteHasControlCharacter: Self.note
        case .valueRefused: Self.file
        default: nil
        }
      return field.map { [FormProblem($0, strings.summary(of: failure.error))] } ?? []
    }
  }

  private static let kinds: [IdentityDocument.Kind] = [.passport, .selfie]
}

extension IdentityDocument.Kind {
  /// The word for the type in options and records; part of their promise.
  var word: String { rawValue.lowercased() }
}
