import FaultServer
import Foundation

/// Pages of a streaming service on loopback, written for these tests.
enum Peer {
  static let path = "/ios-se"
  static let fields: KeyValuePairs = ["ETag": "\"v1\"", "Content-Type": "application/json"]

  /// A front page with two sections whose links point at the real host.
  static func page(title: String = "Serier") -> String {
    """
    {"type":"page","title":"A mirror","description":"Two sections.","_links":{"viaplay:sections":[
      {"id":"s1","title":"\(title)","name":"series","href":"https://content.viaplay.com/ios-se/serier{?dtg}"},
      {"id":"s2","title":"Filmer","name":"movies","href":"https://content.viaplay.com/ios-se/film{?dtg}"}]}}
    """
  }

  static let section = """
    {"type":"page","title":"Serier","description":"All series.","_links":{},"_embedded":{"viaplay:blocks":[
      {"ablocator":"b1","title":"New","_embedded":{"viaplay:products":[
        {"type":"series","publicPath":"p1","content":{"series":{"title":"Norrsken","seasons":2}}}]}}]}}
    """

  /// A service that knows its front page and one section.
  static func serving(_ page: String = page()) throws -> FaultServer {
    try FaultServer(resources: [
      path: HTTPAnswer(fields: fields, body: page),
      "/ios-se/serier": HTTPAnswer(fields: fields, body: section),
    ])
  }

  /// A service that gives one answer to everything.
  static func answering(_ answer: HTTPAnswer) throws -> FaultServer {
    try FaultServer(answering: { _ in [.send(answer)] })
  }
}

extension FaultServer {
  /// What points the program at this server.
  var environment: [String: String] { ["TESSERA_STREAMING_URL": url(Peer.path).absoluteString] }
}
