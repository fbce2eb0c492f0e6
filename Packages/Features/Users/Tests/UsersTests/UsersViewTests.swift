import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing
import Users

@Suite struct UsersViewTests {
  typealias State = LoadState<[UsersItem], ServiceError>

  @Test func `a list shows what there is and where it comes from`() {
    #expect(
      text(.loaded(Samples.fetched())) == """
        Heading 1: Users
        1 of 2: The first one
        2 of 2: Another one
        2 items
        fetched 3 minutes ago
        sandbox

        """
    )
  }

  @Test func `every entry can be chosen, and is told apart by its id`() {
    let page = usersPage(.loaded(Samples.fetched()), Samples.context)

    #expect(page.groups.flatMap(\.items).map(\.id) == Samples.items.map(\.id))
  }

  @Test func `an empty list says so and offers nothing to choose`() {
    let state = State.empty(Samples.fetched([]))

    #expect(text(state).contains("No users yet."))
    #expect(usersPage(state, Samples.context).groups.isEmpty)
  }

  @Test func `a list that may be out of date says why`() {
    let written = text(.loaded(Samples.fetched(Samples.items, .offline)))

    #expect(written.contains("This page was cached 3 minutes ago and may be out of date."))
  }

  @Test func `a failure says what happened`() {
    #expect(text(.failed(.unavailable, previous: nil)).hasPrefix("Error: The service returned an error.\n"))
  }

  @Test func `a failure keeps what was there`() {
    let written = text(.failed(.offline, previous: Samples.fetched()))

    #expect(written.contains("The list could not be refreshed"))
    #expect(written.contains("1 of 2: The first one"))
  }

  @Test(arguments: [State.idle, .loading])
  func `a list that is not there yet is loading`(state: State) {
    #expect(text(state).hasPrefix("Loading users"))
  }

  @Test func `a list that is refreshed says so below it`() {
    #expect(text(.refreshing(Samples.fetched())).contains("sandbox\nChecking for changes"))
  }

  @Test(arguments: [
    State.loading, .loaded(Samples.fetched()), .empty(Samples.fetched([])),
    .refreshing(Samples.fetched()), .failed(.unavailable, previous: Samples.fetched()),
  ])
  func `nothing in Chinese is in English`(state: State) {
    let text = text(state, in: .simplifiedChinese)

    let names = ["users", "Users"]
    #expect(LatinWords.left(in: text, besides: [Samples.items, names] as [Any]) == [])
  }

  private func text(_ state: State, in language: Language = .english) -> String {
    let context = Samples.context(in: language)
    let page = usersPage(state, context)
    return WrittenScreen.linear(page.element(in: context), in: language)
  }
}
