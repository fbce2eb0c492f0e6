import PeopleDomain
import PeopleFakes
import Testing

struct UserWalkTests {
  @Test("Numbers of accounts begin with nought, and an account is one of the staff only where that is said")
  func accounts() throws {
    #expect([-1, 0, 1].map { User.ID(rawValue: $0)?.rawValue } == [nil, 0, 1])
    let id = try #require(User.ID(rawValue: 0))
    #expect(User(id: id, login: "octo").isStaff == nil)
  }

  @Test("A page adds the accounts with ids above all before")
  func addsNewAccounts() {
    var walk = UserWalk()
    let first = walk.take(UserPage(users: PeopleSamples.users(1, 2, 5), next: PeopleSamples.mark))
    let second = walk.take(UserPage(users: PeopleSamples.users(2, 5, 6), next: PeopleSamples.mark))
    #expect(first.map(\.id.rawValue) == [1, 2, 5])
    #expect(second.map(\.id.rawValue) == [6])
    #expect(walk.highest?.rawValue == 6)
    #expect(walk.continuation == .more(PeopleSamples.mark))
  }

  @Test(
    "Accounts up to the highest id so far are left out",
    arguments: [([5, 6], [6]), ([6, 7], [6, 7]), ([4, 5], []), ([], [])]
  )
  func leavesOutWhatWasListed(ids: [Int], new: [Int]) {
    var walk = UserWalk(after: User.ID(rawValue: 5))
    let users = ids.flatMap { PeopleSamples.users($0) }
    #expect(walk.take(UserPage(users: users, next: nil)).map(\.id.rawValue) == new)
    #expect(walk.highest?.rawValue == new.last ?? 5)
  }

  @Test("A page without a next one is the end")
  func ends() {
    var walk = UserWalk()
    _ = walk.take(UserPage(users: PeopleSamples.users(1), next: nil))
    #expect(walk.continuation == .end)
  }

  @Test(
    "A page of which every account was listed before repeats, whether it names a next one or not",
    arguments: [PeopleSamples.mark, nil]
  )
  func repeats(next: UserPage.Mark?) {
    var walk = UserWalk()
    _ = walk.take(UserPage(users: PeopleSamples.users(1, 2), next: PeopleSamples.mark))
    #expect(walk.take(UserPage(users: PeopleSamples.users(1, 2), next: next)).isEmpty)
    #expect(walk.continuation == .repeats)
  }
}
