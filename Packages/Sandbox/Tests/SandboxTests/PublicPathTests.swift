import Testing

@testable import Sandbox

@Suite struct PublicPathTests {
  @Test(arguments: [
    ("Förälskad i Åsa", "foralskad-i-asa"),
    ("Stafett 4 × 7,5 km – Fjällbo", "stafett-4-7-5-km-fjallbo"),
    ("Salt & Fire", "salt-fire"),
    ("  Æon, Øre & Łódź!  ", "aeon-ore-lod"),
    ("N. Petrović mot O. Bērziņš", "n-petrovic-mot-o-berzins"),
    ("A`b{c/d:e@F[Z", "a-b-c-d-e-f-z"), ("0/9", "0-9"), ("- & -", ""), ("Þing", "thing"), ("", ""),
  ])
  func `a title becomes plain words with hyphens`(title: String, path: String) {
    #expect(PublicPath(title: title).text == path)
  }
}
