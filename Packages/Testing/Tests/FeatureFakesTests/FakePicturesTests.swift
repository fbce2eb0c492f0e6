import DomainKernel
import FeatureFakes
import Testing

@Suite struct FakePicturesTests {
  private func request(_ name: String, pixels: Int = 64) throws -> PictureRequest {
    PictureRequest(try #require(WebLink("https://pictures.example/" + name)), pixels: pixels)
  }

  private func picture(_ staleness: StaleReason? = nil) throws -> Fetched<PictureFile> {
    let file = try #require(PictureFile(FakePictures.png))
    return Fetched(file, provenance: Provenance(kind: .network, fetchedAt: now, staleness: staleness))
  }

  @Test func `the sample picture is a PNG of one pixel`() throws {
    let file = try #require(PictureFile(FakePictures.png))

    #expect(file.format == .png)
    #expect(file.width == 1)
    #expect(file.height == 1)
    let bytes: [UInt8] = [
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0,
      55, 110, 249, 36, 0, 0, 0, 10, 73, 68, 65, 84, 120, 1, 99, 104, 0, 0, 0, 130, 0, 129, 76, 23, 215, 223,
      0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
    ]
    #expect(FakePictures.png == bytes)
  }

  @Test func `requests and their policies are remembered in order`() async throws {
    let picture = try picture()
    let pictures = FakePictures { _ in picture }
    #expect(pictures.requests == [])
    #expect(pictures.policies == [])
    let (first, second) = (try request("a"), try request("b", pixels: 32))

    #expect(try await pictures.picture(first, .cacheOnly) == picture)
    #expect(pictures.requests == [first])
    #expect(pictures.policies == [.cacheOnly])
    _ = try await pictures.picture(second, .networkFirst)
    _ = try await pictures.picture(first, .cacheFirst)

    #expect(pictures.requests == [first, second, first])
    #expect(pictures.policies == [.cacheOnly, .networkFirst, .cacheFirst])
  }

  @Test func `a request is answered by itself, or fails, and is remembered`() async throws {
    let (picture, known, unknown) = (try picture(), try request("a"), try request("b"))
    let pictures = FakePictures { (request) throws(ServiceError) in
      guard request == known else { throw .notFound }
      return picture
    }

    await #expect(throws: ServiceError.notFound) { try await pictures.picture(unknown, .cacheFirst) }
    #expect(try await pictures.picture(known, .cacheFirst) == picture)

    #expect(pictures.requests == [unknown, known])
    #expect(pictures.policies == [.cacheFirst, .cacheFirst])
  }

  @Test func `the answer that was set last is given to every further request`() async throws {
    let (fresh, stale, request) = (try picture(), try picture(.offline), try request("a"))
    let pictures = FakePictures { _ in fresh }
    #expect(try await pictures.picture(request, .cacheFirst) == fresh)

    pictures.answers { _ in stale }

    #expect(pictures.requests == [request])
    #expect(try await pictures.picture(request, .cacheFirst) == stale)
    #expect(try await pictures.picture(request, .cacheFirst) == stale)
    #expect(pictures.requests == [request, request, request])
  }
}
