import Testing

@testable import Sandbox

@Suite struct FNV1aTests {
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func `hashes are the published ones`(text: String, digits: String) {
    #expect(Hexadecimal(FNV1a.hash(text)).digits == digits)
  }

  @Test func `digits are filled up with zeros`() {
    #expect(Hexadecimal(0xAB).digits == "00000000000000ab")
  }
}
