import Foundation
import Testing
@testable import Sandbox
@Suite struct DumpTests {
  @Test func dump() async throws {
    let cat = Catalogue(SectionPlan.all)
    for s in cat.sections {
      print("##", s.plan.title, s.shelves.reduce(0) { $0 + $1.plan.count })
      for sh in s.shelves {
        print("  ==", sh.plan.title)
        for i in 0..<min(12, sh.plan.count) { let p = sh.product(at: i); print("   -", p.title, "|", p.synopsis, "|", p.year, p.actors.prefix(2), p.audience?.rating ?? "", p.audience?.groupedVotes ?? "", p.programme?.title ?? "", p.blemish.map { "\($0)" } ?? "") }
      }
    }
  }
}
