import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// Gives the text with which a post is shared.
@MainActor @Observable
final class ShareViewModel: Screen {
  private let request: PostRequest
  private let language: Language
  private let loader: PostLoader

  init(
    _ request: PostRequest,
    open: OpenPost,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.request = request
    self.language = language
    loader = .post(open, observe)
  }

  func load(_ request: LoadRequest) async { await loader.load(self.request, request.policy) }

  func failure(in context: ViewContext) -> CommandFailure? { loader.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    guard let post = loader.state.shown?.value else {
      return .page(postPage(loader.state, MarkState(), context))
    }
    return .text(SharedPost(post, in: context.language).text + "\n")
  }

  var records: Records? {
    loader.state.shown.map {
      .one(SharedPost($0.value, in: language), in: SharedPost.table, from: $0.provenance)
    }
  }
}

/// The text with which a post is shared: the title, the beginning of its excerpt, its author, and where it comes from.
struct SharedPost: Sendable {
  let post: Post
  let text: String

  init(_ post: Post, in language: Language) {
    self.post = post
    let lines = [post.title, post.teaser(), post.author, Strings(language).sharedFrom]
    // A line break in a part would begin another one; what acts on a terminal is replaced.
    text = lines.compactMap { $0.map { SafeText($0).string } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static let table = RecordTable<SharedPost>([
    .init("id") { .string($0.post.id.rawValue) },
    .init("title") { .string($0.post.title) },
    .init("text") { .string($0.text) },
  ])
}
