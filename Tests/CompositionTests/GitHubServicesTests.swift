import ClockFakes
import CommandKit
import FaultServer
import FeatureFakes
import FeatureKit
import Foundation
import NetworkingKit
import Sandbox
import StorageKit
import Testing

@testable import TesseraApp

/// Who is signed in at GitHub, what is stored for that account, and where its token goes.
@Suite(.timeLimit(.minutes(5))) struct GitHubServicesTests {
  private static let elsewhere = "http://127.0.0.1:9/"
  private static let token = "token-of-a-test"

  private let tessera: TesseraRun

  init() throws {
    tessera = try TesseraRun()
  }

  private func services(_ options: [String] = [], _ variables: [String: String] = [:]) -> Services {
    Services(Launch(tessera.context(["users"] + options, variables, .pipes)))
  }

  private func logIn() async throws {
    let token = try #require(GitHubToken.personal(for: "robin-marsh")).text
    let login = await tessera("github", "login", "--token-stdin", "--store", "file", input: "\(token)\n")
    try #require(login.code == .done, "\(login.errorOutput)")
  }

  // MARK: - The account

  @Test(arguments: [[], ["--no-input"]])
  func `without a keyring the option that helps is named, to who wants no questions too`(options: [String])
    async throws
  {
    let token = try #require(GitHubToken.personal(for: "robin-marsh")).text
    let words = ["github", "login", "--token-stdin"]

    let login = await tessera(arguments: words + options, input: "\(token)\n")

    #expect(login.code == .signInNeeded)
    #expect(login.errorOutput.contains("Use --store file to store the token in an unencrypted file."))
  }

  @Test(
    arguments: [
      ("live", [:], nil), ("live", ["GH_TOKEN": token], .variable("GH_TOKEN")),
      ("live", ["GH_TOKEN": token, "TESSERA_GITHUB_TOKEN": token], .variable("TESSERA_GITHUB_TOKEN")),
      ("sandbox", ["GH_TOKEN": token], nil), ("sandbox", [:], nil),
    ] as [(String, [String: String], TokenOrigin?)]
  )
  func `the token is that of a variable, which the sandbox does not look at`(
    backend: String,
    variables: [String: String],
    origin: TokenOrigin?
  ) {
    let services = services(["--backend", backend], variables)

    #expect(services.gitHub.tokenOrigin == origin)
  }

  @Test func `what is stored belongs to the account that is signed in, and otherwise to the service`()
    async throws
  {
    let guest = services().gitHub
    try await logIn()

    let account = services().gitHub

    #expect(guest.tokenOrigin == nil && guest.partition == "sandbox")
    #expect(account.tokenOrigin == .signIn && account.partition != "sandbox")
    #expect(services(["--backend", "live"]).gitHub.partition == "https://api.github.com")
  }

  @Test func `an open program follows a sign-in and a sign-out of another one`() async throws {
    let open = services()
    let guest = Area.people.accounts(open)

    try await logIn()
    Area.people.followAccount(open)
    let signedIn = Area.people.accounts(open)
    let logout = await tessera("github", "logout")
    Area.people.followAccount(open)

    #expect(guest == [])
    #expect(signedIn.count == 1)
    #expect(logout.code == .done)
    #expect(Area.people.accounts(open) == [])
  }

  @Test func `an account that was opened by its former login opens offline by the one that was shown`()
    async throws
  {
    let opened = await tessera("users", "show", "aster-l")

    let offline = await tessera("users", "show", "aster", "--offline")

    #expect(opened.code == .done && opened.output.contains("Aster Lindqvist"))
    #expect(offline.code == .done)
    #expect(await tessera("users", "show", "aster-l", "--offline").code == .done)
  }

  @Test func `accounts that were shown to somebody are forgotten when that account signs out`() async throws {
    func remembered() async -> [Substring] {
      let rows = await tessera("cache", streams: .pipes).output.split(separator: "\n")
      return rows.filter { $0.contains("\tusers\t") }.compactMap { $0.split(separator: "\t").last }
    }
    try await logIn()
    _ = await tessera("users", "show", "robin-marsh")

    let before = await remembered()
    let logout = await tessera("github", "logout")
    let after = await remembered()

    #expect(before.count == 1 && before != ["0"])
    #expect(logout.code == .done)
    #expect(after == ["0"])
  }

  @Test func `what a guest opened opens without a connection after signing in, and not the other way round`()
    async throws
  {
    let list = ["users", "-n", "3", "--json"]
    let guest = try JSONDocument(await tessera(arguments: list).output)
    #expect(await tessera("users", "show", "aster").code == .done)
    try await logIn()
    tessera.pass(seconds: 3600)

    let offline = try JSONDocument(await tessera(arguments: list + ["--offline"]).output)
    let again = ["users", "show", "aster", "--json"]
    let profile = try JSONDocument(await tessera(arguments: again + ["--offline"]).output)
    let found = await tessera("users", "search", "aster", streams: .pipes)

    #expect(offline.items.compactMap { $0["login"] as? String }.count == 3)
    #expect(
      offline.items.map { $0["login"] as? String } == guest.items.map { $0["login"] as? String }
    )
    #expect(profile.source["kind"] as? String == "stored")
    #expect(profile.source["stale"] as? Bool == true)
    #expect(profile.source["ageSeconds"] as? Int == 3600)
    #expect(found.output.contains("aster"))
    let online = try JSONDocument(await tessera(arguments: again).output)
    #expect(online.source["kind"] as? String == "network")

    #expect(await tessera("users", "show", "mossycursor").code == .done)
    #expect(await tessera("github", "logout").code == .done)
    #expect(await tessera("users", "show", "mossycursor", "--offline").code == .noConnection)
    let hidden = await tessera("users", "search", "mossycursor", streams: .pipes)
    #expect(!hidden.output.contains("mossycursor"))
    #expect(await tessera("users", "show", "aster", "--offline").code == .done)
    try await logIn()
    #expect(await tessera("users", "show", "mossycursor", "--offline").code == .noConnection)
  }

  @Test func `screens of an area show data of its account, and those of the outbox of every account`()
    async throws
  {
    let guest = Area.people.accounts(services())
    try await logIn()

    let account = services()
    let unusable = services([], ["TESSERA_GITHUB_LOGIN_URL": "mirror"])

    #expect(guest.isEmpty)
    #expect(Area.people.accounts(account) == [account.gitHub.partition])
    #expect(Area.outbox.accounts(account) == [account.gitHub.partition])
    #expect(Area.people.accounts(unusable).isEmpty)
  }

  @Test func `signing out waits for a program that renews the tokens`() async throws {
    try await logIn()
    let path = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/token-renewal.lock").path(percentEncoded: false)
    let renewal = try await InterprocessLock(path: path, timeout: .zero, clock: ContinuousClock()).acquire()

    let early = await tessera("github", "logout")
    renewal.release()
    let late = await tessera("github", "logout")

    #expect(early.code == .failed)
    #expect(late.code == .done && late.errorOutput.contains("robin-marsh"))
  }

  @MainActor @Test func `signing out waits for what is being saved, so that it goes as well`() async throws {
    try await logIn()
    let (clock, gate, saved) = (ManualClock(), AnswerGate(holding: ["page"]), WrittenText())
    var context = tessera.context(["github", "logout"], [:], .pipes)
    context.clock = clock
    let services = Services(Launch(context))
    let program = Program(
      "tessera",
      version: "1",
      abstract: "The account.",
      globalOptions: GlobalOptions(services.launch.language).all,
      commands: Area.people.deferredCommands(services)
    )
    let parser = CommandParser(program, help: HelpFormat(width: 80)) { () throws(CommandFailure) in "" }
    guard case .run(let invocation) = parser.parse(globals: services.launch.globals) else {
      Issue.record("the command was not understood")
      return
    }
    let screen = try #require(invocation.action as? ScreenAction).make(invocation)
    let request = LoadRequest(extras: .extras(clock))
    services.writes.add {
      await gate.pass("page")
      saved.add("page")
    }
    await gate.arrival(of: "page")
    async let end: Void = screen.load(request)
    await waitUntil { clock.slept.contains(.seconds(3)) }
    #expect(services.gitHub.accountPartition == nil)

    await gate.open("page")
    await end

    #expect(saved.writes == ["page"])
  }

  // MARK: - Lists

  /// A service with 700 accounts, in pages of 100.
  private func longList() throws -> FaultServer {
    try FaultServer { request in
      let rest = request.target.split(separator: "since=").dropFirst().first
      let since = rest.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 0
      let (next, relation) = since < 600 ? (since + 100, "next") : (0, "first")
      let link = "<http://\(request["Host"] ?? "")/users?since=\(next)&per_page=100>; rel=\"\(relation)\""
      let accounts = (since + 1...since + 100).map { #"{"id":\#($0),"login":"ada-\#($0)"}"# }
      let body = "[" + accounts.joined(separator: ",") + "]"
      return [.send(HTTPAnswer(fields: ["Content-Type": "application/json", "Link": link], body: body))]
    }
  }

  @Test func `of a walk through all accounts the first five pages are stored, and none behind them`()
    async throws
  {
    let peer = try longList()

    let run = await tessera(
      arguments: ["users", "--all"],
      environment: ["TESSERA_GITHUB_URL": peer.url().absoluteString],
      streams: .pipes
    )

    let requests = peer.record.requests
    let passing = requests.filter { $0["Cache-Control"] == "no-store" }
    #expect(run.output.split(separator: "\n").count == 700)
    #expect(requests.count == 7)
    #expect(
      Set(passing.map(\.target)) == ["/users?since=500&per_page=100", "/users?since=600&per_page=100"]
    )
  }

  @Test(
    arguments: [
      (["-n", "150"], "ada-150", nil), (["--all"], "ada-500", "ada-501"),
      (["--all", "--json"], "ada-500", "ada-501"),
    ] as [([String], String, String?)]
  )
  func `of a long list the accounts that are stored are found again, and no more`(
    options: [String],
    last: String,
    passed: String?
  ) async throws {
    let peer = try longList()
    let environment = ["TESSERA_GITHUB_URL": peer.url().absoluteString]
    func search(_ login: String) async -> TesseraRun.Outcome {
      await tessera(arguments: ["users", "search", login], environment: environment, streams: .pipes)
    }

    let run = await tessera(arguments: ["users"] + options, environment: environment, streams: .pipes)
    let requests = peer.record.requests.count

    #expect(run.code == .done)
    #expect(await search("ada-1").output.contains("\tada-1\t"))
    #expect(await search(last).output.contains("\t\(last)\t"))
    if let passed { #expect(await search(passed).output.isEmpty) }
    #expect(peer.record.requests.count == requests)
  }

  @Test func `the first Ctrl-C ends a list whose pages come without waiting, and the rest is named`() async {
    let (output, errorOutput, interruptions) = (WrittenText(), WrittenText(), RecordedInterruptions())
    var context = tessera.context(["users", "--all"], [:], .pipes)
    context.output.write = { text in
      output.add(text)
      interruptions.interrupt()
    }
    context.errorOutput.write = { errorOutput.add($0) }
    context.interruptions = interruptions.watch

    let code = ExitCode(rawValue: await TesseraProgram(process: context).run())

    let rows = output.text.split(separator: "\n")
    let last = rows.last?.prefix { $0.isNumber } ?? ""
    #expect(code == .interrupted)
    #expect(rows.count == 100)
    #expect(errorOutput.text.contains("Interrupted after 100 accounts."))
    #expect(errorOutput.text.contains("tessera users --since \(last) --all"))
  }

  // MARK: - Signing in with a code

  @Test(
    arguments: [
      (["TESSERA_GITHUB_URL": elsewhere], "TESSERA_GITHUB_LOGIN_URL is not set"),
      (["TESSERA_GITHUB_LOGIN_URL": elsewhere], "TESSERA_GITHUB_URL is not set"),
    ] as [([String: String], String)]
  )
  func `a code is of no use where the pages and the API are different services`(
    variables: [String: String],
    words: String
  ) async {
    let environment = variables.merging(["TESSERA_GITHUB_CLIENT_ID": "Iv1.test"]) { $1 }

    let run = await tessera(
      arguments: ["github", "login", "--device", "--store", "file"],
      environment: environment
    )

    #expect(run.code == .usage)
    #expect(run.errorOutput.contains(words))
  }

  @Test func `pages and API that are pointed elsewhere together are asked`() async {
    let environment = [
      "TESSERA_GITHUB_URL": Self.elsewhere, "TESSERA_GITHUB_LOGIN_URL": Self.elsewhere,
      "TESSERA_GITHUB_CLIENT_ID": "Iv1.test",
    ]

    let run = await tessera(
      arguments: ["github", "login", "--device", "--store", "file"],
      environment: environment
    )

    #expect(run.code == .noConnection)
  }

  @Test func `what is asked of the sign-in pages is asked of no other server`() async throws {
    let other = try FaultServer { _ in [.send(HTTPAnswer(body: "{}"))] }
    let location = other.url("/login/device/code").absoluteString
    let pages = try FaultServer { _ in [.send(HTTPAnswer(307, fields: ["Location": location]))] }
    let address = pages.url().absoluteString

    let run = await tessera(
      arguments: ["github", "login", "--device", "--store", "file"],
      environment: [
        "TESSERA_GITHUB_URL": address, "TESSERA_GITHUB_LOGIN_URL": address,
        "TESSERA_GITHUB_CLIENT_ID": "Iv1.test",
      ]
    )

    #expect(run.code != .done)
    #expect(!pages.record.requests.isEmpty)
    #expect(other.record.requests.isEmpty)
  }

  @Test func `outside of the sandbox, a code needs an app that is registered`() async {
    let run = await tessera("github", "login", "--device", "--store", "file", "--backend", "live")

    #expect(run.code == .usage)
    #expect(run.errorOutput.contains("Device sign-in needs a client ID."))
  }

  @Test func `a client ID that can be none is refused where it is used, by the name of its variable`() async {
    let run = await tessera(
      arguments: ["github", "login", "--device"],
      environment: ["TESSERA_GITHUB_CLIENT_ID": "a\u{1B}[31mb"],
      streams: .pipes
    )

    #expect(run.code == .usage)
    #expect(
      run.errorOutput == """
        Error: The value of TESSERA_GITHUB_CLIENT_ID is not a client ID.
        It has only letters, digits, '.', '-' and '_'. Set it to a client ID, or unset it. \
        Run without --device to sign in with a token.

        """
    )
  }

  @Test(arguments: [["sections"], ["users"], ["deck"], ["outbox"], ["github"], ["github", "logout"]])
  func `a client ID that can be none stops no command that does without it`(words: [String]) async {
    let plain = await tessera(arguments: words, streams: .pipes)
    let run = await tessera(
      arguments: words,
      environment: ["TESSERA_GITHUB_CLIENT_ID": "a b"],
      streams: .pipes
    )

    #expect(run.code == plain.code)
    #expect(run.errorOutput == plain.errorOutput)
  }

  @Test func `a damaged record of accounts has one cause, one remedy and one exit code in every command`()
    async throws
  {
    let accounts = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/accounts.json")
    try FileManager.default.createDirectory(
      at: accounts.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("xx".utf8).write(to: accounts)

    let commands = [
      ["deck"], ["users", "search", "ada"], ["github"], ["account"], ["profile"], ["jobs", "saved"],
      ["cards", "--offline"], ["profile", "--offline"], ["jobs", "saved", "--offline"],
      ["applications", "--offline"], ["profile", "verification", "--offline"],
      ["users", "--offline"], ["users", "show", "ada", "--offline"], ["jobs", "--offline"],
      ["cards", "show", "robin-marsh", "--offline"],
      ["cards", "show", "robin-marsh", "--offline", "--backend", "live"],
    ]
    for words in commands {
      let run = await tessera(arguments: words)

      #expect(run.code == .signInNeeded, "\(words)")
      #expect(run.errorOutput.contains("The file of signed-in accounts is damaged."), "\(words)")
      let remedy = run.errorOutput.firstMatch(of: #/Sign in (again )?with 'tessera (github|account) login/#)
      #expect(remedy != nil, "\(words)")
      #expect(!run.errorOutput.contains("keyring"), "\(words)")
    }
  }

  @Test(arguments: [["users"], ["jobs"], ["profile"]])
  func `a record of accounts that cannot be read is the cause offline too`(words: [String]) async throws {
    let accounts = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/accounts.json")
    try FileManager.default.createDirectory(at: accounts, withIntermediateDirectories: true)

    let run = await tessera(arguments: words + ["--offline"])

    #expect(run.code == .signInNeeded, "\(run.errorOutput)")
    #expect(!run.errorOutput.contains("cached copy"))
  }

  @Test(arguments: [
    ("en", "written by a newer version of tessera", "Use that version"),
    ("zh-Hans", "由更新版本的 tessera 写入", "请使用该版本"),
  ])
  func `a record of accounts of a newer version has one cause, one remedy and one exit code in every command`(
    language: String,
    cause: String,
    remedy: String
  ) async throws {
    let accounts = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/accounts.json")
    try FileManager.default.createDirectory(
      at: accounts.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(#"{"version":9}"#.utf8).write(to: accounts)

    let commands = [
      ["deck"], ["users"], ["users", "search", "ada"], ["github"], ["account"], ["profile"], ["jobs"],
      ["jobs", "saved"],
    ]
    for words in commands {
      let run = await tessera(arguments: words + ["--lang", language])

      #expect(run.code == .failed, "\(words)")
      #expect(run.errorOutput.contains(cause), "\(words)")
      #expect(run.errorOutput.contains(remedy), "\(words)")
    }
    #expect(try Data(contentsOf: accounts) == Data(#"{"version":9}"#.utf8))
  }

  // MARK: - Cards

  @Test(
    arguments: [
      ([], [:], ["https://api.octodeck.furari.co"]), (["--backend", "live"], [:], []),
      (["--backend", "live"], ["TESSERA_CARDS_URL": elsewhere], ["http://127.0.0.1:9"]),
      ([], ["TESSERA_CARDS_URL": elsewhere], ["http://127.0.0.1:9"]),
      ([], ["TESSERA_CARDS_URL": "ftp://one.example/"], []),
      (["--network", "slow"], ["TESSERA_CARDS_URL": elsewhere], []),
    ] as [([String], [String: String], [String])]
  )
  func `the token goes to the card service that is used, and to none that cannot be`(
    options: [String],
    variables: [String: String],
    origins: [String]
  ) {
    #expect(CardsServices.origins(services(options, variables)).map { "\($0)" } == origins)
  }

  @Test(arguments: [
    (0, "2026-03-01"), (43_199, "2026-03-01"), (43_200, "2026-03-02"), (-43_200, "2026-03-01"),
    (-43_201, "2026-02-28"),
  ])
  func `today is the day of the user's clock`(offset: Int, day: String) {
    var context = tessera.context(["cards"], [:], .pipes)
    context.offset = { _ in offset }

    #expect("\(CardsServices.today(context)())" == day)
  }

  @Test func `communities on this machine are those of one account`() async throws {
    func run(_ words: [String], by token: String) async -> TesseraRun.Outcome {
      await tessera(
        arguments: ["communities"] + words + ["--backend", "live"],
        environment: ["TESSERA_GITHUB_URL": Self.elsewhere, "TESSERA_GITHUB_TOKEN": token]
      )
    }
    let words = ["create", "Spring", "--from", "2026-01-01", "--to", "2026-02-01"]

    let created = await run(words, by: Self.token)
    let mine = try JSONDocument(await run(["--json"], by: Self.token).output).items
    let others = try JSONDocument(await run(["--json"], by: "another-token").output).items

    #expect(created.code == .done)
    // Two numbers of 52 bits, each half of what is possible, as chance is in these runs.
    #expect(mine.map { $0["id"] as? String } == ["local-8000000000000-8000000000000"])
    #expect(others.isEmpty)
  }

  @Test func `a change of the deck is sent at once, and one that is made offline waits for its account`()
    async throws
  {
    try await logIn()
    _ = await tessera("deck", "add", "aster")
    let sent = await tessera("deck")

    let removed = await tessera("deck", "remove", "aster", "--offline")
    let waiting = await tessera("deck")
    let logout = await tessera("github", "logout")

    #expect(!sent.errorOutput.contains("waiting to be sent"))
    #expect(removed.code == .done)
    #expect(waiting.errorOutput.contains("1 change in cards is waiting to be sent. "))
    #expect(logout.errorOutput.contains("1 change of the previous account stays"))
  }

  @Test func `with a damaged record of accounts nobody says that no card is there and that nothing waits`()
    async throws
  {
    try await logIn()
    _ = await tessera("deck", "add", "aster")
    _ = await tessera("deck")
    _ = await tessera("deck", "remove", "aster", "--offline")
    let accounts = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/accounts.json")
    try Data("xx".utf8).write(to: accounts)

    let send = await tessera("outbox", "send")
    let deck = await tessera("deck", "--backend", "live", "--offline")
    let communities = await tessera("communities", "--backend", "live", "--offline")
    let outbox = try JSONDocument(await tessera("outbox", "--json").output).items
    let logout = await tessera("github", "logout")

    for run in [send, deck, communities] {
      #expect(run.code == .signInNeeded, "\(run.errorOutput)")
      #expect(run.errorOutput.contains("damaged"), "\(run.errorOutput)")
    }
    #expect(outbox.compactMap { $0["state"] as? String } == ["other-account"])
    #expect(logout.errorOutput.contains("the account is not known"))
  }

  @Test(arguments: ["github", "account"])
  func `without an outbox nothing waits, whoever a damaged record of accounts was of`(noun: String)
    async throws
  {
    try tessera.place("xx", at: "data/accounts.json")

    let logout = await tessera(noun, "logout")

    #expect(logout.errorOutput.contains("damaged"))
    #expect(!logout.errorOutput.contains("of the previous account stay"))
  }

  @Test func `who signs out with nothing that waits is told of nothing that waits`() async throws {
    try await logIn()
    _ = await tessera("deck", "add", "aster")

    let logout = await tessera("github", "logout")

    #expect(logout.code == .done)
    #expect(!logout.errorOutput.contains("of the previous account stay"))
  }
}
