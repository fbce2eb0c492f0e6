import CareersDomain
import CommandKit
import FeatureKit
import LocalizationKit

/// The commands of organisations.
extension ProfileFeature {
  private static let exampleID = "7f3b2c9e-5a41-4d0e-9c57-1f6a2b8d4e10"

  var organization: Command {
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
