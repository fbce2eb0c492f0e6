import CareersDomain
import DesignKit
import FeatureKit
import LocalizationKit

/// The form for a change of the profile, validated by the rules of the domain.
struct ProfileEditForm: Sendable {
  /// The name of the field for the name, and of its option.
  static let name = "name"
  /// The name of the field for the picture, and of its option.
  static let avatar = "avatar"
  /// The answer that removes the picture.
  private static let removal = "-"

  private let strings: Strings
  private let input: FormInput
  private let present: UserProfile?

  /// Makes the form.
  ///
  /// - Parameters:
  ///   - input: What was given with the command; where anything was, the rest stays as it is and is not asked for.
  ///   - present: The profile, whose values are shown; `nil` where it is not known.
  ///   - strings: The texts.
  init(_ input: FormInput, present: UserProfile?, _ strings: Strings) {
    self.input = input
    self.present = present
    self.strings = strings
  }

  /// The form, with the fields that are to be filled in.
  var form: Form {
    let fields = [
      Form.Field(Self.name, strings.name, isRequired: false, usualValue: present?.name) { [strings] text in
        Self.problem(strings) { () throws(ProfileEditProblem) in _ = try FullName(text) }
      },
      Form.Field(
        Self.avatar,
        strings.pictureAddress,
        help: input.values.isEmpty ? strings.pictureRemoval : nil,
        isRequired: false,
        usualValue: present?.avatar.value
      ) { [strings] text in
        guard text != Self.removal else { return nil }
        return Self.problem(strings) { () throws(ProfileEditProblem) in _ = try AvatarChange(text) }
      },
    ]
    return Form(
      strings.editTitle,
      fields.filter { input.values.isEmpty || isGiven($0.name) },
      language: strings.language
    )
  }

  /// The change that the answers are; `nil` when they leave everything as it is.
  func edit(_ answers: FormAnswers) throws(ProfileEditProblem) -> ProfileEdit? {
    let name = changed(Self.name, in: answers, from: present?.name)
    let avatar = changed(Self.avatar, in: answers, from: present?.avatar.value)
    guard name != nil || avatar != nil else { return nil }
    return try ProfileEdit(name: name, avatar: avatar == Self.removal ? "" : avatar)
  }

  /// The problems with the fields that an error is about.
  var problems: @Sendable (ProfileEditFailure) -> [FormProblem] {
    { [strings] failure in
      let field: String? =
        switch failure.error {
        case .invalid(.nameTooShort), .invalid(.nameTooLong), .invalid(.nameHasControlCharacter),
          .nameRefused:
          Self.name
        case .invalid(.avatarTooLong), .invalid(.avatarIsNoWebAddress), .avatarRefused: Self.avatar
        case .invalid(.nothingGiven), .nothingGiven, .unknownOutcome, .service, .persistence: nil
        }
      return field.map { [FormProblem($0, failure.summary(strings))] } ?? []
    }
  }

  private func isGiven(_ field: String) -> Bool { input.values[field] != nil }

  private func changed(_ field: String, in answers: FormAnswers, from value: String?) -> String? {
    let answer = answers[field]
    if isGiven(field) { return answer }
    return answer.isEmpty || answer == value ? nil : answer
  }

  private static func problem(
    _ strings: Strings,
    _ check: () throws(ProfileEditProblem) -> Void
  ) -> String? {
    do throws(ProfileEditProblem) {
      try check()
      return nil
    } catch {
      return strings.summary(of: error)
    }
  }
}
