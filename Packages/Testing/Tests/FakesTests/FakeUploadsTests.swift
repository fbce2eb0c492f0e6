import CareersDomain
import CareersFakes
import DomainKernel
import Foundation
import Testing

@Suite struct FakeUploadsTests {
  private let uploads = FakeUploads()

  @Test func `a prepared file is given, and any other one is missing`() async throws {
    let file = try CareersSamples.pdf()
    uploads.prepare("cv.pdf", .success(file))
    uploads.prepare("link", .failure(.link))

    #expect(try await uploads.file(at: "cv.pdf") == file)
    try uploads.check("cv.pdf")
    for (path, problem) in [("link", UploadFileError.link), ("other", .missing)] {
      await #expect(throws: problem) { try await uploads.file(at: path) }
      #expect(throws: problem) { try uploads.check(path) }
    }
    #expect(uploads.absolutePath(of: "a/cv.pdf") == "a/cv.pdf")
  }

  @Test func `files are refused in turn, and all of them are remembered in order`() async throws {
    let (file, address) = (try CareersSamples.pdf(), CareersSamples.presigned("a"))
    let other = CareersSamples.presigned("b")
    uploads.fail(.expired)
    uploads.fail(.refused(status: 403), .insecureAddress)

    await #expect(throws: UploadError.expired) { try await uploads.upload(file, to: address) }
    await #expect(throws: UploadError.refused(status: 403)) { try await uploads.upload(file, to: other) }
    await #expect(throws: UploadError.insecureAddress) { try await uploads.upload(file, to: other) }
    try await uploads.upload(file, to: address)

    #expect(uploads.sent.map(\.address) == [address, other, other, address])
    #expect(uploads.sent.map(\.file) == [file, file, file, file])
  }

  @Test func `the sample file is a short document`() throws {
    let file = try CareersSamples.pdf()

    #expect(file.name == "cv.pdf")
    #expect(file.type == .pdf)
    #expect(file.content == Data("%PDF-1.7\n".utf8))
    #expect(file.checksum.count == 64)
    #expect(Set(file.checksum) == ["0", "f"])
    #expect(try CareersSamples.pdf("a.pdf").name == "a.pdf")
    #expect(throws: UploadFileError.nameIsNot(.pdf)) { try CareersSamples.pdf("a.png") }
  }

  @Test func `the sample address is that of a key, with two fields, for a quarter of an hour`() throws {
    let address = CareersSamples.presigned("key")

    #expect(address.objectKey == "key")
    #expect(address.url.absoluteString == "https://uploads.example.com/key?signature=1")
    #expect(address.headers.map(\.name) == ["Content-Type", "x-amz-meta-checksum-sha256"])
    #expect(address.headers.map(\.value) == ["application/pdf", try CareersSamples.pdf().checksum])
    #expect(address.expiresAt == moment(0.25))
  }
}
