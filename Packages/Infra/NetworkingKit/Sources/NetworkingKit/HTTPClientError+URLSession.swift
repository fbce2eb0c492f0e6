import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClientError {
  init(sessionError error: any Error, hasHead: Bool, limits: HTTPLimits) {
    let nsError = error as NSError
    self = .connectionLost(reason: "DEBUG \(nsError.domain) \(nsError.code) \(nsError.localizedDescription) \(nsError.userInfo) head \(hasHead)")
  }
}
