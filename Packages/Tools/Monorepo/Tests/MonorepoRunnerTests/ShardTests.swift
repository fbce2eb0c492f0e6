import Testing

@testable import MonorepoRunner

@Suite struct ShardTests {
  private let weights = ["A": 9.0, "B": 7, "C": 5, "D": 4, "E": 3, "F": 2]

  @Test(arguments: ["1/1", "2/3", "3/3"])
  func `a part is written as a fraction`(text: String) throws {
    let shard = try #require(Shard(text))

    #expect("\(shard.index)/\(shard.count)" == text)
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/5", "a/b", "1/"])
  func `any other text is no part`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: 1...8)
  func `the parts are disjoint and hold everything between them`(count: Int) throws {
    let parts = try (1...count).map { try part("\($0)/\(count)") }

    #expect(parts.flatMap(\.self).sorted() == weights.keys.sorted())
  }

  @Test func `the parts weigh about the same`() throws {
    let loads = try (1...3).map { index in
      try part("\(index)/3").reduce(0) { $0 + (weights[$1] ?? 0) }
    }

    #expect(loads.sorted() == [9, 10, 11])
  }

  @Test func `the division does not depend on the order of the elements`() throws {
    let shard = try #require(Shard("2/3"))
    let names = weights.keys.sorted()

    let forward = shard.part(of: names, name: \.self) { weights[$0] ?? 0 }
    let backward = shard.part(of: names.reversed(), name: \.self) { weights[$0] ?? 0 }

    #expect(Set(forward) == Set(backward))
  }

  @Test func `more parts than elements leave some empty`() throws {
    let sizes = try (1...8).map { try part("\($0)/8").count }

    #expect(sizes.sorted() == [0, 0, 1, 1, 1, 1, 1, 1])
  }

  private func part(_ text: String) throws -> [String] {
    try #require(Shard(text)).part(of: weights.keys.sorted(), name: \.self) { weights[$0] ?? 0 }
  }
}
