/// Collects bits in the order of DEFLATE (RFC 1951, 3.1.1).
struct DeflateBits {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Appends a number, lowest bit first.
  mutating func append(_ value: UInt64, count: UInt64) {
    pending |= value << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Fills the last byte with zero bits.
  mutating func alignToByte() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }
}
