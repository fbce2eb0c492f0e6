import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredResponse {
  /// Takes a response for keeping; `nil` when no later request could match it.
  init?(_ response: HTTPResponse, to request: HTTPRequest, requestedAt: Date, receivedAt: Date) {
    guard let selecting = Vary(response.fields).selectingFields(of: request) else { return nil }
    self.init(
      status: response.status,
      fields: response.fields.storable,
      body: response.body,
      requestedAt: requestedAt,
      receivedAt: receivedAt,
      selecting: selecting
    )
  }

  /// The stored response with the fields of a 304 or of a response to `HEAD` (RFC 9111, 3.2).
  ///
  /// Fields that describe the stored body stay, and the age starts anew.
  func freshened(by response: HTTPResponse, requestedAt: Date, receivedAt: Date) -> StoredResponse {
    var update = response.fields.storable
    if update[.date] == nil { update[.date] = HTTPDate.format(receivedAt) }
    var fields = fields
    fields[.age] = nil
    let names = Set(update.map(\.name)).subtracting([.contentLength, .contentEncoding, "Content-Range"])
    for name in names {
      fields[values: name] = update[values: name]
    }
    return StoredResponse(
      status: status,
      fields: fields,
      body: body,
      requestedAt: requestedAt,
      receivedAt: receivedAt,
      selecting: selecting
    )
  }
}
