import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Synchronization
import Testing
import Users

@MainActor @Suite(.timeLimit(.minutes(5))) struct UsersViewModelTests {
  @Test func `the list is loading until it is there`() async {
    let gate = AnswerGate<FetchPolicy>(holding: [.cacheFirst])
    let viewModel = makeSUT(gate)
    async let loading: Void = viewModel.load(LoadRequest())

    await gate.arrival(of: .cacheFirst)
    #expect(viewModel.state == .loading)

    await gate.open(.cacheFirst)
    await loading
    #expect(viewModel.state == .loaded(Samples.fetched()))
    #expect(viewModel.isList && viewModel.records?.isList == true)
  }

  @Test func `the list stays while it is refreshed`() async {
    let gate = AnswerGate<FetchPolicy>(holding: [.networkFirst])
    let viewModel = makeSUT(gate)
    await viewModel.load(LoadRequest())
    async let loading: Void = viewModel.load(LoadRequest(.networkFirst))

    await gate.arrival(of: .networkFirst)
    #expect(viewModel.state == .refreshing(Samples.fetched()))

    await gate.open(.networkFirst)
    await loading
    #expect(viewModel.state == .loaded(Samples.fetched()))
  }

  @Test func `a failure before anything was there is all there is`() async {
    let viewModel = makeSUT(failing: .cacheFirst)

    await viewModel.load(LoadRequest())

    #expect(viewModel.state == .failed(.unavailable, previous: nil))
    #expect(viewModel.failure(in: Samples.context)?.status == .failed)
    #expect(viewModel.records == nil)
  }

  @Test func `a failure keeps what was there and ends no command`() async {
    let viewModel = makeSUT(failing: .networkFirst)
    await viewModel.load(LoadRequest())

    await viewModel.load(LoadRequest(.networkFirst))

    #expect(viewModel.state == .failed(.unavailable, previous: Samples.fetched()))
    #expect(viewModel.failure(in: Samples.context) == nil)
    #expect(viewModel.records?.count == Samples.items.count)
  }

  @Test func `what was superseded is cancelled, and its answer has no effect`() async {
    let gate = AnswerGate<FetchPolicy>(holding: [.cacheFirst])
    let cancelled = Mutex<[FetchPolicy]>([])
    let viewModel = UsersViewModel(
      list: ListUsers { policy throws(ServiceError) in
        await gate.pass(policy)
        if Task.isCancelled { cancelled.withLock { $0.append(policy) } }
        return Samples.fetched(policy == .networkFirst ? Samples.items : [])
      }
    )
    async let earlier: Void = viewModel.load(LoadRequest())
    await gate.arrival(of: .cacheFirst)

    await viewModel.load(LoadRequest(.networkFirst))
    await gate.open(.cacheFirst)
    await earlier

    #expect(viewModel.state == .loaded(Samples.fetched()))
    #expect(cancelled.withLock(\.self) == [.cacheFirst])
  }

  private func makeSUT(
    _ gate: AnswerGate<FetchPolicy> = AnswerGate(holding: []),
    failing failure: FetchPolicy? = nil
  ) -> UsersViewModel {
    UsersViewModel(
      list: ListUsers { policy throws(ServiceError) in
        await gate.pass(policy)
        if policy == failure { throw .unavailable }
        return Samples.fetched()
      }
    )
  }
}
