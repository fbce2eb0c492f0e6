import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersOrganizationTests {
  private let probe = CareersProbe()

  @Test func `an organisation has its type and country in capital letters`() async throws {
    let user = try await probe.register()
    let body = #"{"name":" Sakura Training ","orgType":"lpk","countryCode":"id"}"#
    let answer = try await probe.object(.post, "/organizations", token: user.token, body: body, status: 201)
    #expect(answer.keys.sorted() == ["countryCode", "id", "name", "orgType"])
    #expect(try answer.text("name") == "Sakura Training")
    #expect(try answer.text("orgType") == "LPK")
    #expect(try answer.text("countryCode") == "ID")
  }

  @Test(arguments: [
    ("{}", "400 invalid_org_name"), (#"{"name":"x"}"#, "400 invalid_org_name"),
    (#"{"name":"LONG"}"#, "400 invalid_org_name"), (#"{"name":"ab"}"#, "400 invalid_org_type"),
    (#"{"name":"ab","orgType":"SCHOOL"}"#, "400 invalid_org_type"),
    (#"{"name":"ab","orgType":"TSK"}"#, "400 invalid_country_code"),
    (#"{"name":"ab","orgType":"TSK","countryCode":"JPN"}"#, "400 invalid_country_code"),
    (#"{"name":"ab","orgType":"TSK","countryCode":"J1"}"#, "400 invalid_country_code"),
    (#"{"name":"ab","orgType":"TSK","countryCode":"J@"}"#, "400 invalid_country_code"),
    (#"{"name":"ab","orgType":"TSK","countryCode":"[P"}"#, "400 invalid_country_code"),
    (#"{"name":"ab","orgType":"TSK","countryCode":"J"}"#, "400 invalid_country_code"),
  ])
  func `an organisation is refused at its first mistake`(body: String, refusal: String) async throws {
    let token = try await probe.register().token
    let text = body.replacing("LONG", with: String(repeating: "x", count: 181))
    #expect(try await probe.refusal(.post, "/organizations", token: token, body: text) == refusal)
  }

  @Test(arguments: [
    ("SAKURA training", "1", false, "VERIFIED", []),
    ("Another Name", "1", false, "MISMATCH", ["LEGAL_NAME_DIFFERS"]),
    ("Sakura Training", "none", false, "NOT_FOUND", ["REGISTRATION_NUMBER_UNKNOWN"]),
    ("Sakura Training", "1", true, "REJECTED", ["NOT_ELIGIBLE"]),
  ])
  func `a verification is decided when the operator is told, and begins again when asked again`(
    legalName: String,
    number: String,
    isRejected: Bool,
    status: String,
    reasons: [String]
  ) async throws {
    let user = try await probe.register()
    let path = try await organization(user)
    let id = path.split(separator: "/")[1]
    await #expect(throws: AdvanceError.atEnd(status: "NOT_REQUESTED")) {
      try await probe.service.advance(String(id))
    }
    #expect(
      try await probe.refusal(.get, path + "/status", token: user.token) == "404 org_verification_not_found"
    )
    let body =
      #"{"registrationNumber":"\#(number)","legalName":"\#(legalName)","supportingObjectKeys":["a/b"]}"#
    let first = try await probe.object(.post, path, token: user.token, body: body, status: 202)
    #expect(try first.text("status") == "PENDING")
    probe.clock.advance(by: 120)
    #expect(try await probe.get(path + "/status", token: user.token).text("status") == "PENDING")
    let step = try await probe.service.advance(String(id), isRejected: isRejected)
    #expect(step.status == status)
    let checked = try await probe.get(path + "/status", token: user.token)
    #expect(try checked.text("status") == status)
    #expect(checked["reasonCodes"] as? [String] == reasons)
    #expect(try checked.text("lastCheckedAt") == "2025-12-01T00:02:00.000Z")
    await #expect(throws: AdvanceError.atEnd(status: status)) {
      try await probe.service.advance(String(id))
    }
    let again = try await probe.object(.post, path, token: user.token, body: body, status: 202)
    #expect(try again.text("status") == "PENDING")
    #expect((again["reasonCodes"] as? [String])?.isEmpty == true)
    #expect(try again.text("id") == first.text("id"))
  }

  @Test(arguments: [
    ("{}", "400 invalid_registration_number"),
    (#"{"registrationNumber":"129"}"#, "400 invalid_registration_number"),
    (#"{"registrationNumber":"1","legalName":"x"}"#, "400 invalid_legal_name"),
    (
      #"{"registrationNumber":"1","legalName":"ab","supportingObjectKeys":"x"}"#,
      "400 invalid_supporting_object_keys"
    ),
    (
      #"{"registrationNumber":"1","legalName":"ab","supportingObjectKeys":21}"#,
      "400 invalid_supporting_object_keys"
    ),
    (
      #"{"registrationNumber":"1","legalName":"ab","supportingObjectKeys":[""]}"#,
      "400 invalid_supporting_object_key"
    ),
  ])
  func `a verification is refused at its first mistake`(body: String, refusal: String) async throws {
    let user = try await probe.register()
    let path = try await organization(user)
    let keys = Array(repeating: "\"k\"", count: 21).joined(separator: ",")
    let text = body.replacing("\"129\"", with: "\"\(String(repeating: "9", count: 129))\"")
      .replacing(":21}", with: ":[\(keys)]}")
    #expect(try await probe.refusal(.post, path, token: user.token, body: text) == refusal)
    #expect(
      try await probe.refusal(.get, path + "/status", token: user.token) == "404 org_verification_not_found"
    )
  }

  @Test func `an organisation at its limits is accepted`() async throws {
    let token = try await probe.register().token
    for name in ["ab", String(repeating: "x", count: 180)] {
      let body = #"{"name":"\#(name)","orgType":"employer","countryCode":"az"}"#
      let answer = try await probe.object(.post, "/organizations", token: token, body: body, status: 201)
      #expect(try answer.text("name") == name)
      #expect(try answer.text("countryCode") == "AZ")
    }
  }

  @Test func `a verification at its limits is accepted`() async throws {
    let user = try await probe.register()
    let path = try await organization(user)
    let number = String(repeating: "9", count: 128)
    let name = String(repeating: "x", count: 180)
    let key = #"" \#(String(repeating: "k", count: 1024)) ""#
    for keys in ["null", "[]", "[\(Array(repeating: key, count: 20).joined(separator: ","))]"] {
      let body =
        #"{"registrationNumber":"\#(number)","legalName":"\#(name)","supportingObjectKeys":\#(keys)}"#
      let answer = try await probe.object(.post, path, token: user.token, body: body, status: 202)
      #expect(try answer.text("status") == "PENDING")
    }
  }

  @Test(arguments: [#"["a",7]"#, #"["a","  "]"#, #"["LONG"]"#, #"["LONG","a"]"#])
  func `each supporting key is a text of up to 1024 characters`(keys: String) async throws {
    let user = try await probe.register()
    let path = try await organization(user)
    let text = keys.replacing("LONG", with: String(repeating: "k", count: 1025))
    let body = #"{"registrationNumber":"1","legalName":"ab","supportingObjectKeys":\#(text)}"#

    let refusal = try await probe.refusal(.post, path, token: user.token, body: body)

    #expect(refusal == "400 invalid_supporting_object_key")
  }

  @Test func `someone else's organisation is not found`() async throws {
    let path = try await organization(try await probe.register())
    let other = try await probe.register("other@example.com")
    #expect(try await probe.refusal(.post, path, token: other.token) == "404 org_not_found")
    #expect(try await probe.refusal(.get, path + "/status", token: other.token) == "404 org_not_found")
  }

  private func organization(_ user: CareersUser) async throws -> String {
    let body = #"{"name":"Sakura Training","orgType":"LPK","countryCode":"ID"}"#
    let answer = try await probe.object(.post, "/organizations", token: user.token, body: body, status: 201)
    return "/organizations/\(try answer.text("id"))/verification"
  }
}
