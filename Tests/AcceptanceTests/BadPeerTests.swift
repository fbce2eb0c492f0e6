import FaultServer
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct BadPeerTests {
  static let answers: [HTTPAnswer] = [
    HTTPAnswer(body: ""),
    HTTPAnswer(body: "not json"),
    HTTPAnswer(body: "<!DOCTYPE html><html><title>Maintenance</title></html>"),
    HTTPAnswer(body: "{\"title\":7,\"_links\":\"none\"}"),
    HTTPAnswer(body: String(Peer.page().prefix(150))),
    HTTPAnswer(body: String(repeating: "[", count: 10_000)),
    HTTPAnswer(body: "[" + String(repeating: "{},", count: 1_000_000) + "{}]"),
    HTTPAnswer(body: String(repeating: " ", count: 11 << 20)),
    HTTPAnswer(fields: ["Content-Encoding": "gzip"], body: Gzip.zeros(200 << 20)),
    HTTPAnswer(500, body: "{\"code\":5000}"),
  ]

  @Test(arguments: answers.indices)
  func `an answer that cannot be used is one clear line, and exit code 1`(index: Int) async throws {
    let tessera = try TesseraProcess()
    let peer = try Peer.answering(Self.answers[index])

    let run = try await tessera("sections", environment: peer.environment)

    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errorOutput.hasPrefix("Error: "))
    #expect(run.errorOutput.split(separator: "\n").count <= 2)
  }

  @Test(arguments: answers.indices)
  func `an answer that cannot be used never replaces what is stored`(index: Int) async throws {
    let tessera = try TesseraProcess()
    let script = Script(Self.answers[index])
    let peer = try FaultServer(answering: { _ in [.send(script.next())] })
    _ = try await tessera("sections", "--timeout", "5s", environment: peer.environment)

    let run = try await tessera("sections", environment: peer.environment)
    peer.stop()
    let after = try await tessera("sections", "--offline", environment: peer.environment)

    #expect(run.status == 0)
    #expect(run.output.contains("Serier"))
    #expect(after.status == 0)
    #expect(after.output.contains("Serier"))
  }

  @Test func `a bomb of 200 MiB is refused within 150 MiB of data, stacks of threads included`() async throws
  {
    let tessera = try TesseraProcess()
    let peer = try Peer.answering(
      HTTPAnswer(fields: ["Content-Encoding": "gzip"], body: Gzip.zeros(200 << 20))
    )

    let run = try await tessera.shell("ulimit -d 153600; tessera sections", environment: peer.environment)

    #expect(run.status == 1)
    #expect(run.errorOutput.contains("larger than 10 MiB"))
  }

  @Test func `nothing hostile in a title reaches the terminal`() async throws {
    let tessera = try TesseraProcess()
    let peer = try Peer.serving(Peer.page(title: #"Ser\u001b[2J\u001b]0;x\u0007ier\u202e\u200bX"#))

    let screen = try await tessera("sections", "--color", "always", environment: peer.environment)
    let document = try await tessera("sections", "--json", environment: peer.environment)

    #expect(screen.status == 0)
    #expect(!screen.output.contains("\u{1B}[2J"))
    #expect(!screen.output.contains("\u{1B}]0"))
    #expect(!screen.output.unicodeScalars.contains { [0x07, 0x202E, 0x200B].contains($0.value) })
    #expect(!document.output.unicodeScalars.contains { [0x1B, 0x07, 0x202E].contains($0.value) })
    #expect(document.output.contains("\\u001b[2J"))
  }
}
