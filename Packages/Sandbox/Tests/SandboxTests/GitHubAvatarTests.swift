import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct GitHubAvatarTests {
  private static let root = "https://avatars.githubusercontent.com"

  private func get(_ path: String, method: HTTPMethod = .get, _ fields: HTTPFields = [:]) async throws
    -> HTTPResponse
  {
    let url = try #require(URL(string: Self.root + path))
    let service = GitHubAvatarService { SettableDate.start }
    return await service.response(to: HTTPRequest(method: method, url: url, fields: fields))
  }

  /// The chunks of a PNG after its signature, with the check sums that stand behind them.
  private func chunks(_ bytes: [UInt8]) -> [(type: String, content: [UInt8], crc: UInt32)] {
    var chunks: [(String, [UInt8], UInt32)] = []
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = Int(number(rest.prefix(4)))
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(
        (type, Array(rest.dropFirst(8).prefix(length)), number(rest.dropFirst(8 + length).prefix(4)))
      )
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  private func number(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  @Test func `the avatar of an account is its identicon as a PNG, of the size that is asked for`()
    async throws
  {
    let id = AccountCatalogue.all.account(at: 0).id
    #expect(id == 3)
    let response = try await get("/u/\(id)?v=4&s=24")
    let bytes = Array(response.body)
    let chunks = chunks(bytes)

    #expect(response.status == .ok && response.fields[.contentType] == "image/png")
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(chunks.map(\.type) == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(chunks[0].content == [0, 0, 0, 24, 0, 0, 0, 24, 1, 3, 0, 0, 0])
    // The check sum of an empty IEND is known.
    #expect(chunks[3].crc == 0xAE42_6082)
    let identicon = GeneratedIdenticon(of: id)
    let lines = Array(chunks[2].content.dropFirst(7).dropLast(4))
    #expect(lines.count == 24 * 4)
    for row in 0..<5 {
      // The middle of each square; squares are four pixels wide, behind a margin of two.
      let line = lines[(row * 4 + 4) * 4..<(row * 4 + 5) * 4].dropFirst()
      let squares = (0..<5).map { column in
        let x = column * 4 + 4
        return line[line.startIndex + x / 8] >> UInt8(7 - x % 8) & 1 == 1
      }
      #expect(squares == identicon.rows[row])
    }
    #expect(lines.prefix(8) == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(chunks[1].content == [240, 240, 240, 199, 199, 86])
  }

  @Test func `the data are stored whole, in as many blocks as they need, with their check sum`() {
    // Two lines of one byte are 0, 0x80 and 0, 0x00: sums of 129 and 1 + 129 + 129 + 129.
    let png = TwoColorPNG(side: 2, background: [0, 0, 0], foreground: [1, 1, 1]) { x, y in x == 0 && y == 0 }
    let data = chunks(png.bytes)[2].content
    #expect(data == [0x78, 1, 1, 4, 0, 0xFB, 0xFF, 0, 0x80, 0, 0, 0x01, 0x84, 0, 0x81])

    let large = TwoColorPNG(side: 800, background: [0, 0, 0], foreground: [1, 1, 1]) { _, _ in true }
    let blocks = chunks(large.bytes)[2].content
    #expect(blocks.count == 2 + 2 * 5 + 101 * 800 + 4)
    #expect(blocks[2] == 0 && blocks[2 + 5 + 65_535] == 1)
    #expect(blocks[3..<7] == [0xFF, 0xFF, 0, 0])
    #expect(blocks[65_543..<65_547] == [0xA1, 0x3B, 0x5E, 0xC4])
    #expect(blocks.suffix(4) == [0xD4, 0xCD, 0x59, 0xBA])
  }

  @Test(arguments: [6, 35]) func `squares fill the picture but half a square around them`(id: Int) {
    let identicon = GeneratedIdenticon(of: id)
    let lines = Array(chunks(identicon.png(side: 12))[2].content.dropFirst(7).dropLast(4))
    for y in 0..<12 {
      let pixels = UInt16(lines[y * 3 + 1]) << 8 | UInt16(lines[y * 3 + 2])
      for x in 0..<12 {
        let isInside = (1...10).contains(x) && (1...10).contains(y)
        let isFilled = isInside && identicon.rows[(y - 1) / 2][(x - 1) / 2]
        #expect((pixels >> (15 - x) & 1 == 1) == isFilled, "\(x) \(y)")
      }
      #expect(pixels & 15 == 0)
    }
  }

  @Test func `a picture is the same in every run`() {
    #expect(GeneratedIdenticon(of: 35).color == "#e094b6")
    let rows = GeneratedIdenticon(of: 35).rows.map { $0.map { $0 ? "#" : "." }.joined() }
    #expect(rows.joined(separator: " ") == ".#.#. #.#.# #...# .###. #...#")
    #expect(chunks(GeneratedIdenticon(of: 35).png(side: 1))[1].content == [240, 240, 240, 224, 149, 183])
  }

  @Test func `every account of the list leads to its avatar`() async throws {
    let probe = GitHubProbe()
    for account in try await probe.accounts("/users?per_page=30") {
      let address = try #require(account["avatar_url"] as? String)
      #expect(address.hasPrefix(Self.root))
      let response = try await get(String(address.dropFirst(Self.root.count)))
      #expect(response.status == .ok && response.body.count > 460 * 460 / 8)
    }
  }

  @Test(arguments: [
    ("s=0", 460), ("s=-1", 460), ("s=461", 460), ("s=460", 460), ("s=1", 1), ("", 460), ("s=x", 460),
  ])
  func `a size out of range is the largest`(query: String, side: Int) async throws {
    let id = AccountCatalogue.all.account(at: 0).id
    let bytes = Array(try await get("/u/\(id)?\(query)").body)

    #expect(Int(number(bytes[16..<20])) == side)
  }

  @Test func `a copy that is still good is not sent again`() async throws {
    let id = AccountCatalogue.all.account(at: 0).id
    let first = try await get("/u/\(id)?s=40")
    let tag = try #require(first.fields[.etag])

    #expect(try await get("/u/\(id)?s=40", [.ifNoneMatch: tag]).status == .notModified)
    #expect(try await get("/u/\(id)?s=41", [.ifNoneMatch: tag]).status == .ok)
    #expect(first.fields[.cacheControl] == "max-age=300")
  }

  @Test(arguments: ["/u/0", "/u/-1", "/u/999999999", "/u/x", "/u", "/", "/x/1", "/u/1/2"])
  func `anything else is not found`(path: String) async throws {
    #expect(try await get(path).status == .notFound)
  }

  @Test func `an error is a line of text`() async throws {
    let answer = try await get("/u/0")

    #expect(String(decoding: answer.body, as: UTF8.self) == "Error 404\n")
    #expect(answer.fields[.contentType] == "text/plain; charset=utf-8")
  }

  @Test func `the service has the host of the accounts' pictures`() {
    #expect(GitHubAvatarService { SettableDate.start }.hosts == ["avatars.githubusercontent.com"])
  }

  @Test(arguments: ["/users/robin-marsh", "/users?per_page=30"])
  func `avatars are served where the addresses of served accounts lead, at the port of the API`(path: String)
    async throws
  {
    let services: [any SandboxService] = [
      GitHubService { SettableDate.start }, GitHubAvatarService { SettableDate.start },
    ]
    let server = try SandboxServer(
      hosts: ["api.github.com"],
      guests: [GitHubAvatarService.served],
      over: SandboxTransport(services: services)
    ) { work in
      Thread.detachNewThread(work)
      return true
    }
    defer { server.stop() }
    #expect(server.start())
    let port = try #require(server.ports["api.github.com"])
    let transport = ServedSandbox.makeTransport()
    let url = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))

    let accounts = try await transport.send(HTTPRequest(url: url, fields: [.userAgent: "test"]))

    let text = String(decoding: accounts.body, as: UTF8.self)
    let addresses = text.matches(of: /"avatar_url":"([^"]+)"/).map { String($0.1) }
    #expect(!addresses.isEmpty && !text.contains("githubusercontent"))
    #expect(addresses.allSatisfy { $0.hasPrefix("http://127.0.0.1:\(port)/") })
    for address in addresses {
      let url = try #require(URL(string: address + "&s=20"))
      let picture = try await transport.send(HTTPRequest(url: url))
      #expect(picture.status == .ok && picture.fields[.contentType] == "image/png")
      #expect(Int(number(Array(picture.body)[16..<20])) == 20)
    }
  }

  @Test func `nothing can be changed`() async throws {
    #expect(try await get("/u/1", method: .post).status == .methodNotAllowed)
  }
}
