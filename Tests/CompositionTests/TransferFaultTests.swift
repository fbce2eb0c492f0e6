import CommandKit
import FaultServer
import Foundation
import Testing

/// Why a request failed, in the language of the message around it.
@Suite(.timeLimit(.minutes(3))) struct TransferFaultTests {
  @Test(arguments: [
    ("en", "Error: The request to the service failed: the gzip body is cut short.\n"),
    ("zh-Hans", "错误：对服务的请求失败：gzip 内容不完整。\n"),
    ("id", "Kesalahan: Permintaan ke layanan gagal: isi gzip terpotong.\n"),
  ])
  func `a body that is cut short is told in the language of the run`(
    language: String,
    sentence: String
  ) async throws {
    let body = Array(Gzip.stored(Array("{}".utf8)).dropLast())
    let peer = try FaultServer { _ in
      let fields: KeyValuePairs = ["Content-Type": "application/json", "Content-Encoding": "gzip"]
      return [.send(HTTPAnswer(fields: fields, body: body))]
    }

    let run = await (try TesseraRun())(
      arguments: ["jobs", "--lang", language],
      environment: ["TESSERA_CAREERS_URL": peer.url().absoluteString]
    )

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
  }

  @Test(arguments: ["deflate", "gzip, gzip"])
  func `a body in an encoding that cannot be read is told with its name`(encoding: String) async throws {
    let peer = try FaultServer { _ in
      let fields: KeyValuePairs = ["Content-Type": "application/json", "Content-Encoding": encoding]
      return [.send(HTTPAnswer(fields: fields, body: Gzip.stored(Array("{}".utf8))))]
    }

    let run = await (try TesseraRun())(
      arguments: ["jobs"],
      environment: ["TESSERA_CAREERS_URL": peer.url().absoluteString]
    )

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains("the body is encoded as \(encoding), which cannot be read."))
  }

  @Test(arguments: [
    (
      "en",
      "Error: The service sent an unreadable response: the JSON has an unexpected shape: no 'pageInfo'.\n"
    ),
    ("zh-Hans", "错误：服务的响应无法读取（JSON 的结构不符合预期：缺少“pageInfo”）。\n"),
    (
      "id",
      "Kesalahan: Layanan mengirim respons yang tidak dapat dibaca: "
        + "bentuk JSON tidak sesuai: 'pageInfo' tidak ada.\n"
    ),
  ])
  func `a document of another shape is told in the language of the run`(
    language: String,
    sentence: String
  ) async throws {
    let peer = try FaultServer { _ in [.send(HTTPAnswer(body: #"{"items":[]}"#))] }

    let run = await (try TesseraRun())(
      arguments: ["jobs", "--lang", language],
      environment: ["TESSERA_CAREERS_URL": peer.url().absoluteString]
    )

    #expect(run.code == .failed)
    #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
  }
}
