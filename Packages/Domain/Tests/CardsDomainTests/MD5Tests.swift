import Testing

@testable import CardsDomain

@Suite("Digests for identicons")
struct MD5Tests {
  @Test(
    "Digests are those of RFC 1321",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"),
      ("a", "0cc175b9c0f1b6a831c399e269772661"),
      ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
      ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
      (
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        "d174ab98d277d9f5a5611c2c9f419d9f"
      ),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "57edf4a22be3c955ac49da2e2107b67a"
      ),
    ]
  )
  func digests(_ message: String, _ digest: String) {
    let digits = MD5.digest(of: Array(message.utf8)).flatMap { [$0 >> 4, $0 & 15] }
    #expect(digits.map { String($0, radix: 16) }.joined() == digest)
  }
}
