import StorageKit
import Testing

@testable import Sandbox

/// The values are those of another implementation of RFC 2104 and RFC 8018.
@Suite struct KeyedHashTests {
  @Test(
    arguments: [
      (63, "e27efa30bcbfbc25b4d936ffd8553392f398eb2edada1dac2423a961af0c305b"),
      (64, "890f3a16e0ca0aaa3bf180f70fa8e3970b3fd6505e98fde157988dcc19d1685c"),
      (65, "0c256505306af48015530c139bb7add5ad7a6a9291cd511278a067e765816fbd"),
    ] as [(Int, String)]
  )
  func `a key longer than a block is hashed first`(length: Int, code: String) {
    let key = String(repeating: "k", count: length)

    #expect(SHA256.authenticationCode(of: "message", key: key) == code)
  }

  @Test(
    arguments: [
      (1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
      (2, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
      (3, "ad35240ac683febfaf3cd49d845473fbbbaa2437f5f82d5a415ae00ac76c6bfc"),
    ] as [(Int, String)]
  )
  func `a password is hashed as many times as there are rounds`(rounds: Int, hash: String) {
    #expect(SHA256.passwordHash("password", salt: "salt", rounds: rounds) == hash)
  }
}
