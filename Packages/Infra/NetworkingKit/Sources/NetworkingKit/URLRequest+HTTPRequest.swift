import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  init(_ request: HTTPRequest, timeout: Duration) {
    self.init(
      url: request.url,
      cachePolicy: .reloadIgnoringLocalCacheData,
      timeoutInterval: timeout / .seconds(1)
    )
    httpMethod = request.method.rawValue
    httpBody = request.body
    httpShouldHandleCookies = false
    for field in request.fields { addValue(field.value, forHTTPHeaderField: field.name.rawName) }
  }
}
