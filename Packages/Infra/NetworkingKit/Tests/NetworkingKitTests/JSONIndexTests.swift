import Foundation
import Testing

@testable import NetworkingKit

/// The index gives what `JSONDecoder` gives, or leaves it to that.
@Suite struct JSONIndexTests {
  private static let texts = [
    "null", "true", "false", "0", "-0", "7", "-7", "127", "128", "-129", "999999999999999",
    "9007199254740993",
    "18446744073709551616", "1.5", "-0.0", "0.1", "3.141592653589793", "1.0", "1e3", "1E-2", "1e999", #""""#,
    #""a""#, #"" a b ""#, #""é 日本""#, #""a\"b\\c\/d\b\f\n\r\t""#, #""\u00e9\uD83D\uDE00\u0041""#,
    #""\u0000a""#,
    "[]", "{}", "[1]", "[1,2,null]", #"["a",1]"#, #"{"a":1}"#, #"{"a":null}"#, #"{"a":1,"a":2}"#,
    #"{"\u0061":1}"#, #"{"a":"b","c":{"d":[1,{"e":2}]}}"#, " [ 1 , 2 ] ", #" { "a" : 1 , "b" : 2 } "#,
    #"{"":1}"#, #"{"ab":1,"ba":2,"bb":3}"#, #"[[],[[]],{},{"a":{}}]"#,
  ]

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.replacing(#"\u0000"#, with: #"\ufffd"#).utf8))
  }

  private func expectSame<Value: Decodable & Equatable>(_ type: Value.Type, _ text: String) {
    guard let value = JSONIndexDecoder.value(type, of: Data(text.utf8)) else { return }
    #expect(value == Self.decoded(type, text), "\(type) of \(text)")
  }

  @Test(arguments: texts)
  func `what it reads of a text is what the decoder reads`(text: String) {
    expectSame(Bool.self, text)
    expectSame(String.self, text)
    expectSame(Int.self, text)
    expectSame(Int8.self, text)
    expectSame(UInt64.self, text)
    expectSame(Double.self, text)
    expectSame(Float.self, text)
    expectSame(Bool?.self, text)
    expectSame(String?.self, text)
    expectSame(Int?.self, text)
    expectSame([Int].self, text)
    expectSame([Int?].self, text)
    expectSame([String: Int].self, text)
    expectSame([String: Int?].self, text)
    expectSame(Date.self, text)
    expectSame(Data.self, text)
    expectSame(URL.self, text)
    expectSame(Decimal.self, text)
    expectSame(Probe.self, text)
    expectSame([Probe].self, text)
  }

  @Test(arguments: [
    "7", "-7", "-10", "999999999999999", "1.5", "true", "null",
    #""a""#, #""é 日本""#, #""a\"b\\c\/d\b\f\n\r\t""#,
    #""\u00e9\uD83D\uDE00\u0041""#, #""\u0000a""#, "[]", "[1,[2]]", #"{"a":"b","c":{"d":[1,{"e":2}]}}"#,
    #"{"abc":1,"adc":2}"#,
  ])
  func `a plain text is read without a decoder`(text: String) throws {
    let probe = try #require(JSONIndexDecoder.value(Probe.self, of: Data(text.utf8)))

    #expect(probe == Self.decoded(Probe.self, text))
  }

  @Test(arguments: [
    #"{"a":1,"a":2}"#, #"{"\u0061":1}"#, #"{"a":{"b":1,"c":2,"b":3}}"#, "", "[", #"{"a""#, #"{"a":"#,
    #"{"a":1"#,
    "[1,]", "[1 2]", #"{"a":1,}"#, "{1:2}", "[1]]", "1 2", "]", #"{"a":1]"#, "[1}",
  ])
  func `a text without an index is left to the decoder`(text: String) {
    #expect(JSONIndex(Data(text.utf8)) == nil)
  }

