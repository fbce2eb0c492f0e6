import Foundation
import PeopleDomain
import PeopleFakes
import Testing

@Suite struct PeopleSamplesTests {
  @Test func `accounts have the login of their number, and there is none below 0`() {
    let users = PeopleSamples.users(0, -1, 5)

    #expect(users.map(\.id) == [PeopleSamples.id(0), PeopleSamples.id(5)])
    #expect(users.map(\.id.rawValue) == [0, 5])
    #expect(users.map(\.login) == ["user0", "user5"])
    #expect(users.map(\.kind) == [.user, .user])
  }

  @Test func `the account of the user has the number 5 where nothing else is said`() {
    let account = PeopleSamples.account(0, scopes: .reported(["repo"]))

    #expect(account.account == AccountIdentity(id: PeopleSamples.id(0), login: "user0"))
    #expect(account.scopes == .reported(["repo"]))
    #expect(PeopleSamples.account() == PeopleSamples.account(5, scopes: .notReported))
  }

  @Test func `a code waits a quarter of an hour, and is asked about every five seconds`() {
    let code = PeopleSamples.code()

    #expect(code == PeopleSamples.code(lifetime: .seconds(900), interval: .seconds(5)))
    #expect([code.lifetime, code.interval] == [.seconds(900), .seconds(5)])
    #expect(code.deviceCode.text == "device-secret")
    #expect(code.userCode == "WDJB-MJHT")
    #expect(code.page.absoluteString == "https://github.com/login/device")
    #expect(PeopleSamples.mark.rawValue == "next")
  }
}
