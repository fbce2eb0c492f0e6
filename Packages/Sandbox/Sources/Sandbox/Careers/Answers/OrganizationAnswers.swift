import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers about the organisations of a user, which no list names.
struct OrganizationAnswers {
  /// The present.
  let now: Date

  /// Registers an organisation.
  func create(
    _ account: inout CareersAccount,
    _ fields: RequestFields,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    let name = try fields.name("name", or: "invalid_org_name")
    let type = fields.text("orgType").uppercased()
    guard ["TSK", "LPK", "EMPLOYER"].contains(type) else {
      throw .invalid("invalid_org_type", "orgType must be TSK, LPK or EMPLOYER")
    }
    let country = fields.text("countryCode").uppercased()
    guard country.utf8.count == 2, country.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw .invalid("invalid_country_code", "countryCode must have two letters")
    }
    let organization = Organization(id: identifiers.uuid(), name: name, type: type, country: country)
    account.organizations.append(organization)
    return .created(
      .object([
        "id": .string(organization.id),
        "name": .string(name),
        "orgType": .string(type),
        "countryCode": .string(country),
      ])
    )
  }

  /// Asks for the verification of an organisation; a second request begins it again.
  func verify(
    _ account: inout CareersAccount,
    _ id: String,
    _ fields: RequestFields,
    _ identifiers: inout IdentifierSource
  ) throws(CareersFault) -> CareersReply {
    let place = try place(of: id, in: account)
    let number = try fields.requiredText("registrationNumber", upTo: 128, or: "invalid_registration_number")
    let legalName = try fields.name("legalName", or: "invalid_legal_name")
    try Self.check(fields["supportingObjectKeys"])
    let verification = OrganizationVerification(
      id: account.organizations[place].verification?.id ?? identifiers.uuid(),
      isNameEqual: legalName.lowercased() == account.organizations[place].name.lowercased(),
      hasNumber: number.contains(where: \.isNumber),
      requested: now
    )
    account.organizations[place].verification = verification
    return CareersReply(status: HTTPStatus(rawValue: 202), json: json(verification, of: id))
  }

  /// The state of the verification.
  func status(_ account: CareersAccount, _ id: String) throws(CareersFault) -> CareersReply {
    guard let verification = account.organizations[try place(of: id, in: account)].verification else {
      throw .notFound("org_verification_not_found", "The organization's verification was not requested")
    }
    return .ok(json(verification, of: id))
  }

  private static func check(_ keys: JSONValue?) throws(CareersFault) {
    let list: [JSONValue]
    switch keys {
    case nil, .null: return
    case .array(let elements): list = elements
    default: throw .invalid("invalid_supporting_object_keys", "supportingObjectKeys must be a list")
    }
    guard list.count <= 20 else {
      throw .invalid("invalid_supporting_object_keys", "supportingObjectKeys may name 20 objects")
    }
    for element in list {
      guard case .string(let key) = element, (1...1024).contains(key.trimmed.lengthInCodeUnits) else {
        throw .invalid("invalid_supporting_object_key", "A supporting object key is invalid")
      }
    }
  }

  private func place(of id: String, in account: CareersAccount) throws(CareersFault) -> Int {
    guard let place = account.organizations.firstIndex(where: { $0.id == id }) else {
      throw .notFound("org_not_found", "Organization not found")
    }
    return place
  }

  private func json(_ verification: OrganizationVerification, of id: String) -> JSONValue {
    .object([
      "id": .string(verification.id),
      "orgId": .string(id),
      "status": .string(verification.status),
      "reasonCodes": .array((verification.decision?.reasons ?? []).map { .string($0) }),
      "lastCheckedAt": .date(verification.checked),
    ])
  }
}

extension RequestFields {
  /// A name of 2 to 180 characters.
  fileprivate func name(_ name: String, or code: String) throws(CareersFault) -> String {
    let text = try requiredText(name, upTo: 180, or: code)
    guard text.lengthInCodeUnits >= 2 else {
      throw .invalid(code, "\(name) must have at least 2 characters")
    }
    return text
  }
}
