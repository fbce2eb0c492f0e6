import CareersDomain
import DesignKit
import FeatureKit
import LocalizationKit

/// The forms of the feature, validated by the rules of the domain.
struct AccountForms: Sendable {
  /// The name of the field for the terms.
  static let terms = "accept-terms"
  /// The name of the field for the code.
  static let code = "code"
  /// The most characters of a password; a longer text is a file that was given by mistake.
  static let longestPassword = 1_024

  private let strings: Strings

  init(_ language: Language) {
    strings = Strings(language)
  }

  /// The form for a new account.
  ///
  /// - Parameter withTerms: Whether the terms have to be accepted.
  /// - Returns: The form.
  func registration(withTerms: Bool) -> Form {
    Form(
      strings.register,
      [field(.name), field(.email), field(.password, isNew: true)] + (withTerms ? [terms] : []),
      language: strings.language
    )
  }

  /// The form for signing in.
  ///
  /// - Parameter withTerms: Whether the terms have to be accepted.
  /// - Returns: The form.
  func login(withTerms: Bool) -> Form {
    Form(
      strings.words.signIn,
      [field(.email), knownPassword] + (withTerms ? [terms] : []),
      language: strings.language
    )
  }

  /// The form for a code.
  var verification: Form {
    let code = Form.Field(
      Self.code,
      strings.code,
      .code(digits: VerifyEmail.digits),
      source: .argument
    )
    return Form(strings.verify, [code], language: strings.language)
  }

  /// Finds the problems with the fields that an error is about; none for an error that no value can remedy.
  ///
  /// - Parameter isInteractive: Whether the user can be asked again; a script is told what to do instead.
  /// - Returns: A function from the error to problems in the order of the fields.
  func problems(isInteractive: Bool) -> @Sendable (AccountFailure) -> [FormProblem] {
    { [strings] failure in
      switch failure.error {
      case .invalid(let fields): fields.map { FormProblem($0.rawValue, strings.invalid($0)) }
      case .refused(let field, let message):
        [FormProblem(field.rawValue, strings.refused(field, message))]
      case _ where !isInteractive: []
      case .emailTaken: [FormProblem(AccountField.email.rawValue, strings.emailTaken)]
      case .invalidCredentials: [FormProblem(AccountField.password.rawValue, strings.invalidCredentials)]
      case .code(.wrong): [FormProblem(Self.code, strings.summary(of: .wrong))]
      default: []
      }
    }
  }

  private var terms: Form.Field {
    Form.Field(Self.terms, strings.acceptance, .consent, help: strings.termsAddress)
  }

  /// A password of which the service knows whether it is right: no rule of a new one applies.
  private var knownPassword: Form.Field {
    Form.Field(
      AccountField.password.rawValue,
      strings.label(of: .password),
      .secret(isConfirmed: false)
    )
  }

  private func field(_ field: AccountField, isNew: Bool = false) -> Form.Field {
    let kind: Form.Field.Kind = field == .password ? .secret(isConfirmed: isNew) : .text
    return Form.Field(field.rawValue, strings.label(of: field), kind) { [strings] value in
      if field == .password, value.count > Self.longestPassword {
        return strings.passwordTooLong(Self.longestPassword)
      }
      return field.accepts(value) ? nil : strings.invalid(field)
    }
  }
}
