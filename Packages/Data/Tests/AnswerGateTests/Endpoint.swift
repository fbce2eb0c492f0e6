import CareersData
import CareersDomain
import DomainKernel
import PeopleDomain
import RecipesDomain
import StreamingDomain
import Testing

/// A question to one of the services: a good answer, another good answer to a question of the same sort, and what is
/// shown of an answer.
struct Endpoint: Sendable, CustomTestStringConvertible {
  typealias Reading = @Sendable (Peer, FetchPolicy) async throws(ServiceError) -> Fetched<[String]>

  let name: String
  let address: String
  let good: JSONNode
  let otherItem: JSONNode?
  /// What is shown, as facts.
  ///
  /// An entry is one, each thing that it has is another that begins with the entry and a bar. A text counts as there or
  /// not; its content is not compared.
  let read: Reading

  var testDescription: String { name }

  /// Whether a reading gives what is stored then, because what was asked is another part of the same answer.
  var readsOnlyStore: Bool { name == "section by its description" }

  /// Whether the answer is mapped and judged as that of another endpoint.
  var isVariant: Bool {
    [
      "meals a=Swedish", "meals i=Butter", "section by its description", "saved jobs", "saved posts",
      "my card", "contributions by number", "members",
    ].contains(name)
  }

  /// The facts that the service may state not to be, where the good answer is about one item.
  var clearable: Set<String> {
    switch name {
    case "meal", "random": ["alternate name", "tags", "video", "source"]
    case "profile": ["name", "company", "website", "location", "email", "biography", "X"]
    case "account and languages": ["name"]
    case "job": ["description", "requirements", "logo"]
    default: []
    }
  }

  static let all =
    recipes + streaming + people + careers + verification + organizations + applications + cards
}

/// Writes the facts of one entry.
struct Facts {
  /// Stands in no text, whatever bit of it is flipped.
  static let bar = "‖"

  private let entry: String
  private(set) var list: [String]

  init(_ entry: String) {
    self.entry = entry
    list = [entry]
  }

  mutating func add(_ name: String, if isThere: Bool) {
    if isThere { list.append(entry + Self.bar + name) }
  }
}

extension Endpoint {
  static let recipes: [Endpoint] = [
    Endpoint("categories", RecipeSamples.root + "categories.php", RecipeSamples.categories) {
      peer,
      policy throws(ServiceError) in
      try await peer.recipes.categories(policy).map { list in
        list.flatMap { category in
          var facts = Facts("category \(category.id.rawValue)")
          facts.add("name", if: !category.name.isEmpty)
          facts.add("description", if: category.description != nil)
          facts.add("picture", if: category.picture != nil)
          return facts.list
        }
      }
    },
    list("c=Dessert", .category("Dessert"), RecipeSamples.desserts, other: RecipeSamples.goats),
    list("a=Swedish", .cuisine("Swedish"), RecipeSamples.desserts, other: RecipeSamples.goats),
    list("i=Butter", .ingredient("Butter"), RecipeSamples.desserts, other: RecipeSamples.goats),
    Endpoint(
      "meal",
      RecipeSamples.root + "lookup.php?i=52893",
      RecipeSamples.meal,
      other: RecipeSamples.otherMeal
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.recipes.meal(Meal.ID(rawValue: "52893"), policy).map { facts(of: $0, "meal") }
    },
    Endpoint("random", RecipeSamples.root + "random.php", RecipeSamples.meal) {
      peer,
      policy throws(ServiceError) in
      try await peer.recipes.randomMeal(policy).map { facts(of: $0, "meal") }
    },
    Endpoint(
      "search",
      RecipeSamples.root + "search.php?s=tart",
      RecipeSamples.found,
      other: RecipeSamples.otherMeal
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.recipes.search(.name("tart"), policy).map { meals in
        meals.flatMap { facts(of: $0, "meal \($0.id.rawValue)") }
      }
    },
    Endpoint("cuisines", RecipeSamples.root + "list.php?a=list", RecipeSamples.cuisines) {
      peer,
      policy throws(ServiceError) in
      try await peer.recipes.cuisines(policy).map { $0.map { "cuisine \($0.name)" } }
    },
    Endpoint("ingredients", RecipeSamples.root + "list.php?i=list", RecipeSamples.ingredients) {
      peer,
      policy throws(ServiceError) in
      try await peer.recipes.ingredients(policy).map { list in
        list.flatMap { ingredient in
          var facts = Facts("ingredient \(ingredient.id.rawValue)")
          facts.add("description", if: ingredient.description != nil)
          facts.add("kind", if: ingredient.kind != nil)
          return facts.list
        }
      }
    },
  ]

  private static func list(
    _ query: String,
    _ filter: MealFilter,
    _ good: JSONNode,
    other: JSONNode
  ) -> Endpoint {
    Endpoint("meals \(query)", RecipeSamples.root + "filter.php?" + query, good, other: other) {
      peer,
      policy throws(ServiceError) in
      try await peer.recipes.meals(filter, policy).map { meals in
        meals.flatMap { meal in
          var facts = Facts("meal \(meal.id.rawValue)")
          facts.add("name", if: meal.name != nil)
          facts.add("picture", if: meal.picture != nil)
          return facts.list
        }
      }
    }
  }

