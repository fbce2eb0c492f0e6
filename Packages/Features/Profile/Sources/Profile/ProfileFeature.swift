public import CareersDomain
public import CommandKit
import DesignKit
public import FeatureKit
public import LocalizationKit

/// The user's own profile and its verification, `tessera profile`.
public struct ProfileFeature: Feature {
  let language: Language
  private let profiles: ManageProfile
  let verification: ManageVerification
  let organizations: ManageOrganizations
  let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - profiles: Shows and changes the profile.
  ///   - verification: Shows the verification, and takes it further.
  ///   - organizations: Registers organisations, and has them verified.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    profiles: ManageProfile,
    verification: ManageVerification,
    organizations: ManageOrganizations,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.profiles = profiles
    self.verification = verification
    self.organizations = organizations
    self.observe = observe
  }

  /// The profile.
  public var tab: Action? { Action(Strings(language).title, .profile) }

  /// The texts for changes of the profile that wait to be sent.
  public static let changeTexts = ChangeTexts { draft, language in
    ProfileEdit(draft).map { Strings(language).title(of: $0) }
  }

  /// The noun `profile` with its verbs.
  public var commands: [Command] {
    let strings = Strings(language)
    return [
      Command(
        "profile",
        abstract: strings.profileAbstract,
        discussion: strings.profileDiscussion,
        examples: [
          Example("tessera profile", strings.profileExample),
          Example("tessera profile verification", strings.checklistExample),
          Example("tessera profile --json --fields name,completion", strings.profileDocumentExample),
        ],
        group: CommandGroup.careers.title(in: strings.language),
        fields: ProfileRecords.table.names,
        subcommands: [edit, verificationCommand, organization],
        language: language
      ) { [profiles, observe] _ in
        ProfileViewModel(profiles, observe: observe)
      }
    ]
  }

  private var edit: Command {
    let strings = Strings(language)
    let name = Option<String?>(ProfileEditForm.name, help: strings.nameHelp, valueName: strings.textValue)
    let avatar = Option<String?>(
      ProfileEditForm.avatar,
      help: strings.avatarHelp,
      valueName: strings.addressValue
    )
    return Command(
      "edit",
      abstract: strings.editAbstract,
      discussion: strings.editDiscussion,
      examples: [
        Example("tessera profile edit --name 'Siti Aminah'", strings.nameExample),
        Example("tessera profile edit --avatar https://images.example.com/siti.jpg", strings.avatarExample),
        Example("tessera profile edit --avatar ''", strings.noAvatarExample),
      ],
      parameters: [name, avatar],
      fields: EditProfileViewModel.table.names,
      language: language
    ) { [language, profiles, observe] invocation in
      EditProfileViewModel(
        FormInput(
          [ProfileEditForm.name: invocation[name], ProfileEditForm.avatar: invocation[avatar]]
            .compactMapValues(\.self)
        ),
        profiles,
        in: language,
        observe: observe
      )
    }
  }
}

extension Route {
  /// The profile.
  static let profile = Route("profile")
  /// The command that changes the profile.
  static let editProfile = Route("profile", "edit")
  /// The checklist of the verification.
  static let verification = Route("profile", "verification")
  /// The command that starts a session.
  static let startVerification = Route("profile", "verification", "start")
  /// The command that submits the session.
  static let submitVerification = Route("profile", "verification", "submit")
  /// The command that requests the final verification.
  static let requestVerification = Route("profile", "verification", "request")
  /// The history of the session.
  static let verificationHistory = Route("profile", "verification", "history")
  /// The organisations.
  static let organizations = Route("profile", "organization")
  /// The command that registers an organisation.
  static let registerOrganization = Route("profile", "organization", "register")
  /// The command that drops what cannot be read of the list of organisations.
  static let dropOrganizations = Route("profile", "organization", "drop")
  /// The changes that wait.
  static let outbox = Route("outbox")

  /// An organisation with its status.
  static func organization(_ id: Organization.ID) -> Route {
    Route("profile", "organization", "status", id.description)
  }

  /// The command that requests the verification of an organisation.
  static func verifyOrganization(_ id: Organization.ID) -> Route {
    Route("profile", "organization", "verify", id.description)
  }

  /// The command that uploads a document.
  static func uploadDocument(_ type: IdentityDocument.Kind) -> Route {
    Route("profile", "verification", "upload").with(VerificationForms.type, type.word)
  }
}
