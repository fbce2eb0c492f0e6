import CareersData
import CareersFakes
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Profile, verification and applications whose peer is scripted by method and path below `/v1/`.
///
/// What is not scripted is not found.
struct ProfilePeer {
  static let session = "5b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11"
  static let history = "GET identity/kyc/history?sessionId=" + session

  let transport = ScriptedTransport()
  let client: OfflineHTTPClient
  let loader: ResourceLoader
  let endpoints: CareersEndpoints
  let applications: HTTPApplicationRepository
  let profiles: HTTPProfileRepository
  let verification: HTTPVerificationRepository
  let organizations: HTTPOrganizationRepository

  init(_ answers: [String: String] = [:]) throws {
    client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(limit: 64 << 20),
      partition: "tests",
      now: { CareersSamples.fetchedAt }
    )
    loader = ResourceLoader(client: client)
    let root = try #require(URL(string: CareersPeer.root))
    endpoints = try #require(CareersEndpoints(root: root))
    applications = HTTPApplicationRepository(loader: loader, endpoints: endpoints)
    profiles = HTTPProfileRepository(loader: loader, endpoints: endpoints)
    verification = HTTPVerificationRepository(loader: loader, endpoints: endpoints)
    organizations = HTTPOrganizationRepository(loader: loader, endpoints: endpoints)
    serve(answers)
  }

  /// Answers with other texts from now on.
  func serve(_ answers: [String: String]) {
    transport.answers { request in
      let place = request.url.absoluteString.dropFirst(CareersPeer.root.count + "/v1/".count)
      let body = answers["\(request.method.rawValue) \(place)"]
      return HTTPResponse(
        status: body == nil ? .notFound : .ok,
        // Fresh for a minute: only what a change invalidates is asked for again.
        fields: [.contentType: "application/json", .cacheControl: "max-age=60"],
        body: Data((body ?? #"{"error":{"code":"not_found","message":"No such route."}}"#).utf8)
      )
    }
  }

  /// Answers every request with an error from now on.
  func fail(_ status: Int, _ code: String) {
    let body = #"{"error":{"code":"\#(code)","message":"The text of \#(code)."}}"#
    transport.answers(
      HTTPResponse(
        status: HTTPStatus(rawValue: status),
        fields: [.contentType: "application/json"],
        body: Data(body.utf8)
      )
    )
  }

  /// Fails every request from now on.
  func disconnect() {
    transport.fails(.notConnected(reason: "no network in this test"))
  }

  /// What was read beginning with a request, by path and query below `/v1/`.
  func reads(from first: Int) -> [String] {
    transport.requests.dropFirst(first).filter { $0.method == .get }
      .map { String($0.url.absoluteString.dropFirst(CareersPeer.root.count + "/v1/".count)) }.sorted()
  }

  /// The methods of the requests so far, in order.
  var methods: [String] { transport.requests.map(\.method.rawValue) }

  /// The last request: method, path and body.
  var last: String {
    guard let request = transport.requests.last else { return "" }
    let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return "\(request.method.rawValue) \(request.url.path()) \(body)"
  }
}

/// Answers of the service about profile and verification.
enum ProfileWire {
  static let profile = """
    {"profile":{"id":"9a7d6f2e-1111-4222-8333-444455556666","fullName":"Siti Aminah","email":"siti@example.com",
    "avatarUrl":"https://images.example.com/siti.jpg","profileCompletionPercent":100,
    "trustScoreLabel":"UNDER_REVIEW","verificationStatus":"MANUAL_REVIEW","verification":{
    "sessionId":"\(ProfilePeer.session)","sessionStatus":"MANUAL_REVIEW","trustStatus":"MANUAL_REVIEW",
    "documentsUploaded":2,"requiredDocuments":2,"requiredDocumentsUploaded":2,
    "finalRequest":{"id":"f1","sessionId":"\(ProfilePeer.session)","status":"REQUESTED","source":"TESSERA",
    "note":"New passport","documentsCount":2}}}}
    """

  static let newProfile = """
    {"profile":{"id":"9a7d6f2e-1111-4222-8333-444455556666","fullName":"Siti Aminah","email":"siti@example.com",
    "avatarUrl":null,"profileCompletionPercent":40,"trustScoreLabel":"UNVERIFIED",
    "verificationStatus":"NOT_STARTED","verification":{"sessionId":null,"sessionStatus":null,
    "trustStatus":"NOT_STARTED","documentsUploaded":0,"requiredDocuments":2,"requiredDocumentsUploaded":0,
    "finalRequest":null}}}
    """

  static func session(_ status: String) -> String {
    """
    {"id":"\(ProfilePeer.session)","status":"\(status)","provider":"manual","providerRef":null,
    "providerMetadata":{"finalVerification":{"id":"f0"}},
    "submittedAt":\(status == "CREATED" ? "null" : "\"2026-02-28T12:00:00.000Z\""),"reviewedBy":null,
    "reviewedAt":null,"createdAt":"2026-02-27T12:00:00.000Z","updatedAt":"2026-03-01T11:00:00.000Z"}
    """
  }

  static func status(_ state: String, _ status: String) -> String {
    #"{"status":"\#(state)","session":\#(session(status))}"#
  }

  static let noStatus = #"{"status":"NOT_STARTED","session":null}"#

  static let noChecklist = checklist(
    session: "null",
    [document("PASSPORT", "MISSING"), document("SELFIE", "MISSING")],
    uploaded: 0
  )

  static let checklist = checklist(
    session: session("SUBMITTED"),
    [document("PASSPORT", "PENDING"), document("SELFIE", "MISSING"), document("KTP", "PENDING")],
    uploaded: 1
  )

  private static func checklist(session: String, _ documents: [String], uploaded: Int) -> String {
    """
    {"session":\(session),"documents":[\(documents.joined(separator: ","))],"summary":{"requiredTotal":2,
    "uploadedRequired":\(uploaded),"verifiedRequired":0,"missingRequired":\(2 - uploaded),
    "allRequiredUploaded":\(uploaded == 2)}}
    """
  }

  static func document(_ type: String, _ status: String) -> String {
    let isMissing = status == "MISSING"
    return """
      {"documentType":"\(type)","status":"\(status)","required":\(type != "KTP"),
      "documentId":\(isMissing ? "null" : "\"document-\(type)\""),
      "uploadedAt":\(isMissing ? "null" : "\"2026-02-28T12:00:00.000Z\""),"reviewedAt":null}
      """
  }

  static let events = """
    {"session":\(session("SUBMITTED")),"events":[
    {"id":"e1","kycSessionId":"\(ProfilePeer.session)","fromStatus":null,"toStatus":"CREATED","actorType":"USER",
    "actorId":"u","reason":"session_created","createdAt":"2026-02-27T12:00:00.000Z"},
    {"id":"e2","kycSessionId":"\(ProfilePeer.session)","fromStatus":"CREATED","toStatus":"SUBMITTED",
    "actorType":"USER","actorId":"u","reason":"session_submitted","createdAt":"2026-02-28T12:00:00.000Z"}]}
    """

  static let upload = """
    {"status":"IN_PROGRESS","session":\(session("CREATED")),"upload":{"objectKey":"kyc/u/s/1-passport.pdf",
    "uploadUrl":"https://objects.example.com/put?x=1","method":"PUT",
    "headers":{"Content-Type":"application/pdf","x-amz-meta-checksum-sha256":"0f"},
    "expiresAt":"2026-03-01T12:15:00.000Z"}}
    """
}
