import DomainKernel
import PeopleDomain
import PeopleFakes
import Synchronization
import Testing

struct OpenUserTests {
  private let repository = FakeUserRepository()
  private let failures = Failures()

  @Test(
    "A profile is opened by its login, or by the address of its page",
    arguments: [
      "octo", " octo ", "@octo", "https://github.com/octo", " HTTP://www.GitHub.com/octo/ ",
      "github.com/octo", "https://github.com/octo?tab=stars", "https://github.com/octo#top",
    ]
  )
  func opens(typed: String) async throws {
    let profile = Fetched(Samples.profile(1, "octo"), provenance: Samples.provenance())
    repository.prepare { $0.profiles["octo"] = .success(profile) }

    #expect(try await open(FakeUserHistory())(typed, .networkFirst) == profile)
    #expect(repository.requests == [.profile("octo", .networkFirst)])
  }

  @Test(
    "An address that is that of no account is no login in other words",
    arguments: ["https://gitlab.com/octo", "https://github.com/octo/project", "https://github.com/", "a/b"]
  )
  func otherAddress(typed: String) {
    #expect(OpenUser.login(typed) == typed)
  }

  @Test("Nothing is asked for an empty login", arguments: ["", "  ", "@"])
  func empty(typed: String) async {
    await #expect(throws: OpenUserError.noAccount(suggestions: [])) {
      try await open(FakeUserHistory())(typed, .cacheFirst)
    }
    #expect(repository.requests.isEmpty)
  }

  @Test(
    "Suggestions for a login that does not exist are similar logins of the history",
    arguments: [
      ("octocta", ["octocat", "Octopus"]), ("topu", ["Octopus"]), ("octoXX", ["octocat", "Octopus"]),
      ("torvald", ["torvalds"]), ("zebra", []), ("OCTOCAT", ["Octopus"]), ("octal", ["octocat", "Octopus"]),
    ]
  )
  func suggests(typed: String, like: [String]) async {
    let history = FakeUserHistory([
      Samples.profile(1, "octocat"), Samples.profile(2, "Octopus"), Samples.profile(3, "torvalds"),
    ])

    await #expect(throws: OpenUserError.noAccount(suggestions: like)) {
      try await open(history)(typed, .cacheFirst)
    }
  }

  @Test("At most three logins are suggested")
  func fewSuggestions() async {
    let history = FakeUserHistory((1...5).map { Samples.profile($0, "octo\($0)") })

    await #expect(throws: OpenUserError.noAccount(suggestions: ["octo1", "octo2", "octo3"])) {
      try await open(history)("octoX", .cacheFirst)
    }
  }

  @Test("The first hundred accounts of the history are looked through for suggestions")
  func readsAHundred() async {
    let history = FakeUserHistory((1...101).map { Samples.profile($0, "octo\($0)") })
    await #expect(throws: OpenUserError.noAccount(suggestions: ["octo10", "octo100", "octo1"])) {
      try await open(history)("octo101x", .cacheFirst)
    }
  }

  @Test("A history that cannot be read suggests nothing, and is reported")
  func unreadableHistory() async {
    let history = FakeUserHistory([Samples.profile(1, "octocat")])
    await history.fail(.madeByNewerVersion)

    await #expect(throws: OpenUserError.noAccount(suggestions: [])) {
      try await open(history)("octo", .cacheFirst)
    }
    #expect(failures.all == [.madeByNewerVersion])
  }

  @Test("Any other failure is that of the service")
  func serviceFails() async {
    repository.prepare { $0.profiles["octo"] = .failure(.offline) }

    await #expect(throws: OpenUserError.service(.offline)) {
      try await open(FakeUserHistory([Samples.profile(1, "octocat")]))("octo", .cacheFirst)
    }
  }

  private func open(_ history: FakeUserHistory) -> OpenUser {
    OpenUser(repository: repository, history: history) { [failures] in failures.add($0) }
  }
}

/// The failures of a history that were reported.
final class Failures: Sendable {
  private let list = Mutex<[PersistenceError]>([])

  var all: [PersistenceError] { list.withLock(\.self) }

  func add(_ error: PersistenceError) { list.withLock { $0.append(error) } }
}
