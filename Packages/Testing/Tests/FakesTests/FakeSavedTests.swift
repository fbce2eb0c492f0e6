import CareersDomain
import CareersFakes
import DomainKernel
import Testing

@Suite struct FakeSavedTests {
  private let jobs = CareersSamples.jobs
  private var ids: [Job.ID] { jobs.map(\.id) }

  private func saved(_ fake: FakeSaved<Job>, from offset: Int = 0) async throws -> [Job] {
    try await fake.saved(PageRequest(offset: offset), .cacheFirst).value.entries
  }

  @Test func `the list is given from its offset in the order of the ids, and its total stays`() async throws {
    let fake = FakeSaved(jobs, saved: [ids[2], ids[0], Job.ID(rawValue: "gone"), ids[1]])

    let part = try await fake.saved(PageRequest(offset: 1), .cacheFirst)

    #expect(part == CareersSamples.page([jobs[0], jobs[1]], total: 3))
    #expect(try await saved(fake) == [jobs[2], jobs[0], jobs[1]])
    #expect(try await saved(fake, from: 3) == [])
    #expect(fake.reads == 3)
  }

  @Test func `the entry that is saved last comes first, and is saved once`() async throws {
    let fake = FakeSaved(jobs)

    #expect(try await fake.set(true, ids[0]) == true)
    #expect(try await fake.set(true, ids[1]) == true)
    #expect(try await fake.set(true, ids[0]) == false)

    #expect(try await saved(fake) == [jobs[1], jobs[0]])
    let changes: [FakeSaved<Job>.Change] = [.init(true, ids[0]), .init(true, ids[1]), .init(true, ids[0])]
    #expect(fake.changes == changes)
  }

  @Test func `an entry is removed once, and the others stay`() async throws {
    let fake = FakeSaved(jobs, saved: [ids[0], ids[1]])

    #expect(try await fake.set(false, ids[0]) == true)
    #expect(try await fake.set(false, ids[0]) == false)

    #expect(try await saved(fake) == [jobs[1]])
    #expect(fake.changes == [.init(false, ids[0]), .init(false, ids[0])])
  }

  @Test func `what the service does not have is not found`() async {
    let (fake, gone) = (FakeSaved(jobs), Job.ID(rawValue: "gone"))

    await #expect(throws: ServiceError.notFound) { try await fake.set(true, gone) }
    #expect(fake.changes == [.init(true, gone)])
  }

  @Test func `every request fails until the service works again, and is remembered`() async throws {
    let (fake, id) = (FakeSaved(jobs), ids[0])
    fake.fail(.timedOut)
    await expectEach(
      of: [{ _ = try await $0.saved(PageRequest(), .cacheFirst) }, { _ = try await $0.set(true, id) }],
      of: fake,
      toThrow: ServiceError.timedOut
    )
    #expect(fake.reads == 1)
    #expect(fake.changes == [.init(true, id)])

    fake.fail(nil)

    #expect(try await saved(fake) == [])
  }
}

@Suite struct FakeApplyingTests {
  private let job = CareersSamples.welder.id

  @Test func `the first application counts, with its note`() async throws {
    let applying = FakeApplying()
    let id = try #require(Application.ID(rawValue: "0a4b1c2d-0000-4000-8000-000000000001"))

    let first = try await applying.apply(to: job, note: ApplicationNote("From April."))
    let second = try await applying.apply(to: job, note: ApplicationNote("From May."))

    #expect(first == SentApplication(id: id, isNew: true, note: "From April."))
    #expect(second == SentApplication(id: id, isNew: false, note: "From April."))
    #expect(applying.count == 2)
  }

  @Test func `an application without a note stays without one, and other jobs have their own`() async throws {
    let applying = FakeApplying()
    _ = try await applying.apply(to: job, note: nil)

    let second = try await applying.apply(to: job, note: ApplicationNote("From May."))
    let other = try await applying.apply(to: CareersSamples.carer.id, note: ApplicationNote("From May."))

    #expect([second.isNew, other.isNew] == [false, true])
    #expect([second.note, other.note] == [nil, "From May."])
  }

  @Test func `a request fails until the service works again, and is counted`() async throws {
    let applying = FakeApplying()
    applying.fail(.offline)
    await #expect(throws: ServiceError.offline) { try await applying.apply(to: job, note: nil) }
    #expect(applying.count == 1)

    applying.fail(nil)

    #expect(try await applying.apply(to: job, note: nil).isNew)
  }

  @Test func `the witness is called before the request is counted`() async throws {
    let slot = Slot<FakeApplying>()
    try await confirmation { called in
      let applying = FakeApplying {
        #expect(slot.value?.count == 0)
        called()
      }
      slot.fill(applying)
      _ = try await applying.apply(to: job, note: nil)
    }
  }
}

@Suite struct FakeSavedStoreTests {
  private let change = ConfirmedChange(SavedChange(true, "job_1", .job), at: moment(1))
  private let other = ConfirmedChange(SavedChange(false, "post_1", .post), at: moment(2))

  @Test func `confirmed changes are changed in place`() async throws {
    let store = FakeConfirmedChanges([change])

    try await store.update { [other] in $0 + [other] }

    #expect(try await store.ofCurrentAccount.changes() == [change, other])
    #expect(try await FakeConfirmedChanges().changes() == [])
  }

  @Test func `a store of confirmed changes that fails is neither read nor changed`() async {
    let store = FakeConfirmedChanges([change])
    store.fail(.madeByNewerVersion)

    await expectEach(
      of: [{ _ = try await $0.changes() }, { try await $0.update { $0 } }],
      of: store,
      toThrow: PersistenceError.madeByNewerVersion
    )
  }

  @Test func `an application that was sent is remembered for its job, and is not new any more`() async throws
  {
    let store = FakeSentApplications()
    let id = CareersSamples.applicationID(1)

    try await store.remember(
      SentApplication(id: id, isNew: true, note: "From April.", createdAt: moment(1)),
      for: CareersSamples.welder.id
    )

    let known = SentApplication(id: id, isNew: false, note: "From April.", createdAt: moment(1))
    #expect(try await store.ofCurrentAccount.application(for: CareersSamples.welder.id) == known)
    #expect(try await store.application(for: CareersSamples.carer.id) == nil)
  }
}
