import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import PeopleDomain
import PeopleFakes
import Testing

@testable import Users

/// Where the parts of a list come from, and what is left of one that failed.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UsersLoadingTests {
  private static let whole = UserPageRequest.start(after: nil, count: 100)
  private static let usual = UserPageRequest.start(after: nil, count: 30)

  @Test func `every page of a longer list that is refreshed comes from the service first`() async {
    let users = UsersRun()

    _ = await users("--limit", "130", "--refresh")

    #expect(
      users.repository.requests == [
        .users(Self.whole, .networkFirst), .users(.mark("100 after 100"), .networkFirst),
      ]
    )
  }

  @Test func `every page that is handed over comes from where the first one was wanted from`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)

    await viewModel.load(LoadRequest(.networkFirst, receiver: { _ in true }))

    #expect(
      users.repository.requests == [
        .users(Self.whole, .networkFirst), .users(.mark("100 after 100"), .networkFirst),
        .users(.mark("100 after 200"), .networkFirst),
      ]
    )
  }

  @Test func `the next page comes from where it is wanted from`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(list: users.useCases.list)
    await viewModel.load(LoadRequest())

    await viewModel.loadMore(LoadRequest(.networkFirst))

    #expect(users.repository.requests.last == .users(.mark("30 after 30"), .networkFirst))
  }

  @Test func `a list that could not be refreshed is loaded again when it is opened again`() async {
    let users = UsersRun()
    let viewModel = UsersViewModel(list: users.useCases.list)
    await viewModel.load(LoadRequest())
    users.repository.prepare { $0.pages[Self.usual] = .failure(.offline) }
    await viewModel.load(LoadRequest(.networkFirst))
    users.repository.prepare {
      $0.pages[Self.usual] = .success(
        Samples.fetched(UserPage(users: PeopleSamples.users(1, 2), next: nil))
      )
    }

    await viewModel.load(LoadRequest())

    #expect(viewModel.numbers == [1, 2])
    #expect(viewModel.state.error == nil)
  }

  @Test func `a list that continues is as old as its oldest page`() async {
    let users = UsersRun()
    users.repository.prepare { answers in
      guard case .success(let page)? = answers.pages[Self.usual] else { return }
      let provenance = page.provenance.stale(because: .offline)
      answers.pages[Self.usual] = .success(Fetched(page.value, provenance: provenance))
    }
    let viewModel = UsersViewModel(list: users.useCases.list)
    await viewModel.load(LoadRequest())

    await viewModel.loadMore(LoadRequest())

    #expect(viewModel.numbers.count == 60)
    #expect(viewModel.state.shown?.provenance.staleness == .offline)
  }

  @Test func `a list that is handed over is loading until its first page is there`() async {
    let request = UsersRun.Request.users(Self.whole, .cacheFirst)
    let users = UsersRun(holding: request)
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)
    async let loading: Void = viewModel.load(LoadRequest(receiver: { _ in true }))
    await users.gate.arrival(of: request)

    #expect(viewModel.state == .loading)

    await users.gate.open(request)
    await loading
  }

  @Test func `of an empty list nothing is handed over, and it is known to be empty`() async {
    let users = UsersRun()
    users.repository.prepare {
      $0.pages[Self.whole] = .success(Samples.fetched(UserPage(users: [], next: nil)))
    }
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list)

    await viewModel.load(
      LoadRequest(receiver: { _ in
        Issue.record("a part was handed over")
        return true
      })
    )

    guard case .empty = viewModel.state else {
      Issue.record("\(viewModel.state)")
      return
    }
    #expect(viewModel.failure(in: Samples.context) == nil)
  }

  @Test func `the end of a list that was handed over in part is reported with its reason`() async {
    let users = UsersRun()
    users.answer(after: 100, .failure(.rateLimited(until: nil)))
    let viewModel = UsersViewModel(UsersRequest(limit: nil), list: users.useCases.list) {
      [events = users.events] in events.add($0)
    }

    await viewModel.load(LoadRequest(receiver: { _ in true }))

    #expect(
      users.events.all == [
        .useCase("ListUsers", .began), .useCase("ListUsers", .ended(.failed("rate-limited"))),
      ]
    )
  }
}
