/// The forms of the service's identifiers.
///
/// Jobs and posts have words such as `job_tokyo_001` or UUIDs, everything else has UUIDs.
extension String {
  /// Whether the text can identify a job or a post: 1 to 300 letters, digits, `-` and `_` of ASCII.
  ///
  /// The service does not decode the parts of a path, so that no id has a character that would have to be encoded.
  var isPlainID: Bool {
    (1...300).contains(utf8.count)
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
  }
}
