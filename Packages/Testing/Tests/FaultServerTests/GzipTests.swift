import FaultServer
import Foundation
import Testing

@Suite struct GzipTests {
  @Test(arguments: [0, 1, 2, 258, 259, 260, 70_000])
  func `a run of zeros inflates to as many zeros`(count: Int) throws {
    #expect(try inflated(Gzip.zeros(count)) == Data(count: count))
  }

  @Test(arguments: ["", "text", String(repeating: "long ", count: 30_000)])
  func `stored bytes inflate to themselves`(text: String) throws {
    #expect(try inflated(Gzip.stored(Array(text.utf8))) == Data(text.utf8))
  }

  @Test func `two hundred megabytes of zeros take about two hundred kilobytes`() {
    #expect((150_000..<250_000).contains(Gzip.zeros(200 << 20).count))
  }

  /// Inflates with the system's gzip, which also verifies checksum and length.
  private func inflated(_ bytes: [UInt8]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try input.fileHandleForWriting.close()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return result
  }
}
