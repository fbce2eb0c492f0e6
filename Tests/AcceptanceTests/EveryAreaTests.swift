import Foundation
import PseudoTerminal
import TerminalModel
import Testing

/// The program as it is shipped, once through every area over the sandbox.
///
/// Other suites run what is built without optimisation. `scripts/test --release` runs this one with the program that
/// users install, because a fault of the optimiser shows there only.
@Suite(.timeLimit(.minutes(5))) struct EveryAreaTests {
  private let tessera: TesseraProcess

  init() throws {
    tessera = try TesseraProcess()
  }

  @Test func `the program is there, and tells its version`() async throws {
    try #require(
      FileManager.default.isExecutableFile(atPath: TesseraProcess.program),
      "no program at \(TesseraProcess.program)"
    )

    let run = try await tessera("--version")

    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /tessera \d+\.\d+\.\d+ \(.+\)\n/) != nil, "\(run.output)")
  }

  @Test(arguments: ReadCommand.open)
  func `what is open to everyone is a page, and a document`(command: ReadCommand) async throws {
    try await expectBoth(command)
  }

  @Test func `cards, the deck and communities are changed and read after a sign-in`() async throws {
    #expect(try await tessera.done("github login --device --store file").contains("@robin-marsh"))
    try await tessera.done("deck add aster linnet")
    try await tessera.done("communities create Readers --from 2026-01-01 --to 2026-12-31")

    for command in ReadCommand.cards { try await expectBoth(command) }
  }

  @Test func `a deck that was exported is imported again`() async throws {
    try await tessera.done("github login --device --store file")
    try await tessera.done("deck add aster linnet")
    let exported = try await tessera.shell("tessera deck export >deck.json")
    #expect(exported.status == 0, "\(exported.errorOutput)")
    #expect(try await tessera.done("deck remove aster").contains("Removed @aster"))

    let imported = try await tessera.done("deck import deck.json")

    #expect(imported == "Added 1 card.\nAlready in the deck: 1 card.\n")
    let logins = try await tessera.document("deck").members("login")
    #expect(Set(logins) == ["aster", "linnet"])
  }

  @Test func `an application is sent and read, and what was changed offline is sent later`() async throws {
    try await register()
    let job = try #require(try await tessera.document("jobs").members("id").first)
    try await tessera.done("jobs apply \(job) --note 'I can start in May.' --yes")
    let stored = try await tessera.done("jobs save \(job) --network offline")
    #expect(stored.contains("stored and not sent yet"))
    try await expectBoth(ReadCommand("outbox", shows: "Save the job 'Senior Welder'", "state", "waiting"))

    #expect(try await tessera.done("outbox send").contains("1 change was sent."))

    #expect(try await tessera.document("outbox").members("state") == [])
    #expect(try await tessera.document("jobs saved --refresh").members("id") == [job])
    for command in ReadCommand.careers { try await expectBoth(command) }
  }

  @Test func `a profile is changed, and a post is saved`() async throws {
    try await register()
    let post = try #require(try await tessera.document("feed").members("id").first)

    try await tessera.done("profile edit --name 'Ibu Siti'")
    try await tessera.done("feed save \(post)")

    try await expectBoth(ReadCommand("profile --refresh", shows: "Ibu Siti", "name", "Ibu Siti"))
    #expect(try await tessera.document("feed saved").members("id") == [post])
  }

  @Test func `favourites and the shopping list are changed and read`() async throws {
    try await tessera.done("recipes favourites add 52893")
    try await tessera.done("recipes shopping add 52893")

    try await expectBoth(ReadCommand("recipes favourites", shows: "Apple & Blackberry", "id", "52893"))
    let shopping = try await tessera.page("recipes", "shopping")
    #expect(shopping.status == 0)
    #expect(shopping.output.contains("Blackberries"), "\(shopping.output)")
  }

  @Test func `favourites whose log was lost are no empty list without a word`() async throws {
    try await tessera.done("recipes favourites add 52893")
    let removed = try await tessera.shell("find . -name 'recipes.sqlite-*' -print -delete")

    let lost = try await tessera("recipes", "favourites")
    let later = try await tessera("sections")

    #expect(removed.output.contains("recipes.sqlite-wal"))
    #expect(lost.errorOutput.contains("Nothing could be recovered from the damaged file"))
    #expect(later.errorOutput.contains("Some of your saved data (favourites and shopping list) was damaged."))
  }

  @Test func `a setting is changed, read and removed`() async throws {
    try await tessera.done("settings set theme light")
    let set = try await tessera("settings", "get", "theme")
    try await tessera.done("settings unset theme")
    let unset = try await tessera("settings", "get", "theme")

    #expect(set.output == "light\n")
    #expect(unset.status == 3)
    #expect(unset.output.isEmpty)
  }

  @Test func `rows go through a pipe`() async throws {
    let run = try await tessera.shell("tessera recipes list Dessert | cut -f 1,2 | sort | grep 52893")

    #expect(run.status == 0)
    #expect(run.output == "52893\tApple & Blackberry Crumble\n")
    #expect(run.errorOutput.isEmpty)
  }

  @Test func `a pipe that another program made one that does not wait gets everything`() async throws {
    let list = "users --all --json --fields id,login"
    let whole = try await tessera.shell("tessera \(list) >whole; grep -c login whole; wc -c <whole")
    let piped = try await tessera.shell(
      "{ dd if=/dev/null oflag=nonblock status=none; tessera \(list); } | { sleep 1; grep -c login; }"
    )

    let numbers = whole.output.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers[1] > 1 << 16, "more than a pipe holds")
    #expect(piped.output == "\(numbers[0])\n")
    #expect(piped.errorOutput.isEmpty)
  }

  @Test func `a page that was opened is there without a network, and another one is not`() async throws {
    try await tessera.done("sections show series")

    let opened = try await tessera.page("sections", "show", "series", "--refresh", "--network", "offline")
    let other = try await tessera("users", "--network", "offline")

    #expect(opened.status == 0)
    #expect(opened.output.contains("Offline"), "\(opened.output)")
    #expect(other.status == 5)
    #expect(other.output.isEmpty)
  }

  @Test func `what is not there is said with a status of its own`() async throws {
    let run = try await tessera("sections", "show", "nonsense")

    #expect(run.status == 3)
    #expect(run.output.isEmpty)
    #expect(run.errorOutput.hasPrefix("Error: There is no section 'nonsense'."))
  }

  @Test func `days are those of the user's time zone`() async throws {
    try await register()

    // They are 26 hours apart, and never on the same day.
    let west = try await tessera.page("account", environment: ["TZ": "WEST+12"]).output
    let east = try await tessera.page("account", environment: ["TZ": "EAST-14"]).output

    let line = /Registered .* 20\d\d/
    let days = try [west, east].map { try #require($0.firstMatch(of: line)).output }
    #expect(days[0] != days[1])
  }

  @Test func `news of an application is offered in the full screen`() async throws {
    try await register()
    let job = try #require(try await tessera.document("jobs").members("id").first)
    try await tessera.done("jobs apply \(job) --note 'I can start in May.' --yes")
    let application = try #require(try await tessera.document("applications").members("id").first)
    try await tessera.done("notifications")
    try await tessera.done("sandbox advance \(application)")
    let terminal = try tessera.browse()
    try await terminal.waitUntil(shows: "▸ ◆ Beef")

    terminal.write("7")
    try await terminal.waitUntil(shows: "1 new")
    terminal.write("N")
    try await terminal.waitUntil(shows: "▸ Application in review")
    terminal.write("q")

    #expect(try await terminal.waitForEnd() == .exited(0))
  }

  @Test func `the full screen opens a page and gives the terminal back`() async throws {
    let terminal = try tessera.browse()
    try await terminal.waitUntil(shows: "▸ ◆ Beef")

    terminal.write("\r")
    try await terminal.waitUntil(shows: "Recipes › Beef")
    terminal.write("q")

    #expect(try await terminal.waitForEnd() == .exited(0))
    #expect(terminal.model.unbalanced == [])
  }

  private func register() async throws {
    let run = try await tessera.shell(
      "printf 'correct horse battery\\n' | tessera account register --accept-terms --name 'Mai Tanaka' "
        + "--email mai@example.com --password-stdin --store file"
    )
    try #require(run.status == 0, "\(run.errorOutput)")
    let code = try #require(run.errorOutput.firstMatch(of: /account verify (\d{6})/)).1
    try await tessera.done("account verify \(code)")
  }

  private func expectBoth(_ command: ReadCommand) async throws {
    let page = try await tessera.shell("tessera \(command.line) --color always")
    let document = try await tessera.document(command.line)

    #expect(page.status == 0, "\(command.line): \(page.errorOutput)")
    #expect(page.output.contains(command.text), "\(command.line): \(page.output)")
    #expect(document.members(command.member).contains(command.value), "\(command.line): \(document)")
  }
}

extension TesseraProcess {
  /// Runs a line of the shell that has to succeed, and gives what it says to the user.
  @discardableResult
  fileprivate func done(_ line: String) async throws -> String {
    let run = try await shell("tessera \(line)")
    try #require(run.status == 0, "\(line): \(run.errorOutput)")
    return run.errorOutput
  }

  /// The document of a command that has to succeed.
  fileprivate func document(_ line: String) async throws -> WrittenDocument {
    let run = try await shell("tessera \(line) --json")
    try #require(run.status == 0, "\(line): \(run.errorOutput)")
    return try WrittenDocument(run.output)
  }
}
