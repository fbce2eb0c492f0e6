import CommandKit
import DomainKernel
import FeatureKit
import Recipes
import RecipesData
import RecipesDomain
import ResourceLoading
import Sandbox
import StorageKit

/// The recipes area: its service, repository, what is kept of it, use cases and feature.
struct RecipesArea {
  let wiring: Wiring

  var features: [any Feature] {
    [
      RecipesFeature(language: wiring.language) { [wiring] invocation throws(CommandFailure) in
        let infrastructure = try wiring.infrastructure(invocation)
        let service = try infrastructure.service(variable: Self.rootVariable, standard: Self.standardRoot)
        return infrastructure.session(with: service, try Self.useCases(infrastructure, service))
      }
    ]
  }

  private static func useCases(
    _ infrastructure: Infrastructure,
    _ service: ServiceSelection
  ) throws(CommandFailure) -> RecipesUseCases {
    let now = infrastructure.process.now
    // What was seen can be seen again; what a person has chosen cannot. There is room for as many meals as are
    // remembered, of two services.
    let seen = StoredMealHistory(
      store: infrastructure.keyValues("recipes-seen.sqlite", .outlivesProcess, mebibytes: 256),
      partition: service.partition
    )
    let kept = infrastructure.keyValues("recipes.sqlite", .outlivesPower)
    let repository = try repository(infrastructure, service, seen)
    return RecipesUseCases(
      browse: BrowseMeals(repository: repository),
      open: OpenMeal(repository: repository),
      find: FindMeals(repository: repository, seen: seen),
      favourites: ManageFavourites(favourites: StoredFavouriteMeals(store: kept), now: now),
      shopping: ManageShoppingList(entries: StoredShoppingEntries(store: kept), now: now)
    )
  }

  private static func repository(
    _ infrastructure: Infrastructure,
    _ service: ServiceSelection,
    _ seen: StoredMealHistory
  ) throws(CommandFailure) -> any RecipeRepository {
    guard let endpoints = RecipeEndpoints(root: service.root) else { throw service.unusableAddress }
    let process = infrastructure.process
    let client = infrastructure.client(
      for: service,
      permits: endpoints.permits,
      sandbox: RecipesService(seed: UInt64(process.random() * 0x1p53), now: process.now)
    )
    let answered = HTTPRecipeRepository(
      loader: ResourceLoader(client: client, observe: infrastructure.diagnostics.hear),
      endpoints: endpoints
    )
    let remembering = CachingRecipeRepository(
      answered,
      seen: seen,
      random: process.random,
      observe: infrastructure.diagnostics.hear
    )
    return infrastructure.explains
      ? RecordingRecipeRepository(repository: remembering, recorder: infrastructure.diagnostics.recorder)
      : remembering
  }

  private static let rootVariable = "TESSERA_RECIPES_URL"
  private static let standardRoot = "https://www.themealdb.com/api/json/v1/1"
}
