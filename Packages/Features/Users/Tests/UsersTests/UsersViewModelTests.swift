import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import PeopleDomain
import PeopleFakes
import Testing

@testable import Users

/// What the list shows while it loads, continues, is refreshed, and fails.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UsersViewModelTests {
  private static let first = UsersRun.Request.users(.start(after: nil, count: 30), .cacheFirst)
  private static let second = UsersRun.Request.users(.mark("30 after 30"), .cacheFirst)

  @Test func `the list is loading until its first page is there`() async {
    let users = UsersRun(holding: Self.first)
    let viewModel = UsersViewModel(list: users.useCases.list)
    #expect(viewModel.state == .idle)
    async let loading: Void = viewModel.load(LoadRequest())

    await users.gate.arrival(of: Self.first)
    #expect(viewModel.state == .loading)

    await users.gate.open(Self.first)
    await loading
    #expect(viewModel.numbers == Array(1...30))
    #expect(viewModel.hasMore)
    #expect(users.repository.requests == [Self.first])
  }

  @Test func `the next page is appended, with one request at a time`() async {
    let users = UsersRun(holding: Self.second)
    let viewModel = UsersViewModel(list: users.useCases.list)
    await viewModel.load(LoadRequest())
    async let more: Void = viewModel.loadMore(LoadRequest())
    await users.gate.arrival(of: Self.second)

    await viewModel.loadMore(LoadRequest())
    #expect(viewModel.numbers == Array(1...30))
    await users.gate.open(Self.second)
    await more

    #expect(viewModel.numbers == Array(1...60))
    #expect(users.repository.requests == [Self.first, Self.second])
  }

  @Test func `the end of the list is reached when the service says so, and nothing more is asked`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: 100), list: users.useCases.list)
    await viewModel.load(LoadRequest())
    await viewModel.loadMore(LoadRequest())
    #expect(viewModel.hasMore)

    await viewModel.loadMore(LoadRequest())
    await viewModel.loadMore(LoadRequest())

    #expect(viewModel.numbers == Array(1...250))
    #expect(!viewModel.hasMore)
    #expect(viewModel.state.shown?.place.isEnd == true)
    #expect(users.repository.requests.count == 3)
  }

  @Test func `a page that fails keeps what is shown, and can be tried again`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(list: users.useCases.list)
    await viewModel.load(LoadRequest())
    users.answer(after: 30, pageSize: 30, .failure(.rateLimited(until: nil)))

    await viewModel.loadMore(LoadRequest())

    let route = Route("users").with("since", "30")
    #expect(viewModel.numbers == Array(1...30))
    #expect(viewModel.state.error == .incomplete(.service(.rateLimited(until: nil)), continuing: route))
    #expect(viewModel.hasMore)
    #expect(viewModel.failure(in: Samples.context) == nil)

    users.answer(
      after: 30,
      pageSize: 30,
      .success(Samples.fetched(UserPage(users: PeopleSamples.users(31), next: nil)))
    )
    await viewModel.loadMore(LoadRequest())
    #expect(viewModel.numbers == Array(1...31))
    #expect(viewModel.state.error == nil)
  }

  @Test func `a refresh replaces the list by its first page`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(list: users.useCases.list)
    await viewModel.load(LoadRequest())
    await viewModel.loadMore(LoadRequest())

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.numbers == Array(1...30))
    #expect(users.repository.requests.last == .users(.start(after: nil, count: 30), .networkFirst))
    await viewModel.loadMore(LoadRequest())
    #expect(viewModel.numbers == Array(1...60))
  }

  @Test func `a list that is shown is not loaded again unless the latest is wanted`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(list: users.useCases.list)
    await viewModel.load(LoadRequest())
    await viewModel.loadMore(LoadRequest())

    await viewModel.load(LoadRequest())

    #expect(viewModel.numbers == Array(1...60))
    #expect(users.repository.requests.count == 2)
  }

  @Test func `a refresh that fails keeps the list`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(list: users.useCases.list)
    await viewModel.load(LoadRequest())
    users.repository.prepare { $0.pages[.start(after: nil, count: 30)] = .failure(.offline) }

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.numbers == Array(1...30))
    #expect(viewModel.state.error == .service(.offline))
  }

  @Test func `a failure before anything was there ends the command`() async {
    let users = UsersRun()
    users.repository.prepare { $0.pages[.start(after: nil, count: 30)] = .failure(.offline) }
    let viewModel = UsersViewModel(list: users.useCases.list)

    await viewModel.load(LoadRequest())

    #expect(viewModel.failure(in: Samples.context)?.status == .noConnection)
    #expect(viewModel.records == nil && !viewModel.hasMore)
  }

  @Test(arguments: [101, 130])
  func `a longer list is filled page by page and cut to what was asked for`(limit: Int) async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: limit), list: users.useCases.list)

    await viewModel.load(LoadRequest())

    #expect(viewModel.numbers == Array(1...limit))
    #expect(users.repository.requests.count == 2)
    #expect(viewModel.state.shown?.place.last == Samples.id(limit))
    #expect(viewModel.state.shown?.place.isEnd == false)
  }

  @Test func `of a list of any length that is shown as a whole only the first page is loaded`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)

    await viewModel.load(LoadRequest())

    #expect(viewModel.numbers == Array(1...100))
    #expect(users.repository.requests.count == 1)
  }

  @Test func `a service that repeats itself is an error in words`() async {
    let users = UsersRun()
    users.answer(
      after: 30,
      pageSize: 30,
      .success(Samples.fetched(UserPage(users: PeopleSamples.users(1, 2), next: PeopleSamples.mark)))
    )
    let viewModel = UsersViewModel(list: users.useCases.list)
    await viewModel.load(LoadRequest())

    await viewModel.loadMore(LoadRequest())

    #expect(viewModel.numbers == Array(1...30))
    #expect(viewModel.state.error?.brief(in: Samples.context) == "repeated accounts")
  }

  @Test func `of two profiles opened quickly the late one of the first is dropped`() async {
    let slow = UsersRun.Request.profile("ada", .cacheFirst)
    let users = UsersRun(holding: slow)
    let viewModel = UserViewModel("ada", open: users.useCases.open)
    async let earlier: Void = viewModel.load(LoadRequest())
    await users.gate.arrival(of: slow)

    var newer = Samples.profile
    newer.name = "Ada the second"
    users.repository.prepare { [newer] in $0.profiles["ada"] = .success(Samples.fetched(newer)) }
    await viewModel.load(LoadRequest(.networkFirst))
    users.repository.prepare { $0.profiles["ada"] = .success(Samples.fetched(Samples.profile)) }
    await users.gate.open(slow)
    await earlier

    #expect(viewModel.state == .loaded(Samples.fetched(newer)))
  }

  @Test func `a page opens in the browser once, however often it is loaded`() async {
    let users = UsersRun()
    let viewModel = UserWebViewModel("ada", useCases: users.useCases)

    await viewModel.load(LoadRequest())
    await viewModel.load(LoadRequest(.networkFirst))

    #expect(users.opener.addresses == ["https://github.com/ada"])
  }
}