  private static func facts(of meal: Meal, _ entry: String) -> [String] {
    var facts = Facts(entry)
    facts.add("name", if: meal.name != nil)
    facts.add("alternate name", if: meal.alternateName != nil)
    facts.add("category", if: meal.category != nil)
    facts.add("cuisine", if: meal.cuisine != nil)
    facts.add("tags", if: !meal.tags.isEmpty)
    facts.add("steps", if: !meal.steps.isEmpty)
    facts.add("picture", if: meal.picture != nil)
    facts.add("video", if: meal.video != nil)
    facts.add("source", if: meal.source != nil)
    for ingredient in meal.ingredients {
      facts.add("ingredient \(ingredient.position)", if: true)
      facts.add("measure \(ingredient.position)", if: ingredient.measure != nil)
    }
    return facts.list
  }

  init(_ name: String, _ address: String, _ good: JSONNode, other: JSONNode? = nil, _ read: @escaping Reading)
  {
    self.init(name: name, address: address, good: good, otherItem: other, read: read)
  }
}

extension Endpoint {
  static let streaming: [Endpoint] = [
    Endpoint("root", StreamingSamples.root, StreamingSamples.rootPage) { peer, policy throws(ServiceError) in
      try await peer.streaming.catalog(policy).map { catalog in
        var page = Facts("page")
        page.add("title", if: catalog.title != nil)
        page.add("description", if: catalog.description != nil)
        return page.list
          + catalog.sections.flatMap { section in
            var facts = Facts("section \(section.id.rawValue)")
            facts.add("name", if: section.name != nil)
            return facts.list
          }
      }
    },
    Endpoint("section", sectionAddress, StreamingSamples.section, other: StreamingSamples.otherSection, page),
    Endpoint(
      "section by its description",
      sectionAddress,
      StreamingSamples.section,
      other: StreamingSamples.otherSection
    ) {
      peer,
      policy throws(ServiceError) in
      if policy == .networkFirst {
        _ = try await peer.streaming.description(at: PageAddress(rawValue: sectionAddress), policy)
      }
      return try await page(peer, policy == .networkFirst ? .cacheOnly : policy)
    },
    Endpoint(
      "block",
      StreamingSamples.blockAddress,
      StreamingSamples.block,
      other: StreamingSamples.otherBlock
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.streaming.products(at: PageAddress(rawValue: StreamingSamples.blockAddress), policy)
        .map { facts(of: $0, "") }
    },
  ]

  private static let sectionAddress = StreamingSamples.root + "/serier"

  @Sendable
  private static func page(_ peer: Peer, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    [String]
  > {
    try await peer.streaming.page(at: PageAddress(rawValue: sectionAddress), policy).map { page in
      var whole = Facts("page")
      whole.add("title", if: page.title != nil)
      whole.add("description", if: page.description != nil)
      let filters = page.filters.flatMap { filter in
        var facts = Facts("filter \(filter.title)")
        facts.add("group", if: filter.group != nil)
        return facts.list
      }
      let blocks = page.blocks.flatMap { block in
        var entry = Facts("block \(block.id.rawValue)")
        entry.add("title", if: block.title != nil)
        guard case .products(let list) = block.content else { return entry.list }
        entry.add("products", if: true)
        return entry.list + facts(of: list, "block \(block.id.rawValue)" + Facts.bar)
      }
      return whole.list + filters + blocks
    }
  }

  private static func facts(of list: ProductList, _ prefix: String) -> [String] {
    var whole = Facts(prefix + "list")
    whole.add("total", if: list.total != nil)
    whole.add("next", if: list.next != nil)
    return whole.list
      + list.products.flatMap { product in
        var facts = Facts(prefix + "product \(product.id.rawValue)")
        facts.add("synopsis", if: product.synopsis != nil)
        facts.add("year", if: product.year != nil)
        facts.add("country", if: product.country != nil)
        facts.add("actors", if: !product.actors.isEmpty)
        facts.add("directors", if: !product.directors.isEmpty)
        facts.add("genres", if: !product.genres.isEmpty)
        facts.add("images", if: !product.images.isEmpty)
        facts.add("rating", if: product.audienceRating != nil)
        facts.add("votes", if: product.audienceRating?.votes != nil)
        facts.add("parental rating", if: product.parentalRating != nil)
        facts.add("seasons", if: product.seasonCount != nil)
        facts.add("address", if: product.address != nil)
        return facts.list
      }
  }
}

extension Endpoint {
  static let careers: [Endpoint] = [
    Endpoint(
      "jobs",
      CareersAnswers.root + "/jobs?cursor=0&limit=50",
      CareersAnswers.jobs,
      other: CareersAnswers.otherJobs
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.careers.jobs(JobQuery(), PageRequest(), policy).map { page in
        facts(of: page) + page.entries.flatMap { facts(of: $0, "job \($0.id.rawValue)").list }
      }
    },
    Endpoint(
      "job",
      CareersAnswers.root + "/jobs/job_welder",
      CareersAnswers.job,
      other: CareersAnswers.otherJob
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.careers.job(Job.ID(rawValue: "job_welder"), policy).map { detail in
        var facts = facts(of: detail.job, "one job")
        facts.add("description", if: detail.description != nil)
        facts.add("requirements", if: !detail.requirements.isEmpty)
        facts.add("coordinates", if: detail.coordinates != nil)
        return facts.list
      }
    },
    Endpoint(
      "feed",
      CareersAnswers.root + "/feed/posts?cursor=0&limit=50",
      CareersAnswers.posts,
      other: CareersAnswers.otherPosts
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.careers.posts(FeedQuery(), PageRequest(), policy).map(facts(ofPosts:))
    },
    Endpoint(
      "saved jobs",
      CareersAnswers.root + "/users/me/saved-jobs?cursor=0&limit=50",
      CareersAnswers.jobs,
      other: CareersAnswers.otherJobs
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.careers.savedJobs.saved(PageRequest(), policy).map { page in
        facts(of: page) + page.entries.flatMap { facts(of: $0, "job \($0.id.rawValue)").list }
      }
    },
    Endpoint(
      "saved posts",
      CareersAnswers.root + "/users/me/saved-posts?cursor=0&limit=50",
      CareersAnswers.posts,
      other: CareersAnswers.otherPosts
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.careers.savedPosts.saved(PageRequest(), policy).map(facts(ofPosts:))
    },
  ]

