import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A post, and the posts among which it is looked for.
struct PostRequest: Hashable, Sendable {
  let id: Post.ID
  var query = FeedQuery()
}

/// Loads a post.
@MainActor @Observable
final class PostViewModel: Screen {
  typealias State = LoadState<Post, PostFailure>

  private let request: PostRequest
  private let loader: Loader<PostRequest, Post, PostFailure>

  init(
    _ request: PostRequest,
    open: OpenPost,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.request = request
    loader = Loader("OpenPost", observe: observe) { (request, policy) async throws(PostFailure) in
      do throws(OpenPostError) {
        return try await open(request.id, among: request.query, policy)
      } catch {
        throw PostFailure(error: error, request: request)
      }
    }
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async { await loader.load(self.request, request.policy) }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(postPage(state, context)) }

  var records: Records? {
    state.shown.map { .one($0.value, in: Self.table, from: $0.provenance) }
  }

  nonisolated static let table = RecordTable<Post>([
    .init("id") { .string($0.id.rawValue) },
    .init("title") { .string($0.title) },
    .init("category") { .optional($0.category?.word) },
    .init("author") { .optional($0.author) },
    .init("publishedAt") { .optional($0.publication.date?.formatted(.iso8601)) },
    .init("excerpt", isColumn: false) { .optional($0.excerpt) },
    .init("image", isColumn: false) { .optional($0.image?.description) },
  ])
}

/// The reason why a post could not be opened, with what was asked for.
struct PostFailure: PresentableFailure {
  let error: OpenPostError
  let request: PostRequest

  private static let longestID = 100

  var code: String {
    switch error {
    case .service(let error), .interrupted(_, let error): error.code
    case .noSuchPost, .outOfReach: "not-found"
    }
  }

  var isCancellation: Bool { error == .service(.cancelled) }

  var exitCode: ExitCode {
    switch error {
    case .service(let error), .interrupted(_, let error): error.exitCode
    case .noSuchPost, .outOfReach: .notFound
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch error {
    case .service(let error): return error.summary(in: context)
    case .interrupted(let count, let error):
      return strings.notAmong(count, asked, because: error.brief(in: context))
    case .noSuchPost: return strings.noSuchPost(asked, isNarrowed: request.query != FeedQuery())
    case .outOfReach(let count): return strings.notAmong(count, asked)
    }
  }

  func brief(in context: ViewContext) -> String {
    switch error {
    case .service(let error), .interrupted(_, let error): error.brief(in: context)
    case .noSuchPost, .outOfReach: Strings(context.language).postNotFound
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    switch error {
    case .service(let error), .interrupted(_, let error): error.remedy(in: context)
    case .noSuchPost: .open(.feed(FeedQuery()), purpose: Strings(context.language).listPosts)
    case .outOfReach:
      .add(
        options: [Route.Option("category"), Route.Option("search")],
        purpose: Strings(context.language).narrow
      )
    }
  }

  private var asked: String {
    let id = request.id.rawValue
    return id.count > Self.longestID ? id.prefix(Self.longestID) + "…" : id
  }
}
