import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite(.timeLimit(.minutes(5))) struct RepresentationTests {
  private static let moment = "Mon, 01 Dec 2025 00:00:00 GMT"
  private static let earlier = "Sun, 30 Nov 2025 23:59:59 GMT"
  private let now = Date(timeIntervalSince1970: 1_764_547_200.75)
  private let tag = EntityTag(version: 1, resource: "a")

  private func answer(
    changed: Date? = nil,
    method: HTTPMethod = .get,
    _ fields: HTTPFields = [:]
  ) throws -> HTTPResponse {
    let url = try #require(URL(string: "https://a.example/"))
    let representation = Representation(
      etag: tag,
      lastModified: changed,
      cacheControl: "max-age=1",
      body: { Data("text".utf8) }
    )
    return representation.response(to: HTTPRequest(method: method, url: url, fields: fields), now: now)
  }

  @Test func `an answer has its validator, its lifetime, and type and length of its content`() throws {
    let answer = try answer()

    let fields: HTTPFields = [
      .date: Self.moment, .etag: tag.text, .cacheControl: "max-age=1",
      .contentType: "application/json; charset=utf-8", .contentLength: "4",
    ]
    #expect(answer == HTTPResponse(status: .ok, fields: fields, body: Data("text".utf8)))
  }

  @Test func `an answer to HEAD has the length and no content`() throws {
    let answer = try answer(method: .head)

    #expect(answer.fields[.contentLength] == "4")
    #expect(answer.body.isEmpty)
  }

  @Test func `a change that is ahead of the clock is told as the present second`() throws {
    let answer = try answer(changed: now + 60)

    #expect(answer.fields[.lastModified] == Self.moment)
  }

  @Test func `a change that is past is told as it is`() throws {
    let answer = try answer(changed: now - 1)

    #expect(answer.fields[.lastModified] == Self.earlier)
  }

  @Test(arguments: [(moment, 304), (earlier, 200)])
  func `a copy of the present second is good although the change is ahead of the clock`(
    since: String,
    status: Int
  ) throws {
    #expect(try answer(changed: now + 60, [.ifModifiedSince: since]).status.rawValue == status)
  }

  @Test func `a tag of something else outweighs a date on which the copy is good`() throws {
    let fields: HTTPFields = [.ifNoneMatch: "\"other\"", .ifModifiedSince: Self.moment]

    #expect(try answer(changed: now - 60, fields).status == .ok)
  }

  @Test func `the tag of the copy outweighs a date before the change`() throws {
    let fields: HTTPFields = [.ifNoneMatch: tag.text, .ifModifiedSince: Self.earlier]

    #expect(try answer(changed: now, fields).status == .notModified)
  }

  @Test func `a date alone does not count where the service tells no date of change`() throws {
    #expect(try answer([.ifModifiedSince: Self.moment]).status == .ok)
  }

  @Test func `content is not written for a client whose copy is good`() throws {
    let url = try #require(URL(string: "https://a.example/"))
    let representation = Representation(
      etag: tag,
      lastModified: now - 1,
      cacheControl: nil,
      body: {
        Issue.record("The content was written.")
        return Data()
      }
    )

    let answer = representation.response(
      to: HTTPRequest(url: url, fields: [.ifNoneMatch: tag.text]),
      now: now
    )

    let fields: HTTPFields = [.date: Self.moment, .etag: tag.text, .lastModified: Self.earlier]
    #expect(answer == HTTPResponse(status: .notModified, fields: fields))
  }
}
