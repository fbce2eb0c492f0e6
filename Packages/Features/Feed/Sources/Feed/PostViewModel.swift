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

typealias PostLoader = Loader<PostRequest, Post, PostFailure>

extension Loader where Request == PostRequest, Value == Post, Failure == PostFailure {
  /// Loads a post.
  static func post(_ open: OpenPost, _ observe: @escaping @Sendable (FeatureEvent) -> Void) -> PostLoader {
    PostLoader("OpenPost", observe: observe) { (request, policy) async throws(PostFailure) in
      do throws(OpenPostError) {
        return try await open(request.id, among: request.query, policy)
      } catch {
        throw PostFailure(error: error, request: request)
      }
    }
  }
}

/// Loads a post.
@MainActor @Observable
final class PostViewModel: Screen {
  typealias State = LoadState<Post, PostFailure>

  private let request: PostRequest
  private let loader: PostLoader
  private let marks: PostMarks

  init(
    _ request: PostRequest,
    open: OpenPost,
    marks: PostMarks,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.request = request
    self.marks = marks
    loader = .post(open, observe)
  }

  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    guard await loader.load(self.request, request.policy), let shown = state.shown else { return }
    await marks.update([shown.id], from: shown.provenance)
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(postPage(state, marks.state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var records: Records? {
    state.shown.map { .one($0.value, in: Self.table, from: $0.provenance).with(marks.state.warning) }
  }

  nonisolated static let table = RecordTable<Post>(recordTable().fields(of: { SavedItem.entry($0) }))

  /// The fields of a post in the list of saved ones, which may have nothing but an id.
  nonisolated static let savedTable = recordTable(isPendingColumn: true)

  private nonisolated static func recordTable(isPendingColumn: Bool = false) -> RecordTable<SavedItem<Post>> {
    RecordTable([
      .init("id") { .string($0.id.rawValue) },
      .init("title") { .optional($0.entry?.title) },
      .init("category") { .optional($0.entry?.category?.word) },
      .init("author") { .optional($0.entry?.author) },
      .init("publishedAt") { .optional($0.entry?.publication.date?.formatted(.iso8601)) },
      .init("excerpt", isColumn: false) { .optional($0.entry?.excerpt) },
      .init("image", isColumn: false) { .optional($0.entry?.image?.description) },
      .init("readingMinutes", isColumn: false) { .optional($0.entry?.readingMinutes) },
      .init("isSaved", isColumn: false) { $0.isSaved.map(JSONValue.bool) ?? .null },
      .init("isPending", isColumn: isPendingColumn) { .bool($0.isWaiting) },
      .init("isPublished", isColumn: false) {
        $0.entry?.publication.isPublished.map(JSONValue.bool) ?? .null
      },
    ])
  }
}

/// The reason why a post could not be opened, with what was asked for.
struct PostFailure: PresentableFailure {
  let error: OpenPostError
  let request: PostRequest

  /// That the service has no such post, for commands that change its mark.
  static func missing(_ id: Post.ID, in context: ViewContext) -> MissingEntry {
    MissingEntry(PostFailure(error: .noSuchPost, request: PostRequest(id: id)), in: context)
  }

  var code: String {
    switch error {
    case .service(let error), .interrupted(_, let error), .incomplete(let error): error.code
    case .noSuchPost, .outOfReach: "not-found"
    }
  }

  var isCancellation: Bool { error == .service(.cancelled) }

  var exitCode: ExitCode {
    switch error {
    case .service(let error), .interrupted(_, let error), .incomplete(let error): error.exitCode
    case .noSuchPost, .outOfReach: .notFound
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    switch error {
    case .service(let error): return error.summary(in: context)
    case .interrupted(let count, let error):
      return strings.notAmong(count, asked, because: error.brief(in: context))
    case .incomplete(let error): return strings.notSearched(asked, because: error.brief(in: context))
    case .noSuchPost: return strings.noSuchPost(asked, isNarrowed: request.query != FeedQuery())
    case .outOfReach(let count): return strings.notAmong(count, asked)
    }
  }

  func brief(in context: ViewContext) -> String {
    switch error {
    case .service(let error), .interrupted(_, let error), .incomplete(let error): error.brief(in: context)
    case .noSuchPost, .outOfReach: Strings(context.language).postNotFound
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    switch error {
    case .service(let error), .interrupted(_, let error), .incomplete(let error): error.remedy(in: context)
    case .noSuchPost: .open(.feed(FeedQuery()), purpose: Strings(context.language).entries.listAll)
    case .outOfReach:
      .add(
        options: [Route.Option("category"), Route.Option("query")],
        purpose: Strings(context.language).narrow
      )
    }
  }

  private var asked: String { request.id.rawValue.shortened() }
}
