import FaultServer
import Foundation
import Testing

/// The number by which a service finds a request again, where its user would report an error.
@Suite(.timeLimit(.minutes(3))) struct RequestNumberTests {
  private func show(_ options: String..., status: Int, number: String = "8d5c-77") async throws
    -> TesseraRun.Outcome
  {
    let peer = try FaultServer { _ in
      let fields: KeyValuePairs = ["Content-Type": "application/json", "x-request-id": number]
      return [.send(HTTPAnswer(status, fields: fields, body: "{}"))]
    }
    return await (try TesseraRun())(
      arguments: ["jobs", "show", "job-1"] + options,
      environment: ["TESSERA_CAREERS_URL": peer.url().absoluteString]
    )
  }

  @Test func `an error of the service ends with the number of the request`() async throws {
    #expect(try await show(status: 500).errorOutput.hasSuffix("\nRequest ID: 8d5c-77\n"))
    #expect(try await show("--lang", "id", status: 500).errorOutput.contains("\nID permintaan: 8d5c-77\n"))
  }

  @Test func `a JSON error has the number of the request`() async throws {
    let run = try await show("--json", status: 500)

    #expect(run.errorOutput.contains(#""requestId": "8d5c-77""#))
  }

  @Test(arguments: [(404, "8d5c-77"), (429, "8d5c-77"), (500, "a b")])
  func `what needs no report, and what is no plain word, names no number`(
    status: Int,
    number: String
  ) async throws {
    let run = try await show(status: status, number: number)
    let document = try await show("--json", status: status, number: number)

    #expect(!run.errorOutput.contains("Request ID"))
    #expect(document.errorOutput.contains(#""requestId": null"#))
  }
}
