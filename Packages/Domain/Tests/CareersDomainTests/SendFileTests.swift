import CareersDomain
import CareersFakes
import DomainKernel
import Synchronization
import Testing

@Suite struct SendFileTests {
  private let uploads = FakeUploads()
  private var send: SendFile { SendFile(uploader: uploads) }

  @Test func `a file is sent to the address that was asked for, and its key is given`() async throws {
    let file = try CareersSamples.pdf()

    let key = try await send(file) { CareersSamples.presigned("a") }

    #expect(key == "a")
    #expect(uploads.sent.map(\.file) == [file])
    #expect(uploads.sent.map(\.address) == [CareersSamples.presigned("a")])
  }

  @Test func `another address is asked for once when one has expired`() async throws {
    let file = try CareersSamples.pdf()
    let asked = Mutex(0)
    uploads.fail(.expired)

    let key = try await send(file) {
      let number = asked.withLock { count in
        count += 1
        return count
      }
      return CareersSamples.presigned("key\(number)")
    }

    #expect(key == "key2")
    #expect(uploads.sent.count == 2)
  }

  @Test func `a second address that has expired ends the attempt`() async throws {
    let file = try CareersSamples.pdf()
    uploads.fail(.expired, .expired)

    await #expect(throws: UploadError.expired) { try await send(file) { CareersSamples.presigned("a") } }
    #expect(uploads.sent.count == 2)
  }

  @Test(arguments: [UploadError.refused(status: 500), .service(.connectionLost), .insecureAddress])
  func `any other failure is not tried again`(failure: UploadError) async throws {
    let file = try CareersSamples.pdf()
    uploads.fail(failure)

    await #expect(throws: failure) { try await send(file) { CareersSamples.presigned("a") } }
    #expect(uploads.sent.count == 1)
  }

  @Test func `nothing is sent without an address`() async throws {
    let file = try CareersSamples.pdf()

    await #expect(throws: UploadError.service(.offline)) {
      try await send(file) { () throws(ServiceError) in throw .offline }
    }
    #expect(uploads.sent.isEmpty)
  }
}
