import Testing

@testable import DesignKit

@Suite struct AvatarTests {
  @Test func `the picture of an id never changes`() {
    let picture = PlainWriter().render(.avatar(Avatar(id: "u-1815", name: "Ada")), in: .plain(5))

    #expect(picture == " ▄▀▄\n▀▄█▄▀\n▀ ▀ ▀\n")
  }

  @Test(arguments: 0..<200)
  func `a picture is the same from both sides and reaches every one of them`(number: Int) {
    let pattern = IdenticonPattern(id: "id-\(number)")
    let rows = (0..<5).map { row in (0..<5).map { pattern.isFilled(row: row, column: $0) } }

    #expect(rows.allSatisfy { $0 == $0.reversed() })
    #expect(rows[0].contains(true) && rows[4].contains(true))
    #expect(rows.contains { $0[0] })
    #expect(rows.joined().contains(false))
  }

  @Test func `ids that differ by little have pictures that differ`() {
    let patterns = (0..<100).map { IdenticonPattern(id: "user-\($0)") }

    #expect(Set(patterns).count > 95)
    #expect(Set(patterns.map(\.token)).count == 4)
  }

  @Test(
    arguments: [
      ("Ada Lindqvist", "AL"), ("ada maria af lindqvist", "AL"), ("Cher", "C "), ("王小明", "王"),
      ("Ada 王", "A "), ("élise øst", "ÉØ"), ("  (ada) ", "A "), ("straße ßen", "SS"), ("7 of nine", "7N"),
      ("", "--"), ("—", "--"),
    ] as [(String, String)]
  )
  func `initials take two cells`(name: String, initials: String) {
    let icon = Avatar(id: "1", name: SafeText(name)).initials

    #expect(icon.unicode.string == initials)
    #expect(CellWidth().cells(of: icon.unicode.string) == 2)
    #expect(icon.ascii.string.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    arguments: [
      ("Ada Lindqvist", "AL"), ("Cher", "C "), ("élise øst", "--"), ("王小明", "--"), ("", "--"),
    ] as [(String, String)]
  )
  func `initials stay in ASCII where they are ASCII`(name: String, initials: String) {
    #expect(Avatar(id: "1", name: SafeText(name)).initials.ascii.string == initials)
  }

  @Test(arguments: [-1, 5])
  func `beyond its rows a picture is empty`(row: Int) {
    let pattern = IdenticonPattern(id: "id-1")

    #expect((0..<5).allSatisfy { !pattern.isFilled(row: row, column: $0) })
  }

  @Test func `a picture is heard as its name, and initials are not heard`() {
    let avatar = Avatar(id: "1", name: "Ada Lindqvist")

    #expect(LinearWriter().render(.avatar(avatar), in: .plain(9)) == "Ada Lindqvist\n")
    #expect(LinearWriter().render(.text("\(avatar.styledInitials) Ada"), in: .plain(9)) == "Ada\n")
  }
}