/// How a long list is handed over part by part.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LongListTests {
  @Test(arguments: [(nil, [100, 100, 50]), (101, [100, 1]), (250, [100, 100, 50]), (200, [100, 100])])
  func `every page is handed over, and none is kept`(limit: Int?, parts: [Int]) async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: limit), list: users.useCases.list) {
      [events = users.events] in events.add($0)
    }
    var counts: [Int] = []

    await viewModel.load(
      LoadRequest(receiver: { part in
        counts.append(part.records.count)
        return true
      })
    )

    #expect(counts == parts)
    #expect(viewModel.state.shown?.users == [])
    #expect(viewModel.state.shown?.place.count == parts.reduce(0, +))
    if case .empty = viewModel.state { Issue.record("\(viewModel.state)") }
    #expect(viewModel.records?.count == 0)
    #expect(viewModel.failure(in: Samples.context) == nil)
    #expect(users.repository.requests.count == parts.count)
    #expect(users.events.all == [.useCase("ListUsers", .began), .useCase("ListUsers", .ended(.done))])
  }

  @Test func `a list is as old as its oldest page, also when newer ones follow`() async {
    let users = UsersRun()
    let first = UserPageRequest.start(after: nil, count: 100)
    users.repository.prepare { answers in
      guard case .success(let page)? = answers.pages[first] else { return }
      let provenance = page.provenance.stale(because: .offline)
      answers.pages[first] = .success(Fetched(page.value, provenance: provenance))
    }
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)

    await viewModel.load(LoadRequest(receiver: { _ in true }))

    #expect(viewModel.state.shown?.place.count == 250)
    #expect(viewModel.state.shown?.provenance.staleness == .offline)
  }

  @Test func `a list that is handed over comes from the walk, and one that is shown does not`() async {
    let (shown, walked) = (UsersRun(), UsersRun())
    let (list, walk) = (shown.useCases.list, walked.useCases.list)
    await UsersViewModel(UsersRequest(limit: nil), list: list, walk: walk).load(
      LoadRequest(receiver: { _ in true })
    )
    #expect(shown.repository.requests.isEmpty)
    #expect(walked.repository.requests.count == 3)
    await UsersViewModel(list: list, walk: walk).load(LoadRequest())
    #expect(shown.repository.requests.count == 1)
    #expect(walked.repository.requests.count == 3)
  }

  @Test func `beside a list there is room for the account that is chosen in it`() async {
    let viewModel = UsersViewModel(UsersRequest(limit: 20), list: UsersRun().useCases.list)
    await viewModel.load(LoadRequest())

    guard case .page(let page) = viewModel.content(in: Samples.context) else {
      Issue.record("\(viewModel.state)")
      return
    }
    #expect(page.previewsChosenRow)
  }

  @Test func `the page has its heading and the count of a part when the part is handed over`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)
    var texts: [String] = []

    await viewModel.load(
      LoadRequest(receiver: { part in
        guard case .page(let page) = viewModel.content(in: Samples.context) else { return false }
        let elements = [page.header, part.rows(in: Samples.context), page.footer]
        texts.append(WrittenScreen.linear(.stack(elements)))
        return true
      })
    )

    #expect(texts.map { $0.hasPrefix("Heading 1: GitHub accounts\nuser") } == [true, true, true])
    #expect(texts.map { $0.contains("\n200 accounts\n") } == [false, true, false])
    #expect(texts.first?.contains("user100\nID: 100\n100 accounts\n") == true)
  }

  @Test func `the next page is asked for while a page is handed over`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)
    var counts: [Int] = []

    await viewModel.load(
      LoadRequest(receiver: { part in
        counts.append(part.records.count)
        // Never ends unless the request goes out meanwhile.
        while users.repository.requests.count < min(counts.count + 1, 3) {}
        return true
      })
    )

    #expect(counts == [100, 100, 50])
    #expect(users.repository.requests.count == 3)
  }

  @Test func `when the reader has gone nothing is handed over any more, and that is no failure`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)
    var counts: [Int] = []

    await viewModel.load(
      LoadRequest(receiver: { part in
        counts.append(part.records.count)
        return counts.count < 2
      })
    )

    #expect(counts == [100, 100])
    // The one page that was asked for meanwhile.
    #expect(users.repository.requests.count <= 3)
    #expect(viewModel.failure(in: Samples.context) == nil)
  }

  @Test func `an interruption ends the list, and names how to continue behind what was handed over`() async {
    let held = UsersRun.Request.users(.mark("100 after 200"), .cacheFirst)
    let users = UsersRun(holding: held)
    users.answer(after: 200, .failure(.cancelled))
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)

    let load = Task { await viewModel.load(LoadRequest(receiver: { _ in true })) }
    await users.gate.arrival(of: held)
    load.cancel()
    await users.gate.open(held)
    await load.value

    let failure = viewModel.failure(in: Samples.context)
    #expect(failure?.status == .interrupted)
    #expect(failure?.message == "Interrupted after 200 accounts.")
    #expect(failure?.hint == "Continue with: tessera users --since 200 --all")
    #expect(viewModel.records?.count == 0)
  }

  @Test(
    arguments: [
      (nil, 100, "--since 100 --all"), (nil, 200, "--since 200 --all"), (201, 200, "--since 200 --limit 1"),
    ] as [(Int?, Int, String)]
  )
  func `an interruption ends a list whose pages come without waiting`(
    limit: Int?,
    listed: Int,
    rest: String
  ) async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: limit), list: users.useCases.list) {
      [events = users.events] in events.add($0)
    }

    await Self.load(viewModel, interruptedAt: listed)

    let failure = viewModel.failure(in: Samples.context)
    #expect(viewModel.state.shown?.place.count == listed)
    #expect(failure?.status == .interrupted)
    #expect(failure?.message == "Interrupted after \(listed) accounts.")
    #expect(failure?.hint == "Continue with: tessera users \(rest)")
    // The page behind the last one may have been asked for meanwhile.
    #expect(users.repository.requests.count <= listed / 100 + 1)
    #expect(
      users.events.all == [
        .useCase("ListUsers", .began), .useCase("ListUsers", .ended(.failed("cancelled"))),
      ]
    )
  }

  @Test(arguments: [(nil, 250), (200, 200)] as [(Int?, Int)])
  func `an interruption while the last page is handed over leaves the list complete`(
    limit: Int?,
    listed: Int
  ) async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: limit), list: users.useCases.list)

    await Self.load(viewModel, interruptedAt: listed)

    #expect(viewModel.state.shown?.place.count == listed)
    #expect(viewModel.state.error == nil)
    #expect(viewModel.failure(in: Samples.context) == nil)
  }

  /// Hands a list over, and interrupts that with the page that completes a number of accounts.
  private static func load(_ viewModel: UsersViewModel, interruptedAt listed: Int) async {
    let load = Task {
      await viewModel.load(
        LoadRequest(receiver: { _ in
          if viewModel.state.shown?.place.count == listed { withUnsafeCurrentTask { $0?.cancel() } }
          return true
        })
      )
    }
    await load.value
  }

  @Test func `a list of one page is shown as a whole`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: 100), list: users.useCases.list)

    await viewModel.load(
      LoadRequest(receiver: { _ in
        Issue.record("a part was handed over")
        return true
      })
    )

    #expect(viewModel.numbers == Array(1...100))
  }

  @Test func `a failure behind the first page ends the command and names how to continue`() async {
    let users = UsersRun()
    let until = Samples.later(minutes: 15)
    users.answer(after: 100, .failure(.rateLimited(until: until)))
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)
    var counts: [Int] = []

    await viewModel.load(
      LoadRequest(receiver: { part in
        counts.append(part.records.count)
        return true
      })
    )

    let failure = viewModel.failure(in: Samples.context)
    #expect(counts == [100])
    #expect(failure?.status == .rateLimited)
    #expect(failure?.message == "The rest of the list could not be loaded: too many requests.")
    #expect(failure?.hint == "Continue in 12 minutes with: tessera users --since 100 --all")
    #expect(viewModel.state.shown?.place.count == 100)
  }

  @Test func `a failure of the first page is that of the service`() async {
    let users = UsersRun()
    users.repository.prepare { $0.pages[.start(after: nil, count: 100)] = .failure(.offline) }
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)

    await viewModel.load(
      LoadRequest(receiver: { _ in
        Issue.record("a part was handed over")
        return true
      })
    )

    #expect(
      viewModel.failure(in: Samples.context)?.message == ServiceError.offline.summary(in: Samples.context)
    )
  }

  @Test func `what was handed over is counted while the rest is loaded`() async {
    let request = UsersRun.Request.users(.mark("100 after 200"), .cacheFirst)
    let users = UsersRun(holding: request)
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)
    #expect(viewModel.progress(in: Samples.context) == nil)
    async let loading: Void = viewModel.load(LoadRequest(receiver: { _ in true }))
    await users.gate.arrival(of: request)

    #expect(viewModel.progress(in: Samples.context)?.string == "Loading accounts, 200 so far")

    await users.gate.open(request)
    await loading
  }
}

extension UsersViewModel {
  /// The numbers of the accounts that are shown.
  var numbers: [Int] { state.shown?.users.map(\.id.rawValue) ?? [] }
}

extension UserPageRequest {
  static func mark(_ text: String) -> UserPageRequest { .next(UserPage.Mark(rawValue: text)) }
}
