import Foundation
import Testing

/// A TLS server on this machine: `openssl s_server`, with one of the certificates of the tests.
final class TLSPeer {
  /// What the server does with a connection.
  enum Behaviour {
    /// Answers every request with a page, over HTTP/1.1.
    case page
    /// Agrees on HTTP/2 and answers the first request with these bytes.
    case http2(answer: [UInt8])
  }

  /// That there is no `openssl` to run, or that it does not listen.
  struct Unavailable: Error, CustomStringConvertible {
    let description = "openssl does not run; install it (apt-get install openssl, dnf install openssl)"
  }

  static let authorities = certificates.appending(path: "authority.pem").path

  let port: Int
  private let process = Process()
  private let input = Pipe()

  /// Starts a server with a file of the folder `Certificates`; an IPv6 address to listen on is in brackets.
  init(certificate: String, host: String = "127.0.0.1", _ behaviour: Behaviour = .page) throws {
    let file = Self.certificates.appending(path: certificate + ".pem").path
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openssl", "s_server", "-accept", host + ":0", "-cert", file, "-key", file]
    switch behaviour {
    case .page: process.arguments? += ["-www", "-alpn", "http/1.1"]
    case .http2: process.arguments? += ["-alpn", "h2"]
    }
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    port = try Self.port(in: output.fileHandleForReading)
    let (reader, writer) = (output.fileHandleForReading, input.fileHandleForWriting)
    Thread.detachNewThread {
      var received = Data()
      while case let part = reader.availableData, !part.isEmpty {
        received += part
        guard case .http2(let answer) = behaviour, HTTP2.hasRequest(in: received) else { continue }
        writer.write(Data(answer))
        received = Data()
      }
    }
  }

  deinit {
    // Threads of the test library block signals, and a program that they start does not hear that it should end.
    kill(process.processIdentifier, SIGKILL)
  }

  func url(host: String) throws -> URL {
    try #require(URL(string: "https://" + host + ":" + String(port) + "/"))
  }

  private static let certificates = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Certificates")

  /// Reads the line `ACCEPT 127.0.0.1:43293`.
  private static func port(in output: FileHandle) throws -> Int {
    var text = ""
    while case let part = output.availableData, !part.isEmpty {
      text += String(decoding: part, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      guard let line = lines.first(where: { $0.hasPrefix("ACCEPT ") }) else { continue }
      guard let port = line.split(separator: ":").last.flatMap({ Int($0) }) else { break }
      return port
    }
    throw Unavailable()
  }
}

/// As much of HTTP/2 as one answer takes (RFC 9113, 4.1 and 6).
enum HTTP2 {
  /// The answer to the first request: status 200 (entry 8 of HPACK's static table), a field, and a body.
  static func answer(body: String) -> [UInt8] {
    let field: [UInt8] = [0x00, 3] + Array("x-a".utf8) + [1] + Array("b".utf8)
    return frame(4, flags: 0, stream: 0, []) + frame(4, flags: 1, stream: 0, [])
      + frame(1, flags: 4, stream: 1, [0x88] + field) + frame(0, flags: 1, stream: 1, Array(body.utf8))
  }

  /// Whether the client's preface and a frame with the fields of a request have come.
  static func hasRequest(in bytes: Data) -> Bool {
    guard let preface = bytes.range(of: Data("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)) else { return false }
    var rest = bytes[preface.upperBound...]
    while rest.count >= 9 {
      let head = Array(rest.prefix(9))
      if head[3] == 1 { return true }
      rest = rest.dropFirst(9 + (Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])))
    }
    return false
  }

  private static func frame(_ kind: UInt8, flags: UInt8, stream: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0, 0, UInt8(payload.count), kind, flags, 0, 0, 0, stream] + payload
  }
}
