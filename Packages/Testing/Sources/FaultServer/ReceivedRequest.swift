/// A request as it came over the wire.
public struct ReceivedRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  public let method: String
  /// The target as it was sent: path and query.
  public let target: String
  /// The field lines, in order.
  public let fields: [Field]
  /// The content, empty when there was none.
  public let body: [UInt8]
  /// All bytes up to the end of the fields.
  public let head: [UInt8]

  /// A field line of a request.
  public struct Field: Hashable, Sendable {
    /// The name as it was sent.
    public let name: String
    /// The value, without blanks around it.
    public let value: String
  }

  /// The first value of a field.
  ///
  /// - Parameter name: The name, in any letter case.
  public subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The target without its query.
  public var path: String {
    String(target.prefix { $0 != "?" })
  }

  init(head: [UInt8], body: [UInt8]) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    method = words.first.map(String.init) ?? ""
    target = words.dropFirst().first.map(String.init) ?? ""
    fields = lines.dropFirst().compactMap { line in
      line.firstIndex(of: ":").map { colon in
        let value = line[line.index(after: colon)...].drop { $0.isWhitespace }
        let end = value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.startIndex
        return Field(name: String(line[..<colon]), value: String(value[..<end]))
      }
    }
    self.head = head
    self.body = body
  }
}
