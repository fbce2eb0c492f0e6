import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import PeopleData
import ResourceLoading
import Sandbox
import Synchronization

/// The pictures of GitHub's accounts, for output that shows pictures.
///
/// They come from hosts of their own, which are asked without the user's account.
final class PictureServices: Sendable {
  /// Whether the output shows pictures; a terminal may say so later, in its answer to a question.
  private let areShown: Atomic<Bool>
  private let avatars: Once<any PictureRepository>

  /// Puts the services together; nothing is made before a picture is loaded.
  ///
  /// - Parameter services: The services of the run.
  init(_ services: Services) {
    let launch = services.launch
    areShown = Atomic(launch.images(on: launch.process.output) != nil)
    avatars = Once {
      let api = services.selection(of: GitHubServices.apiService)
      let endpoints = AvatarEndpoints(root: api.root)
      let loader = services.clients.loader(
        for: api,
        permits: endpoints.permits,
        bodyBytes: PictureFile.mostBytes
      ) {
        GitHubAvatarService(now: launch.process.now)
      }
      return HTTPPictureRepository(loader: loader, address: endpoints.address)
    }
  }

  /// Where screens get pictures of accounts from.
  var ofAccounts: Pictures {
    Pictures(DeferredPictures(repository: avatars)) { [self] in areShown.load(ordering: .acquiring) }
  }

  /// Loads pictures from now on, as the terminal has said that it shows them.
  func show() { areShown.store(true, ordering: .releasing) }
}

/// A repository that is made when a picture is loaded for the first time.
private struct DeferredPictures: PictureRepository {
  let repository: Once<any PictureRepository>

  func picture(
    _ request: PictureRequest,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<PictureFile> {
    try await repository.value.picture(request, policy)
  }
}

extension Launch {
  /// When pictures are wanted: never in plain text and for screen readers.
  var imageFlag: ImageFlag { self[\.plain] || self[\.accessible] ? .never : self[\.images].value }

  /// How pictures are written to a stream; `nil` where they are not.
  func images(on stream: OutputChannel) -> ImageProtocol? {
    Capability.detected(
      environment: process.environment,
      isTerminal: stream.isTerminal,
      colorFlag: self[\.color].value,
      imageFlag: imageFlag
    ).images
  }
}
