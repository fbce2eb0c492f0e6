import DomainKernel
import Foundation
import RecipesData
import RecipesDomain
import StorageKit
import Testing

/// The history that a version before kept, as it wrote it, byte for byte.
@Suite(.timeLimit(.minutes(5))) struct EarlierMealHistoryTests {
  private let marsala = Meal.ID(rawValue: "53240")
  private let semla = Meal.ID(rawValue: "52769")

  @Test func `its meals are found and opened with all that they had`() async throws {
    try await withEarlierFile { records, table in
      let history = history(of: "sandbox", records, table)

      let found = try await history.search(try #require(MealSearchQuery("sage")))
      let listed = try await history.search(try #require(MealSearchQuery("semlor")))
      let meal = try #require(try await history.meal(marsala))

      #expect(found.map(\.id) == [marsala])
      #expect(found[0].cuisine == "Italian")
      #expect(found[0].tags == ["Quick"])
      #expect(listed.map(\.id) == [semla])
      #expect(listed[0].category == "Dessert")
      #expect(meal.value.name == "Chicken Marsala")
      #expect(meal.value.cuisine == "Italian")
      #expect(
        meal.value.ingredients.map(\.name) == [
          "chestnut mushrooms", "sage", "Marsala", "chicken stock", "chicken breasts", "plain flour",
          "butter",
        ]
      )
      #expect(meal.value.ingredients[1].measure?.text == "6 leaves")
      #expect(meal.value.steps.first?.text.hasSuffix("Serve with soft polenta.") == true)
      #expect(meal.value.video != nil)
      #expect(meal.provenance.fetchedAt == Date(milliseconds: 1_795_308_692_479))
      #expect(try await history.ids() == [marsala])
    }
  }

  @Test func `nothing is left in the earlier file, and the present one has it all in the next run`()
    async throws
  {
    try await withEarlierFile { records, table in
      _ = try await history(of: "sandbox", records, table).ids()

      #expect(try await records.status().groups.map(\.name) == ["recipes.seen/live"])
      let next = StoredMealHistory(table: table, partition: "sandbox")
      #expect(try await next.meal(marsala)?.value.name == "Chicken Marsala")
    }
  }

  @Test func `a list that is recorded is in it beside the earlier meals`() async throws {
    try await withEarlierFile { records, table in
      let history = history(of: "sandbox", records, table)
      let plum = HistoryMeal(
        MealSummary(id: Meal.ID(rawValue: "1"), name: "Plum tart"),
        seenAt: Date(timeIntervalSince1970: 1_795_400_000)
      )

      try await history.record(listed: [plum])

      #expect(try await history.search(try #require(MealSearchQuery("plum"))).map(\.id.rawValue) == ["1"])
      #expect(try await history.ids() == [marsala])
    }
  }

  @Test func `what is known of a meal already stays, unless it is only from a list`() async throws {
    try await withEarlierFile { records, table in
      let present = StoredMealHistory(table: table, partition: "sandbox")
      let later = Date(timeIntervalSince1970: 1_795_400_000)
      var renamed = Meal(id: semla)
      renamed.name = "Semlor with more almonds"
      try await present.record(meals: [renamed], seenAt: later)
      try await present.record(listed: [HistoryMeal(MealSummary(id: marsala, name: "Listed"), seenAt: later)])

      let history = history(of: "sandbox", records, table)

      #expect(try await history.meal(semla)?.value.name == "Semlor with more almonds")
      #expect(try await history.meal(marsala)?.value.name == "Chicken Marsala")
    }
  }

  @Test func `meals of another service stay where they are`() async throws {
    try await withEarlierFile { records, table in
      let live = history(of: "live", records, table)

      #expect(try await live.search(try #require(MealSearchQuery("sage"))).isEmpty)
      #expect(try await live.search(try #require(MealSearchQuery("pie"))).map(\.id.rawValue) == ["1"])
      let left = try await records.count(in: "recipes.seen.whole/sandbox")
      #expect(left == 1)
    }
  }

  @Test func `records of a newer version are an error, and stay`() async throws {
    let newer = (
      "recipes.seen.whole/sandbox", "1", Int64(0), #"{"version":2}"#
    )
    let (records, table) = (InMemoryRecordStore(), InMemorySearchTable(columns: StoredMealHistory.columns))
    try await records.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(newer.3.utf8), for: newer.1, in: newer.0)
    }
    let history = history(of: "sandbox", records, table)

    for _ in 1...2 {
      await #expect(throws: PersistenceError.madeByNewerVersion) { try await history.ids() }
    }
    let left = try await records.count(in: newer.0)
    #expect(left == 1)
  }

  @Test func `what could not be taken over is taken over once it can be`() async throws {
    let (records, table) = (InMemoryRecordStore(), InMemorySearchTable(columns: StoredMealHistory.columns))
    try await records.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data(#"{"version":3}"#.utf8), for: "1", in: "recipes.seen/sandbox")
    }
    let history = history(of: "sandbox", records, table)
    await #expect(throws: PersistenceError.madeByNewerVersion) { try await history.ids() }

    try await records.transaction { (transaction) throws(StorageError) in
      try transaction.set(
        Data(#"{"record":{"name":"Pie"},"version":1}"#.utf8),
        for: "1",
        in: "recipes.seen/sandbox"
      )
    }

    let found = try await history.search(try #require(MealSearchQuery("pie")))
    #expect(found.map(\.seenAt) == [Date(timeIntervalSince1970: 0)])
  }

  @Test func `a record that is damaged is left out, and gone afterwards`() async throws {
    let (records, table) = (InMemoryRecordStore(), InMemorySearchTable(columns: StoredMealHistory.columns))
    try await records.transaction { (transaction) throws(StorageError) in
      try transaction.set(Data("junk".utf8), for: "1", in: "recipes.seen/sandbox")
      try transaction.set(
        Data(#"{"record":{"name":"Pie"},"version":1}"#.utf8),
        for: "2",
        in: "recipes.seen/sandbox"
      )
    }
    let history = history(of: "sandbox", records, table)

    let found = try await history.search(try #require(MealSearchQuery("pie")))

    #expect(found.map(\.id.rawValue) == ["2"])
    #expect(try await records.count(in: "recipes.seen/sandbox") == 0)
  }

  private func history(of partition: String, _ records: any RecordStore, _ table: any SearchTable)
    -> EarlierMealHistory
  {
    EarlierMealHistory(
      records,
      partition: partition,
      into: StoredMealHistory(table: table, partition: partition)
    )
  }

  private func withEarlierFile(_ body: (SQLiteRecordStore, SQLiteSearchTable) async throws -> Void)
    async throws
  {
    try await withTemporaryFolder { folder in
      try Version1File.write(Self.entries, to: folder + "recipes-seen.sqlite")
      try await body(
        SQLiteRecordStore(path: folder + "recipes-seen.sqlite"),
        searchTable(folder + "recipes-history.sqlite")
      )
    }
  }

  private static let entries: [Version1File.Entry] = [
    (
      "recipes.seen/sandbox", "53240", -5_845_518_844_252_808_249,
      #"{"record":{"area":"Italian","category":"Chicken","ingredients":["chestnut mushroom"#
        + #"s","sage","Marsala","chicken stock","chicken breasts","plain flour","butter"],"isW"#
        + #"hole":true,"name":"Chicken Marsala","picture":"https:\/\/www.themealdb.com\/images"#
        + #"\/media\/meals\/sandbox53240.jpg","seenAt":1795308692479,"tags":["Quick"]},"versio"#
        + #"n":2}"#
    ),
    (
      "recipes.seen.whole/sandbox", "53240", -6_873_767_489_590_187_640,
      #"{"record":{"area":"Italian","category":"Chicken","ingredients":[{"measure":"250g","#
        + #""name":"chestnut mushrooms","position":1},{"measure":"6 leaves","name":"sage","pos"#
        + #"ition":2},{"measure":"150ml","name":"Marsala","position":3},{"measure":"100ml","na"#
        + #"me":"chicken stock","position":4},{"measure":"4","name":"chicken breasts","positio"#
        + #"n":5},{"measure":"2 tbs","name":"plain flour","position":6},{"measure":"30g","name"#
        + #"":"butter","position":7}],"name":"Chicken Marsala","picture":"https:\/\/www.themea"#
        + #"ldb.com\/images\/media\/meals\/sandbox53240.jpg","seenAt":1795308692479,"steps":[{"#
        + #""text":"Put the chicken breasts between sheets of paper and beat them with a rolli"#
        + #"ng pin until they are as thick as a finger. Turn in the flour. Melt the butter in "#
        + #"a wide pan and fry the chicken for 3-4 minutes on each side. Keep warm. Fry the ch"#
        + #"estnut mushrooms in the same pan until golden. Add the sage and let it sizzle. Pou"#
        + #"r in the Marsala and boil down by half, then stir in the chicken stock. Turn the c"#
        + #"hicken in the sauce. Serve with soft polenta."}],"tags":["Quick"],"video":"https:\"#
        + #"/\/www.youtube.com\/watch?v=sandbox3240"},"version":1}"#
    ),
    (
      "recipes.seen/sandbox", "52769", -7_737_013_830_717_185_203,
      #"{"record":{"category":"Dessert","name":"Semlor","picture":"https:\/\/www.themealdb"#
        + #".com\/images\/media\/meals\/sandbox52769.jpg","seenAt":1795308692446},"version":2}"#
    ),
    (
      "recipes.seen.folded/sandbox", "52769", 4_553_588_727_982_183_746,
      #"{}"#
    ),
    (
      "recipes.seen/live", "1", -6_023_586_487_744_885_862,
      #"{"record":{"name":"Pie"},"version":1}"#
    ),
  ]
}
