/// The checksum of gzip (RFC 1952, 8), also of runs that are too long to be walked through.
///
/// A byte string is a polynomial over GF(2), most significant power in the lowest bit.
enum CRC32 {
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ polynomial : value >> 1
      }
    }
  }

  /// A zero byte multiplies the state by x⁸; so many of them are one power of it.
  static func checksum(ofZeros count: Int) -> UInt32 {
    var power = one
    var square: UInt32 = one >> 8
    var exponent = count
    while exponent > 0 {
      if exponent & 1 == 1 { power = product(power, square) }
      square = product(square, square)
      exponent >>= 1
    }
    return ~product(~0, power)
  }

  private static let polynomial: UInt32 = 0xEDB8_8320
  private static let one: UInt32 = 1 << 31

  private static func product(_ left: UInt32, _ right: UInt32) -> UInt32 {
    var result: UInt32 = 0
    var shifted = right
    for bit in stride(from: 31, through: 0, by: -1) {
      if left >> UInt32(bit) & 1 == 1 { result ^= shifted }
      shifted = shifted & 1 == 1 ? shifted >> 1 ^ polynomial : shifted >> 1
    }
    return result
  }
}
