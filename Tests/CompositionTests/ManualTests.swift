import CommandKit
import Foundation
import Synchronization
import TesseraApp
import Testing

@Suite(.timeLimit(.minutes(3))) struct ManualTests {
  private static let groff = ["/usr/bin/groff", "/usr/local/bin/groff"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    .enabled(if: groff != nil, "groff, which judges the pages, is not installed"),
    arguments: ["en", "zh-Hans"]
  )
  func `groff has nothing to say of the manual page of any command`(language: String) async throws {
    let tessera = try TesseraRun()
    let list = await tessera("manual", "--list", "--lang", language).output.split(separator: "\n")
    let folder = FileManager.default.temporaryDirectory.appending(path: "manual-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for line in list {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let words = columns[1].split(separator: " ").map(String.init)
      let page = await tessera(arguments: ["manual"] + words + ["--lang", language])
      #expect(page.code == .done)
      let file = folder.appending(path: columns[0])
      try page.output.write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path(percentEncoded: false))
    }

    #expect(files.count > 20)
    #expect(try said(of: files) == "")
  }

  @Test func `the pages are named after the commands`() async throws {
    let list = try await TesseraRun()("manual", "--list").output.split(separator: "\n")

    #expect(list.first == "tessera.1\t")
    #expect(list.contains("tessera-recipes-shopping-add.1\trecipes shopping add"))
    #expect(list.contains("tessera-browse.1\tbrowse"))
  }

  @Test func `a page has the date of the commit, or that of the version where the build knows no commit`()
    async throws
  {
    let tessera = try TesseraRun()
    var process = tessera.context(["manual"], [:], .pipes)
    let written = Mutex("")
    process.output.write = { text in written.withLock { $0 += text } }
    process.commitDate = "2025-02-03"

    _ = await TesseraProgram(process: process).run()
    let unknown = await tessera("manual").output

    #expect(written.withLock { $0 }.hasPrefix(".Dd February 3, 2025\n"))
    #expect(unknown.hasPrefix(".Dd November 22, 2026\n"))
  }

  private func said(of files: [String]) throws -> String {
    // Foundation's process crashes where other tests open and close hundreds of descriptors meanwhile.
    let words = [try #require(Self.groff), "-mandoc", "-ww", "-Tutf8", "-z"] + files
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let stream = try #require(popen(line + " 2>&1", "r"))
    defer { pclose(stream) }
    var data: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      guard count > 0 else { break }
      data += buffer.prefix(count)
    }
    return String(decoding: data, as: UTF8.self)
  }
}
