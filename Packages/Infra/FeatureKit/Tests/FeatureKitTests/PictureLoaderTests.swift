import ClockFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Foundation
import Synchronization
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct PictureLoaderTests {
  private let clock = ManualClock()
  private let fetched: Fetched<PictureFile>
  private let address: WebLink
  private let other: WebLink

  init() throws {
    let file = try #require(PictureFile(FakePictures.png))
    fetched = Fetched(file, provenance: Provenance(kind: .network, fetchedAt: .distantPast))
    address = try #require(WebLink("https://example.com/1.png"))
    other = try #require(WebLink("https://example.com/2.png"))
  }

  private func request(fields: FieldSelection? = nil) -> LoadRequest {
    LoadRequest(.cacheFirst, fields: fields, extras: TimeLimit(.seconds(3), clock: clock))
  }

  private func pictures() -> FakePictures { FakePictures { [fetched] _ in fetched } }

  @Test func `a picture is loaded from its address in its size`() async {
    let repository = pictures()
    let loader = PictureLoader(Pictures(repository) { true })

    await loader.load(address, pixels: 200, request())

    #expect(loader.data == PictureData(FakePictures.png))
    #expect(repository.requests == [PictureRequest(address, pixels: 200)])
  }

  @Test func `nothing is loaded while pictures are not shown, for scripts, and without an address`() async {
    let repository = pictures()
    let output = Output()
    let loader = PictureLoader(Pictures(repository) { output.showsPictures.load(ordering: .relaxed) })

    await loader.load(address, pixels: 200, request())
    output.showsPictures.store(true, ordering: .relaxed)
    await loader.load(address, pixels: 200, request(fields: .columns))
    await loader.load(nil, pixels: 200, request())
    #expect(repository.requests.isEmpty && loader.data == nil)

    await loader.load(address, pixels: 200, request())
    #expect(loader.data != nil)
  }

  private final class Output: Sendable {
    let showsPictures = Atomic(false)
  }

  @Test func `a picture that cannot be loaded leaves none`() async {
    let repository = FakePictures { _ throws(ServiceError) in throw .unavailable }
    let loader = PictureLoader(Pictures(repository) { true })

    await loader.load(address, pixels: 200, request())

    #expect(loader.data == nil && repository.requests.count == 1)
  }

  @Test func `the picture stays when it cannot be loaded once more, and goes for that of another account`()
    async
  {
    let repository = pictures()
    let loader = PictureLoader(Pictures(repository) { true })
    await loader.load(address, pixels: 200, request())
    repository.answers { _ throws(ServiceError) in throw .offline }

    await loader.load(address, pixels: 200, request())
    #expect(loader.data == PictureData(FakePictures.png))
    await loader.load(other, pixels: 200, request())
    #expect(loader.data == nil)
  }

  @Test func `a slow picture is waited for until the limit, and what comes later counts for nothing`() async {
    let repository = FakePictures { [fetched] _ in
      while !Task.isCancelled { await Task.yield() }
      return fetched
    }
    let loader = PictureLoader(Pictures(repository) { true })
    async let loading: Void = loader.load(address, pixels: 200, request())
    await clock.waitForSleeps(1)
    #expect(clock.slept == [.seconds(3)])

    clock.advance(by: .seconds(3))
    await loading

    #expect(loader.data == nil)
  }

  @Test func `an element is the picture where there is one that can be shown`() throws {
    let environment = RenderEnvironment(width: 4, capability: Capability(images: .kitty))
    func text(_ data: PictureData?) -> String {
      TerminalWriter().render(.picture(data, columns: 2, rows: 1, fallback: .text("face")), in: environment)
    }

    #expect(text(nil) == "face\n")
    #expect(text(PictureData(FakePictures.png)).hasPrefix("  \u{1B}7\u{1B}[2D\u{1B}_Ga=T,f=100,c=2,r=1,"))
  }
}
