import CareersDomain
import CareersFakes
import DomainKernel
import OutboxFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct ApplyForJobTests {
  private let repository = FakeCareers()
  private let applying = FakeApplying()
  private let uploads = FakeUploads()
  private let applications = FakeApplications()

  private var apply: ApplyForJob {
    ApplyForJob(
      repository: repository,
      applying: applying,
      files: uploads,
      upload: UploadDocument(repository: applications, files: uploads, uploader: uploads),
      outbox: FakeOutbox(),
      account: { () async throws(ServiceError) in
        OutboxRoute(careersAccount: "a", jobs: FakeSaved<Job>([]), posts: FakeSaved<Post>([]))
      },
      now: { CareersSamples.fetchedAt }
    )
  }

  @Test(
    arguments: [
      (CareersSamples.savable, nil), (CareersSamples.withdrawn, ServiceError.notFound),
      (guest, .signInNeeded), (CareersSamples.bare, nil), (impossible, .notFound),
    ] as [(Job, ServiceError?)]
  )
  func `only a job that takes applications of this user is shown for applying`(
    job: Job,
    error: ServiceError?
  ) async {
    repository.prepare { $0.jobs[job.id] = .success(CareersSamples.fetched(JobDetail(job: job))) }

    var thrown: ServiceError?
    do throws(ServiceError) { _ = try await apply.job(job.id, .cacheFirst) } catch { thrown = error }

    #expect(thrown == error)
  }

  private static let impossible = Job(id: Job.ID(rawValue: "a b"), title: "T")

  private static let guest = Job(
    id: Job.ID(rawValue: "4f91d118-0b61-4667-89dc-f51fc0eb8fc9"),
    title: "T",
    viewer: CareersSamples.guest
  )

  @Test func `an application without a CV asks for no upload`() async throws {
    let outcome = try await apply(to: CareersSamples.savableID, note: nil, cv: nil)

    #expect(outcome.cv == .none)
    #expect(applications.requests.isEmpty)
  }

  @Test func `a CV that fails leaves the application`() async throws {
    let outcome = try await apply(
      to: CareersSamples.savableID,
      note: nil,
      cv: JobApplicationCV(path: "none.pdf", checksum: "")
    )

    #expect(outcome.application.isNew)
    #expect(outcome.cv == .failed(.file(.missing)))
  }

  @Test(arguments: [
    (" \u{FEFF}a\n", "a"), (String(repeating: "w", count: 1000), String(repeating: "w", count: 1000)),
    (" \t", nil),
  ])
  func `a note is trimmed, and a blank one is none`(text: String, note: String?) throws {
    #expect(try ApplicationNote(text)?.text == note)
  }

  @Test(arguments: [(1001, 1001, "w"), (501, 1002, "😀")])
  func `a note is counted in UTF-16 units`(count: Int, units: Int, character: String) {
    #expect(throws: ApplicationNote.TooLong(count: units)) {
      try ApplicationNote(String(repeating: character, count: count))
    }
  }
}

@Suite struct SharedPostTests {
  @Test(arguments: [
    ("one two three", 13, "one two three"), ("one two three", 12, "one two…"),
    ("one two three", 7, "one two…"),
    ("one two three", 6, "one…"), ("one\n two", 9, "one two"), ("abcdefgh", 3, "abc…"), ("👩‍👩‍👧👩‍👩‍👧 b", 2, "👩‍👩‍👧👩‍👩‍👧…"),
    (" \n", 9, nil),
  ])
  func `a teaser has whole words and no more characters than wanted`(
    text: String,
    length: Int,
    teaser: String?
  ) {
    let post = Post(id: Post.ID(rawValue: "p"), title: "T", excerpt: text)

    #expect(post.teaser(of: length) == teaser)
  }

  @Test(arguments: [(0, 1), (1, 1), (269, 1), (270, 2), (450, 3)])
  func `reading takes a minute for 180 words, and at least one`(words: Int, minutes: Int) {
    let text = Array(repeating: "word", count: words).joined(separator: " ")

    #expect(Post(id: Post.ID(rawValue: "p"), title: "T", excerpt: text).readingMinutes == minutes)
    #expect(Post(id: Post.ID(rawValue: "p"), title: "T").readingMinutes == nil)
  }
}
