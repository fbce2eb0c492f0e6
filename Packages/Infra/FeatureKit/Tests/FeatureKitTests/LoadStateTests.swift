import DomainKernel
import FeatureKit
import Testing

@Suite struct LoadStateTests {
  private static let old = sourced("old")

  @Test(arguments: [
    (LoadState<String>.idle, LoadState<String>.loading),
    (.loading, .loading),
    (.loaded(old), .refreshing(old)),
    (.empty(old), .refreshing(old)),
    (.refreshing(old), .refreshing(old)),
    (.failed(.offline, previous: nil), .loading),
    (.failed(.offline, previous: old), .refreshing(old)),
  ])
  func `beginning clears an error and keeps what is shown`(state: LoadState<String>, next: LoadState<String>)
  {
    #expect(state.beginning == next)
  }

  @Test(arguments: [
    (LoadState<String>.idle, LoadState<String>.failed(.timedOut, previous: nil)),
    (.loading, .failed(.timedOut, previous: nil)),
    (.loaded(old), .failed(.timedOut, previous: old)),
    (.empty(old), .failed(.timedOut, previous: old)),
    (.refreshing(old), .failed(.timedOut, previous: old)),
    (.failed(.offline, previous: old), .failed(.timedOut, previous: old)),
  ])
  func `failing keeps what is shown`(state: LoadState<String>, next: LoadState<String>) {
    #expect(state.ending(.failure(.timedOut)) == next)
  }

  @Test(arguments: [
    (LoadState<String>.loading, LoadState<String>.idle),
    (.refreshing(old), .loaded(old)),
    (.failed(.offline, previous: old), .loaded(old)),
  ])
  func `being cancelled is no failure`(state: LoadState<String>, next: LoadState<String>) {
    #expect(state.ending(.failure(.cancelled)) == next)
  }

  @Test(arguments: [
    LoadState<[Int]>.loading, .empty(sourced([])), .loaded(sourced([1])), .failed(.offline, previous: nil),
  ])
  func `a list that came is loaded, or empty when there is nothing in it`(state: LoadState<[Int]>) {
    #expect(state.ending(.success(sourced([2]))) == .loaded(sourced([2])))
    #expect(state.ending(.success(sourced([]))) == .empty(sourced([])))
  }

  @Test func `a list that is being loaded again is what it was when that is cancelled`() {
    let (full, none) = (LoadState.loaded(sourced([1])), LoadState.empty(sourced([Int]())))

    #expect(full.beginning.ending(.failure(.cancelled)) == full)
    #expect(none.beginning.ending(.failure(.cancelled)) == none)
  }

  @Test func `what is no list says itself when there is nothing in it`() {
    #expect(LoadState.loading.ending(.success(sourced("")), isEmpty: \.isEmpty) == .empty(sourced("")))
    #expect(LoadState.loading.ending(.success(sourced(7))) == .loaded(sourced(7)))
  }

  @Test(arguments: [
    (LoadState<String>.idle, nil, nil),
    (.loading, nil, nil),
    (.loaded(old), old, nil),
    (.empty(old), old, nil),
    (.refreshing(old), old, nil),
    (.failed(.offline, previous: nil), nil, .offline),
    (.failed(.offline, previous: old), old, ServiceError.offline),
  ])
  func `a state says what is shown and why nothing newer is`(
    state: LoadState<String>,
    shown: Fetched<String>?,
    error: ServiceError?
  ) {
    #expect(state.shown == shown)
    #expect(state.error == error)
  }
}
