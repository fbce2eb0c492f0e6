/// The spelling of ids that services write: UUIDs, or words.
extension String {
  /// Whether the text is a UUID in its usual form (RFC 9562), in any letter case.
  public var isUUID: Bool {
    let groups = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
      }
  }

  /// The text by which ids that services write are compared.
  ///
  /// UUIDs are equal in any letter case (RFC 9562, 4), words only as they are.
  public var idKey: String { isUUID ? lowercased() : self }
}
