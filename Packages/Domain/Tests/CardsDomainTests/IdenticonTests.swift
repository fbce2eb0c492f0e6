import CardsDomain
import Testing

@Suite("Identicons")
struct IdenticonTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let text: String
    let rows: [String]
    let rounded: String
    let truncated: String

    var testDescription: String { text.isEmpty ? "no digits" : text }
  }

  static let vectors = [
    Vector(
      text: "480938",
      rows: [".###.", ".....", "#.#.#", ".###.", ".#.#."],
      rounded: "#a08ee0",
      truncated: "#a08ee0"
    ),
    Vector(
      text: "1",
      rows: [".###.", "..#..", "#####", ".###.", "#####"],
      rounded: "#d46c81",
      truncated: "#d46c81"
    ),
    Vector(
      text: "2",
      rows: ["#####", "#####", "#...#", "..#..", "#...#"],
      rounded: "#b98fde",
      truncated: "#b88edd"
    ),
    Vector(
      text: "583231",
      rows: [".....", ".###.", ".#.#.", "##.##", "....."],
      rounded: "#6addc5",
      truncated: "#6adcc5"
    ),
    Vector(
      text: "1430311",
      rows: [".....", "#####", ".#.#.", ".###.", "....."],
      rounded: "#d9b258",
      truncated: "#d8b158"
    ),
    Vector(
      text: "0",
      rows: [".###.", ".#.#.", "#####", ".....", "#.#.#"],
      rounded: "#568bd1",
      truncated: "#568ad1"
    ),
    Vector(
      text: "",
      rows: ["##.##", "#.#.#", ".....", "##.##", "#.#.#"],
      rounded: "#cd71db",
      truncated: "#cc70db"
    ),
    Vector(
      text: "136790650",
      rows: ["#####", "..#..", "#...#", ".###.", ".###."],
      rounded: "#8058d8",
      truncated: "#8058d7"
    ),
  ]

  @Test("Cells and colors are those of the known accounts", arguments: vectors)
  func knownAccounts(_ vector: Vector) {
    let icon = Identicon(text: vector.text)
    #expect(icon.rows.map { String($0.map { $0 ? "#" : "." }) } == vector.rows)
    #expect(icon.color.description == vector.truncated)
    #expect(Identicon(text: vector.text, .rounded).color.description == vector.rounded)
  }

  @Test("An account's identicon is drawn from the decimal digits of its number")
  func accounts() throws {
    let id = try #require(Card.ID(rawValue: 583_231))
    #expect(Identicon(of: id) == Identicon(text: "583231"))
  }

  @Test(
    "A color is six hexadecimal digits behind a number sign, and nothing else",
    arguments: [
      "", "#", "#12345", "#1234567", "123456", "#12345g", "#+12345", "#-12345", "red", "#fff", "# 12345",
    ]
  )
  func badColors(_ text: String) {
    #expect(RGBColor(text) == nil)
  }

  @Test("A color is read in either case and written in lower case")
  func goodColors() {
    #expect(RGBColor("#3178C6")?.description == "#3178c6")
    #expect(RGBColor(red: 16, green: 15, blue: 0).description == "#100f00")
    #expect(RGBColor("#00ADD8") == RGBColor(red: 0, green: 0xAD, blue: 0xD8))
  }
}
