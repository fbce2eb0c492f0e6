/// Makes gzip bodies without a compression library (RFC 1952 around RFC 1951).
public enum Gzip {
  /// Wraps bytes in gzip without making them smaller.
  ///
  /// - Parameter bytes: The content.
  /// - Returns: A valid gzip member of stored blocks.
  public static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var deflated: [UInt8] = []
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      deflated.append(rest.isEmpty ? 1 : 0)
      deflated += littleEndian(length) + littleEndian(~length) + block
    } while !rest.isEmpty
    return member(deflated, checksum: CRC32.checksum(of: bytes), count: bytes.count)
  }

  /// Makes a bomb: a gzip body that inflates to zero bytes, about a thousandth of their number.
  ///
  /// - Parameter count: How many zero bytes it inflates to.
  /// - Returns: A valid gzip member with a single block of dynamic codes; 200 MiB take about 200 KiB.
  public static func zeros(_ count: Int) -> [UInt8] {
    member(deflatedZeros(count), checksum: CRC32.checksum(ofZeros: count), count: count)
  }

  /// One literal zero, then copies of 258 bytes at distance 1, each of two bits, then single literals.
  private static func deflatedZeros(_ count: Int) -> [UInt8] {
    var bits = DeflateBits()
    appendHeaderOfZeroBlock(&bits)
    let literal: (UInt64, UInt64) = (0b01, 2)  // code 10, sent from its first bit
    let endOfBlock: (UInt64, UInt64) = (0b11, 2)
    let copyOf258: (UInt64, UInt64) = (0b00, 2)  // length code 0, distance code 0
    let copies = max(0, count - 1) / 258
    if count > 0 { bits.append(literal.0, count: literal.1) }
    for _ in 0..<copies { bits.append(copyOf258.0, count: copyOf258.1) }
    for _ in 0..<max(0, count - 1 - copies * 258) { bits.append(literal.0, count: literal.1) }
    bits.append(endOfBlock.0, count: endOfBlock.1)
    bits.alignToByte()
    return bits.bytes
  }

  /// The code lengths: literal 0 and end of block take 2 bits, length 258 and distance 1 take 1 bit.
  private static func appendHeaderOfZeroBlock(_ bits: inout DeflateBits) {
    bits.append(1, count: 1)  // last block
    bits.append(2, count: 2)  // dynamic codes
    bits.append(286 - 257, count: 5)
    bits.append(1 - 1, count: 5)
    bits.append(18 - 4, count: 4)
    // Lengths of the codes for code lengths, in the order 16 17 18 0 8 7 9 6 10 5 11 4 12 3 13 2 14 1.
    for length: UInt64 in [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2] {
      bits.append(length, count: 3)
    }
    let run: (UInt64, UInt64) = (0b0, 1)  // symbol 18: 11…138 zero lengths
    let one: (UInt64, UInt64) = (0b01, 2)  // symbol 1, code 10
    let two: (UInt64, UInt64) = (0b11, 2)  // symbol 2, code 11
    func appendZeroLengths(_ count: UInt64) {
      bits.append(run.0, count: run.1)
      bits.append(count - 11, count: 7)
    }
    bits.append(two.0, count: two.1)  // literal 0
    appendZeroLengths(138)
    appendZeroLengths(117)  // literals 1…255
    bits.append(two.0, count: two.1)  // end of block
    appendZeroLengths(28)  // lengths 257…284
    bits.append(one.0, count: one.1)  // 285: length 258
    bits.append(one.0, count: one.1)  // distance code 0: 1
  }

  private static func member(_ deflated: [UInt8], checksum: UInt32, count: Int) -> [UInt8] {
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    return header + deflated + littleEndian(checksum) + littleEndian(UInt32(truncatingIfNeeded: count))
  }

  private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<(number.bitWidth / 8)).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
