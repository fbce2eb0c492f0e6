import CareersData
import CareersDomain
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

/// A repository whose peer is scripted by path and query below `/v1/`; what is not scripted is not found.
struct CareersPeer {
  static let root = "https://careers.example.com"
  static let firstJobs = "jobs?cursor=0&limit=50"
  static let firstPosts = "feed/posts?cursor=0&limit=50"

  let transport = ScriptedTransport()
  /// Who is signed in; nobody at first.
  let account = CurrentAccount(nil)
  let repository: HTTPCareersRepository

  init(_ answers: [String: String] = [:]) throws {
    let url = try #require(URL(string: Self.root))
    let client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(limit: 64 << 20),
      partition: "tests",
      now: { CareersSamples.fetchedAt }
    )
    repository = HTTPCareersRepository(
      loader: ResourceLoader(client: client, account: account),
      endpoints: try #require(CareersEndpoints(root: url))
    )
    serve(answers)
  }

  /// Answers with other texts from now on.
  func serve(_ answers: [String: String]) {
    transport.answers { request in
      let place = request.url.absoluteString.dropFirst(Self.root.count + "/v1/".count)
      guard let body = answers[String(place)] else { return Self.failure(.notFound, "job_not_found") }
      return HTTPResponse(status: .ok, fields: [.contentType: "application/json"], body: Data(body.utf8))
    }
  }

  /// Answers every request with an error from now on.
  func fail(_ status: HTTPStatus, _ code: String) {
    transport.answers(Self.failure(status, code))
  }

  /// Fails every request from now on.
  func disconnect() {
    transport.fails(.notConnected(reason: "no network in this test"))
  }

  private static func failure(_ status: HTTPStatus, _ code: String) -> HTTPResponse {
    let body = #"{"error":{"code":"\#(code)","message":"The text of \#(code)."}}"#
    return HTTPResponse(status: status, fields: [.contentType: "application/json"], body: Data(body.utf8))
  }
}

/// What the service writes.
enum Wire {
  static func list(_ items: [String], cursor: Int = 0, next: Int? = nil, total: Int? = nil) -> String {
    """
    {"items":[\(items.joined(separator: ","))],"pageInfo":{"cursor":"\(cursor)",\
    "nextCursor":\(next.map { "\"\($0)\"" } ?? "null"),"limit":50,"total":\(total ?? items.count)}}
    """
  }

  static let welder = job(welderParts + guest)
  static let carer = """
    {"id":"job_sendai_carer","title":"Care Worker (Kaigo), night shifts","employmentType":"PART_TIME",
    "visaSponsorship":false,"location":{"countryCode":"JP","city":"Sendai","displayLabel":""},
    "employer":{"id":"emp_hinata","name":"Hinata Care","isVerifiedEmployer":false},
    "lifecycle":{"status":"SCHEDULED","effectiveStatus":"PUBLISHED","publishedAt":null,
    "scheduledAt":"2026-02-28T12:00:00.000Z"},
    "viewerState":{"authenticated":false,"saved":false,"canApply":false,"applyCta":"LOGIN_TO_APPLY"}}
    """
  static let bare = #"{"id":"job_bare","title":"Helper","employer":null}"#
  static let jobs = [welder, carer, bare]

  static let welderDetail = """
    {"job":\(job(welderParts + #"""
      ,"description":"Weld hull sections in a covered dock.\nTraining is paid, a dormitory is next door.",
      "requirements":["JLPT N4 or higher","Two years of arc welding"]
      """#, location: #","latitude":34.6937,"longitude":135.5023"#)),
    "viewerState":{"authenticated":false,"saved":false,"canApply":false,"applyCta":"LOGIN_TO_APPLY"}}
    """

  private static let welderParts = """
    "id":"job_osaka_welder","title":"Shipyard Welder","employmentType":"FULL_TIME","visaSponsorship":true,
    "employer":{"id":"emp_naniwa","name":"Naniwa Shipyard","logoUrl":"https://images.example.com/naniwa.png",
    "isVerifiedEmployer":true},
    "lifecycle":{"status":"PUBLISHED","effectiveStatus":"PUBLISHED","publishedAt":"2026-02-17T12:00:00.000Z",
    "scheduledAt":null}
    """

  private static let guest = """
    ,"viewerState":{"authenticated":false,"saved":false,"canApply":false,"applyCta":"LOGIN_TO_APPLY"}
    """

  private static func job(_ parts: String, location: String = "") -> String {
    """
    {"location":{"countryCode":"JP","city":"Osaka","displayLabel":"Osaka, Japan"\(location)},\(parts)}
    """
  }

  static let posts = [
    """
    {"id":"post_visa_photo","title":"Visa photos: the three mistakes we see most",
    "excerpt":"Wrong size, grey background, glasses.\\nAsk the photographer for 4 by 3 centimetres.",
    "category":"VISA","author":"Rina at the desk","imageUrl":"https://images.example.com/photo.jpg",
    "publishedAt":"2026-03-01T09:00:00.000Z","lifecycle":{"status":"PUBLISHED","publishedAt":"2026-03-01T09:00:00.000Z"},
    "viewerState":{"authenticated":false,"saved":false}}
    """,
    """
    {"id":"post_festival","title":"Summer festivals near you","excerpt":"Bring a towel.","category":"festivals",
    "author":"Community team","imageUrl":null,"publishedAt":null,
    "lifecycle":{"status":"SCHEDULED","publishedAt":null,"scheduledAt":"2026-01-20T12:00:00Z"}}
    """,
    #"{"id":"post_bare","title":"Hello","category":null}"#,
  ]
}
