import DomainKernel
import FeatureFakes
import Recipes
import RecipesDomain
import RecipesFakes
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct MealSearchViewModelTests {
  typealias Request = FakeRecipeRepository.Request

  @Test func `a search is on its way until there is a result`() async {
    let held = Request.search(.name("cake"), .cacheFirst)
    let (viewModel, gate) = makeSUT(holding: held)
    async let searching: Void = viewModel.search(.name("cake"), .cacheFirst)

    await gate.arrival(of: held)
    #expect(viewModel.state == .searching(.name("cake")))

    await gate.open(held)
    await searching
    #expect(viewModel.state == .found(.name("cake"), .service(Samples.sourced([Samples.cake]))))
  }

  @Test func `of two searches that overlap the later one wins`() async {
    let held = Request.search(.name("cake"), .cacheFirst)
    let (viewModel, gate) = makeSUT(holding: held)
    async let earlier: Void = viewModel.search(.name("cake"), .cacheFirst)
    await gate.arrival(of: held)

    await viewModel.search(.letter("e"), .cacheFirst)
    await gate.open(held)
    await earlier

    #expect(viewModel.state == .found(.letter("e"), .service(Samples.sourced([Samples.bread]))))
  }

  @Test func `a letter that the service cannot answer for has no result`() async {
    let (viewModel, _) = makeSUT()

    await viewModel.search(.letter("x"), .cacheFirst)

    #expect(viewModel.state == .failed(.letter("x"), .service(.notFound)))
  }

  private func makeSUT(holding held: Request...) -> (MealSearchViewModel, AnswerGate<Request>) {
    let gate = AnswerGate(holding: Set(held))
    let repository = FakeRecipeRepository { await gate.pass($0) }
    repository.prepare { answers in
      answers.searches[.name("cake")] = .success(Samples.sourced([Samples.cake]))
      answers.searches[.firstLetter("e")] = .success(Samples.sourced([Samples.bread]))
    }
    return (MealSearchViewModel(find: FindMeals(repository: repository, seen: FakeMealHistory())), gate)
  }
}
