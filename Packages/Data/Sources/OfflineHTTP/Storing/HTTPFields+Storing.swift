import NetworkingKit

extension HTTPFields {
  /// Fields that belong to one connection, whatever `Connection` lists (RFC 9111, 3.1; RFC 9110, 7.6.1).
  private static let hopByHop: Set<HTTPField.Name> = [
    "Connection", "Keep-Alive", "Proxy-Authenticate", "Proxy-Authentication-Info", "Proxy-Authorization",
    "Proxy-Connection", "TE", "Transfer-Encoding", "Upgrade",
  ]

  /// The fields that may be kept and sent again without asking the origin.
  var storable: HTTPFields {
    let listed = self[values: "Connection"].flatMap { FieldList.elements(of: $0) }
    let dropped = Self.hopByHop.union(listed.map { HTTPField.Name($0) }).union(
      ResponseDirectives(self).noCacheFields
    )
    return HTTPFields(filter { !dropped.contains($0.name) })
  }
}
