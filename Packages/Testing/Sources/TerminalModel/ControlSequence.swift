/// A complete `CSI` sequence.
struct ControlSequence {
  let bytes: [UInt8]
  /// Private marker, intermediates and final byte: `H`, `?h`, `?$p`, `>u`.
  let name: String
  /// The parameters, each with its parts between colons; `nil` for what is left out.
  let parameters: [[Int?]]

  /// Fails when the bytes between `CSI` and the final byte are not in the order of the grammar (ECMA-48, 5.4).
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 2, let final = bytes.last else { return nil }
    var body = bytes[2...].dropLast()
    let marker = body.prefix(1).filter { (0x3C...0x3F).contains($0) }
    body = body.dropFirst(marker.count)
    let digits = body.prefix { (0x30...0x3B).contains($0) }
    let intermediates = body.dropFirst(digits.count)
    guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    var parameters: [[Int?]] = []
    let parts = digits.split(separator: 0x3B, omittingEmptySubsequences: false)
    for part in parts where !digits.isEmpty {
      var values: [Int?] = []
      for digits in part.split(separator: 0x3A, omittingEmptySubsequences: false) {
        let value = Int(String(decoding: digits, as: UTF8.self))
        guard digits.isEmpty || (value.map { $0 <= 65_535 } ?? false) else { return nil }
        values.append(value)
      }
      parameters.append(values)
    }
    guard final == 0x6D || parameters.allSatisfy({ $0.count == 1 }) else { return nil }
    self.bytes = bytes
    self.name = String(decoding: marker + intermediates + [final], as: UTF8.self)
    self.parameters = parameters
  }

  /// A parameter, or what stands for a missing one.
  func number(_ index: Int, default missing: Int = 0) -> Int {
    guard parameters.indices.contains(index), let value = parameters[index].first else { return missing }
    return value ?? missing
  }

  /// A parameter that counts from 1, where 0 means 1.
  func count(_ index: Int = 0) -> Int {
    max(1, number(index, default: 1))
  }
}
