import CommandKit
import Foundation
import LoopbackSockets
import NetworkingKit
import Sandbox
import StorageKit
import Testing

/// What users do from registration to the signed offer, over the sandbox in this process, and over the same sandbox on
/// ports of this computer, as over any other server.
@Suite(.timeLimit(.minutes(5))) struct CareersScenarioTests {
  @Test(arguments: CareersPlace.allCases)
  func `an offer is reached from registration, and accepted once`(place: CareersPlace) async throws {
    let careers = try await Careers(place)
    let job = try await careers.job()
    #expect(await careers("jobs", "save", job).code == .done)
    let applied = try await careers.document("jobs", "apply", job, "--note", "I can start in May.", "--yes")
    let id = try #require(applied["id"] as? String)
    #expect(applied["isNew"] as? Bool == true)
    #expect(await careers("applications", "accept", id, "--yes").code == .refused)
    for status in ["in-review", "interview", "offered"] {
      try await careers.advance(id)
      let shown = try await careers.document("applications", "show", id, "--refresh")
      #expect(shown["status"] as? String == status)
    }

    let decision = await careers("applications", "accept", id, "--reason", "Gladly.", "--yes")
    let signed = try await careers.document("applications", "show", id)
    let again = await careers("applications", "decline", id, "--yes")

    #expect(decision.code == .done)
    #expect(signed["status"] as? String == "hired")
    #expect(again.code == .refused)
    let after = try await careers.document("applications", "show", id, "--refresh")
    #expect(after["status"] as? String == "hired")
  }

  @Test(arguments: CareersPlace.allCases)
  func `a second application keeps the note of the first`(place: CareersPlace) async throws {
    let careers = try await Careers(place)
    let job = try await careers.job()
    let first = try await careers.document("jobs", "apply", job, "--note", "first", "--yes")

    let second = try await careers.document("jobs", "apply", job, "--note", "second", "--yes")

    #expect(second["isNew"] as? Bool == false)
    #expect(second["id"] as? String == first["id"] as? String)
    #expect(second["note"] as? String == "first")
    #expect(try await careers.items("applications").count == 1)
  }

  @Test(arguments: CareersPlace.allCases)
  func `a note fits up to its last unit, and nothing is sent with one more`(place: CareersPlace) async throws
  {
    let careers = try await Careers(place)
    let jobs = try await careers.items("jobs").compactMap { $0["id"] as? String }
    let fitting = String(repeating: "😀", count: 500)

    let refused = await careers("jobs", "apply", jobs[0], "--note", fitting + "x", "--yes")
    #expect(refused.code != .done)
    #expect(try await careers.items("applications").isEmpty)
    #expect(await careers("jobs", "apply", jobs[0], "--note", fitting, "--yes").code == .done)
    #expect(await careers("jobs", "apply", jobs[1]).code == .usage)
    #expect(try await careers.items("applications").count == 1)
  }

  @Test(arguments: CareersPlace.allCases)
  func `what is saved twice is saved once, and what is unknown is not`(place: CareersPlace) async throws {
    let careers = try await Careers(place)
    let job = try await careers.job()

    #expect(try await careers.document("jobs", "save", job)["isChanged"] as? Bool == true)
    #expect(try await careers.document("jobs", "save", job)["isChanged"] as? Bool == false)
    #expect(try await careers.items("jobs", "saved").count == 1)
    #expect(try await careers.document("jobs", "unsave", job)["isChanged"] as? Bool == true)
    #expect(try await careers.document("jobs", "unsave", job)["isChanged"] as? Bool == false)
    #expect(try await careers.items("jobs", "saved").isEmpty)
    let unknown = await careers("jobs", "save", "00000000-0000-4000-8000-000000000000")
    #expect(unknown.code == .notFound || unknown.code == .refused)
    #expect(await careers("jobs", "save", "no-id").code != .done)
    #expect(try await careers.items("outbox").allSatisfy { $0["state"] as? String != "waiting" })
  }

  @Test(arguments: CareersPlace.allCases)
  func `a document is registered once, and only files that fit are sent`(place: CareersPlace) async throws {
    let careers = try await Careers(place)
    let applied = try await careers.document("jobs", "apply", try await careers.job(), "--yes")
    let id = try #require(applied["id"] as? String)
    let cv = try careers.file("cv.pdf", Data("%PDF-1.7\n".utf8) + Data(repeating: 7, count: 4000))
    let text = try careers.file("cv.txt", Data("plain".utf8))
    let large = try careers.file("large.pdf", Data("%PDF-1.7\n".utf8) + Data(count: 10 << 20))
    let empty = try careers.file("empty.pdf", Data())

    #expect(await careers("applications", "upload", id, cv, "--type", "cv").code == .done)
    #expect(await careers("applications", "upload", id, cv, "--type", "cv").code == .refused)
    for path in [text, large, empty, "/", "/dev/null", cv + ".none"] {
      #expect(await careers("applications", "upload", id, path, "--type", "cv").code != .done, "\(path)")
    }
    let documents = try await careers.items("applications", "documents", id)
    #expect(documents.count == 1)
    #expect(documents.first?["name"] as? String == "cv.pdf")
    try await careers.advance(id)
    let reviewed = try await careers.items("applications", "documents", id, "--refresh")
    #expect(reviewed.first?["review"] as? String == "valid")
  }

  @Test(arguments: CareersPlace.allCases)
  func `the verification goes from nothing to a request, and its repetitions change nothing`(
    place: CareersPlace
  )
    async throws
  {
    let careers = try await Careers(place)
    let passport = try careers.file(
      "passport.png",
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1])
    )
    let selfie = try careers.file("selfie.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0, 2]))
    func completion() async throws -> Int? {
      try await careers.document("profile", "--refresh")["completion"] as? Int
    }

    #expect(try await completion() == 40)
    #expect(await careers("profile", "verification", "submit", "--yes").code == .refused)
    #expect(await careers("profile", "verification", "start").code == .done)
    #expect(try await completion() == 60)
    #expect(await careers("profile", "verification", "start").code != .done)
    #expect(await careers("profile", "verification", "upload", passport, "--type", "passport").code == .done)
    #expect(try await completion() == 80)
    #expect(
      await careers("profile", "verification", "upload", passport, "--type", "passport").code == .refused
    )
    #expect(await careers("profile", "verification", "upload", selfie, "--type", "selfie").code == .done)
    #expect(try await completion() == 90)
    for _ in 0..<2 { #expect(await careers("profile", "verification", "submit", "--yes").code == .done) }
    for _ in 0..<2 { #expect(await careers("profile", "verification", "request").code == .done) }
    #expect(try await completion() == 100)
  }

  @Test(arguments: CareersPlace.allCases)
  func `nothing moves by itself, and a refusal comes with the operator's reason`(place: CareersPlace)
    async throws
  {
    let careers = try await Careers(place)
    let applied = try await careers.document("jobs", "apply", try await careers.job(), "--yes")
    let id = try #require(applied["id"] as? String)
    let cv = try careers.file("cv.pdf", Data("%PDF-1.7\n".utf8) + Data(repeating: 7, count: 4000))
    #expect(await careers("applications", "upload", id, cv, "--type", "cv").code == .done)
    let passport = try careers.file("passport.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0, 2]))
    #expect(await careers("profile", "verification", "start").code == .done)
    #expect(await careers("profile", "verification", "upload", passport, "--type", "passport").code == .done)
    #expect(await careers("profile", "verification", "submit", "--yes").code == .done)
    careers.wait(86_400)
    #expect(
      try await careers.document("applications", "show", id, "--refresh")["status"] as? String == "submitted"
    )

    let uploaded = try await careers.items("applications", "documents", id, "--refresh")
    try await careers.advance(try #require(uploaded.first?["id"] as? String), rejecting: "Page 2 is missing")
    try await careers.advance("verification", rejecting: "The passport has expired.")
    try await careers.advance(id, rejecting: "The position is filled.")

    let document = try await careers.items("applications", "documents", id, "--refresh").first
    #expect(document?["review"] as? String == "invalid")
    #expect(document?["reason"] as? String == "Page 2 is missing")
    let verification = try await careers.document("profile", "verification", "--refresh")
    #expect(verification["status"] as? String == "rejected")
    #expect(verification["reason"] as? String == "The passport has expired.")
    #expect(
      try await careers.document("applications", "show", id, "--refresh")["status"] as? String == "rejected"
    )
  }

  @Test(arguments: CareersPlace.allCases)
  func `an organisation is registered, remembered and verified`(place: CareersPlace) async throws {
    let careers = try await Careers(place)
    #expect(try await careers.items("profile", "organization").isEmpty)
    let values = ["--name", "Sakura Training", "--type", "lpk", "--country", "id"]
    let registered = await careers.run(["profile", "organization", "register"] + values + ["--json"])
    let id = try #require(try JSONDocument(registered.output).object["id"] as? String)
    func status() async throws -> String? {
      try await careers.document("profile", "organization", "status", id, "--refresh")["status"] as? String
    }

    #expect(try await status() == "not-requested")
    let unrequested = try await careers.items("profile", "organization", "--offline")
    #expect(unrequested.map { $0["status"] as? String } == ["not-requested"])
    let facts = ["--number", "0104", "--legal-name", "Sakura Training"]
    #expect(await careers.run(["profile", "organization", "verify", id] + facts).code == .done)
    #expect(try await status() == "pending")
    try await careers.advance(id)
    #expect(try await status() == "verified")
    let listed = try await careers.items("profile", "organization", "--offline")
    #expect(listed.map { $0["status"] as? String } == ["verified"])
    #expect(listed.map { $0["name"] as? String } == ["Sakura Training"])
    let unknown = "00000000-0000-4000-8000-000000000000"
    #expect(await careers("profile", "organization", "status", unknown).code == .notFound)
    #expect(await careers("profile", "organization", "status", "no-id").code == .usage)
  }

  @Test func `a damaged list of organisations is named, and after it was dropped one can be registered`()
    async throws
  {
    let careers = try await Careers(.inProcess)
    let values = ["--name", "Sakura Training", "--type", "lpk", "--country", "id"]
    let register = ["profile", "organization", "register"] + values
    #expect(await careers.run(register).code == .done)
    try await careers.damage("careers.organizations")

    let refused = await careers.run(register)
    let drop = await careers("profile", "organization", "drop")
    let registered = await careers.run(register)

    #expect(refused.code == .failed)
    #expect(refused.errorOutput.contains("profile organization drop"), "\(refused.errorOutput)")
    #expect(drop.code == .done, "\(drop.errorOutput)")
    #expect(registered.code == .done, "\(registered.errorOutput)")
    #expect(try await careers.items("profile", "organization").count == 1)
  }

  @Test(arguments: CareersPlace.allCases)
  func `a profile is changed as a whole or not at all`(place: CareersPlace) async throws {
    let careers = try await Careers(place)

    #expect(await careers("profile", "edit", "--name", "Ibu Siti").code == .done)
    let wrong = await careers("profile", "edit", "--name", "Other", "--avatar", "ftp://a.example/b.png")
    #expect(wrong.code != .done)
    #expect(await careers("profile", "edit").code == .usage)
    let profile = try await careers.document("profile", "--refresh")
    #expect(profile["name"] as? String == "Ibu Siti")
  }

  @Test(arguments: CareersPlace.allCases)
  func `the feed is read, saved and shared`(place: CareersPlace) async throws {
    let careers = try await Careers(place)
    let posts = try await careers.items("feed", "--limit", "30")
    let dates = posts.compactMap { $0["posted"] as? String }
    #expect(posts.count == 30)
    #expect(dates == dates.sorted(by: >))
    let id = try #require(posts.first?["id"] as? String)

    #expect(await careers("feed", "save", id).code == .done)
    #expect(try await careers.items("feed", "saved").compactMap { $0["id"] as? String } == [id])
    let shared = await careers("feed", "share", id)
    #expect(shared.code == .done)
    #expect(shared.output.contains(posts.first?["title"] as? String ?? "?"))
    #expect(await careers("feed", "unsave", id).code == .done)
    #expect(try await careers.items("feed", "saved").isEmpty)
  }

  @Test(arguments: CareersPlace.allCases)
  func `another account sees nothing of the first, in the service and in the cache`(place: CareersPlace)
    async throws
  {
    let careers = try await Careers(place)
    let applied = try await careers.document("jobs", "apply", try await careers.job(), "--yes")
    let id = try #require(applied["id"] as? String)
    #expect(await careers("applications", "show", id).code == .done)
    #expect(await careers("account", "logout").code == .done)
    #expect(await careers("applications", "--offline").code != .done)
    #expect(await careers("applications").code == .signInNeeded)
    try await careers.register("other@example.com")

    #expect(try await careers.items("applications").isEmpty)
    #expect(await careers("applications", "show", id).code == .notFound)
    #expect(await careers("applications", "show", id, "--offline").code != .done)
  }

  @Test(arguments: CareersPlace.allCases)
  func `wrong credentials and bad fields are refused, and nobody is signed in`(place: CareersPlace)
    async throws
  {
    let careers = try await Careers(place)
    #expect(await careers("account", "logout").code == .done)
    let login = ["account", "login", "--password-stdin", "--store", "file", "--email"]

    #expect(await careers.run(login + ["mai@example.com"], input: "wrong password").code == .refused)
    #expect(await careers.run(login + ["no address"], input: "correct horse").code == .usage)
    #expect(await careers.run(login + ["mai@example.com"], input: "short").code == .refused)
    #expect(await careers("applications").code == .signInNeeded)
    let taken = ["account", "register", "--name", "Mai", "--password-stdin", "--store", "file", "--email"]
    #expect(await careers.run(taken + ["mai@example.com"], input: "correct horse").code == .refused)
  }

  @Test(arguments: CareersPlace.allCases)
  func `the fifth wrong code locks, and another code, which voids it, is had after a minute`(
    place: CareersPlace
  ) async throws {
    let careers = try await Careers(place)
    #expect(await careers("account", "resend").code == .rateLimited)
    careers.wait(59)
    #expect(await careers("account", "resend").code == .rateLimited)
    careers.wait(1)
    let first = try #require(try await careers.document("account", "resend")["developmentCode"] as? String)
    let wrong = first == "000000" ? "000001" : "000000"
    for _ in 1...4 {
      #expect(await careers("account", "verify", wrong).errorOutput.contains("The code is wrong."))
    }
    #expect(await careers("account", "verify", wrong).errorOutput.contains("locked"))
    #expect(await careers("account", "verify", first).errorOutput.contains("locked"))
    careers.wait(60)

    let second = try #require(try await careers.document("account", "resend")["developmentCode"] as? String)
    if first != second { #expect(await careers("account", "verify", first).code == .refused) }
    careers.wait(601)
    #expect(await careers("account", "verify", second).errorOutput.contains("expired"))
    let third = try #require(try await careers.document("account", "resend")["developmentCode"] as? String)
    #expect(await careers("account", "verify", third).code == .done)
    #expect(await careers("account", "resend").code == .done)
  }

  @Test(arguments: CareersPlace.allCases)
  func `ten programs with an expired token renew it once, and the session stays`(place: CareersPlace)
    async throws
  {
    let careers = try await Careers(place, clock: ContinuousClock())
    careers.wait(901)

    let codes = await withTaskGroup { group in
      for _ in 0..<10 { group.addTask { await careers("profile", "--refresh").code } }
      return await group.reduce(into: []) { $0.append($1) }
    }

    // A second renewal with one token would be refused, and end the session.
    #expect(codes == Array(repeating: .done, count: 10))
    #expect(await careers("profile", "--refresh").code == .done)
  }

  @Test func `a change that waits names the job, in the language in which the list is shown`() async throws {
    let careers = try await Careers(.inProcess)
    let jobs = try await careers.items("jobs", "--lang", "id")
    let id = try #require(jobs[1]["id"] as? String)
    let title = try #require(jobs[1]["title"] as? String)

    #expect(await careers("jobs", "save", id, "--network", "offline", "--lang", "id").code == .done)

    #expect(try await careers.items("outbox").first?["title"] as? String == "Save the job '\(title)'")
    let chinese = try await careers.items("outbox", "--lang", "zh-Hans")
    #expect(chinese.first?["title"] as? String == "收藏职位“\(title)”")
  }

  @Test func `a change shows on every list that was stored before it, without a connection`() async throws {
    let careers = try await Careers(.inProcess)
    let narrowed = ["jobs", "--query", "a", "--limit", "3"]
    let jobs = try await careers.items("jobs", "--query", "a", "--limit", "3").compactMap {
      $0["id"] as? String
    }
    #expect(try await careers.items("jobs", "saved").isEmpty)

    #expect(await careers("jobs", "save", jobs[0]).code == .done)
    #expect(await careers("jobs", "save", jobs[1], "--offline").code == .done)

    let list = await careers.run(narrowed + ["--offline", "--json", "--fields", "isSaved,isPending"])
    let marks = try JSONDocument(list.output).items
    #expect(marks.map { $0["isSaved"] as? Bool } == [true, true, false])
    #expect(marks.map { $0["isPending"] as? Bool } == [false, true, false])
    let saved = try await careers.items("jobs", "saved", "--offline")
    #expect(saved.compactMap { $0["id"] as? String } == [jobs[1], jobs[0]])
    #expect(saved.map { $0["isPending"] as? Bool } == [true, false])

    #expect(await careers("outbox", "send").code == .done)
    #expect(await careers("jobs", "unsave", jobs[0]).code == .done)
    let later = try await careers.items("jobs", "saved", "--offline")
    #expect(later.compactMap { $0["id"] as? String } == [jobs[1]])
    #expect(later.first?["isPending"] as? Bool == false)
  }

  @Test func `a post that was opened is saved with its title though the whole feed was never read`()
    async throws
  {
    let careers = try await Careers(.inProcess)
    let post = try #require(try await careers.items("feed", "--category", "visa", "--limit", "1").first)
    let id = try #require(post["id"] as? String)
    let title = try #require(post["title"] as? String)
    #expect(await careers("feed", "show", id, "--category", "visa").code == .done)
    #expect(try await careers.items("feed", "saved").isEmpty)

    #expect(await careers("feed", "save", id, "--offline").code == .done)

    // The list of all posts was never read, and one of a category is not looked through.
    let saved = try await careers.items("feed", "saved", "--offline")
    #expect(saved.map { $0["title"] as? String } == [title])
    #expect(try await careers.items("outbox").first?["title"] as? String == "Save the post '\(title)'")
  }

  @Test func `the last saved job is removed without a doubt about the list that is empty then`() async throws
  {
    let careers = try await Careers(.inProcess)
    let job = try #require(try await careers.items("jobs", "--limit", "1").first?["id"] as? String)
    #expect(await careers("jobs", "save", job).code == .done)
    #expect(try await careers.items("jobs", "saved").count == 1)
    #expect(await careers("jobs", "unsave", job).code == .done)

    for _ in 1...2 {
      let list = await careers.run(["jobs", "saved", "--refresh", "--json"])
      #expect(list.code == .done && list.errorOutput.isEmpty)
      #expect(try JSONDocument(list.output).items.isEmpty)
      #expect(!list.output.contains("unconfirmed"))
    }
  }

  @Test func `pages that a change touched open without a connection, with the change`() async throws {
    let careers = try await Careers(.inProcess)
    let cv = try careers.file("cv.pdf", Data("%PDF-1.7\n".utf8))
    #expect(await careers("jobs", "apply", try await careers.job(), "--yes").code == .done)
    let id = try #require(try await careers.items("applications").first?["id"] as? String)
    let pages = [
      ["applications"], ["applications", "show", id], ["applications", "documents", id],
      ["profile", "verification"], ["profile"],
    ]
    func stored() async throws -> [JSONDocument] {
      var documents: [JSONDocument] = []
      for page in pages {
        let run = await careers.run(page + ["--offline", "--json"])
        #expect(run.code == .done, "\(page): \(run.errorOutput)")
        documents.append(try JSONDocument(run.output))
        #expect(documents.last?.source["reason"] as? String != "changed", "\(page)")
      }
      return documents
    }
    for page in pages { #expect(await careers.run(page).code == .done) }
    #expect(try await stored()[2].items.isEmpty)

    #expect(await careers("applications", "upload", id, cv, "--type", "cv").code == .done)
    #expect(try await stored()[2].items.count == 1)
    #expect(await careers("profile", "verification", "start", "--yes").code == .done)
    #expect(try await stored()[3].object["session"] != nil)
    #expect(await careers("profile", "edit", "--name", "Mai Anh").code == .done)
    #expect(try await stored()[4].object["name"] as? String == "Mai Anh")
  }

  @Test func `the first look at notifications tells of an offer that is open`() async throws {
    let careers = try await Careers(.inProcess)
    let job = try #require(try await careers.items("jobs", "--limit", "1").first?["id"] as? String)
    #expect(await careers("jobs", "apply", job, "--yes").code == .done)
    let application = try #require(try await careers.items("applications").first?["id"] as? String)
    for _ in 1...3 { try await careers.advance(application) }

    let first = try await careers.items("notifications")
    #expect(first.map { $0["application"] as? String } == [application])
    #expect(try await careers.items("notifications").count == 1)
  }

  @Test func `after damaged notifications the next look works, and says that some may be missing`()
    async throws
  {
    let careers = try await Careers(.inProcess)
    #expect(await careers("jobs", "apply", try await careers.job(), "--yes").code == .done)
    #expect(await careers("notifications").code == .done)
    try await careers.damage("careers.notifications")

    let offline = await careers("notifications", "--offline")
    let look = await careers("notifications")
    let later = await careers("notifications", "--json")
    #expect(await careers("notifications", "--mark-read").code == .done)
    let marked = await careers("notifications", "--json")

    #expect(offline.code == .failed)
    #expect(offline.errorOutput.contains("damaged and cannot be read"), "\(offline.errorOutput)")
    #expect([look.code, later.code, marked.code] == [.done, .done, .done])
    #expect(look.output.contains("cannot be read") && !look.output.contains("First check"))
    #expect(later.errorOutput.contains("Earlier notifications cannot be read"), "\(later.errorOutput)")
    #expect(later.output.contains("entries-unreadable") && !marked.output.contains("entries-unreadable"))
  }

  @Test func `signing out removes the pages of the account, and what is known of its notifications`()
    async throws
  {
    let careers = try await Careers(.inProcess)
    #expect(await careers("jobs", "apply", try await careers.job(), "--yes").code == .done)
    let application = try #require(try await careers.items("applications").first?["id"] as? String)
    for _ in 1...3 { try await careers.advance(application) }
    #expect(await careers("notifications", "--mark-read").code == .done)
    let before = try await careers.items("notifications")

    #expect(await careers("account", "logout").code == .done)
    #expect(await careers.signIn("mai@example.com").code == .done)

    #expect(await careers("applications", "--offline").code == .noConnection)
    #expect(before.map { $0["unread"] as? Bool } == [false])
    #expect(try await careers.items("notifications").map { $0["unread"] as? Bool } == [true])
  }

  @Test(arguments: [[], ["--offline"]] as [[String]])
  func `a guest has to sign in for what belongs to an account`(options: [String]) async throws {
    let careers = try await Careers(.inProcess)
    #expect(await careers("account", "logout").code == .done)

    for words in [["applications"], ["notifications"], ["notifications", "--mark-read"], ["jobs", "saved"]] {
      let run = await careers.run(words + options)

      #expect(run.code == .signInNeeded, "\(words) \(run.errorOutput)")
      #expect(run.errorOutput.contains("tessera account login"), "\(words) \(run.errorOutput)")
    }
  }

  @Test func `other spellings of the service's address open the same account, pages and waiting changes`()
    async throws
  {
    let careers = try await Careers(.served)
    let job = try await careers.job()
    #expect(await careers("applications").code == .done)
    #expect(await careers("jobs", "save", job, "--offline").code == .done)
    let spellings: [@Sendable (String) -> String] = [
      { $0 + "/" }, { $0 + "/v1" }, { $0 + "/v1/" }, { $0.replacing("http:", with: "HTTP:") },
    ]

    for spelling in spellings {
      for words in [["applications", "--offline"], ["jobs", "--offline"]] {
        let run = await careers.run(words, spelling: spelling)
        #expect(run.code == .done, "\(words) \(run.errorOutput)")
      }
      let outbox = try JSONDocument(await careers.run(["outbox", "--json"], spelling: spelling).output).items
      #expect(outbox.map { $0["state"] as? String } == ["waiting"])
    }
  }

  @Test func `what was done offline is sent in order when the network is back`() async throws {
    let careers = try await Careers(.inProcess)
    let jobs = try await careers.items("jobs").compactMap { $0["id"] as? String }
    #expect(await careers("jobs", "show", jobs[0]).code == .done)
    for job in jobs.prefix(3) {
      #expect(await careers("jobs", "save", job, "--network", "offline").code == .done)
    }
    #expect(await careers("profile", "edit", "--name", "Offline", "--network", "offline").code == .done)
    #expect(await careers("jobs", "unsave", jobs[1], "--network", "offline").code == .done)
    #expect(await careers("jobs", "show", jobs[0], "--network", "offline").code == .done)
    #expect(await careers("outbox", "send", "--network", "offline").code == .noConnection)
    let waiting = try await careers.items("outbox")

    #expect(await careers("outbox", "send").code == .done)

    #expect(waiting.count == 4)
    #expect(try await careers.items("outbox").isEmpty)
    let saved = try await careers.items("jobs", "saved", "--refresh").compactMap { $0["id"] as? String }
    #expect(saved == [jobs[2], jobs[0]])
    #expect(try await careers.document("profile", "--refresh")["name"] as? String == "Offline")
  }

  @Test func `with a damaged record of accounts nobody says that nothing waits`() async throws {
    let careers = try await Careers(.inProcess)
    let job = try await careers.job()
    #expect(await careers("jobs", "save", job, "--offline").code == .done)
    _ = try careers.file("data/accounts.json", Data("xx".utf8))

    let send = await careers("outbox", "send")
    let drop = await careers("outbox", "drop", "1")
    let edit = await careers("profile", "edit", "--name", "Mai", "--offline")
    let save = await careers("jobs", "unsave", job, "--offline")
    let organizations = await careers("profile", "organization", "--offline")

    for run in [send, drop, edit, save, organizations] {
      #expect(run.code == .signInNeeded, "\(run.errorOutput)")
      #expect(run.errorOutput.contains("damaged"), "\(run.errorOutput)")
    }
    #expect(try await careers.items("outbox").compactMap { $0["state"] as? String } == ["other-account"])
    let logout = await careers("account", "logout", "--lang", "id")
    #expect(logout.errorOutput.contains("akunnya tidak diketahui"), "\(logout.errorOutput)")
    #expect(!(logout.output + logout.errorOutput).contains("accounts.json is damaged"))
  }

  @Test func `with a damaged record of accounts public pages open without an account, and say so`()
    async throws
  {
    let careers = try await Careers(.inProcess)
    let job = try await careers.job()
    _ = try careers.file("data/accounts.json", Data("xx".utf8))

    let jobs = await careers("jobs", "-n", "1")
    let feed = await careers("feed", "-n", "1")
    let shown = await careers("jobs", "show", job)
    let offline = await careers("jobs", "show", job, "--offline")
    let users = await careers("users", "-n", "1")

    for run in [jobs, feed, shown, offline, users] {
      #expect(run.code == .done, "\(run.errorOutput)")
      #expect(run.errorOutput.contains("Public pages are shown without an account."), "\(run.errorOutput)")
    }
  }

  @Test func `with a record of accounts of a newer version the outbox says so, and sends nothing`()
    async throws
  {
    let careers = try await Careers(.inProcess)
    let job = try await careers.job()
    #expect(await careers("jobs", "save", job, "--offline").code == .done)
    _ = try careers.file("data/accounts.json", Data(#"{"version":9}"#.utf8))

    let jobs = await careers("jobs")
    let shown = jobs.output + jobs.errorOutput
    #expect(shown.contains("written by a newer version"), "\(shown)")
    #expect(!shown.contains("token unreadable") && !shown.contains("token cannot be read"), "\(shown)")
    let list = await careers("outbox", "--lang", "id")
    let send = await careers("outbox", "send")

    #expect(list.code == .done)
    let listed = list.output + list.errorOutput
    #expect(listed.contains("ditulis oleh versi yang lebih baru"), "\(listed)")
    #expect(send.code == .failed)
    #expect(send.errorOutput.contains("Use that version"), "\(send.errorOutput)")
  }

  @Test func `an application that was not confirmed names its entry of the outbox, and can be dropped there`()
    async throws
  {
    let careers = try await Careers(.inProcess)
    let job = try await careers.job()
    #expect(await careers("jobs", "show", job).code == .done)

    let run = await careers("jobs", "apply", job, "--yes", "--network", "failing")

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains("It stays in the outbox and is sent again later"))
    #expect(run.errorOutput.contains("remove it from the outbox with 'tessera outbox drop 1'."))
    #expect(try await careers.items("outbox").count == 1)
    #expect(await careers("outbox", "drop", "1").code == .done)
    #expect(try await careers.items("outbox").isEmpty)
    #expect(try await careers.items("applications").isEmpty)
  }
}

/// Where the careers service of a scenario is.
enum CareersPlace: CaseIterable, Sendable {
  case inProcess
  case served
}

/// Runs of the program for one user of the careers service.
private final class Careers: Sendable {
  private let tessera: TesseraRun
  private let environment: [String: String]
  private let service: CareersService?
  private let server: SandboxServer?

  /// Registers `mai@example.com`.
  init(_ place: CareersPlace, clock: any Clock<Duration> = ShortSleepClock()) async throws {
    let tessera = try TesseraRun(clock: clock)
    self.tessera = tessera
    switch place {
    case .inProcess: (service, server, environment) = (nil, nil, [:])
    case .served:
      let service = CareersService(seed: 1) { tessera.now }
      let server = try SandboxServer(
        hosts: service.hosts.sorted(),
        over: SandboxTransport(services: [service])
      ) { work in
        Thread.detachNewThread(work)
        return true
      }
      try #require(server.start())
      let host = try #require(service.hosts.first { $0.contains("api") })
      let port = try #require(server.ports[host])
      self.service = service
      self.server = server
      environment = ["TESSERA_CAREERS_URL": "http://127.0.0.1:\(port)"]
    }
    try await register("mai@example.com")
  }

  deinit { server?.stop() }

  func register(_ email: String) async throws {
    let details = ["--name", "Mai Tanaka", "--email", email, "--password-stdin", "--store", "file"]
    let run = await run(["account", "register", "--accept-terms"] + details, input: "correct horse\n")
    try #require(run.code == .done, "\(run.errorOutput)")
  }

  func signIn(_ email: String) async -> TesseraRun.Outcome {
    await run(
      ["account", "login", "--email", email, "--password-stdin", "--store", "file"],
      input: "correct horse\n"
    )
  }

  func callAsFunction(_ arguments: String...) async -> TesseraRun.Outcome { await run(arguments) }

  func run(_ arguments: [String], input: String = "") async -> TesseraRun.Outcome {
    await tessera(arguments: arguments, environment: environment, input: input)
  }

  /// Runs the program with another spelling of the service's address.
  func run(
    _ arguments: [String],
    spelling: @Sendable (String) -> String
  ) async -> TesseraRun.Outcome {
    await tessera(arguments: arguments, environment: environment.mapValues(spelling))
  }

  func document(_ arguments: String...) async throws -> [String: Any] {
    let run = await run(arguments + ["--json"])
    try #require(run.code == .done, "\(run.errorOutput)")
    return try JSONDocument(run.output).object
  }

  func items(_ arguments: String...) async throws -> [[String: Any]] {
    let run = await run(arguments + ["--json"])
    try #require(run.code == .done, "\(run.errorOutput)")
    return try JSONDocument(run.output).items
  }

  /// A job of the first page.
  func job() async throws -> String {
    try #require(try await items("jobs").compactMap { $0["id"] as? String }.first)
  }

  /// Has the operator take a step.
  func advance(_ id: String, rejecting reason: String? = nil) async throws {
    if let service {
      _ = try await service.advance(id, isRejected: reason != nil, reason: reason)
    } else {
      let run = await run(["sandbox", "advance", id] + (reason.map { ["--reject", "--reason", $0] } ?? []))
      try #require(run.code == .done, "\(run.errorOutput)")
    }
  }

  func wait(_ seconds: TimeInterval) { tessera.pass(seconds: seconds) }

  func file(_ name: String, _ content: Data) throws -> String {
    try tessera.write(content, to: name)
  }

  /// Writes something into every record of a collection that is none.
  func damage(_ collection: String) async throws {
    let file = tessera.store.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "data/careers.sqlite").path()
    try await SQLiteRecordStore(path: file).transaction { (transaction) throws(StorageError) in
      for record in try transaction.contents(of: collection).records {
        try transaction.set(Data("junk".utf8), for: record.key, in: collection)
      }
    }
  }
}
