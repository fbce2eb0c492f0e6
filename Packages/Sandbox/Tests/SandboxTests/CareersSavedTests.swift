import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersSavedTests {
  private let probe = CareersProbe()

  /// A list that can be saved to: where it is, where the items come from, and the name of the identifier.
  struct List: Sendable, CustomTestStringConvertible {
    let path: String
    let source: String
    let key: String
    let unknown: String

    var testDescription: String { path }
    static let jobs = List(
      path: "/users/me/saved-jobs",
      source: "/jobs",
      key: "jobId",
      unknown: "404 job_not_found"
    )
    static let posts = List(
      path: "/users/me/saved-posts",
      source: "/feed/posts",
      key: "postId",
      unknown: "404 post_not_found"
    )
    static let all = [jobs, posts]
  }

  @Test(arguments: List.all)
  func `what is saved is listed, newest save first, and marked everywhere`(list: List) async throws {
    let user = try await probe.register()
    let ids = try await probe.items(list.source).prefix(3).map { try $0.text("id") }
    for id in ids {
      let answer = try await save(id, in: list, user)
      #expect(answer["saved"] as? Bool == true)
      #expect(answer["created"] as? Bool == true)
      #expect(try answer.text(list.key) == id)
    }
    #expect(try await save(ids[0], in: list, user)["created"] as? Bool == false)
    let saved = try await probe.items(list.path, token: user.token)
    #expect(try saved.map { try $0.text("id") } == ids.reversed())
    #expect(try saved.allSatisfy { try $0.object("viewerState")["saved"] as? Bool == true })
    let rows = try await probe.get(list.source + "?limit=4", token: user.token).objects("items")
    #expect(try rows.map { try $0.object("viewerState")["saved"] as? Bool } == [true, true, true, false])
    #expect(try rows.allSatisfy { try $0.object("viewerState")["authenticated"] as? Bool == true })
    let page = try await probe.get(list.path + "?limit=2&cursor=1", token: user.token)
    #expect(try page.objects("items").map { try $0.text("id") } == [ids[1], ids[0]])
  }

  @Test(arguments: List.all)
  func `what is removed is gone, and can be removed again`(list: List) async throws {
    let user = try await probe.register()
    let ids = try await probe.items(list.source).prefix(2).map { try $0.text("id") }
    for id in ids { _ = try await save(id, in: list, user) }
    let answer = try await probe.object(.delete, "\(list.path)/\(ids[0])", token: user.token)
    #expect(answer["saved"] as? Bool == false)
    #expect(answer["removed"] as? Bool == true)
    #expect(try answer.text(list.key) == ids[0])
    let again = try await probe.object(.delete, "\(list.path)/\(ids[0])", token: user.token)
    #expect(again["removed"] as? Bool == false)
    let left = try await probe.items(list.path, token: user.token)
    #expect(try left.map { try $0.text("id") } == [ids[1]])
  }

  @Test(arguments: List.all)
  func `what does not exist can neither be saved nor removed`(list: List) async throws {
    let token = try await probe.register().token
    let missing = list.key == "jobId" ? "400 invalid_job_id" : "400 invalid_post_id"
    #expect(try await probe.refusal(.post, list.path, token: token) == missing)
    let blank = #"{"\#(list.key)":"  "}"#
    #expect(try await probe.refusal(.post, list.path, token: token, body: blank) == missing)
    let unknown = #"{"\#(list.key)":"nothing"}"#
    #expect(try await probe.refusal(.post, list.path, token: token, body: unknown) == list.unknown)
    #expect(try await probe.refusal(.delete, list.path + "/nothing", token: token) == list.unknown)
    #expect(try await probe.refusal(.get, list.path + "?limit=51", token: token) == "400 invalid_limit")
  }

  @Test func `a job that is not public any more stays saved and can be removed`() async throws {
    let due = try #require(
      try await probe.items("/jobs").first { try $0.object("lifecycle").isNull("publishedAt") }
    )
    let id = try due.text("id")
    probe.clock.advance(by: 1_758_186_000 - CareersProbe.start.timeIntervalSince1970)
    let user = try await probe.register()
    _ = try await save(id, in: .jobs, user)
    probe.clock.advance(by: -1)
    let saved = try await probe.items("/users/me/saved-jobs", token: user.token)
    #expect(try saved.map { try $0.text("id") } == [id])
    #expect(try saved.first?.object("lifecycle").text("effectiveStatus") == "SCHEDULED")
    #expect(try saved.first?.object("viewerState")["canApply"] as? Bool == true)
    let body = #"{"jobId":"\#(id)"}"#
    #expect(
      try await probe.refusal(.post, "/users/me/saved-jobs", token: user.token, body: body)
        == "404 job_not_found"
    )
    #expect(
      try await probe.refusal(.post, "/jobs/\(id)/applications", token: user.token) == "404 job_not_found"
    )
    let removed = try await probe.object(.delete, "/users/me/saved-jobs/\(id)", token: user.token)
    #expect(removed["removed"] as? Bool == true)
  }

  @Test func `a job shows its user that it can be applied for`() async throws {
    let user = try await probe.register()
    let id = try #require(try await probe.items("/jobs").first).text("id")
    _ = try await save(id, in: .jobs, user)
    let viewer = try await probe.get("/jobs/\(id)", token: user.token).object("viewerState")
    #expect(try viewer.text("applyCta") == "APPLY")
    #expect(viewer["canApply"] as? Bool == true)
    #expect(viewer["saved"] as? Bool == true)
  }

  private func save(_ id: String, in list: List, _ user: CareersUser) async throws -> CareersProbe.Object {
    try await probe.object(.post, list.path, token: user.token, body: #"{"\#(list.key)":"\#(id)"}"#)
  }
}
