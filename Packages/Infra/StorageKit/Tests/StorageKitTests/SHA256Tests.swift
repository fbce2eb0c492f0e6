import StorageKit
import Testing

@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (String(repeating: "a", count: 128), "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e"),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func `a hash is that of the standard`(text: String, expected: String) {
    #expect(SHA256.hexadecimal(text.utf8) == expected)
  }

  @Test(arguments: [55, 56, 63, 64, 119, 120])
  func `contents whose lengths are about a block differ`(length: Int) {
    let bytes = [UInt8](repeating: 7, count: length)
    #expect(SHA256.hexadecimal(bytes) != SHA256.hexadecimal(bytes + [7]))
    #expect(SHA256.hexadecimal(bytes).count == 64)
  }

  @Test func `bytes that are not in one piece have the same hash`() {
    let bytes = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(SHA256.digest(bytes.lazy.filter { _ in true }) == SHA256.digest(bytes))
    #expect(SHA256.digest(bytes).prefix(4) == [0x24, 0x8d, 0x6a, 0x61])
    #expect(SHA256.digest(bytes).count == 32)
  }
}
