import FaultServer
import Foundation
import Testing

/// A change whose answer has not come when the user presses Ctrl-C.
@Suite(.timeLimit(.minutes(5))) struct InterruptedChangeTests {
  private static let user = #"{"id":"usr_mai","fullName":"Mai Tanaka","email":"mai@example.com"}"#
  private static let session = #"{"user":\#(user),"accessToken":"access","refreshToken":"refresh"}"#

  private static func answer(_ body: String) -> [FaultStep] {
    [.send(HTTPAnswer(200, fields: ["Content-Type": "application/json"], body: body))]
  }

  /// A service that lets users sign in, and holds everything back that they send afterwards.
  private static func peer(holding gate: DispatchSemaphore) throws -> FaultServer {
    try FaultServer { request in
      guard request.path != "/v1/auth/login" else { return answer(session) }
      if isChange(request) { gate.wait() }
      return answer(#"{"user":\#(user)}"#)
    }
  }

  private static func isChange(_ request: ReceivedRequest) -> Bool {
    request.method != "GET" && !request.path.hasPrefix("/v1/auth/")
  }

  @Test(arguments: [
    (
      "profile organization register --name Acme --type employer --country JP",
      "The change may have taken effect"
    ),
    ("jobs save 4f91d118-0b61-4667-89dc-f51fc0eb8fc9", "Interrupted. 1 change stays in the outbox."),
  ])
  func `a change that was sent is told with what is known of it`(command: String, words: String)
    async throws
  {
    let tessera = try TesseraProcess()
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let peer = try Self.peer(holding: gate)
    let environment = ["TESSERA_CAREERS_URL": peer.url().absoluteString]
    let login = try await tessera.shell(
      "printf 'correct horse battery\\n' | tessera account login --accept-terms --email mai@example.com "
        + "--password-stdin --store file",
      environment: environment
    )
    try #require(login.status == 0, "\(login.errorOutput)")
    let running = Task {
      try await tessera.shell(
        "echo $$ >pid; exec '\(TesseraProcess.program)' \(command)",
        environment: environment
      )
    }

    await peer.wait { $0.requests.contains(where: Self.isChange) }
    let number = try String(contentsOf: tessera.home.appending(path: "pid"), encoding: .utf8)
    kill(try #require(Int32(number.trimmingCharacters(in: .whitespacesAndNewlines))), SIGINT)
    let run = try await running.value

    #expect(run.status == 130)
    #expect(run.errorOutput.contains(words), "\(run.errorOutput)")
  }
}
