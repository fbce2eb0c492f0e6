import CareersDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The page of the organisations that this computer remembers, or of one.
func organizationsPage(
  _ state: OrganizationsViewModel.State,
  isOne: Bool,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  return state.page(strings.organizationWords, context) { overview in
    if isOne, let organization = overview.value.organizations.first {
      organizationPage(organization, overview.value.provenance, context)
    } else {
      listPage(overview.value, context)
    }
  }
}

private func listPage(_ overview: ManageOrganizations.Overview, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  let register = Action(strings.registerOrganization, .registerOrganization, .changes)
  guard !overview.organizations.isEmpty else {
    return Page(
      strings.organizations,
      header: .heading(strings.organizations, .page),
      content: .emptyState(title: strings.noOrganizations, hint: strings.onlyRemembered),
      actions: [register]
    )
  }
  let items = overview.organizations.map { organization in
    let id = organization.organization.id
    return Item(
      id.description,
      ListRow(
        organization.organization.name.map { SafeText($0) } ?? strings.unnamedOrganization,
        details: facts(of: organization.organization, strings)
          + [StyledText(SafeText(id.description), .muted).announced(as: strings.id)],
        trailing: StyledText(strings.badge(organization.verification))
      ),
      action: Action(strings.showOrganization, .organization(id))
    )
  }
  let note = Element.text(StyledText(strings.onlyRemembered, .muted))
  return Page(
    strings.organizations,
    header: .heading(strings.organizations, .page),
    notice: overview.provenance.map { SourceFacts.notice($0, context) } ?? .empty,
    content: .stack([.list(items.map { .row($0.row) }, spacing: 1), note], spacing: 1)
      .limited(toWidth: readableWidth),
    groups: [ItemGroup(items, note: note)],
    footer: .facts(overview.provenance.map { SourceFacts.facts($0, context) } ?? []),
    actions: [register]
  )
}

private func organizationPage(
  _ state: OrganizationState,
  _ provenance: Provenance?,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  let organization = state.organization
  let title = organization.name.map { SafeText($0) } ?? strings.unnamedOrganization
  let verification: OrganizationVerification? =
    // monorepo:allow swallowed-error: the badge says that the verification is unknown
    if case .success(let verification) = state.verification { verification } else { nil }
  let unknown = StyledText(strings.unknown, .muted)
  var values = [
    KeyValue(
      strings.label(of: .type),
      organization.kind.map { StyledText(strings.description(of: $0)) } ?? unknown
    ),
    KeyValue(strings.label(of: .country), organization.country.map { StyledText(SafeText($0)) } ?? unknown),
    KeyValue(strings.verification, StyledText(strings.badge(state.verification))),
  ]
  if let reasons = verification?.reasons, !reasons.isEmpty {
    values.append(KeyValue(strings.reasons, StyledText(strings.joined(reasons.map { SafeText($0) }))))
  }
  if let checked = verification?.checkedAt {
    values.append(KeyValue(strings.checkedAt, StyledText(strings.moment(checked))))
  }
  let id = StyledText(SafeText(organization.id.description), .muted).announced(as: strings.id)
  let unreadable = verification?.reasons.unreadableCount ?? 0
  return Page(
    title,
    header: .heading(title, .page),
    notice: .notice(unreadable: unreadable, from: provenance, in: context),
    content: .keyValues(values).limited(toWidth: readableWidth),
    footer: .facts([id] + (provenance.map { SourceFacts.facts($0, context) } ?? [])),
    actions: [
      Action(strings.verifyOrganization, .verifyOrganization(organization.id), .changes),
      Action(strings.listOrganizationsTitle, .organizations),
    ]
  )
}

private func facts(of organization: Organization, _ strings: Strings) -> [StyledText] {
  [
    organization.kind.map { StyledText(strings.name(of: $0), .muted) },
    organization.country.map {
      StyledText(SafeText($0), .muted).announced(as: strings.label(of: .country))
    },
  ]
  .compactMap(\.self)
}
