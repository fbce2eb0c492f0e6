import StorageKit

/// Hashes of texts, and what is made from them.
extension SHA256 {
  /// The hash of a text as UTF-8, 64 hexadecimal digits.
  static func hexadecimal(_ text: String) -> String {
    hexadecimal(text.utf8)
  }

  /// The code that proves who wrote a message (HMAC, RFC 2104), 64 hexadecimal digits.
  static func authenticationCode(of message: String, key: String) -> String {
    digits(authenticationCode(of: Array(message.utf8), key: Array(key.utf8)))
  }

  /// The hash of a password that is slow to guess (PBKDF2, RFC 8018, 5.2), 64 hexadecimal digits.
  static func passwordHash(_ password: String, salt: String, rounds: Int) -> String {
    let key = Array(password.utf8)
    var block = authenticationCode(of: Array(salt.utf8) + [0, 0, 0, 1], key: key)
    var result = block
    for _ in 1..<rounds {
      block = authenticationCode(of: block, key: key)
      for place in result.indices { result[place] ^= block[place] }
    }
    return digits(result)
  }

  private static func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > 64 ? digest(key) : key
    let padded = short + [UInt8](repeating: 0, count: 64 - short.count)
    return digest(padded.map { $0 ^ 0x5C } + digest(padded.map { $0 ^ 0x36 } + message))
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { String(Int($0) + 0x100, radix: 16).dropFirst() }.joined()
  }
}
