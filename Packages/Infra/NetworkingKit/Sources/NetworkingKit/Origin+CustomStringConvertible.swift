extension Origin: CustomStringConvertible {
  /// The origin as the beginning of an address; a default port is left out (RFC 6454, 6.2).
  public var description: String {
    let name = host.contains(":") ? "[" + host + "]" : host
    return scheme + "://" + name + (hasDefaultPort ? "" : ":" + String(port))
  }
}
