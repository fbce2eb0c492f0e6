import CommandKit
import DesignKit
import FeatureKit
import Foundation
import SnapshotKit
import Testing

@testable import TesseraApp

@Suite(.timeLimit(.minutes(3))) @MainActor struct PictureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")

  @Test func `the picture of the README is a screen of the program`() async throws {
    let picture = try await picture(of: ["sections", "show", "series", "--limit", "3"])

    let file = SnapshotFile(path: Self.folder.appending(path: "series.svg").path(percentEncoded: false))
    if let failure = file.verify(picture, records: SnapshotRecording.isRequested()).failure {
      Issue.record("\(failure)")
    }
  }

  @Test func `the README shows every picture there is`() throws {
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))

    #expect(!names.isEmpty)
    for name in names { #expect(readme.contains("(Tests/CompositionTests/Pictures/\(name))")) }
  }

  /// What a command shows on a terminal 80 cells wide, as a window with the command in its frame.
  private func picture(of arguments: [String]) async throws -> String {
    let tessera = try TesseraRun()
    let process = tessera.context(arguments, [:], .terminals)
    let launch = Launch(process)
    let parser = CommandParser(TesseraProgram(process: process).definition)
    guard case .run(let invocation) = parser.parse(globals: launch.globals),
      let action = invocation.action as? ScreenAction
    else {
      Issue.record("the command stands for no screen")
      return ""
    }
    let screen = try action.make(invocation)
    await screen.load(LoadRequest(extras: TimeLimit(.seconds(3), clock: process.clock)))
    let context = ViewContext(
      now: process.now(),
      language: launch.language,
      backendLabel: Strings(launch.language).sandbox
    )
    guard case .page(let page) = screen.content(in: context) else {
      Issue.record("the screen is no page")
      return ""
    }
    let title = SafeText((["tessera"] + arguments).joined(separator: " "))
    return SVGWriter(title: title).render(page.element(in: context), in: RenderEnvironment(width: 80))
  }
}