  private static func facts(ofPosts page: EntryPage<Post>) -> [String] {
    facts(of: page)
      + page.entries.flatMap { post in
        var facts = Facts("post \(post.id.rawValue)")
        facts.add("excerpt", if: post.excerpt != nil)
        facts.add("category", if: post.category != nil)
        facts.add("author", if: post.author != nil)
        facts.add("image", if: post.image != nil)
        facts.add("date", if: post.publication.date != nil)
        facts.add("saved", if: post.viewer?.isSaved != nil)
        return facts.list
      }
  }

  private static func facts<Entry>(of page: EntryPage<Entry>) -> [String] {
    var whole = Facts("list")
    whole.add("total", if: page.total != nil)
    whole.add("next", if: page.next != nil)
    return whole.list
  }

  private static func facts(of job: Job, _ entry: String) -> Facts {
    var facts = Facts(entry)
    facts.add("employment", if: job.employment != nil)
    facts.add("place", if: job.location != nil)
    facts.add("city", if: job.location?.city != nil)
    facts.add("country", if: job.location?.country != nil)
    facts.add("label", if: job.location?.label != nil)
    facts.add("employer", if: job.employer != nil)
    facts.add("employer id", if: job.employer?.id != nil)
    facts.add("logo", if: job.employer?.logo != nil)
    facts.add("date", if: job.publication.date != nil)
    facts.add("published", if: job.publication.status != nil)
    facts.add("saved", if: job.viewer?.isSaved != nil)
    facts.add("applying", if: job.viewer?.applying != nil)
    return facts
  }
}

extension Endpoint {
  static let people: [Endpoint] = [
    Endpoint(
      "users",
      PeopleSamples.root + "/users?per_page=5",
      PeopleSamples.page,
      other: PeopleSamples.otherPage
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.people.users(.start(after: nil, count: 5), policy).map { page in
        var whole = Facts("page")
        whole.add("next", if: page.next != nil)
        return whole.list + page.users.flatMap { facts(of: $0, "user \($0.id.rawValue)").list }
      }
    },
    Endpoint(
      "profile",
      PeopleSamples.root + "/users/user5",
      PeopleSamples.profile,
      other: PeopleSamples.otherProfile
    ) {
      peer,
      policy throws(ServiceError) in
      try await peer.people.profile(of: "user5", policy).map { profile in
        var facts = facts(of: profile.user, "profile \(profile.user.id.rawValue)")
        facts.add("name", if: profile.name != nil)
        facts.add("company", if: profile.company != nil)
        facts.add("website", if: profile.website != nil)
        facts.add("location", if: profile.location != nil)
        facts.add("email", if: profile.email != nil)
        facts.add("biography", if: profile.biography != nil)
        facts.add("X", if: profile.xName != nil)
        facts.add("repositories", if: profile.repositories != nil)
        facts.add("gists", if: profile.gists != nil)
        facts.add("followers", if: profile.followers != nil)
        facts.add("following", if: profile.following != nil)
        facts.add("joined", if: profile.joinedAt != nil)
        facts.add("updated", if: profile.updatedAt != nil)
        return facts.list
      }
    },
  ]

  private static func facts(of user: User, _ entry: String) -> Facts {
    var facts = Facts(entry)
    facts.add("login", if: !user.login.isEmpty)
    facts.add("kind", if: user.kind != nil)
    facts.add("page", if: user.page != nil)
    facts.add("avatar", if: user.avatar != nil)
    return facts
  }
}
