import CommandKit
import FeatureKit
import LocalizationKit
import NetworkingKit
import Recipes
import RecipesData
import RecipesDomain
import Sandbox

extension Area {
  /// Recipes: one service, a history of meals, favourites and a shopping list.
  static let recipes = Area(
    commands: ["recipes"],
    usedServices: [recipesService],
    sandbox: SandboxDescriptor { [recipesSandbox($0)] },
    examples: {
      [
        Example(
          "tessera recipes list Seafood",
          $0.language.choose(
            en: "the meals of a category",
            zhHans: "某分类的菜肴",
            id: "masakan dari sebuah kategori"
          )
        )
      ]
    },
    saved: [savedRecipes],
    histories: { [mealHistory] },
    features: { services in
      guard let useCases = recipesUseCases(services) else { return [] }
      return [
        RecipesFeature(
          language: services.launch.language,
          useCases: useCases,
          observe: services.trace.record
        )
      ]
    }
  )

  private static let recipesService = ServiceDescriptor(
    variable: "TESSERA_RECIPES_URL",
    help: {
      $0.language.choose(
        en: "base address of the recipes service, with /api/json/v1/1",
        zhHans: "食谱服务的基础地址，包含 /api/json/v1/1"
      )
    },
    address: "https://www.themealdb.com/api/json/v1/1",
    normalForm: { RecipeEndpoints(root: $0)?.base.normalForm }
  )
  private static let mealHistory = HistoryDescriptor(
    name: "meals",
    store: StoreDescriptor(file: "recipes-history.sqlite", folder: .cache),
    columns: StoredMealHistory.columns,
    formatVersion: StoredMealHistory.formatVersion,
    earlier: StoreDescriptor(file: "recipes-seen.sqlite", folder: .data)
  )
  private static let savedRecipes = StoreDescriptor(file: "recipes.sqlite", folder: .data) { $0.savedRecipes }

  private static func history(_ services: Services, _ partition: String) -> any MealHistory {
    let history = StoredMealHistory(table: services.stores.searchTable(mealHistory), partition: partition)
    guard let earlier = services.stores.earlierRecords(of: mealHistory) else { return history }
    return EarlierMealHistory(earlier, partition: partition, into: history)
  }

  private static func recipesSandbox(_ services: Services) -> RecipesService {
    let process = services.launch.process
    return RecipesService(seed: UInt64(process.randomNumber() * 0x1p53), now: process.now)
  }

  private static func recipesUseCases(_ services: Services) -> RecipesUseCases? {
    let process = services.launch.process
    let selection = services.selection(of: recipesService)
    guard let endpoints = RecipeEndpoints(root: selection.root) else { return nil }
    let history = history(services, selection.partition)
    let saved = services.stores.records(savedRecipes)
    let repository = CachingRecipeRepository(
      HTTPRecipeRepository(
        loader: services.clients.loader(for: selection, permits: endpoints.permits) {
          recipesSandbox(services)
        },
        endpoints: endpoints
      ),
      history: history,
      random: process.randomNumber,
      save: services.writes.add,
      observe: services.trace.record
    )
    let find = FindMeals(repository: repository, history: history, observe: services.trace.record)
    return RecipesUseCases(
      repository: repository,
      browse: BrowseMeals(repository: repository),
      open: OpenMeal(repository: repository),
      resolve: ResolveMeal(find: find),
      find: find,
      favourites: ManageFavourites(favourites: StoredFavouriteMeals(store: saved), now: process.now),
      shopping: ManageShoppingList(entries: StoredShoppingEntries(store: saved), now: process.now),
      now: process.now,
      observe: services.trace.record
    )
  }
}
