import DomainKernel
import Foundation
import PeopleData
import PeopleDomain
import PeopleFakes
import StorageKit
import Synchronization
import Testing

/// What everything that records accounts promises, run on each table, and how much of it is stored.
@Suite(.timeLimit(.minutes(5))) struct UserHistoryContractTests {
  enum Adapter: CaseIterable {
    case inMemory
    case sqlite

    /// Runs a test body with a fresh history.
    func run(rowLimit: Int = 20_000, _ body: (any UserHistory) async throws -> Void) async throws {
      let columns = StoredUserHistory.columns
      switch self {
      case .inMemory:
        let table = InMemorySearchTable(columns: columns, rowLimit: rowLimit)
        try await body(StoredUserHistory(table: table, partition: { "tests" }))
      case .sqlite:
        try await withTemporaryFolder { folder in
          let table = SQLiteSearchTable(path: folder + "h.sqlite", columns: columns, rowLimit: rowLimit)
          try await body(StoredUserHistory(table: table, partition: { "tests" }))
        }
      }
    }
  }

  private let then = Date(timeIntervalSince1970: 1_772_366_400)
  private let later = Date(timeIntervalSince1970: 1_772_366_460)

  private func full() throws -> UserProfile {
    let id = try #require(User.ID(rawValue: 5))
    var profile = UserProfile(
      User(
        id: id,
        login: "ada",
        kind: .other("Mannequin"),
        page: WebLink("https://example.com/ada"),
        avatar: WebLink("https://pictures.example.com/5"),
        isStaff: true
      )
    )
    profile.name = "Ada Łovelace"
    profile.company = "@engines"
    profile.website = WebLink("https://ada.example.com").map(Website.link)
    profile.location = "London"
    profile.email = "ada@example.com"
    profile.biography = "Notes on\nengines"
    profile.isHireable = false
    profile.xName = "adal"
    (profile.repositories, profile.gists, profile.followers, profile.following) = (1, 2, 3, 4)
    profile.joinedAt = Date(timeIntervalSince1970: 1_295_981_076)
    profile.updatedAt = Date(timeIntervalSince1970: 1_770_091_506.25)
    return profile
  }

  @Test(arguments: Adapter.allCases)
  func `nothing is recorded at first, and no words find nothing`(adapter: Adapter) async throws {
    try await adapter.run { history in
      #expect(try await history.search("a", limit: 9).users.isEmpty)
      try await history.record(try full(), seenAt: then)
      #expect(try await history.search(" ", limit: 9).users.isEmpty)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `a profile is found as it was recorded`(adapter: Adapter) async throws {
    try await adapter.run { history in
      try await history.record(try full(), seenAt: then)

      #expect(try await history.search("ada", limit: 9).users == [try full()])
    }
  }

  @Test(arguments: [Website.text("my page"), WebLink("https://x.example.com").map(Website.link), nil])
  func `a website stays what it was`(website: Website?) async throws {
    try await Adapter.inMemory.run { history in
      var profile = try full()
      profile.website = website
      try await history.record(profile, seenAt: then)

      #expect(try await history.search("ada", limit: 9).users.map(\.website) == [website])
    }
  }

  @Test(arguments: [User.Kind.user, .organisation, .bot, .other("Mannequin"), nil])
  func `a kind stays what it was`(kind: User.Kind?) async throws {
    try await Adapter.inMemory.run { history in
      try await history.record([User(id: try full().user.id, login: "x", kind: kind)], seenAt: then)

      #expect(try await history.search("x", limit: 9).users.map(\.user.kind) == [kind])
    }
  }

  @Test(
    arguments: Adapter.allCases,
    [
      ("ADA", true), ("lovelace", true), ("engines", true), ("london", true), ("notes engines", true),
      ("ada london", true), ("example.com", false), ("adal", false), ("ada paris", false), ("5", false),
    ]
  )
  func `each word is looked for in login, name, company, location and biography`(
    adapter: Adapter,
    search: (text: String, isFound: Bool)
  ) async throws {
    try await adapter.run { history in
      try await history.record(try full(), seenAt: then)

      #expect(try await history.search(search.text, limit: 9).users.count == (search.isFound ? 1 : 0))
    }
  }

  @Test(arguments: Adapter.allCases)
  func `the best come first, and no more than wanted`(adapter: Adapter) async throws {
    try await adapter.run { history in
      var logins: [User] = []
      for (number, login) in ["bada", "adam", "ada", "zoe"].enumerated() {
        logins.append(User(id: try #require(User.ID(rawValue: number)), login: login))
      }
      try await history.record(logins, seenAt: then)

      #expect(
        try await history.search("ada", limit: 9).users.map(\.user.login) == ["ada", "adam", "bada"]
      )
      #expect(try await history.search("ada", limit: 2).users.map(\.user.login) == ["ada", "adam"])
    }
  }

  @Test(arguments: Adapter.allCases, [1, 2, 3])
  func `a search tells whether there are more than wanted`(adapter: Adapter, limit: Int) async throws {
    try await adapter.run { history in
      for (number, login) in ["ada", "adam"].enumerated() {
        let user = User(id: try #require(User.ID(rawValue: number)), login: login)
        try await history.record([user], seenAt: then)
      }

      #expect(try await history.search("ada", limit: limit).hasMore == (limit == 1))
    }
  }

  @Test(arguments: [1, 2])
  func `a search tells that there are more where each place has as many as wanted`(limit: Int) async throws {
    let table = InMemorySearchTable(columns: StoredUserHistory.columns)
    let guest = StoredUserHistory(table: table, partition: { "guests" })
    let account = StoredUserHistory(table: table, partition: { "mai" }, searched: { ["mai", "guests"] })
    try await guest.record(try full(), seenAt: then)
    try await account.record([User(id: try #require(User.ID(rawValue: 6)), login: "adam")], seenAt: later)

    #expect(try await account.search("ada", limit: limit).hasMore == (limit == 1))
  }

  @Test(arguments: Adapter.allCases)
  func `a list changes the account, and keeps the rest of its profile`(adapter: Adapter) async throws {
    try await adapter.run { history in
      try await history.record(try full(), seenAt: then)
      let renamed = User(id: try full().user.id, login: "lovelace", kind: .user)

      try await history.record([renamed], seenAt: later)

      var expected = try full()
      expected.user = renamed
      #expect(try await history.search("lovelace", limit: 9).users == [expected])
      #expect(try await history.search("ada", limit: 9).users == [expected])
      #expect(try await history.search("mannequin", limit: 9).users.isEmpty)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `an account that a list renamed is found by its earlier login until its profile is shown`(
    adapter: Adapter
  ) async throws {
    try await adapter.run { history in
      let id = try full().user.id
      for login in ["first", "second", "second"] {
        try await history.record([User(id: id, login: login)], seenAt: then)
      }

      #expect(try await history.search("first", limit: 9).users.map(\.user.login) == ["second"])
      try await history.record(try full(), seenAt: later)
      #expect(try await history.search("first", limit: 9).users.isEmpty)
    }
  }

  @Test(arguments: Adapter.allCases)
  func `what is found is as old as the oldest of it`(adapter: Adapter) async throws {
    try await adapter.run { history in
      try await history.record(try full(), seenAt: later)
      let other = User(id: try #require(User.ID(rawValue: 6)), login: "x-ada")
      try await history.record([other], seenAt: then)

      #expect(try await history.search("ada", limit: 9).oldestSeenAt == then)
      #expect(try await history.search("ada", limit: 1).oldestSeenAt == later)
      #expect(try await history.search("nobody", limit: 9).oldestSeenAt == nil)
    }
  }

  @Test func `an account whose profile a guest was shown is as old as that profile`() async throws {
    let table = InMemorySearchTable(columns: StoredUserHistory.columns)
    let guest = StoredUserHistory(table: table, partition: { "guests" })
    let account = StoredUserHistory(table: table, partition: { "mai" }, searched: { ["mai", "guests"] })
    try await guest.record(try full(), seenAt: then)
    try await account.record([try full().user], seenAt: later)

    #expect(try await account.search("ada", limit: 9).oldestSeenAt == then)
    try await account.record(try full(), seenAt: later)
    #expect(try await account.search("ada", limit: 9).oldestSeenAt == later)
  }

  @Test(arguments: Adapter.allCases)
  func `a profile replaces what was known`(adapter: Adapter) async throws {
    try await adapter.run { history in
      try await history.record(try full(), seenAt: then)
      let bare = UserProfile(try full().user)

      try await history.record(bare, seenAt: later)

      #expect(try await history.search("ada", limit: 9).users == [bare])
      #expect(try await history.search("london", limit: 9).users.isEmpty)
    }
  }

  @Test(arguments: Adapter.allCases, [9, 10, 11])
  func `of too many accounts, those that were shown least recently are dropped`(adapter: Adapter, count: Int)
    async throws
  {
    try await adapter.run(rowLimit: 10) { history in
      for number in 0..<count {
        let user = User(id: try #require(User.ID(rawValue: number)), login: "user\(number)")
        try await history.record([user], seenAt: then.addingTimeInterval(Double(number)))
      }

      let found = try await history.search("user", limit: 99).users.map(\.user.id.rawValue).sorted()
      #expect(found == Array(max(0, count - 10)..<count))
    }
  }

  @Test(arguments: ["", "7", "{}", #"{"login":7}"#])
  func `a row that cannot be read is counted where it is found, until the account is shown again`(
    value: String
  ) async throws {
    let table = InMemorySearchTable(columns: StoredUserHistory.columns)
    let history = StoredUserHistory(table: table, partition: { "tests" })
    let row = SearchRow(id: "5", seenAt: then, texts: ["login": "ada"], summary: Data(value.utf8))
    try await table.upsert([row], in: "tests")

    #expect(try await history.search("ada", limit: 9).users == EntryList([], unreadableCount: 1))
    #expect(try await history.search("bob", limit: 9).users == [])
    try await history.record([try full().user], seenAt: later)
    #expect(try await history.search("ada", limit: 9).users == [UserProfile(try full().user)])
  }

  @Test func `a row that cannot be read is not counted where another place has the account`() async throws {
    let table = InMemorySearchTable(columns: StoredUserHistory.columns)
    let profile = try full()
    let number = String(profile.user.id.rawValue)
    let rows = [number, "999"].map { id in
      SearchRow(id: id, seenAt: then, texts: ["login": "ada"], summary: Data("{}".utf8))
    }
    try await table.upsert(rows, in: "mai")
    try await StoredUserHistory(table: table, partition: { "guests" }).record(profile, seenAt: then)

    let account = StoredUserHistory(table: table, partition: { "mai" }, searched: { ["mai", "guests"] })

    #expect(
      try await account.search("ada", limit: 9).users == EntryList([profile], unreadableCount: 1)
    )
  }

  @Test func `accounts of another service are not found`() async throws {
    let table = InMemorySearchTable(columns: StoredUserHistory.columns)
    try await StoredUserHistory(table: table, partition: { "live" }).record(try full(), seenAt: then)

    let sandbox = StoredUserHistory(table: table, partition: { "sandbox" })

    #expect(try await sandbox.search("ada", limit: 9).users.isEmpty)
  }

  @Test func `accounts that were shown to somebody are not found once another one is signed in`() async throws
  {
    let signedIn = Mutex("mai")
    let partition: @Sendable () -> String = { signedIn.withLock(\.self) }
    let table = InMemorySearchTable(columns: StoredUserHistory.columns)
    let history = StoredUserHistory(table: table, partition: partition)
    try await history.record(try full(), seenAt: then)

    signedIn.withLock { $0 = "dewi" }

    #expect(try await history.search("ada", limit: 9).users.isEmpty)
    #expect(
      try await StoredUserHistory(table: table, partition: { "mai" }).search("ada", limit: 9).users
        == [try full()]
    )
  }

  @Test func `what a guest was shown is found by an account, which records in its own place`() async throws {
    let table = InMemorySearchTable(columns: StoredUserHistory.columns)
    let guest = StoredUserHistory(table: table, partition: { "guests" })
    let account = StoredUserHistory(table: table, partition: { "mai" }, searched: { ["mai", "guests"] })
    try await guest.record(try full(), seenAt: then)
    #expect(try await account.search("lovelace", limit: 9).users == [try full()])

    let other = User(id: try #require(User.ID(rawValue: 6)), login: "ada-b")
    let same = User(id: try full().user.id, login: "ada")
    try await account.record([other, same], seenAt: later)

    // A list tells nothing but the account, and the name that was asked for stays in front.
    var merged = try full()
    merged.user = same
    #expect(try await account.search("ada", limit: 9).users == [merged, UserProfile(other)])
    #expect(try await account.search("ada", limit: 1).users == [merged])
    #expect(try await guest.search("ada", limit: 9).users == [try full()])
    try await account.removeAll()
    #expect(try await account.search("ada", limit: 9).users == [try full()])
  }

  @Test func `the best of all places come first, and an account's own profile counts`() async throws {
    let table = InMemorySearchTable(columns: StoredUserHistory.columns)
    let guest = StoredUserHistory(table: table, partition: { "guests" })
    let account = StoredUserHistory(table: table, partition: { "mai" }, searched: { ["mai", "guests"] })
    var older = try full()
    older.name = "Ada"
    try await guest.record(older, seenAt: then)
    let other = User(id: try #require(User.ID(rawValue: 6)), login: "x-ada")
    try await account.record([other], seenAt: later)

    #expect(try await account.search("ada", limit: 9).users.map(\.user.login) == ["ada", "x-ada"])
    try await account.record(try full(), seenAt: later)
    #expect(try await account.search("ada", limit: 9).users.first == full())
  }

  @Test func `the accounts of a partition are forgotten, and those of others stay`() async throws {
    let table = InMemorySearchTable(columns: StoredUserHistory.columns)
    let live = StoredUserHistory(table: table, partition: { "live" })
    let sandbox = StoredUserHistory(table: table, partition: { "sandbox" })
    for history in [live, sandbox] { try await history.record(try full(), seenAt: then) }

    try await live.removeAll()

    #expect(try await live.search("ada", limit: 9).users.isEmpty)
    #expect(try await sandbox.search("ada", limit: 9).users == [try full()])
  }

  @Test(arguments: Adapter.allCases)
  func `of an account that a list has twice the last entry is recorded`(adapter: Adapter) async throws {
    try await adapter.run { history in
      let id = try full().user.id
      try await history.record([User(id: id, login: "first"), User(id: id, login: "last")], seenAt: then)

      #expect(try await history.search("first", limit: 9).users.isEmpty)
      #expect(try await history.search("last", limit: 9).users.map(\.user.login) == ["last"])
    }
  }

  @Test func `a history that cannot be read is told from accounts that cannot be recorded`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "file"))
      let table = SQLiteSearchTable(path: folder + "file/h.sqlite", columns: StoredUserHistory.columns)
      let history = StoredUserHistory(table: table, partition: { "x" })

      let reading = await #expect(throws: PersistenceError.self) {
        try await history.search("x", limit: 1).users
      }
      let profile = await #expect(throws: PersistenceError.self) {
        try await history.record(try full(), seenAt: then)
      }
      let list = await #expect(throws: PersistenceError.self) {
        try await history.record([try full().user], seenAt: then)
      }

      if case .cannotBeRead? = reading {} else { Issue.record("\(String(describing: reading))") }
      for error in [profile, list] {
        if case .cannotBeSaved? = error {} else { Issue.record("\(String(describing: error))") }
      }
    }
  }

  @Test func `a place where nothing can be stored is an error and not an empty history`() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: folder + "file"))
      let table = SQLiteSearchTable(path: folder + "file/h.sqlite", columns: StoredUserHistory.columns)
      let history = StoredUserHistory(table: table, partition: { "x" })

      await #expect(throws: PersistenceError.self) { try await history.search("x", limit: 1).users }
      await #expect(throws: PersistenceError.self) { try await history.record(try full(), seenAt: then) }
      await #expect(throws: PersistenceError.self) {
        try await history.record([try full().user], seenAt: then)
      }
    }
  }
}

/// Runs a test body with the path of a folder of its own, with a slash at its end, that is gone afterwards.
private func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "people-\(UUID().uuidString)/")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.path(percentEncoded: false))
}
