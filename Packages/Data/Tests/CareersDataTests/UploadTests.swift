import CareersDomain
import CareersFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import Testing

@testable import CareersData

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct UploadTests {
  private let transport = ScriptedTransport()
  private var uploader: PresignedUploader { PresignedUploader(transport: transport) }

  @Test func `a file is sent with exactly the fields of its address`() async throws {
    transport.answers(HTTPResponse(status: .ok))
    let file = try CareersSamples.pdf()
    let address = CareersSamples.presigned("applications/1/cv.pdf")

    try await uploader.upload(file, to: address)

    let request = try #require(transport.requests.first)
    #expect(request.method == .put && request.url == address.url && request.body == file.content)
    #expect(
      request.fields == [
        .contentType: "application/pdf", "x-amz-meta-checksum-sha256": String(repeating: "0f", count: 32),
      ]
    )
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [
    "http://uploads.example.com/a", "ftp://uploads.example.com/a", "file:///etc/passwd", "/relative",
  ])
  func `nothing is sent to an address that is not secure`(text: String) async throws {
    transport.answers(HTTPResponse(status: .ok))
    let address = PresignedUpload(objectKey: "a", url: try #require(URL(string: text)), headers: [])
    let file = try CareersSamples.pdf()

    await #expect(throws: UploadError.insecureAddress) { try await uploader.upload(file, to: address) }
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: ["https://uploads.example.com/a", "http://127.0.0.1:9000/a", "http://localhost:9000/a"])
  func `https is taken anywhere, and http on this computer`(text: String) async throws {
    transport.answers(HTTPResponse(status: HTTPStatus(rawValue: 204)))
    let address = PresignedUpload(objectKey: "a", url: try #require(URL(string: text)), headers: [])

    try await uploader.upload(try CareersSamples.pdf(), to: address)

    #expect(transport.requests.map(\.url.absoluteString) == [text])
  }

  @Test(arguments: [(9, 30), ((64 << 10) - 1, 31), (64 << 10, 32)])
  func `a file may take half a minute, and a second for each 32 KiB`(bytes: Int, seconds: Int) async throws {
    transport.answers(HTTPResponse(status: HTTPStatus(rawValue: 201)))
    let content = Data("%PDF-1.7\n".utf8) + Data(count: bytes - 9)
    let file = try UploadFile(name: "cv.pdf", content: content) { _ in "0f" }

    try await uploader.upload(file, to: CareersSamples.presigned("a"))

    #expect(transport.requests.first?.deadline == .within(.seconds(seconds)))
  }

  @Test func `fields that describe the message itself are left to the transport`() async throws {
    transport.answers(HTTPResponse(status: .ok))
    let address = PresignedUpload(
      objectKey: "a",
      url: CareersSamples.presigned("a").url,
      headers: ["host", "Content-Length", "transfer-encoding", "X-Own"]
        .map { PresignedUpload.Header(name: $0, value: "1") }
    )

    try await uploader.upload(try CareersSamples.pdf(), to: address)

    #expect(transport.requests.first?.fields == ["X-Own": "1"])
  }

  @Test(arguments: [
    (403, "", UploadError.expired), (400, "<Error><Code>ExpiredToken</Code></Error>", .expired),
    (400, "<Error><Code>InvalidDigest</Code></Error>", .refused(status: 400)),
    (202, "", .refused(status: 202)), (206, "", .refused(status: 206)),
    (300, "", .refused(status: 300)), (301, "", .refused(status: 301)), (500, "", .refused(status: 500)),
  ])
  func `only a success is one`(status: Int, body: String, error: UploadError) async throws {
    transport.answers(HTTPResponse(status: HTTPStatus(rawValue: status), body: Data(body.utf8)))
    let file = try CareersSamples.pdf()

    await #expect(throws: error) { try await uploader.upload(file, to: CareersSamples.presigned("a")) }
    #expect(transport.requests.count == 1)
  }

  @Test func `no content is no web page, though it is called one`() async throws {
    transport.answers(HTTPResponse(status: .ok, fields: [.contentType: "text/html; charset=UTF-8"]))

    try await uploader.upload(try CareersSamples.pdf(), to: CareersSamples.presigned("a"))

    #expect(transport.requests.count == 1)
  }

  @Test func `a web page says nothing of a file`() async throws {
    let page = HTTPResponse(status: .ok, fields: [.contentType: "text/html"], body: Data("<html>".utf8))
    transport.answers(page)
    let file = try CareersSamples.pdf()

    await #expect(throws: UploadError.service(.malformed(.webPage))) {
      try await uploader.upload(file, to: CareersSamples.presigned("a"))
    }
  }

  @Test func `a connection that is lost is told, and nothing is sent again`() async throws {
    transport.fails(.connectionLost(reason: "test"))
    let file = try CareersSamples.pdf()

    await #expect(throws: UploadError.service(.connectionLost)) {
      try await uploader.upload(file, to: CareersSamples.presigned("a"))
    }
    #expect(transport.requests.count == 1)
  }

  @Test func `an address is read as the service writes it`() throws {
    let text = #"""
      {"applicationId":"1","upload":{"objectKey":"applications/1/cv.pdf","method":"PUT",
      "uploadUrl":"https://uploads.example.com/applications/1/cv.pdf?signature=1",
      "headers":{"x-amz-meta-checksum-sha256":"\#(String(repeating: "0f", count: 32))","Content-Type":"application/pdf"},
      "expiresAt":"2026-03-01T12:15:00.000Z"}}
      """#

    let sent = try JSONBody.decode(UploadEnvelope.self, from: Data(text.utf8))

    #expect(sent.upload == CareersSamples.presigned("applications/1/cv.pdf"))
  }

  @Test(arguments: [
    (#""headers":{"Content-Length":9,"X-Own":null}"#, ["Content-Length": "9"]), (#""headers":null"#, [:]),
  ])
  func `a field of an address may be a number, and null is none`(
    headers: String,
    expected: [String: String]
  ) throws {
    let text = #"{"upload":{"objectKey":"a","uploadUrl":"https://a.example.com",\#(headers)}}"#

    let sent = try JSONBody.decode(UploadEnvelope.self, from: Data(text.utf8))

    #expect(
      sent.upload.headers == expected.map { PresignedUpload.Header(name: $0.key, value: $0.value) }
    )
  }

  @Test(arguments: ["", #","method":"put""#, #","method":null"#])
  func `a file is put unless another method is asked for`(method: String) throws {
    let text = #"{"upload":{"objectKey":"a","uploadUrl":"https://a.example.com"\#(method)}}"#

    let sent = try JSONBody.decode(UploadEnvelope.self, from: Data(text.utf8))

    #expect(sent.upload.objectKey == "a")
  }

  @Test(arguments: [
    #"{"upload":{"objectKey":"a","uploadUrl":"https://a.example.com","method":"POST"}}"#,
    #"{"upload":{"objectKey":"a","method":"PUT"}}"#, #"{"upload":{"uploadUrl":"https://a.example.com"}}"#,
    #"{"upload":{"objectKey":"a","uploadUrl":"https://a.example.com","headers":{"X-Own":{}}}}"#, "{}",
  ])
  func `an address that lacks a part, or wants another method, is refused`(text: String) {
    #expect(throws: JSONBodyError.self) { try JSONBody.decode(UploadEnvelope.self, from: Data(text.utf8)) }
  }

  @Test(
    arguments: [
      ("cv.pdf", "%PDF-1.7", nil), ("cv.pdf", "", .empty), ("cv.pdf", "Hello", .contentIsNot(.pdf)),
      ("cv.jpg", "%PDF-1.7", .nameIsNot(.pdf)), ("cv.txt", "Hello", .unsupportedType),
    ] as [(String, String, UploadFileError?)]
  )
  func `a file is checked by its name and its beginning, in the current folder`(
    name: String,
    content: String,
    problem: UploadFileError?
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(content.utf8).write(to: folder.appending(path: name))
    let files = LocalUploadFiles(workingDirectory: folder.path(percentEncoded: false))

    var thrown: UploadFileError?
    do throws(UploadFileError) { try files.check(name) } catch { thrown = error }

    #expect(thrown == problem)
    #expect(throws: UploadFileError.missing) { try files.check("other.pdf") }
    #expect(throws: UploadFileError.special) { try files.check("/dev/null") }
    #expect(throws: UploadFileError.folder) { try files.check(".") }
  }

  @Test func `a link, a pipe, a device and a folder are refused at once, whatever stands behind them`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)
    try Data("%PDF-abc".utf8).write(to: folder.appending(path: "cv.pdf"))
    symlink(path + "/cv.pdf", path + "/link.pdf")
    #expect(mkfifo(path + "/pipe.pdf", 0o600) == 0)
    let files = LocalUploadFiles(workingDirectory: path)

    for (name, problem) in [
      ("link.pdf", UploadFileError.link), ("pipe.pdf", .special), ("/dev/zero", .special), (".", .folder),
    ] {
      #expect(throws: problem) { try files.check(name) }
      await #expect(throws: problem) { try await files.file(at: name) }
    }
  }

  @Test(arguments: [0, 1])
  func `a file may have the most bytes, and not one more`(excess: Int) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    let head = Data("%PDF-1.7".utf8)
    try (head + Data(count: UploadFile.mostBytes - head.count + excess)).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }

    var thrown: UploadFileError?
    do throws(UploadFileError) {
      try LocalUploadFiles(workingDirectory: "/").check(path.path(percentEncoded: false))
    } catch {
      thrown = error
    }

    #expect(thrown == (excess == 0 ? nil : .tooLarge(bytes: UploadFile.mostBytes + 1)))
  }

  @Test(arguments: [
    ("cv.pdf", "/home/anna/cv.pdf"), ("/cv.pdf", "/cv.pdf"), ("../cv.pdf", "/home/anna/../cv.pdf"), ("", ""),
  ])
  func `a path is found again in any folder`(path: String, absolute: String) {
    #expect(LocalUploadFiles(workingDirectory: "/home/anna").absolutePath(of: path) == absolute)
  }

  @Test func `a file on the disk has the checksum of its content`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    try Data("%PDF-abc".utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }

    let file = try await LocalUploadFiles(workingDirectory: "/").file(at: path.path(percentEncoded: false))

    #expect(file.name == path.lastPathComponent)
    #expect(file.checksum == "1e8a7587529cc956d46dea481f38c623395a879a1179c277f476a9cdb88a540d")
    await #expect(throws: UploadFileError.folder) {
      try await LocalUploadFiles(workingDirectory: "/").file(at: "/")
    }
    await #expect(throws: UploadFileError.missing) {
      try await LocalUploadFiles(workingDirectory: "/").file(at: "/none.pdf")
    }
  }
}
