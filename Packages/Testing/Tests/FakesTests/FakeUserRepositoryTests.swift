import DomainKernel
import PeopleDomain
import PeopleFakes
import Testing

@Suite struct FakeUserRepositoryTests {
  private let profile = UserProfile(User(id: PeopleSamples.id(5), login: "user5"))

  private func fetched<Value>(_ value: Value) -> Fetched<Value> {
    Fetched(value, provenance: Provenance(kind: .network, fetchedAt: moment(0)))
  }

  @Test func `what was not prepared is not found, and requests are remembered in order`() async {
    let repository = FakeUserRepository()

    await expectEach(
      of: [
        { _ = try await $0.users(.next(PeopleSamples.mark), .networkFirst) },
        { _ = try await $0.profile(of: "user5", .cacheOnly) },
      ],
      of: repository,
      toThrow: ServiceError.notFound
    )

    let requests: [FakeUserRepository.Request] = [
      .users(.next(PeopleSamples.mark), .networkFirst), .profile("user5", .cacheOnly),
    ]
    #expect(repository.requests == requests)
  }

  @Test func `prepared answers are given, each to its own request`() async throws {
    let page = UserPage(users: PeopleSamples.users(1, 2), next: nil)
    let request = UserPageRequest.start(after: nil, count: 30)
    var answers = FakeUserRepository.Answers()
    answers.pages[request] = .success(fetched(page))
    let repository = FakeUserRepository(answers)
    repository.prepare { $0.profiles["user5"] = .success(fetched(profile)) }

    #expect(try await repository.users(request, .cacheFirst) == fetched(page))
    #expect(try await repository.profile(of: "user5", .cacheFirst) == fetched(profile))
    await #expect(throws: ServiceError.notFound) { try await repository.profile(of: "user6", .cacheFirst) }
  }

  @Test func `the call-back runs between the request and the answer, which it may prepare`() async throws {
    let slot = Slot<FakeUserRepository>()
    let repository = FakeUserRepository { [answer = fetched(profile)] request in
      #expect(slot.value?.requests == [request])
      slot.value?.prepare { $0.profiles["user5"] = .success(answer) }
    }
    slot.fill(repository)

    #expect(try await repository.profile(of: "user5", .cacheFirst).value == profile)
  }
}
