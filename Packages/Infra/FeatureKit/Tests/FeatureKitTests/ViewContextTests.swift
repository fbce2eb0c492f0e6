import FeatureKit
import Foundation
import LocalizationKit
import Synchronization
import Testing

@Suite struct ViewContextTests {
  @Test func `who asks for the present is noticed, also in the words about a change`() {
    let count = Mutex(0)
    let noticing = context.noticingPresent { count.withLock { $0 += 1 } }

    _ = (noticing.language, noticing.phrasing)
    let before = count.withLock { $0 }
    _ = (noticing.now, noticing.ofChange.sentence(for: .retry(.now)))
    let after = count.withLock { $0 }

    #expect(before == 0 && after == 2)
  }

  @Test func `a remedy names the account that another area has, or that of the view`() {
    let cards = AccountRoutes(signIn: Route("cards", "login"), signOut: Route("cards", "logout"))
    let jobs = AccountRoutes(signIn: Route("jobs", "login"), signOut: Route("jobs", "logout"))
    let context = ViewContext(now: now, language: .english, phrasing: CommandPhrasing(account: cards))

    #expect(
      context.naming(jobs).sentence(for: .signIn) == "Sign in with 'tessera jobs login' and try again."
    )
    #expect(
      context.naming(nil).sentence(for: .signIn) == "Sign in with 'tessera cards login' and try again."
    )
  }

  @Test(arguments: [0, 90, 86_400]) func `the present of later is as much later`(seconds: Int) {
    #expect(context.later(by: seconds).now == now.addingTimeInterval(Double(seconds)))
    #expect(context.now == now)
  }
}
