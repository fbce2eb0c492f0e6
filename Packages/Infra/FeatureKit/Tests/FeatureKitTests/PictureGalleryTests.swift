import ClockFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct PictureGalleryTests {
  private let clock = ManualClock()
  private let fetched: Fetched<PictureFile>

  init() throws {
    let file = try #require(PictureFile(FakePictures.png))
    fetched = Fetched(file, provenance: Provenance(kind: .network, fetchedAt: .distantPast))
  }

  private func request(_ policy: FetchPolicy = .cacheFirst, fields: FieldSelection? = nil) -> LoadRequest {
    LoadRequest(policy, fields: fields, extras: TimeLimit(.seconds(3), clock: clock))
  }

  private func address(_ number: Int) throws -> WebLink {
    try #require(WebLink("https://example.com/\(number).png"))
  }

  private func addresses(_ count: Int) throws -> [WebLink] { try (0..<count).map(address) }

  private func pictures() -> FakePictures { FakePictures { [fetched] _ in fetched } }

  @Test func `each picture is loaded once, however many rows show it`() async throws {
    let repository = pictures()
    let gallery = PictureGallery(Pictures(repository) { true })
    let addresses = try addresses(2 * PictureGallery.mostAtOnce + 1)

    await gallery.load(addresses + addresses, pixels: 100, request())

    #expect(Set(repository.requests) == Set(addresses.map { PictureRequest($0, pixels: 100) }))
    #expect(repository.requests.count == addresses.count)
    #expect(repository.policies.allSatisfy { $0 == .cacheFirst })
    #expect(Set(gallery.pictures.keys) == Set(addresses))
  }

  @Test func `nothing is loaded while pictures are not shown, for scripts, and for no addresses`()
    async throws
  {
    let repository = pictures()

    await PictureGallery(Pictures(repository) { false }).load(try addresses(3), pixels: 100, request())
    await PictureGallery(.none).load(try addresses(3), pixels: 100, request())
    let gallery = PictureGallery(Pictures(repository) { true })
    await gallery.load(try addresses(3), pixels: 100, request(fields: .columns))
    await gallery.load([], pixels: 100, request())

    #expect(repository.requests.isEmpty && gallery.pictures.isEmpty)
  }

  @Test func `a picture that cannot be loaded leaves the others`() async throws {
    let missing = try address(1)
    let repository = FakePictures { [fetched] request throws(ServiceError) in
      if request.address == missing { throw .notFound }
      return fetched
    }
    let gallery = PictureGallery(Pictures(repository) { true })

    await gallery.load(try addresses(3), pixels: 100, request())

    #expect(Set(gallery.pictures.keys) == [try address(0), try address(2)])
  }

  @Test func `a picture stays while it is loaded once more, and goes with its row`() async throws {
    let repository = pictures()
    let gallery = PictureGallery(Pictures(repository) { true })
    await gallery.load(try addresses(2), pixels: 100, request())
    repository.answers { _ throws(ServiceError) in throw .offline }

    await gallery.load([try address(1)], pixels: 100, request())

    #expect(Array(gallery.pictures.keys) == [try address(1)])
  }

  @Test func `once none of a few pictures can be had, the rest comes from the store`() async throws {
    let repository = FakePictures { _ throws(ServiceError) in throw .unavailable }
    let gallery = PictureGallery(Pictures(repository) { true })

    await gallery.load(try addresses(2 * PictureGallery.mostAtOnce), pixels: 100, request())

    let policies = repository.policies
    #expect(policies.prefix(PictureGallery.mostAtOnce).allSatisfy { $0 == .cacheFirst })
    #expect(policies.dropFirst(PictureGallery.mostAtOnce).allSatisfy { $0 == .cacheOnly })
    #expect(policies.count == 2 * PictureGallery.mostAtOnce)
    #expect(policies.filter { $0 == .cacheFirst }.count == 6)
  }

  @Test func `a picture that cannot be had does not keep the rest from the service`() async throws {
    let missing = try address(1)
    let repository = FakePictures { [fetched] request throws(ServiceError) in
      if request.address == missing { throw .notFound }
      return fetched
    }
    let gallery = PictureGallery(Pictures(repository) { true })

    await gallery.load(try addresses(PictureGallery.mostAtOnce + 1), pixels: 100, request(.networkFirst))

    #expect(repository.policies.count == PictureGallery.mostAtOnce + 1)
    #expect(repository.policies.allSatisfy { $0 == .networkFirst })
  }

  @Test func `what comes after the limit counts for nothing, and no later picture is waited for`()
    async throws
  {
    let slow = try address(0)
    let repository = FakePictures { [fetched] request in
      while request.address == slow, !Task.isCancelled { await Task.yield() }
      return fetched
    }
    let gallery = PictureGallery(Pictures(repository) { true })
    async let loading: Void = gallery.load(
      try addresses(PictureGallery.mostAtOnce + 1),
      pixels: 100,
      request()
    )
    await clock.waitForSleeps(1)

    clock.advance(by: .seconds(3))
    try await loading

    #expect(gallery.pictures[slow] == nil)
    #expect(repository.policies.last == .cacheOnly)
  }
}
