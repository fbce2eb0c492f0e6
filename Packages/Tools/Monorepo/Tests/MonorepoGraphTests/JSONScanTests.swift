import Testing

@testable import MonorepoGraph

@Suite struct JSONScanTests {
  @Test(arguments: [(511, 1), (512, nil)] as [(Int, Int?)])
  func `arrays are read up to 512 levels below each other`(levels: Int, count: Int?) {
    let element = String(repeating: "[", count: levels) + "1" + String(repeating: "]", count: levels)

    let places = JSONScan.elements(ofArrayNamed: "a", in: Array("{\"a\": [\(element)]}".utf8))

    #expect(places?.count == count)
  }
}
