import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import PeopleDomain
import PeopleFakes
import Synchronization

@testable import Users

/// The commands of users over fakes.
@MainActor
struct UsersRun {
  typealias Request = FakeUserRepository.Request

  let repository: FakeUserRepository
  let history: FakeUserHistory
  let opener: FakeLinkOpener
  /// Holds answers of the service back.
  let gate: AnswerGate<Request>
  let events = Events()
  private let language: Language

  init(in language: Language = .english, opens: Bool = true, holding held: Request...) {
    let gate = AnswerGate(holding: Set(held))
    self.language = language
    self.gate = gate
    opener = FakeLinkOpener(opens)
    history = FakeUserHistory([Samples.profile, UserProfile(Samples.compilers)])
    repository = FakeUserRepository { await gate.pass($0) }
    let all = (1...250).flatMap { PeopleSamples.users($0) }
    repository.prepare { answers in
      answers.profiles["ada"] = .success(Samples.fetched(Samples.profile))
      for size in UserListPlace.pageSizes {
        var start: UserPageRequest = .start(after: nil, count: size)
        for first in stride(from: 0, to: all.count, by: size) {
          let end = min(first + size, all.count)
          let mark = UserPage.Mark(rawValue: "\(size) after \(end)")
          let page = UserPage(users: Array(all[first..<end]), next: end < all.count ? mark : nil)
          answers.pages[start] = .success(Samples.fetched(page))
          start = .next(mark)
        }
      }
    }
  }

  /// Another answer for the page behind an account of the list.
  func answer(after number: Int, pageSize: Int = 100, _ answer: FakeUserRepository.Answer<UserPage>) {
    let mark = UserPage.Mark(rawValue: "\(pageSize) after \(number)")
    repository.prepare { $0.pages[.next(mark)] = answer }
  }

  var useCases: UsersUseCases {
    UsersUseCases(
      list: ListUsers(repository: repository),
      open: OpenUser(repository: repository, history: history) { _ in },
      find: FindUsers(history: history) {},
      opener: opener
    )
  }

  var feature: UsersFeature {
    UsersFeature(language: language, useCases: useCases) { [events] in events.add($0) }
  }

  func callAsFunction(_ arguments: String...) async -> ScreenRun { await self(arguments) }

  func callAsFunction(_ arguments: [String]) async -> ScreenRun {
    await ScreenRun(feature, ["users"] + arguments, Samples.context(in: language))
  }
}

/// Remembers the addresses that were opened.
final class FakeLinkOpener: LinkOpener {
  private let opened = Mutex<[String]>([])
  private let opens: Bool

  init(_ opens: Bool) {
    self.opens = opens
  }

  var addresses: [String] { opened.withLock(\.self) }

  func open(_ link: WebLink) async -> Bool {
    if opens { opened.withLock { $0.append(link.description) } }
    return opens
  }
}

/// Remembers what a feature reported.
final class Events: Sendable {
  private let list = Mutex<[FeatureEvent]>([])

  var all: [FeatureEvent] { list.withLock(\.self) }

  func add(_ event: FeatureEvent) { list.withLock { $0.append(event) } }
}
