import DomainKernel
import PeopleDomain
import PeopleFakes
import Testing

struct ListUsersTests {
  private let repository = FakeUserRepository()
  private var list: ListUsers { ListUsers(repository: repository) }

  @Test("The first part is the first page, and the next part follows the mark of the service")
  func followsMarks() async throws {
    repository.prepare {
      $0.pages[.start(after: nil, count: 2)] = Samples.page(1, 5, next: "second")
      $0.pages[.mark("second")] = Samples.page(7, 9, next: nil)
    }

    let first = try await list(after: UserListPlace(pageSize: 2), .cacheFirst)
    let second = try await list(after: first.place, .networkFirst)

    #expect(first.users == PeopleSamples.users(1, 5))
    #expect(first.value == UserListPart(users: first.users, place: first.place, unreadableCount: 0))
    #expect(UserListPart(users: first.users, place: first.place) == first.value)
    #expect([UserListPlace(), first.place].map(\.isEnd) == [false, false])
    #expect((first.place.last, first.place.count) == (Samples.id(5), 2))
    #expect(second.users == PeopleSamples.users(7, 9))
    #expect(second.place.isEnd)
    #expect((second.place.last, second.place.count) == (Samples.id(9), 4))
    #expect(
      repository.requests == [
        .users(.start(after: nil, count: 2), .cacheFirst), .users(.mark("second"), .networkFirst),
      ]
    )
  }

  @Test("What could not be read is counted in all pages that were read for a part")
  func countsUnreadable() async throws {
    let empty = UserPage(users: [], next: UserPage.Mark(rawValue: "second"), unreadableCount: 2)
    let second = UserPage(users: PeopleSamples.users(1), next: nil, unreadableCount: 1)
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = .success(Fetched(empty, provenance: Samples.provenance()))
      $0.pages[.mark("second")] = .success(Fetched(second, provenance: Samples.provenance()))
    }

    #expect(try await list(after: UserListPlace(), .cacheFirst).unreadableCount == 3)
  }

  @Test("An account that was listed before is not listed again")
  func dropsRepeated() async throws {
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = Samples.page(1, 5, next: "second")
      $0.pages[.mark("second")] = Samples.page(1, 5, 6, next: nil)
    }

    let first = try await list(after: UserListPlace(), .cacheFirst)
    let second = try await list(after: first.place, .cacheFirst)

    #expect(second.users == PeopleSamples.users(6))
  }

  @Test("A list that begins after an id has no account up to it")
  func beginsAfter() async throws {
    repository.prepare {
      $0.pages[.start(after: Samples.id(5), count: 100)] = Samples.page(4, 5, 6, next: nil)
    }

    let part = try await list(after: UserListPlace(after: Samples.id(5)), .cacheFirst)

    #expect(part.users == PeopleSamples.users(6))
  }

  @Test("A part that is cut goes on behind its last account, and is not the end", arguments: [2, 3])
  func isCut(most: Int) async throws {
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = Samples.page(1, 2, 3, next: nil)
      $0.pages[.start(after: Samples.id(2), count: 100)] = Samples.page(3, next: nil)
    }

    let part = try await list(after: UserListPlace(), most: most, .cacheFirst)

    #expect(part.users.count == most)
    #expect(part.place.isEnd == (most == 3))
    #expect(part.place.last == Samples.id(most))
    guard most == 2 else { return }
    let rest = try await list(after: part.place, .cacheFirst)
    #expect(rest.users == PeopleSamples.users(3))
    #expect((rest.place.count, rest.place.isEnd) == (3, true))
  }

  @Test(
    "A part that is cut does not count what could not be read behind it",
    arguments: [(1, 1), (2, 2), (3, 4), (4, 5)]
  )
  func countsUnreadableBeforeTheCut(most: Int, count: Int) async throws {
    let after: [User.ID?] = [nil, Samples.id(1), Samples.id(2), Samples.id(2), Samples.id(6)]
    let page = UserPage(users: PeopleSamples.users(1, 2, 5, 6), next: nil, unreadableAfter: after)
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = .success(Fetched(page, provenance: Samples.provenance()))
    }

    let part = try await list(after: UserListPlace(), most: most, .cacheFirst)

    #expect(part.unreadableCount == count)
  }

  @Test(
    "The rest of a page has what could not be read behind its beginning",
    arguments: [
      (nil, [1, 2, 5], 5), (0, [1, 2, 5], 5), (1, [2, 5], 4), (2, [5], 3), (3, [5], 3), (5, [], 1),
    ] as [(Int?, [Int], Int)]
  )
  func restOfPage(start: Int?, users: [Int], count: Int) {
    let after: [User.ID?] = [nil, Samples.id(1), Samples.id(2), Samples.id(2), Samples.id(5)]
    let page = UserPage(
      users: PeopleSamples.users(1, 2, 5),
      next: PeopleSamples.mark,
      unreadableAfter: after
    )

    let rest = page.behind(start.map { Samples.id($0) })

    #expect(rest.users.map(\.id.rawValue) == users)
    #expect(rest.unreadableCount == count)
    #expect(rest.next == PeopleSamples.mark)
  }

  @Test("A part has at least one account", arguments: [0, 1])
  func isNotCutToNothing(most: Int) async throws {
    repository.prepare { $0.pages[.start(after: nil, count: 100)] = Samples.page(1, 2, next: nil) }
    #expect(try await list(after: UserListPlace(), most: most, .cacheFirst).users == PeopleSamples.users(1))
  }

  @Test("The end is said for an empty list only when the service says so")
  func emptyEnd() async throws {
    repository.prepare { $0.pages[.start(after: nil, count: 100)] = Samples.page(next: nil) }

    let part = try await list(after: UserListPlace(), .cacheFirst)

    #expect(part.users.isEmpty && part.place.isEnd)
  }

  @Test("Pages without accounts are passed over")
  func passesOver() async throws {
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = Samples.page(next: "a")
      $0.pages[.mark("a")] = Samples.page(next: "b")
      $0.pages[.mark("b")] = Samples.page(1, next: nil)
    }

    #expect(try await list(after: UserListPlace(), .cacheFirst).users == PeopleSamples.users(1))
  }

  @Test("A service that sends the same page again and again is an error and no endless loop")
  func repeats() async throws {
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = Samples.page(1, 2, next: "a")
      $0.pages[.mark("a")] = Samples.page(1, 2, next: "a")
    }
    let first = try await list(after: UserListPlace(), .cacheFirst)

    await #expect(throws: ListUsersError.repeats) { try await list(after: first.place, .cacheFirst) }

    #expect(repository.requests.count == 2)
  }

  @Test("A last page that repeats the first one is an error and not the end", arguments: [true, false])
  func repeatsAtTheEnd(isRefused: Bool) async throws {
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = Samples.page(1, 2, next: "a")
      $0.pages[.mark("a")] = isRefused ? .failure(.malformed(.endless)) : Samples.page(1, 2, next: nil)
    }
    let first = try await list(after: UserListPlace(), .cacheFirst)

    await #expect(throws: ListUsersError.repeats) { try await list(after: first.place, .cacheFirst) }
  }

  @Test("An empty page that names itself as the next one is an error at once")
  func emptyLoop() async {
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = Samples.page(next: "a")
      $0.pages[.mark("a")] = Samples.page(next: "a")
    }

    await #expect(throws: ListUsersError.emptyPages) { try await list(after: UserListPlace(), .cacheFirst) }

    #expect(repository.requests.count == 2)
  }

  @Test(
    "Ten empty pages in a row are followed, and the next is an error",
    arguments: [(9, true), (10, false)]
  )
  func emptyPages(empty: Int, ends: Bool) async {
    repository.prepare { answers in
      answers.pages[.start(after: nil, count: 100)] = Samples.page(next: "1")
      for number in 1..<empty { answers.pages[.mark("\(number)")] = Samples.page(next: "\(number + 1)") }
      answers.pages[.mark("\(empty)")] = Samples.page(1, next: nil)
    }

    let part = try? await list(after: UserListPlace(), .cacheFirst)

    #expect((part?.users == PeopleSamples.users(1)) == ends)
    #expect(repository.requests.count == 10)
  }

  @Test("Empty pages without end are told apart from accounts that repeat")
  func emptyPagesWithoutEnd() async {
    repository.prepare { answers in
      answers.pages[.start(after: nil, count: 100)] = Samples.page(next: "1")
      for number in 1...20 { answers.pages[.mark("\(number)")] = Samples.page(next: "\(number + 1)") }
    }

    await #expect(throws: ListUsersError.emptyPages) { try await list(after: UserListPlace(), .cacheFirst) }

    #expect(repository.requests.count == 10)
  }

  @Test(
    "A part is as stale as the most stale page that it needed",
    arguments: [(nil, .offline), (.offline, nil)] as [(StaleReason?, StaleReason?)]
  )
  func provenance(first: StaleReason?, second: StaleReason?) async throws {
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = Samples.page(next: "a", first)
      $0.pages[.mark("a")] = Samples.page(1, next: nil, second)
    }

    #expect(try await list(after: UserListPlace(), .cacheFirst).provenance.staleness == .offline)
  }

  @Test("A failure of the service is thrown, and the place can be tried again")
  func fails() async throws {
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = Samples.page(1, next: "a")
      $0.pages[.mark("a")] = .failure(.rateLimited(until: nil))
    }
    let first = try await list(after: UserListPlace(), .cacheFirst)

    await #expect(throws: ListUsersError.service(.rateLimited(until: nil))) {
      try await list(after: first.place, .cacheFirst)
    }
    repository.prepare { $0.pages[.mark("a")] = Samples.page(2, next: nil) }
    #expect(try await list(after: first.place, .cacheFirst).users == PeopleSamples.users(2))
  }

  @Test(
    "Behind the first 500 accounts pages come from the repository that stores none",
    arguments: [
      (499, FetchPolicy.cacheFirst, false), (500, .cacheFirst, true), (500, .networkFirst, true),
      (500, .cacheOnly, false),
    ]
  )
  func storesTheBeginning(listed: Int, policy: FetchPolicy, passes: Bool) async throws {
    let rest = FakeUserRepository()
    let second = Samples.page(1000, next: nil)
    repository.prepare {
      $0.pages[.start(after: nil, count: 100)] = Samples.page(Array(1...listed), next: "second")
      $0.pages[.mark("second")] = second
    }
    rest.prepare { $0.pages[.mark("second")] = second }
    let list = ListUsers(repository: repository, rest: rest)
    let first = try await list(after: UserListPlace(), policy)

    _ = try await list(after: first.place, policy)

    #expect(repository.requests.count == (passes ? 1 : 2))
    #expect(rest.requests.count == (passes ? 1 : 0))
  }

  @Test("A page has between one and a hundred accounts", arguments: [(0, 1), (1, 1), (100, 100), (101, 100)])
  func pageSize(wanted: Int, asked: Int) async {
    _ = try? await list(after: UserListPlace(pageSize: wanted), .cacheFirst)

    #expect(repository.requests == [.users(.start(after: nil, count: asked), .cacheFirst)])
  }

  @Test(
    "Lists of any length ask for pages of two sizes, so that they share what is stored",
    arguments: [(1, 30), (30, 30), (31, 100), (100, 100), (101, 100), (nil, 100)] as [(Int?, Int)]
  )
  func pageSize(most: Int?, asked: Int) async {
    _ = try? await list(after: UserListPlace(after: nil, wanting: most), .cacheFirst)

    #expect(repository.requests == [.users(.start(after: nil, count: asked), .cacheFirst)])
  }
}
