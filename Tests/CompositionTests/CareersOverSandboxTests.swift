import CommandKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(3))) struct CareersOverSandboxTests {
  @Test func `every job is listed once, and as many as the service counts`() async throws {
    let tessera = try TesseraRun()

    let all = await tessera("jobs", "--all", "--json", "--fields", "id")

    let ids = try JSONDocument(all.output).items.compactMap { $0["id"] as? String }
    #expect(all.code == .done)
    #expect(ids.count > 50)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `options narrow the list to the jobs that match them`() async throws {
    let tessera = try TesseraRun()

    let run = await tessera("jobs", "--type", "part-time", "--visa", "--all", "--json")

    let jobs = try JSONDocument(run.output).items
    #expect(!jobs.isEmpty)
    for job in jobs {
      #expect(job["type"] as? String == "part-time")
      #expect(job["visa"] as? Bool == true)
    }
  }

  @Test func `a list and a job that were opened stay available offline`() async throws {
    let tessera = try TesseraRun()
    let list = await tessera("jobs", "-n", "1", "--json")
    let id = try #require(try JSONDocument(list.output).items.first?["id"] as? String)
    _ = await tessera("jobs", "show", id)
    tessera.pass(seconds: 86_400)

    let offlineList = await tessera("jobs", "--network", "offline")
    let offlineJob = await tessera("jobs", "show", id, "--network", "offline")

    for run in [offlineList, offlineJob] {
      #expect(run.code == .done)
      #expect(run.output.contains("1 day ago"))
    }
  }

  @Test func `a post of a narrowed feed opens among the same posts, offline too, and once opened anywhere`()
    async throws
  {
    let tessera = try TesseraRun()
    let feed = await tessera("feed", "--category", "visa", "--json")
    let id = try #require(try JSONDocument(feed.output).items.last?["id"] as? String)

    #expect(await tessera("feed", "show", id, "--offline").code == .noConnection)
    let narrowed = await tessera("feed", "show", id, "--category", "visa", "--offline", "--json")

    #expect(try JSONDocument(narrowed.output).object["id"] as? String == id)
    #expect(await tessera("feed", "show", id, "--offline").code == .done)
  }

  @Test func `what the service does not have is not found`() async throws {
    let tessera = try TesseraRun()

    #expect(await tessera("jobs", "show", "job_none").code == .notFound)
    #expect(await tessera("feed", "show", "post_none").code == .notFound)
  }
}
