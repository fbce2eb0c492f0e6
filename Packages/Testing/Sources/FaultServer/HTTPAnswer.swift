/// A well-formed HTTP/1.1 answer, to be sent as it is or to be damaged.
public struct HTTPAnswer: Hashable, Sendable {
  /// The status code.
  public var status: Int
  /// The field lines, in order.
  public var fields: [Field]
  /// The content.
  public var body: [UInt8]

  /// A field line of an answer.
  public struct Field: Hashable, Sendable {
    /// The name as it is sent.
    public let name: String
    /// The value as it is sent.
    public let value: String

    /// Makes a field line.
    ///
    /// - Parameters:
    ///   - name: The name as it is sent.
    ///   - value: The value as it is sent.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - fields: The field lines; `Content-Length` is added when they have neither it nor
  ///     `Transfer-Encoding`.
  ///   - body: The content.
  public init(_ status: Int = 200, fields: KeyValuePairs<String, String> = [:], body: [UInt8] = []) {
    self.status = status
    self.fields = fields.map { Field($0.key, $0.value) }
    self.body = body
  }

  /// Makes an answer with a text.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - fields: The field lines; `Content-Length` is added when they have neither it nor
  ///     `Transfer-Encoding`.
  ///   - body: The content, sent as UTF-8.
  public init(_ status: Int = 200, fields: KeyValuePairs<String, String> = [:], body: String) {
    self.init(status, fields: fields, body: Array(body.utf8))
  }

  /// The first value of a field.
  ///
  /// - Parameter name: The name, in any letter case.
  public subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The status line and the fields, with the empty line that ends them.
  public var head: [UInt8] {
    let framed = self["Content-Length"] != nil || self["Transfer-Encoding"] != nil
    let bodiless = (100..<200).contains(status) || status == 204 || status == 304
    let length = framed || (bodiless && body.isEmpty) ? [] : [Field("Content-Length", String(body.count))]
    let lines = (fields + length).map { $0.name + ": " + $0.value + "\r\n" }
    return Array(("HTTP/1.1 " + String(status) + " Status\r\n" + lines.joined() + "\r\n").utf8)
  }

  /// The whole answer.
  public var bytes: [UInt8] { head + body }
}
