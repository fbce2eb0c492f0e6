public import CareersDomain
public import CommandKit
import DesignKit
public import FeatureKit
public import LocalizationKit

/// The user's own profile and its verification, `tessera profile`.
public struct ProfileFeature: Feature {
  private let language: Language
  private let profiles: ManageProfile
  private let verification: ManageVerification
  private let organizations: ManageOrganizations
  private let observe: @Sendable (FeatureEvent) -> Void

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

  // MARK: - Verification

  private var verificationCommand: Command {
    let strings = Strings(language)
    return Command(
      "verification",
      abstract: strings.checklistAbstract,
      discussion: strings.checklistDiscussion,
      examples: [
        Example("tessera profile verification", strings.checklistExample),
        Example("tessera profile verification --json --fields status,next", strings.nextDocumentExample),
      ],
      fields: VerificationRecords.table.names,
      subcommands: [start, upload, submit, request, history],
      language: language
    ) { [verification, observe] _ in
      VerificationViewModel(verification, observe: observe)
    }
  }

  private var start: Command {
    let strings = Strings(language)
    let yes = Confirmation.flag(in: language)
    return step(
      "start",
      abstract: strings.startAbstract,
      discussion: strings.startDiscussion,
      examples: [Example("tessera profile verification start", strings.startExample)],
      parameters: [yes]
    ) { invocation in
      .start(isConfirmed: invocation[yes])
    }
  }

  private var upload: Command {
    let strings = Strings(language)
    let file = UploadFileField(language)
    let form = VerificationForms(strings).upload()
    let yes = Confirmation.flag(in: language)
    return step(
      "upload",
      abstract: strings.uploadAbstract,
      discussion: strings.uploadDiscussion,
      examples: [
        Example("tessera profile verification upload passport.pdf --type passport", strings.passportExample),
        Example("tessera profile verification upload me.jpg --type selfie", strings.selfieExample),
      ],
      parameters: [file.argument] + form.parameters + [yes]
    ) { invocation in
      .upload(form.input(of: invocation, file.given(in: invocation)), isConfirmed: invocation[yes])
    }
  }

  private var submit: Command {
    let strings = Strings(language)
    let yes = Confirmation.flag(in: language)
    return step(
      "submit",
      abstract: strings.submitAbstract,
      discussion: strings.submitDiscussion,
      examples: [Example("tessera profile verification submit --yes", strings.submitExample)],
      parameters: [yes]
    ) { invocation in
      .submit(isConfirmed: invocation[yes])
    }
  }

  private var request: Command {
    let strings = Strings(language)
    let form = VerificationForms(strings).request
    return step(
      "request",
      abstract: strings.requestAbstract,
      discussion: strings.requestDiscussion,
      examples: [
        Example("tessera profile verification request --note 'New passport'", strings.requestExample)
      ],
      parameters: form.parameters
    ) { invocation in
      .request(form.input(of: invocation))
    }
  }

  private var history: Command {
    let strings = Strings(language)
    return Command(
      "history",
      abstract: strings.historyAbstract,
      examples: [Example("tessera profile verification history", strings.historyExample)],
      fields: VerificationHistoryViewModel.table.names,
      language: language
    ) { [verification, observe] _ in
      VerificationHistoryViewModel(verification, observe: observe)
    }
  }

  private func step(
    _ name: String,
    abstract: String,
    discussion: String,
    examples: [Example],
    parameters: [any Parameter] = [],
    make: @escaping @Sendable (Invocation) -> VerificationChange
  ) -> Command {
    Command(
      name,
      abstract: abstract,
      discussion: discussion,
      examples: examples,
      parameters: parameters,
      fields: VerificationChangeViewModel.table.names,
      language: language
    ) { [language, verification, observe] invocation in
      VerificationChangeViewModel(make(invocation), verification, in: language, observe: observe)
    }
  }
}

// MARK: - Organisations

extension ProfileFeature {
  private static let exampleID = "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10"

  private var organization: Command {
    let strings = Strings(language)
    return Command(
      "organization",
      abstract: strings.organizationsAbstract,
      discussion: strings.organizationsDiscussion,
      examples: [
        Example("tessera profile organization", strings.organizationsExample),
        Example(
          "tessera profile organization register --name 'Sakura Training' --type lpk --country ID",
          strings.registerOrganizationExample
        ),
      ],
      fields: OrganizationsViewModel.table.names,
      subcommands: [registerOrganization, verifyOrganization, organizationStatus, dropOrganizations],
      language: language
    ) { [organizations, observe] _ in
      OrganizationsViewModel(nil, organizations, observe: observe)
    }
  }

  private var registerOrganization: Command {
    let strings = Strings(language)
    let form = OrganizationForms(language).registration
    return Command(
      "register",
      abstract: strings.registerOrganizationAbstract,
      discussion: strings.registerOrganizationDiscussion,
      examples: [
        Example(
          "tessera profile organization register --name 'Sakura Training' --type lpk --country ID",
          strings.registerOrganizationExample
        )
      ],
      parameters: form.parameters,
      fields: RegisterOrganizationViewModel.table.names,
      language: language
    ) { [language, organizations, observe] invocation in
      RegisterOrganizationViewModel(
        form.input(of: invocation),
        organizations,
        in: language,
        observe: observe
      )
    }
  }

  private var verifyOrganization: Command {
    let strings = Strings(language)
    let form = OrganizationForms(language).verification
    let id = Argument<String>("id", help: strings.organizationHelp, valueName: strings.idValue)
    return Command(
      "verify",
      abstract: strings.verifyOrganizationAbstract,
      discussion: strings.verifyOrganizationDiscussion,
      examples: [
        Example(
          "tessera profile organization verify \(Self.exampleID) --number 0104 --legal-name 'Sakura Training'",
          strings.verifyOrganizationExample
        )
      ],
      parameters: [id] + form.parameters,
      fields: VerifyOrganizationViewModel.table.names,
      language: language
    ) { [language, organizations, observe] invocation throws(CommandFailure) in
      VerifyOrganizationViewModel(
        try language.typedID(invocation[id], among: .organizations, Organization.ID.init),
        form.input(of: invocation),
        organizations,
        in: language,
        observe: observe
      )
    }
  }

  private var organizationStatus: Command {
    let strings = Strings(language)
    let id = Argument<String?>("id", help: strings.organizationHelp, valueName: strings.idValue)
    return Command(
      "status",
      abstract: strings.organizationStatusAbstract,
      discussion: strings.organizationStatusDiscussion,
      examples: [
        Example("tessera profile organization status \(Self.exampleID)", strings.organizationStatusExample)
      ],
      parameters: [id],
      fields: OrganizationsViewModel.table.names,
      language: language
    ) { [language, organizations, observe] invocation throws(CommandFailure) in
      var asked: Organization.ID?
      if let typed = invocation[id] {
        asked = try language.typedID(typed, among: .organizations, Organization.ID.init)
      }
      return OrganizationsViewModel(asked, organizations, observe: observe)
    }
  }

  private var dropOrganizations: Command {
    let strings = Strings(language)
    return Command(
      "drop",
      abstract: strings.dropOrganizationsAbstract,
      discussion: strings.dropOrganizationsDiscussion,
      examples: [Example("tessera profile organization drop", strings.dropOrganizationsExample)],
      fields: OrganizationsViewModel.table.names,
      language: language
    ) { [organizations, observe] _ in
      OrganizationsViewModel(nil, organizations, dropsUnreadable: true, observe: observe)
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
