import FaultServer
import Foundation
import Testing

/// A session that is being renewed when the program is told to end.
@Suite(.timeLimit(.minutes(5))) struct SessionRenewalTests {
  private static let user = #"{"id":"usr_mai","fullName":"Mai Tanaka","email":"mai@example.com"}"#
  private static let refresh = "/v1/auth/refresh"

  private static func answer(_ status: Int, _ body: String) -> [FaultStep] {
    [.send(HTTPAnswer(status, fields: ["Content-Type": "application/json"], body: body))]
  }

  private static func session(_ number: Int) -> [FaultStep] {
    answer(200, #"{"user":\#(user),"accessToken":"access-\#(number)","refreshToken":"refresh-\#(number)"}"#)
  }

  /// A service that voids the first tokens, and gives others in their place once it may.
  private static func peer(answeringAfter gate: DispatchSemaphore) throws -> FaultServer {
    try FaultServer { request in
      switch request.path {
      case "/v1/auth/login": return session(1)
      case refresh:
        gate.wait()
        return session(2)
      default:
        return request["Authorization"] == "Bearer access-2"
          ? answer(200, #"{"user":\#(user)}"#)
          : answer(401, #"{"error":{"code":"expired_access_token","message":"Expired."}}"#)
      }
    }
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal ends the program only when the new tokens are stored`(signal: Int32, status: Int32)
    async throws
  {
    let tessera = try TesseraProcess()
    let gate = DispatchSemaphore(value: 0)
    let peer = try Self.peer(answeringAfter: gate)
    let environment = ["TESSERA_CAREERS_URL": peer.url().absoluteString]
    let login = try await tessera.shell(
      "printf 'correct horse battery\\n' | tessera account login --accept-terms --email mai@example.com "
        + "--password-stdin --store file",
      environment: environment
    )
    try #require(login.status == 0, "\(login.errorOutput)")
    let running = Task {
      try await tessera.shell(
        "echo $$ >pid; exec '\(TesseraProcess.program)' account status",
        environment: environment
      )
    }

    await peer.wait { $0.requests.contains { $0.path == Self.refresh } }
    let number = try String(contentsOf: tessera.home.appending(path: "pid"), encoding: .utf8)
    kill(try #require(Int32(number.trimmingCharacters(in: .whitespacesAndNewlines))), signal)
    // Once for this renewal, and once for another that must not be needed.
    gate.signal()
    gate.signal()
    let run = try await running.value

    #expect(run.status == status)
    let next = try await tessera("account", "status", environment: environment)
    #expect(next.status == 0, "\(next.errorOutput)")
    #expect(peer.record.requests.count { $0.path == Self.refresh } == 1)
  }
}