  @Test(arguments: ["1e3", "1E-2", "-0", "1000000000000000"])
  func `a number that may be rounded is left to the decoder, also where the error is caught`(text: String) {
    #expect(JSONIndexDecoder.value(CaughtNumber.self, of: Data("[1,\(text)]".utf8)) == nil)
    #expect(
      JSONIndexDecoder.value(CaughtNumber.self, of: Data("[1,true]".utf8)) == CaughtNumber(numbers: [1])
    )
  }

  @Test func `an object with 128 members has an index, and a larger one is left to the decoder`() {
    func object(_ count: Int) -> Data {
      Data(("{" + (0..<count).map { #""m\#($0)":\#($0)"# }.joined(separator: ",") + "}").utf8)
    }
    #expect(JSONIndexDecoder.value([String: Int].self, of: object(128))?.count == 128)
    #expect(JSONIndex(object(129)) == nil)
  }

  @Test func `512 levels have an index, and one more is left to the decoder`() {
    func nested(_ levels: Int) -> Data {
      Data((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }
    #expect(JSONIndex(nested(512)) != nil)
    #expect(JSONIndex(nested(513)) == nil)
  }

  @Test func `a text that is cut at any place has no index, and nothing outside it is read`() {
    let whole = Array(#"{"a":[true,"]é",-1.5],"b":{"c":null}}"#.utf8)
    for end in 0..<whole.count { #expect(JSONIndex(Data(whole[..<end])) == nil, "cut at \(end)") }
  }

  @Test func `an element that cannot be decoded is not passed`() throws {
    struct Numbers: Decodable, Equatable {
      var kept: [Int] = []
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
          if let number = try? list.decode(Int.self) {
            kept.append(number)
          } else {
            _ = try list.decode(Probe.self)
          }
        }
      }
    }
    let text = #"[1,"a",2,{"b":[]},3]"#

    #expect(JSONIndexDecoder.value(Numbers.self, of: Data(text.utf8))?.kept == [1, 2, 3])
    #expect(Self.decoded(Numbers.self, text)?.kept == [1, 2, 3])
  }

  @Test func `containers inside others are read in their order`() throws {
    struct Nested: Decodable, Equatable {
      enum Key: CodingKey {
        case flag
        case numbers
        case flags
      }

      var flag = false
      var numbers: [[Int]] = []
      var places: [Int] = []
      var flags: [Bool] = []

      init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: Key.self)
        flag = try outer.nestedContainer(keyedBy: Key.self, forKey: .flag).decode(Bool.self, forKey: .flag)
        var lists = try outer.nestedUnkeyedContainer(forKey: .numbers)
        while !lists.isAtEnd {
          places.append(lists.currentIndex)
          var list = try lists.nestedUnkeyedContainer()
          var kept: [Int] = []
          while !list.isAtEnd { kept.append(try list.decode(Int.self)) }
          numbers.append(kept)
        }
        var objects = try outer.nestedUnkeyedContainer(forKey: .flags)
        while !objects.isAtEnd {
          flags.append(try objects.nestedContainer(keyedBy: Key.self).decode(Bool.self, forKey: .flag))
        }
      }
    }
    let text = #"{"flag":{"flag":true},"numbers":[[1,2],[],[3]],"flags":[{"flag":false},{"flag":true}]}"#

    let nested = try #require(JSONIndexDecoder.value(Nested.self, of: Data(text.utf8)))

    #expect(nested == Self.decoded(Nested.self, text))
    #expect(nested.flag)
    #expect(nested.numbers == [[1, 2], [], [3]])
    #expect(nested.places == [0, 1, 2])
    #expect(nested.flags == [false, true])
  }

  @Test func `an error is that of the decoder`() {
    #expect(throws: JSONBodyError.unexpectedShape(.missing(name: "b", place: ""))) {
      try JSONBody.decode(Pair.self, from: Data(#"{"a":1}"#.utf8))
    }
  }

  private struct Pair: Decodable {
    let a: Int
    let b: Int
  }
}

/// Everything that a decoder tells of a value.
private indirect enum Probe: Decodable, Equatable {
  case nothing
  case flag(Bool)
  case text(String)
  case number(Double)
  case list([Probe], count: Int?)
  case members([String: Probe], missing: Bool?)

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: Probe] = [:]
      for key in object.allKeys {
        let isNull = try object.decodeNil(forKey: key)
        let isPresent = try object.decodeIfPresent(Probe.self, forKey: key) != nil
        guard object.contains(key), isNull != isPresent else { throw CancellationError() }
        members[key.stringValue] = try Probe(from: object.superDecoder(forKey: key))
      }
      let missing = try object.decodeIfPresent(Bool.self, forKey: Key(stringValue: "no such member"))
      self = .members(members, missing: missing)
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [Probe] = []
      let count = list.count
      while !list.isAtEnd {
        if try list.decodeNil() {
          elements.append(.nothing)
        } else if elements.count.isMultiple(of: 2) {
          elements.append(try list.decode(Probe.self))
        } else {
          elements.append(try Probe(from: list.superDecoder()))
        }
      }
      self = .list(elements, count: count)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .nothing
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else {
        self = .number(try value.decode(Double.self))
      }
    }
  }
}

/// The numbers at the beginning of a list, up to the first that cannot be read.
private struct CaughtNumber: Decodable, Equatable {
  var numbers: [Double] = []

  init(numbers: [Double]) { self.numbers = numbers }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      guard let number = try? list.decode(Double.self) else { return }
      numbers.append(number)
    }
  }
}
