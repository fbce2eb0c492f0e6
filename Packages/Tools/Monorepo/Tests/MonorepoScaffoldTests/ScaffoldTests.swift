import Foundation
import MonorepoScaffold
import MonorepoSystem
import Testing

@Suite struct ScaffoldTests {
  @Test func `files get their names and contents from the template`() throws {
    try SmallRepository().run { repository in
      try repository.add("BookShelf")

      #expect(repository.text("Packages/BookShelf/Package.swift") == "// BookShelf\n")
      #expect(
        repository.text("Packages/BookShelf/Sources/bookShelf.swift")
          == "import Apple\nimport BookShelf\nimport Zebra\n// book-shelf: book shelf\n"
      )
    }
  }

  @Test func `lines go where they belong, and all others stay`() throws {
    try SmallRepository().run { repository in
      try repository.add("Weather", area: "Cinema")
      try repository.add("Alarms")

      #expect(repository.text("app.swift") == "let features = [\n  Alarms(),\n  Films(),\n  Weather(),\n]\n")
      #expect(
        repository.text("area.swift") == """
          import Alarms
          import Films
          import Weather
          let commands: ["films", "weather", "alarms"]
          let areas = [
            "Alarms": nil,
            "Films": "Cinema",
            "Weather": "Cinema",
          ]

          """
      )
    }
  }

  @Test func `entries that are not sorted get a new one at their end`() throws {
    try SmallRepository().run { repository in
      try repository.add("Alarms", area: "Cinema")

      #expect(
        repository.text("area.swift")?.hasSuffix("  \"Films\": \"Cinema\",\n  \"Alarms\": \"Cinema\",\n]\n")
          == true
      )
    }
  }

  @Test func `an existing import is not repeated`() throws {
    var repository = SmallRepository()
    repository.contents["area.swift"] = repository.contents["area.swift"]?.replacing(
      "import Films",
      with: "import Weather"
    )
    try repository.run { repository in
      try repository.add("Weather")

      #expect(repository.text("area.swift")?.hasPrefix("import Weather\nlet") == true)
    }
  }

  @Test func `the last of a list without a comma gets the one that the format wants`() throws {
    try SmallRepository().run { repository in
      try repository.add("Weather")

      #expect(repository.text("app.swift") == "let features = [\n  Films(),\n  Weather(),\n]\n")
    }
  }

  @Test func `entries may be indented with tabs`() throws {
    var tabs = SmallRepository()
    tabs.contents["app.swift"] = "let features = [\n\tFilms(\n\t\t1\n\t),\n]\n"
    tabs.contents["Template/template.json"] = SmallRepository.template
      .replacing("\"like\": \"  \", \"entry\": [\"  __", with: "\"like\": \"\\t\", \"entry\": [\"\\t__")
    try tabs.run { repository in
      try repository.add("Weather")

      #expect(
        repository.text("app.swift") == "let features = [\n\tFilms(\n\t\t1\n\t),\n\tWeather(),\n]\n"
      )
    }
  }

  @Test(arguments: [(nil, "// Weather\n// alone\n"), ("Books", "// Weather\n// BooksDomain\n")])
  func `a line that mentions the area or its absence is left out where that is not so`(
    area: String?,
    text: String
  ) throws {
    var template = SmallRepository()
    template.contents["Template/Package/Package.swift.template"] =
      "// __Feature__\n// __Area__Domain\n// __NoArea__alone\n"
    try template.run { repository in
      try repository.add("Weather", area: area)

      #expect(repository.text("Packages/Weather/Package.swift") == text)
    }
  }

  @Test func `created and changed files are listed, with the next steps`() throws {
    try SmallRepository().run { repository in
      let plan = try repository.plan("Weather")

      #expect(
        plan.createdPaths == ["Packages/Weather/Package.swift", "Packages/Weather/Sources/weather.swift"]
      )
      #expect(plan.changedPaths == ["app.swift", "area.swift"])
      #expect(plan.nextSteps == ["try weather"])
    }
  }

  @Test(arguments: [
    "weather", "", "Weather_", "Wéather", "My Feature", "../Weather", "W", "9Lives",
    String(repeating: "Long", count: 7),
  ])
  func `a name must be UpperCamelCase and have room`(name: String) throws {
    try refuses(name)
  }

  @Test(arguments: [
    ("Films", "package"), ("films", "no name"), ("FILMS", "package"), ("Movies", "product"),
    ("CinemaDomain", "target"), ("Data", "standard library"), ("Timer", "standard library"),
    ("Class", "keyword"),
    ("Foundation", "toolchain"), ("DesignKit", "template"), ("Timezone", "standard library"),
    ("Self", "keyword"),
    ("MovieNight", "the command “movie-night” in Packages/Films/Films.swift"),
  ])
  func `a name that is taken is refused with its owner`(name: String, owner: String) throws {
    #expect(try refuses(name).what.contains(owner))
  }

  @Test func `an unknown area is refused with those that there are`() throws {
    let error = try refuses("Weather", area: "Sport")

    #expect(error.path == "Sport")
    #expect(error.what == "there is no such area")
    #expect(error.remedy == "choose one of Books, Cinema, or make it first")
  }

  @Test func `an area is refused where no module makes one`() throws {
    var repository = SmallRepository()
    repository.contents["Template/template.json"] = SmallRepository.template
      .replacing("\"areaModule\": \"{Area}Domain\",", with: "")

    let error = try refuses("Weather", area: "Cinema", in: repository)

    #expect(error.remedy == "leave out --area: no module of this repository makes one")
  }

  @Test func `a folder of the template without a file is refused`() throws {
    var repository = SmallRepository()
    repository.contents["Template/template.json"] = SmallRepository.template
      .replacing("{\"Package\":", with: "{\"Empty\":")
    repository.contents["Template/Empty/notes.txt"] = "none"

    let error = try refuses("Weather", in: repository)

    #expect(error.path.hasSuffix("/Template/Empty"))
    #expect(error.what == "there are no files that end with .template")
  }

  @Test func `a file that is no text is refused, because it could not be written as it was`() throws {
    try SmallRepository().run { repository in
      try repository.files.write(Data([0xFF]), to: repository.folder + "/app.swift")

      let error = #expect(throws: UnusableInput.self) { try repository.plan("Weather") }

      #expect(error?.path == "app.swift")
      #expect(error?.what.hasSuffix("no UTF-8 text, and the feature must be named in it") == true)
    }
  }

  @Test func `a folder that is there already is not touched`() throws {
    var repository = SmallRepository()
    repository.contents["Packages/Weather/notes.txt"] = "mine"

    #expect(try refuses("Weather", in: repository).path == "Packages/Weather")
  }

  @Test(arguments: [
    ("app.swift", "let others = []\n", "let features"),
    ("app.swift", "let features = []\n", "lines that begin with"),
    ("area.swift", "import Films\nlet areas = [\n  \"Weather\": nil,\n]\n", "commands: ["),
    ("area.swift", "import Films\nlet commands: [\n]\n", "on one line"),
    ("area.swift", "import A\nlet commands: []\nlet areas = [\n  \"Weather\": nil,\n]\n", "Weather"),
    ("area.swift", "import A\nlet commands: [\"weather\"]\n", "weather"),
  ])
  func `a file without the place is refused with the missing line`(
    file: String,
    text: String,
    looked: String
  ) throws {
    var repository = SmallRepository()
    repository.contents[file] = text

    let error = try refuses("Weather", in: repository)

    #expect(error.path == file)
    #expect(error.what.contains(looked))
  }

  @Test func `a file that is not there is refused`() throws {
    var repository = SmallRepository()
    repository.contents["app.swift"] = nil

    #expect(try refuses("Weather", in: repository).path == "app.swift")
  }

  @Test func `every module that comes with an area must be free`() throws {
    #expect(try refuses("Cinema", in: .ofAreas).what.contains("target"))
  }

  @Test func `an area has names of its own in all forms`() throws {
    try SmallRepository.ofAreas.run { repository in
      try repository.add("JobOffers")

      #expect(
        repository.text("Packages/JobOffers/JobOffersArea.swift")
          == "// jobOffers job-offers job offers JOB_OFFERS\n// Job offers\n// ━━━━━━━━━━\n"
      )
    }
  }

  @Test(arguments: [
    ("\"folders\"", "\"folder\"", "folder: unknown key"),
    ("\"below\": \"let features\"", "\"beneath\": \"names\"", "insertions[0].beneath: unknown key"),
    ("\"like\": \"import \", ", "", "insertions[1]: “like” is missing"),
    ("\"entry\": [\"  __Feature__(),\"]", "\"entry\": 1", "insertions[0].entry"),
    ("\"what\": \"the command\", ", "", "taken[0]: “what” is missing"),
    ("Packages/__Feature__", "../__Feature__", "no path inside the repository"),
  ])
  func `a broken template is refused with the place`(good: String, bad: String, message: String) throws {
    var repository = SmallRepository()
    repository.contents["Template/template.json"] = SmallRepository.template.replacing(good, with: bad)

    let error = try refuses("Weather", in: repository)

    #expect(error.path.hasSuffix("template.json"))
    #expect(error.what.contains(message))
  }

  @Test func `all that was written can be taken back`() throws {
    try SmallRepository().run { repository in
      let before = repository.everything

      let takeBack = try repository.plan("Weather", area: "Cinema").write(files: repository.files)
      takeBack()

      #expect(repository.everything == before)
      #expect(!repository.files.exists(repository.folder + "/Packages/Weather"))
    }
  }

  @Test func `what is changed afterwards can be taken back as well`() throws {
    var planned = SmallRepository()
    planned.contents["AllTests.plan"] = "old"
    try planned.run { repository in
      let before = repository.everything
      let takeBack = try repository.plan("Weather")
        .write(files: repository.files, derived: ["AllTests.plan", "Gone.plan", "app.swift"])
      try repository.files.write(Data("new".utf8), to: repository.folder + "/AllTests.plan")

      takeBack()

      #expect(repository.everything == before)
    }
  }

  @Test func `written files are removed when another one cannot be written`() throws {
    try SmallRepository().run { repository in
      let plan = try repository.plan("Weather")
      repository.files.remove(repository.folder + "/area.swift")
      try repository.files.write(Data(), to: repository.folder + "/area.swift/in-the-way")
      let before = repository.everything

      #expect(throws: UnusableInput.self) { try plan.write(files: repository.files) }

      #expect(repository.everything == before)
      #expect(!repository.files.exists(repository.folder + "/Packages/Weather"))
    }
  }

  @discardableResult
  private func refuses(
    _ name: String,
    area: String? = nil,
    in repository: SmallRepository = SmallRepository()
  ) throws -> UnusableInput {
    try repository.run { repository in
      let before = repository.everything
      let error = #expect(throws: UnusableInput.self) { try repository.add(name, area: area) }
      #expect(repository.everything == before)
      return try #require(error)
    }
  }
}
