import MonorepoScaffold
import MonorepoSystem
import Testing

@Suite struct NewNameTests {
  @Test(arguments: [
    ("Weather", "weather", "weather", "WEATHER", "Weather", "weather"),
    ("BookShelf", "bookShelf", "book-shelf", "BOOK_SHELF", "Book shelf", "book shelf"),
    ("HTTPLog", "httpLog", "http-log", "HTTP_LOG", "HTTP log", "http log"),
    ("MyTVGuide", "myTVGuide", "my-tv-guide", "MY_TV_GUIDE", "My tv guide", "my tv guide"),
    ("TV", "tv", "tv", "TV", "TV", "tv"), ("PlanB", "planB", "plan-b", "PLAN_B", "Plan b", "plan b"),
    ("Route66Map", "route66Map", "route66-map", "ROUTE66_MAP", "Route66 map", "route66 map"),
  ])
  func `a name has a form for each place`(
    name: String,
    value: String,
    command: String,
    variable: String,
    title: String,
    phrase: String
  ) throws {
    let name = try NewName(name)

    #expect(name.value == value)
    #expect(name.command == command)
    #expect(name.variable == variable)
    #expect(name.title == title)
    #expect(name.phrase == phrase)
  }

  @Test(arguments: [2, 24])
  func `a name has two to twenty-four letters`(count: Int) throws {
    #expect(try NewName("A" + String(repeating: "b", count: count - 1)).module.count == count)
  }

  @Test(arguments: [1, 25])
  func `a shorter or longer name is refused with its length`(count: Int) {
    let error = #expect(throws: UnusableInput.self) {
      try NewName("A" + String(repeating: "b", count: count - 1))
    }

    #expect(error?.what == "the name has \(count == 1 ? "1 letter" : "\(count) letters")")
    #expect(error?.remedy == "choose one of 2 to 24 letters")
  }

  @Test(arguments: ["aB", "Ä1", "A-b", "A_b", "Aé"])
  func `a name of other signs is refused with an example`(name: String) {
    let error = #expect(throws: UnusableInput.self) { try NewName(name) }

    #expect(error?.path == name)
    #expect(error?.what == "this is no name for a module")
    #expect(error?.remedy == "give one in UpperCamelCase, such as BookShelf: ASCII letters and digits only")
  }
}
