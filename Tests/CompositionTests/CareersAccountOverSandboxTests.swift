import CommandKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(3))) struct CareersAccountOverSandboxTests {
  private let password = "correct horse battery"
  private let details = [
    "--name", "Mai Tanaka", "--email", "mai@example.com", "--password-stdin", "--store", "file",
  ]

  /// A run in which an account is registered, and its code.
  private func registered() async throws -> (tessera: TesseraRun, code: String) {
    let tessera = try TesseraRun()
    let run = await tessera(
      arguments: ["account", "register", "--accept-terms"] + details,
      input: password + "\n"
    )
    #expect(run.code == .done)
    let words = run.errorOutput.split { $0.isWhitespace || $0.isPunctuation }
    return (tessera, try #require(words.first { $0.count == 6 && Int($0) != nil }.map(String.init)))
  }

  private func status(_ tessera: TesseraRun, _ options: String...) async throws -> [String: Any] {
    try JSONDocument(await tessera(arguments: ["account", "--json"] + options).output).object
  }

  @Test func `an account is registered, verified, left and entered again, each in a run of its own`()
    async throws
  {
    let (tessera, code) = try await registered()

    let unverified = try await status(tessera)
    let verification = await tessera("account", "verify", code)
    let verified = try await status(tessera)
    let sentAgain = await tessera("account", "resend")
    let logout = await tessera("account", "logout")
    let guest = try await status(tessera)
    let login = await tessera(
      "account",
      "login",
      "--email",
      "mai@example.com",
      "--password-stdin",
      "--store",
      "file",
      input: password
    )
    let back = try await status(tessera)

    #expect(unverified["emailVerified"] as? Bool == false)
    #expect(verification.code == .done)
    #expect(verified["emailVerified"] as? Bool == true)
    #expect(sentAgain.code == .done && sentAgain.errorOutput.contains("already verified"))
    #expect(logout.code == .done)
    #expect(guest["signedIn"] as? Bool == false)
    #expect(login.code == .done)
    #expect(back["name"] as? String == "Mai Tanaka")
    #expect(back["check"] as? String == "accepted")
  }

  @Test func `an expired token is renewed, and a week later the session has ended`() async throws {
    let (tessera, _) = try await registered()

    tessera.pass(seconds: 901)
    let renewed = try await status(tessera)
    tessera.pass(seconds: 7 * 86_400 + 1)
    let ended = try await status(tessera)
    let jobs = await tessera("jobs", "--query", "never asked for before")
    let applications = await tessera("applications")
    let saved = await tessera("jobs", "save", "00000000-0000-4000-8000-000000000001")
    let later = await tessera("jobs", "--query", "never asked for before")
    let sent = await tessera("outbox", "send")
    let logout = await tessera("account", "logout")
    let guest = await tessera("jobs", "--query", "never asked for before")

    #expect(renewed["check"] as? String == "accepted")
    #expect(ended["check"] as? String == "ended")
    #expect(jobs.code == .done)
    #expect(jobs.errorOutput.contains("The service ended your session."))
    #expect(jobs.errorOutput.contains("tessera account login"))
    #expect(jobs.errorOutput.contains("tessera account logout"))
    #expect(applications.code == .signInNeeded)
    #expect(saved.errorOutput.ranges(of: "tessera account login").count == 1, "\(saved.errorOutput)")
    for run in [saved, later] {
      #expect(run.errorOutput.contains("1 change in careers is waiting to be sent."), "\(run.errorOutput)")
      #expect(!run.errorOutput.contains("tessera outbox send"), "\(run.errorOutput)")
    }
    #expect(sent.code == .signInNeeded)
    #expect(sent.errorOutput.contains("tessera account login"), "\(sent.errorOutput)")
    #expect(sent.errorOutput.contains("tessera account logout"), "\(sent.errorOutput)")
    #expect(logout.code == .done)
    #expect(guest.code == .done)
    #expect(!guest.errorOutput.contains("ended your session"))
  }

  @Test func `saved entries are unknown without a session, and known again after the next sign-in`()
    async throws
  {
    let (tessera, _) = try await registered()
    let jobs = try JSONDocument(await tessera("jobs", "-n", "1", "--json").output).items
    let posts = try JSONDocument(await tessera("feed", "-n", "1", "--json").output).items
    let job = try #require(jobs.first?["id"] as? String)
    let post = try #require(posts.first?["id"] as? String)
    let pages = [["jobs", "show", job], ["feed", "show", post]]
    for (list, id) in [("jobs", job), ("feed", post)] {
      #expect(await tessera(list, "save", id).code == .done)
    }
    func marks(_ option: String) async throws -> [Bool?] {
      var marks: [Bool?] = []
      for page in pages {
        let shown = try JSONDocument(await tessera(arguments: page + [option, "--json"]).output).object
        #expect(shown["id"] != nil && shown.keys.contains("isSaved"))
        marks.append(shown["isSaved"] as? Bool)
      }
      return marks
    }

    #expect(try await marks("--refresh") == [true, true])
    tessera.pass(seconds: 7 * 86_400 + 901)
    #expect(try await marks("--refresh") == [nil, nil])
    let login = await tessera(
      "account",
      "login",
      "--email",
      "mai@example.com",
      "--password-stdin",
      "--store",
      "file",
      input: password
    )

    #expect(login.code == .done)
    #expect(try await marks("--offline") == [true, true])
    #expect(await !tessera("feed", "show", post, "--offline").output.contains("account login"))
  }

  @Test func `without a network the session stays, and signing out works`() async throws {
    let (tessera, _) = try await registered()
    _ = try await status(tessera)
    tessera.pass(seconds: 901)

    let offline = try await status(tessera, "--network", "offline")
    let unasked = try await status(tessera, "--offline")
    let logout = await tessera("account", "logout", "--network", "offline")

    #expect(offline["signedIn"] as? Bool == true)
    #expect(offline["name"] as? String == "Mai Tanaka")
    #expect(offline["check"] as? String == "offline")
    #expect(unasked["check"] is NSNull)
    #expect(logout.code == .done)
    #expect(logout.errorOutput.contains("within 7 days"))
  }

  @Test func `a wrong password is refused, and a duplicate address too`() async throws {
    let (tessera, _) = try await registered()

    let login = await tessera(
      "account",
      "login",
      "--email",
      "mai@example.com",
      "--password-stdin",
      "--store",
      "file",
      input: "something else"
    )
    let register = await tessera(arguments: ["account", "register"] + details, input: password)

    #expect(login.code == .refused)
    #expect(register.code == .refused)
  }

  @Test func `what a guest saw opens without a connection after signing in, and is named where it is saved`()
    async throws
  {
    let tessera = try TesseraRun()
    let list = ["jobs", "--query", "night", "--json"]
    let jobs = try JSONDocument(await tessera(arguments: list).output).items
    let feed = try JSONDocument(await tessera("feed", "--json").output).items
    let (job, post) = (try #require(jobs.first), try #require(feed.first))
    let (jobID, postID) = (try #require(job["id"] as? String), try #require(post["id"] as? String))
    let register = await tessera(
      arguments: ["account", "register", "--accept-terms"] + details,
      input: password
    )
    #expect(register.code == .done)

    let again = try JSONDocument(await tessera(arguments: list + ["--network", "offline"]).output).items
    #expect(again.map { $0["title"] as? String } == jobs.map { $0["title"] as? String })
    #expect(await tessera("feed", "show", postID, "--offline").code == .done)
    for save in [["jobs", "save", jobID], ["feed", "save", postID]] {
      #expect(await tessera(arguments: save + ["--network", "offline"]).code == .done)
    }
    for (list, entry) in [("jobs", job), ("feed", post)] {
      let saved = try JSONDocument(await tessera(list, "saved", "--offline", "--json").output).items
      #expect(saved.map { $0["title"] as? String } == [entry["title"] as? String])
    }
  }

  @Test func `programs that register at once lose none of the accounts`() async throws {
    let tessera = try TesseraRun()
    let names = ["anna", "budi", "citra", "dewi"]

    // The clock of these runs waits for nothing, so that a program gives up at once where another has its turn.
    await withTaskGroup { group in
      for name in names {
        group.addTask {
          var code = ExitCode.failed
          while code == .failed {
            code = await tessera(
              "account",
              "register",
              "--accept-terms",
              "--name",
              name,
              "--email",
              name + "@example.com",
              "--password-stdin",
              "--store",
              "file",
              input: "password of " + name
            ).code
          }
        }
      }
    }

    for name in names {
      let login = await tessera(
        "account",
        "login",
        "--email",
        name + "@example.com",
        "--password-stdin",
        "--store",
        "file",
        input: "password of " + name
      )
      #expect(login.code == .done, "\(name)")
    }
  }

  @Test func `the password is in no file and no output, and tokens only in the file for secrets`()
    async throws
  {
    let tessera = try TesseraRun()
    let register = await tessera(
      arguments: ["account", "register", "--accept-terms", "--verbose", "--explain"] + details,
      input: password
    )
    _ = try await status(tessera)

    let output = register.output + register.errorOutput
    #expect(!output.contains(password))
    let contents = tessera.contents()
    for (path, data) in contents { #expect(data.firstRange(of: Data(password.utf8)) == nil, "\(path)") }
    let secrets = contents.filter { $0.key.hasPrefix("data/secrets/") && !$0.value.isEmpty }
    let text = secrets.values.map { String(decoding: $0, as: UTF8.self) }.joined()
    let tokens = text.split { (character: Character) in
      !character.isLetter && !character.isNumber && !"-_.".contains(character)
    }
    .map(String.init).filter { $0.count >= 40 }
    #expect(tokens.count >= 2)
    for token in tokens {
      #expect(!output.contains(token))
      for (path, data) in contents where !path.hasPrefix("data/secrets/") {
        #expect(data.firstRange(of: Data(token.utf8)) == nil, "\(path)")
      }
    }
  }
}
