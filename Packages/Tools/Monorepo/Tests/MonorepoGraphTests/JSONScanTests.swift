import Testing

@testable import MonorepoGraph

@Suite struct JSONScanTests {
  @Test(arguments: [(509, 1), (510, nil)] as [(Int, Int?)])
  func `values are read up to 512 levels below each other`(levels: Int, count: Int?) {
    let element = String(repeating: "[", count: levels) + "1" + String(repeating: "]", count: levels)

    let places = JSONScan.elements(ofArrayNamed: "a", in: Array("{\"a\": [\(element)]}".utf8))

    #expect(places?.count == count)
  }

  @Test(
    arguments: [
      (#"{"a": [1, "b", {"c": []}, [2]]}"#, ["1", #""b""#, #"{"c": []}"#, "[2]"]),
      (#"{"b": [0], "a": [1]}"#, ["1"]), (#"{"a": []}"#, []), (#"{"a": 1}"#, nil), ("[1]", nil), ("{}", nil),
      ("\u{FEFF}{\"a\":\t[1]}", ["1"]),
      (#"{"a": [true, false, null, -1.5e3]}"#, ["true", "false", "null", "-1.5e3"]),
      (#"{"a": [tru]}"#, nil), (#"{"a": ["\"]", 2]}"#, [#""\"]""#, "2"]), (#"{"a" [1]}"#, nil),
      (#"{a: [1]}"#, nil),
      (#"{"a": [1]"#, nil), (#"{"a": [[1], [2]], "b": [3]}"#, ["[1]", "[2]"]),
      (#"{"b": {"a": [0]}, "a": [1]}"#, ["1"]), (#"{"b": tru, "a": [1]}"#, nil), (#"{"A": [0]}"#, nil),
    ] as [(String, [String]?)]
  )
  func `the elements of an array of the outermost object have places`(text: String, elements: [String]?) {
    let bytes = Array(text.utf8)
    let places = JSONScan.elements(ofArrayNamed: "a", in: bytes)

    #expect(places?.map { String(decoding: bytes[$0], as: UTF8.self) } == elements)
  }

  @Test(arguments: [
    ("[]", true), ("{}", true), ("[1]", true), ("[1,]", false), ("[,1]", false), ("[1 2]", false),
    ("[1", false), (#"{"a":1,"b":[]}"#, true), (#"{"a":1,}"#, false), (#"{"a"}"#, false), (#"{"a":}"#, false),
    ("{1:2}", false), (#""a"#, false), ("\"a\n\"", false), (#""\"""#, true), (#""\""#, false), ("-", false),
    ("nul", false), ("null", true), ("", false), (" 1 ", true), ("]", false),
  ])
  func `a value is passed when it is one`(text: String, isValue: Bool) {
    var scan = JSONScan(Array(text.utf8))
    let isPassed = scan.value()

    #expect(isPassed == isValue)
  }

  @Test(
    arguments: [
      (#"{"a":1,"b":{"a":1},"a":2}"#, "a 19"), (#"{"b":{"c":1,"c":2},"b":1}"#, "c 12"),
      (#"{"a":1,"\u0061":2}"#, "a 7"), (#"{"a":1,"A":2}"#, nil), (#"[{"a":1},{"a":2}]"#, nil),
    ] as [(String, String?)]
  )
  func `the first key that an object has twice is known with its place`(text: String, key: String?) {
    var scan = JSONScan(Array(text.utf8))
    let isPassed = scan.value()

    #expect(isPassed)
    #expect(scan.repeatedKey.map { "\($0.name) \($0.position)" } == key)
  }

  @Test(arguments: [(0, 1, 1), (2, 1, 3), (3, 2, 1), (4, 2, 2), (99, 2, 2)])
  func `an offset has a line and a column`(offset: Int, line: Int, column: Int) {
    let place = JSONScan(Array("ab\nc".utf8)).place(of: offset)

    #expect(place.line == line && place.column == column)
  }
}
