import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import StreamingData
import StreamingDomain
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A repository whose peer is scripted by address; what is not scripted is not found.
struct StreamingPeer {
  static let root = "https://content.viaplay.com/ios-se"
  static let now = Date(timeIntervalSince1970: 1_772_366_400)

  let transport = ScriptedTransport()
  let repository: any StreamingRepository

  init(root: String = Self.root, _ pages: [String: String] = [:]) throws {
    let url = try #require(URL(string: root))
    let links = try #require(StreamingLinks(root: url))
    let client = OfflineHTTPClient(
      transport: transport,
      store: InMemoryDocumentStore(limit: 64 << 20),
      partition: "tests",
      now: { Self.now }
    )
    repository = HTTPStreamingRepository(loader: ResourceLoader(client: client), links: links)
    serve(pages)
  }

  /// Answers with other pages from now on.
  func serve(_ pages: [String: String]) {
    transport.answers { request in
      guard let page = pages[request.url.absoluteString] else {
        return HTTPResponse(status: .notFound, body: Data(#"{"code":5100}"#.utf8))
      }
      return HTTPResponse(status: .ok, fields: [.contentType: "application/json"], body: Data(page.utf8))
    }
  }

  /// Fails every request from now on.
  func disconnect() {
    transport.fails(.notConnected(reason: "no network in this test"))
  }
}
