import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is read of jobs and posts, and which of their lists are believed.
@Suite(.timeLimit(.minutes(5))) struct EntryAnswerTests {
  private static let savedJobs = "users/me/saved-jobs?cursor=0&limit=50"
  private static let savedPosts = "users/me/saved-posts?cursor=0&limit=50"

  private static func job(_ id: String, _ members: String = "") -> String {
    #"{"id":"\#(id)","title":"T","employer":null\#(members)}"#
  }

  private static func post(_ id: String, _ members: String = "") -> String {
    #"{"id":"\#(id)","title":"T","author":"The desk"\#(members)}"#
  }

  private static let moment = CareersSamples.fetchedAt

  // MARK: - Jobs and posts

  @Test(
    arguments: [
      (#""canApply":true,"applyCta":"LOGIN_TO_APPLY""#, .possible),
      (#""canApply":false,"applyCta":"login_to_apply""#, .afterSignIn),
      (#""applyCta":"LOGIN_TO_APPLY""#, .afterSignIn), (#""canApply":false,"applyCta":"APPLY""#, .impossible),
      (#""applyCta":"APPLY""#, nil),
    ] as [(String, ViewerState.Applying?)]
  )
  func `what the service says about applying is one of three things, or nothing`(
    members: String,
    applying: ViewerState.Applying?
  ) async throws {
    let job = Self.job("a", #","viewerState":{"saved":true,\#(members)}"#)
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list([job])])

    #expect(try await peer.jobs().entries.map(\.viewer) == [ViewerState(isSaved: true, applying: applying)])
  }

  @Test(arguments: [#""employer":null"#, #""employmentType":"FULL_TIME""#])
  func `a job is told from another entry by one of its members`(member: String) async throws {
    let job = #"{"id":"a","title":"T",\#(member)}"#
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list([job])])

    #expect(try await peer.jobs().entries.map(\.id.rawValue) == ["a"])
  }

  @Test(arguments: [#""excerpt":"E""#, #""category":null"#, #""author":"The desk""#])
  func `a post is told from another entry by one of its members`(member: String) async throws {
    let post = #"{"id":"a","title":"T",\#(member)}"#
    let peer = try CareersPeer([CareersPeer.firstPosts: Wire.list([post])])

    #expect(try await peer.posts().entries.map(\.id.rawValue) == ["a"])
  }

  @Test(arguments: [
    (
      #""publishedAt":"2026-03-01T12:00:00Z","lifecycle":{"publishedAt":"2026-02-27T12:00:00Z"}"#,
      Publication(publishedAt: moment)
    ),
    (
      #""lifecycle":{"publishedAt":"2026-03-01T12:00:00Z","effectiveStatus":"published"}"#,
      Publication(publishedAt: moment, status: .published)
    ),
    (
      #""lifecycle":{"scheduledAt":"2026-03-01T12:00:00Z","effectiveStatus":"DRAFT"}"#,
      Publication(scheduledAt: moment, status: .draft)
    ),
  ])
  func `the date of a post is its own, or that of its publication`(
    members: String,
    publication: Publication
  ) async throws {
    let peer = try CareersPeer([CareersPeer.firstPosts: Wire.list([Self.post("a", "," + members)])])

    #expect(try await peer.posts().entries.map(\.publication) == [publication])
  }

  @Test(
    arguments: [
      ("PUBLISHED", .published), ("draft", .draft), ("Scheduled", .scheduled), ("PAUSED", .other("PAUSED")),
    ] as [(String, Publication.Status)]
  )
  func `a status of jobs and posts that is not known is told from those that are`(
    word: String,
    status: Publication.Status
  ) async throws {
    let lifecycle = #","lifecycle":{"effectiveStatus":"\#(word)"}"#
    let peer = try CareersPeer([
      CareersPeer.firstJobs: Wire.list([Self.job("a", lifecycle)]),
      CareersPeer.firstPosts: Wire.list([Self.post("a", lifecycle)]),
    ])

    #expect(try await peer.jobs().entries.map(\.publication) == [Publication(status: status)])
    #expect(try await peer.posts().entries.map(\.publication) == [Publication(status: status)])
  }

  @Test func `requirements that are blank are left out, and long ones are cut`() async throws {
    let long = String(repeating: "w", count: 2001)
    let sent = Self.job("a", #","requirements":[" ","N4",7,{},"\#(long)"]"#)
    let peer = try CareersPeer(["jobs/a": #"{"job":\#(sent)}"#])

    let job = try await peer.repository.job(Job.ID(rawValue: "a"), .cacheFirst)

    #expect(job.requirements.entries == ["N4", "7", String(repeating: "w", count: 2000) + "…"])
  }

  @Test(
    arguments: [
      (#"["N4",{},null]"#, EntryList(["N4"], unreadableCount: 2)),
      ("[{}]", EntryList([], unreadableCount: 1)), ("{}", EntryList([], unreadableCount: 1)),
      (#"[" ","N4",""]"#, ["N4"]), ("[]", []), ("null", []),
    ] as [(String, EntryList<String>)]
  )
  func `requirements that cannot be read are counted, and blank ones are not among them`(
    sent: String,
    requirements: EntryList<String>
  ) async throws {
    let sent = Self.job("a", #","requirements":\#(sent)"#)
    let peer = try CareersPeer(["jobs/a": #"{"job":\#(sent)}"#])

    let job = try await peer.repository.job(Job.ID(rawValue: "a"), .cacheFirst)

    #expect(job.requirements == requirements)
  }

  private static func detail(_ title: String, _ members: String, logo: String = #""/l.png""#) -> String {
    #"{"job":{"id":"a","title":"\#(title)","employer":{"name":"E","logoUrl":\#(logo)}\#(members)}}"#
  }

  private static let requirements = #""requirements":["1","2","3","4"]"#
  private static let description = #""description":"\#(String(repeating: "x", count: 100))""#

  @Test(arguments: [
    #","description":"x",\#(requirements)"#, #","description":"",\#(requirements)"#,
    #","description":null,\#(requirements)"#, #",\#(description),"requirements":[]"#,
    #",\#(description),"requirements":null"#, #",\#(description),"requirements":["5","6"]"#,
  ])
  func `an employer who says less about a job is believed at once, with a new title`(members: String)
    async throws
  {
    let peer = try CareersPeer(["jobs/a": Self.detail("T", ",\(Self.description),\(Self.requirements)")])
    let id = Job.ID(rawValue: "a")
    _ = try await peer.repository.job(id, .cacheFirst)
    peer.serve(["jobs/a": Self.detail("U", members)])

    let job = try await peer.repository.job(id, .networkFirst)

    #expect(job.value.job.title == "U")
    #expect(job.provenance.kind == .network)
    #expect(try await peer.repository.job(id, .cacheOnly).value == job.value)
  }

  @Test(arguments: [
    ",\(requirements)", ",\(description)", #",\#(description),"requirements":[{}]"#,
    #",\#(description),"requirements":{}"#, #",\#(description),"requirements":["1"]"#,
    #","description":{},\#(requirements)"#,
  ])
  func `a job whose texts are missing or unreadable, or of whose list most is, is not believed at once`(
    members: String
  ) async throws {
    let peer = try CareersPeer(["jobs/a": Self.detail("T", ",\(Self.description),\(Self.requirements)")])
    let id = Job.ID(rawValue: "a")
    _ = try await peer.repository.job(id, .cacheFirst)
    peer.serve(["jobs/a": Self.detail("U", members)])

    let job = try await peer.repository.job(id, .networkFirst)

    #expect(job.value.job.title == "T")
    #expect(job.provenance.staleness == .suspicious(.incomplete))
  }

  @Test(arguments: [("null", true), (#""""#, true), ("{}", false)])
  func `an employer without a logo is believed where the service says so`(logo: String, isBelieved: Bool)
    async throws
  {
    let members = ",\(Self.description)"
    let peer = try CareersPeer([
      "jobs/a": Self.detail("T", members, logo: #""https://images.example.com/l.png""#)
    ])
    let id = Job.ID(rawValue: "a")
    #expect(try await peer.repository.job(id, .cacheFirst).value.job.employer?.logo != nil)
    peer.serve(["jobs/a": Self.detail("U", members, logo: logo)])

    #expect(try await peer.repository.job(id, .networkFirst).value.job.title == (isBelieved ? "U" : "T"))
  }

  @Test func `a total that is negative is none`() async throws {
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list([Self.job("a")], total: -1)])

    #expect(try await peer.jobs() == EntryPage(entries: [Job(id: Job.ID(rawValue: "a"), title: "T")]))
  }

  // MARK: - Lists

  @Test func `lists that are always there stand in when the service does not find them`() async throws {
    let answers = [
      CareersPeer.firstJobs: Wire.list([Self.job("a")]), CareersPeer.firstPosts: Wire.list([Self.post("a")]),
      Self.savedJobs: Wire.list([Self.job("a")]), Self.savedPosts: Wire.list([Self.post("a")]),
    ]
    let peer = try CareersPeer(answers)
    let repository = peer.repository
    func read() async throws -> [StaleReason?] {
      [
        try await repository.jobs(JobQuery(), PageRequest(), .networkFirst).provenance.staleness,
        try await repository.posts(FeedQuery(), PageRequest(), .networkFirst).provenance.staleness,
        try await repository.savedJobs.saved(PageRequest(), .networkFirst).provenance.staleness,
        try await repository.savedPosts.saved(PageRequest(), .networkFirst).provenance.staleness,
      ]
    }

    #expect(try await read() == [nil, nil, nil, nil])
    peer.serve([:])
    #expect(try await read() == [.missing, .missing, .missing, .missing])
  }

  @Test func `what a search finds may become less, if it is counted, and the whole list may not`()
    async throws
  {
    let (all, one) = (["a", "b", "c", "d"], ["a"])
    let places = [
      "jobs?cursor=0&limit=50", "jobs?q=x&cursor=0&limit=50", "feed/posts?cursor=0&limit=50",
      "feed/posts?q=x&cursor=0&limit=50",
    ]
    func answers(_ ids: [String]) -> [String: String] {
      let lists = [
        Wire.list(ids.map { Self.job($0) }), Wire.list(ids.map { Self.job($0) }),
        Wire.list(ids.map { Self.post($0) }), Wire.list(ids.map { Self.post($0) }),
      ]
      return Dictionary(uniqueKeysWithValues: zip(places, lists))
    }
    let peer = try CareersPeer(answers(all))
    let repository = peer.repository
    func counts() async throws -> [Int] {
      [
        try await repository.jobs(JobQuery(), PageRequest(), .networkFirst).entries.count,
        try await repository.jobs(JobQuery(text: "x"), PageRequest(), .networkFirst).entries.count,
        try await repository.posts(FeedQuery(), PageRequest(), .networkFirst).entries.count,
        try await repository.posts(FeedQuery(text: "x"), PageRequest(), .networkFirst).entries.count,
      ]
    }
    #expect(try await counts() == [4, 4, 4, 4])

    peer.serve(answers(one))

    #expect(try await counts() == [4, 1, 4, 1])
  }

  @Test(arguments: [(50, true), (51, false)])
  func `a part without entries is believed where the list ends before it`(
    total: Int,
    isBelieved: Bool
  ) async throws {
    let place = "users/me/saved-jobs?cursor=50&limit=50"
    let peer = try CareersPeer([place: Wire.list([Self.job("a")], cursor: 50, total: 51)])
    let page = PageRequest(offset: 50)
    _ = try await peer.repository.savedJobs.saved(page, .networkFirst)
    peer.serve([place: Wire.list([], cursor: 50, total: total)])

    let list = try await peer.repository.savedJobs.saved(page, .networkFirst)

    #expect(list.entries.isEmpty == isBelieved)
  }

  @Test func `a saved list with an entry that cannot be read is not counted`() async throws {
    let peer = try CareersPeer([Self.savedJobs: Wire.list(["a", "b", "c", "d"].map { Self.job($0) })])
    _ = try await peer.repository.savedJobs.saved(PageRequest(), .networkFirst)
    peer.serve([Self.savedJobs: Wire.list([Self.job("a"), "7"], total: 1)])

    let list = try await peer.repository.savedJobs.saved(PageRequest(), .networkFirst)

    #expect(list.entries.count == 4)
  }

  // MARK: - Saved entries

  @Test(arguments: [
    (true, "POST", "users/me/saved-posts", #"{"postId":"a"}"#),
    (false, "DELETE", "users/me/saved-posts/a", ""),
  ])
  func `a post is saved and removed under its own name`(
    isSaved: Bool,
    method: String,
    place: String,
    body: String
  ) async throws {
    let peer = try CareersPeer([place: #"{"saved":\#(isSaved),"postId":"a"}"#])

    #expect(try await peer.repository.savedPosts.set(isSaved, Post.ID(rawValue: "a")))

    let request = try #require(peer.transport.requests.last)
    #expect(request.method.rawValue == method)
    #expect(String(decoding: request.body ?? Data(), as: UTF8.self) == body)
    #expect(request.fields[.contentType] == (isSaved ? "application/json" : nil))
  }

  @Test func `an answer about another post is no success`() async throws {
    let peer = try CareersPeer(["users/me/saved-posts": #"{"saved":true,"postId":"b"}"#])

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.repository.savedPosts.set(true, Post.ID(rawValue: "a"))
    }
  }

  @Test func `an answer about the same UUID in other letters is a success`() async throws {
    let id = "8b0e2c5e-0d1f-4a57-8f1e-6a1d3a8f2c11"
    let peer = try CareersPeer(["users/me/saved-posts": #"{"saved":true,"postId":"\#(id)"}"#])

    #expect(try await peer.repository.savedPosts.set(true, Post.ID(rawValue: id.uppercased())))
  }

  @Test func `an answer about the same word in other letters is no success`() async throws {
    let peer = try CareersPeer(["users/me/saved-posts": #"{"saved":true,"postId":"A"}"#])

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.repository.savedPosts.set(true, Post.ID(rawValue: "a"))
    }
  }

  @Test(arguments: [(false, SavedChange.Kind.job, 1), (true, .job, 4), (false, .post, 4)])
  func `a saved list without what the user removed from it has lost nothing`(
    isSaved: Bool,
    kind: SavedChange.Kind,
    count: Int
  ) async throws {
    let changes = FakeConfirmedChanges(
      ["b", "c", "d"].map { ConfirmedChange(SavedChange(isSaved, $0, kind), at: Self.moment) }
    )
    let all = Wire.list(["a", "b", "c", "d"].map { Self.job($0) })
    let peer = try ProfilePeer(["GET " + Self.savedJobs: all])
    let saved = HTTPCareersRepository(loader: peer.loader, endpoints: peer.endpoints, changes: changes)
      .savedJobs
    _ = try await saved.saved(PageRequest(), .networkFirst)
    peer.serve(["GET " + Self.savedJobs: Wire.list([Self.job("a")], total: 4)])

    #expect(try await saved.saved(PageRequest(), .networkFirst).entries.count == count)
  }
}
