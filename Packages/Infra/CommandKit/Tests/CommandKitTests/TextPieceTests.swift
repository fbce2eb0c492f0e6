import Testing

@testable import CommandKit

@Suite struct TextPieceTests {
  @Test(arguments: [
    ("a日b本", ["a", "日", "b", "本"]), ("日本。", ["日", "本。"]), ("「日」本", ["「日」", "本"]), ("éa", ["éa"]),
    ("abc", ["abc"]),
  ])
  func `a line may break beside each wide character, but not before or behind its punctuation`(
    word: String,
    pieces: [String]
  ) {
    let found = TextPiece.pieces(of: word[...]) { text in
      text.unicodeScalars.contains { $0.value > 0x2000 } ? 2 : 1
    }

    #expect(found.map(\.text) == pieces)
    #expect(found.map(\.followsBlank) == pieces.indices.map { $0 == 0 })
  }
}
