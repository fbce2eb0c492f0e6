import CareersDomain
import CareersFakes
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Feed

@MainActor @Suite(.timeLimit(.minutes(5))) struct FeedViewModelTests {
  private let repository = FakeCareers()

  @Test(arguments: [OpenPostError.noSuchPost, .service(.offline)])
  func `a post that cannot be opened says what was asked for`(error: OpenPostError) async {
    repository.prepare {
      $0.postPages[0] = error == .noSuchPost ? .success(CareersSamples.page([])) : .failure(.offline)
    }
    let request = PostRequest(id: CareersSamples.visaPost.id, query: Samples.query)
    let model = PostViewModel(request, open: OpenPost(repository: repository), marks: PostMarks { [] })

    await model.load(LoadRequest())

    #expect(model.state == .failed(PostFailure(error: error, request: request), previous: nil))
    #expect(repository.requests == [.posts(Samples.query, PageRequest(), .cacheFirst)])
  }
}
