import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Testing

@Suite(.timeLimit(.minutes(5))) struct HTTPPictureRepositoryTests {
  /// A PNG of one pixel, without a check of its data.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 1] + Array("IDAT".utf8) + [1, 0, 0, 0, 0]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0, 0, 0, 0]

  private let peer: GreetingPeer
  private let request: PictureRequest

  init() throws {
    peer = try GreetingPeer()
    request = PictureRequest(try #require(WebLink("https://example.com/face")), pixels: 80)
  }

  private var repository: HTTPPictureRepository {
    HTTPPictureRepository(loader: peer.loader) { [peer] request in
      request.address.host == "example.com" ? peer.url.appending(path: String(request.pixels)) : nil
    }
  }

  private func answer(_ body: [UInt8], _ type: String = "image/png", status: Int = 200) {
    peer.transport.answers(
      HTTPResponse(
        status: HTTPStatus(rawValue: status),
        fields: [.cacheControl: "max-age=60", .contentType: type],
        body: Data(body)
      )
    )
  }

  @Test func `a picture is asked for at its address, in its size, by its formats`() async throws {
    answer(Self.png)

    let picture = try await repository.picture(request, .cacheFirst)

    #expect(picture.value.bytes == Self.png && picture.provenance.kind == .network)
    let sent = try #require(peer.transport.requests.first)
    #expect(sent.url.absoluteString == "https://example.com/greeting/80")
    #expect(sent.fields[.accept] == "image/png, image/jpeg;q=0.9, image/gif;q=0.8")
    #expect(sent.fields[.authorization] == nil)
  }

  @Test func `the account that is signed in is not used`() async throws {
    answer(Self.png)
    let origin = try #require(Origin(peer.url))
    peer.account.use(
      HTTPAccount(
        partition: "anna",
        authorization: AuthorizationInterceptor(origins: [origin], credentials: Token())
      )
    )

    _ = try await repository.picture(request, .cacheFirst)
    #expect(peer.transport.requests.map { $0.fields[.authorization] } == [nil])
    peer.account.use(nil)
    #expect(try await repository.picture(request, .cacheOnly).provenance.kind == .stored)
  }

  private struct Token: CredentialsProvider {
    func authorization() async throws(HTTPClientError) -> String? { "Bearer secret" }
  }

  @Test func `a picture that was loaded opens offline`() async throws {
    answer(Self.png)
    _ = try await repository.picture(request, .cacheFirst)
    peer.transport.answers { _ throws(HTTPClientError) in throw .notConnected(reason: "no network") }

    #expect(try await repository.picture(request, .cacheOnly).provenance.kind == .stored)
    #expect(try await repository.picture(request, .cacheOnly).value.bytes == Self.png)
    #expect(peer.transport.requests.count == 1)
  }

  @Test func `a picture is told by its bytes and not by its media type`() async throws {
    answer(Self.png, "text/html")

    #expect(try await repository.picture(request, .cacheFirst).value.format == .png)
  }

  @Test(arguments: [
    (Array("<html>Sign in</html>".utf8), MalformedReason.webPage), ([], .empty),
    (Array("\u{1B}]0;owned\u{7}".utf8), .nothingUsable), (Array(png.dropLast()), .nothingUsable),
    (Array(repeating: 0, count: PictureFile.mostBytes + 1), .tooLarge(bytes: PictureFile.mostBytes)),
  ])
  func `what is no picture is refused, and not kept`(body: [UInt8], reason: MalformedReason) async throws {
    answer(body)

    await #expect(throws: ServiceError.malformed(reason)) {
      try await repository.picture(request, .cacheFirst)
    }
    await #expect(throws: ServiceError.offline) { try await repository.picture(request, .cacheOnly) }
  }

  @Test func `a file of the maximum size is looked at`() async throws {
    answer([UInt8](repeating: 0, count: PictureFile.mostBytes))

    await #expect(throws: ServiceError.malformed(.nothingUsable)) {
      try await repository.picture(request, .cacheFirst)
    }
  }

  @Test func `the loading of a picture is told from its beginning to its end`() async throws {
    let log = ResourceLog()
    let peer = try GreetingPeer(observe: log.hear)
    peer.transport.answers(HTTPResponse(status: .ok, body: Data(Self.png)))
    let repository = HTTPPictureRepository(loader: peer.loader) { _ in peer.url }

    _ = try await repository.picture(request, .cacheFirst)

    let steps = log.events.map(\.step)
    #expect(steps == [.began(.get, .read), .mapped(bytes: Self.png.count), .succeeded(.network)])
  }

  @Test func `what is no picture does not replace one`() async throws {
    answer(Self.png)
    _ = try await repository.picture(request, .cacheFirst)
    answer(Array("<html>".utf8))

    let picture = try await repository.picture(request, .networkFirst)

    #expect(picture.value.bytes == Self.png && picture.provenance.kind == .stored)
  }

  @Test func `an account without a picture is not found`() async throws {
    answer([], status: 404)

    await #expect(throws: ServiceError.notFound) { try await repository.picture(request, .cacheFirst) }
  }

  @Test func `an address of another host is never asked`() async throws {
    answer(Self.png)
    let foreign = PictureRequest(try #require(WebLink("https://evil.example/face")), pixels: 80)

    await #expect(throws: ServiceError.malformed(.foreignAddress)) {
      try await repository.picture(foreign, .networkFirst)
    }
    #expect(peer.transport.requests.isEmpty)
  }
}
