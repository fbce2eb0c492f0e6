import CommandKit
import Foundation
import Testing

@Suite struct DesignTests {
  @Test func `the catalogue needs no network and stores nothing`() async throws {
    let tessera = try TesseraRun()

    let run = await tessera("design", "--network", "offline")

    #expect(run.code == .done)
    #expect(run.output.contains("Organisms"))
    #expect(!FileManager.default.fileExists(atPath: tessera.store.path(percentEncoded: false)))
  }

  @Test(arguments: [20, 60, 120])
  func `a component is as wide as asked for`(width: Int) async throws {
    let run = try await TesseraRun()(
      arguments: ["design", "--component", "rule", "--plain", "--width", "\(width)"],
      environment: ["TERM": "xterm-256color"]
    )

    #expect(run.output.split(separator: "\n").contains(Substring(String(repeating: "─", count: width))))
  }

  @Test func `a writer that is asked for writes its escape sequences even into a file`() async throws {
    let arguments = ["design", "--component", "badge", "--writer", "truecolor"]

    let dark = try await TesseraRun()(arguments: arguments)
    let light = try await TesseraRun()(arguments: arguments + ["--theme", "light"])

    #expect(dark.output.contains("\u{1B}[1;38;2;"))
    #expect(light.output.contains("\u{1B}[1;38;2;"))
    #expect(dark.output != light.output)
  }

  @Test(arguments: [["--plain"], ["--accessible"], []])
  func `without a writer that is asked for, no escape sequence gets into a file`(options: [String])
    async throws
  {
    let run = try await TesseraRun()(arguments: ["design"] + options, streams: .pipes)

    #expect(run.code == .done)
    #expect(run.output.contains("ESC["))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `the theme follows the background that the terminal tells, unless one is asked for`()
    async throws
  {
    let arguments = ["design", "--component", "badge", "--color", "always"]
    let told = ["TERM": "xterm-256color", "COLORFGBG": "0;15"]
    let silent = ["TERM": "xterm-256color"]

    let light = try await TesseraRun()(arguments: arguments, environment: told)

    let asked = try await TesseraRun()(arguments: arguments + ["--theme", "light"], environment: silent)
    let dark = try await TesseraRun()(arguments: arguments, environment: silent)
    #expect(light.output == asked.output)
    #expect(light.output != dark.output)
  }

  @Test func `a file of a picture has one document, and without a component none is written`() async throws {
    let tessera = try TesseraRun()

    let one = await tessera("design", "--component", "badge", "--writer", "svg", streams: .pipes)
    let all = await tessera("design", "--writer", "svg", streams: .pipes)

    #expect(one.code == .done && one.output.hasPrefix("<svg "))
    #expect(one.output.components(separatedBy: "<svg ").count == 2)
    #expect(all.code == .usage && all.output.isEmpty)
    #expect(all.errorOutput.hasPrefix("Error: --writer svg needs --component.\n"))
  }

  @Test func `a component that does not exist is a wrong use`() async throws {
    let run = try await TesseraRun()("design", "--component", "tabel")

    #expect(run.code == .usage)
    #expect(run.errorOutput.hasPrefix("Error: There is no component 'tabel'. Did you mean 'table'?"))
  }
}
