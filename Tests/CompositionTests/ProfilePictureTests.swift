import CommandKit
import Foundation
import Sandbox
import Testing

/// The pictures of accounts, from the sandbox to the bytes that a terminal gets.
@Suite(.timeLimit(.minutes(5))) struct ProfilePictureTests {
  private static let kitty = ["TERM": "xterm-kitty", "LC_ALL": "C.UTF-8", "TESSERA_IMAGES": "auto"]
  private static let card = ["cards", "show", "robin-marsh"]
  private static let profile = ["users", "show", "robin-marsh"]

  private static func environment(_ more: [String: String]) -> [String: String] { kitty.merging(more) { $1 } }

  /// The program with an account, whose cards can be shown.
  private func signedIn() async throws -> TesseraRun {
    let tessera = try TesseraRun()
    let token = try #require(GitHubToken.personal(for: "robin-marsh")).text
    let login = await tessera("github", "login", "--token-stdin", "--store", "file", input: "\(token)\n")
    try #require(login.code == .done, "\(login.errorOutput)")
    return tessera
  }

  /// The PNG in the output; `nil` when there is none.
  private func picture(_ output: String) -> [UInt8]? {
    let parts = output.split(separator: "\u{1B}_G").dropFirst().compactMap { command -> Substring? in
      command.split(separator: "\u{1B}").first?.split(separator: ";").last
    }
    return Data(base64Encoded: parts.joined()).map(Array.init).flatMap { $0.isEmpty ? nil : $0 }
  }

  @Test(arguments: [(card, "c=10,r=5"), (profile, "c=8,r=4")])
  func `a terminal with kitty graphics gets the avatar`(words: [String], cells: String) async throws {
    let tessera = try await signedIn()

    let run = await tessera(arguments: words, environment: Self.kitty, streams: .terminals)

    #expect(run.code == .done)
    let png = try #require(picture(run.output))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(png.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    #expect(run.output.components(separatedBy: "a=T,f=100,\(cells)").count == 2)
  }

  @Test func `each tile of the deck gets the avatar of its account`() async throws {
    let tessera = try await signedIn()
    _ = await tessera("deck", "add", "aster", "linnet")

    let run = await tessera(arguments: ["deck"], environment: Self.kitty, streams: .terminals)

    #expect(run.code == .done)
    #expect(run.output.components(separatedBy: "a=T,f=100,c=5,r=3").count == 3)
  }

  @Test func `iTerm2 gets it as an inline image`() async throws {
    let tessera = try await signedIn()
    let environment = Self.environment(["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"])

    let run = await tessera(arguments: Self.card, environment: environment, streams: .terminals)

    #expect(run.output.contains("\u{1B}]1337;File=inline=1;"))
    #expect(!run.output.contains("\u{1B}_G"))
  }

  @Test func `a setting and an option are the same as the variable`() async throws {
    let tessera = try await signedIn()
    let environment = Self.environment(["TESSERA_IMAGES": ""])

    let without = await tessera(arguments: Self.card, environment: environment, streams: .terminals)
    let option = await tessera(
      arguments: Self.card + ["--images", "auto"],
      environment: environment,
      streams: .terminals
    )
    _ = await tessera("settings", "set", "images", "auto")
    let setting = await tessera(arguments: Self.card, environment: environment, streams: .terminals)
    let never = await tessera(
      arguments: Self.card + ["--images=never"],
      environment: Self.kitty,
      streams: .terminals
    )

    #expect(
      [without, option, setting, never].map { picture($0.output) != nil } == [false, true, true, false]
    )
    #expect(without.output.contains("██"))
  }

  @Test func `always takes a terminal that nobody knows`() async throws {
    let tessera = try await signedIn()
    let environment = Self.environment(["TERM": "xterm-256color"])

    let auto = await tessera(arguments: Self.card, environment: environment, streams: .terminals)
    let always = await tessera(
      arguments: Self.card + ["--images", "always"],
      environment: environment,
      streams: .terminals
    )

    #expect(picture(auto.output) == nil && picture(always.output) != nil)
  }

  /// Arguments, variables, and streams that show no picture.
  private static let without: [([String], [String: String], TesseraRun.Streams)] = [
    ([], [:], .pipes), (["--color", "always"], [:], .pipes), (["--json"], [:], .terminals),
    (["--accessible"], [:], .terminals), (["--plain"], [:], .terminals), ([], ["TERM": "dumb"], .terminals),
    ([], ["TESSERA_ACCESSIBLE": "1"], .terminals), ([], ["TMUX": "/tmp/tmux"], .terminals),
    ([], ["TERM": "screen-256color"], .terminals), ([], ["TESSERA_IMAGES": "never"], .terminals),
    (["--color", "never"], [:], .terminals),
  ]

  @Test(arguments: without, ["auto", "always"])
  func `every other output has no picture, and asks for none`(
    row: ([String], [String: String], TesseraRun.Streams),
    flag: String
  ) async throws {
    let tessera = try await signedIn()
    let (options, variables, streams) = row
    let environment = Self.kitty.merging(["TESSERA_IMAGES": flag]) { $1 }.merging(variables) { $1 }

    _ = await tessera("deck", "add", "aster")
    for words in [Self.card, Self.profile, ["deck"]] {
      let run = await tessera(
        arguments: words + options + ["--verbose"],
        environment: environment,
        streams: streams
      )

      #expect(run.code == .done)
      #expect(!run.output.contains("\u{1B}_G") && !run.output.contains("1337"))
      #expect(!run.errorOutput.contains("GET https://avatars"))
    }
  }

  @Test func `without colours there are still pictures`() async throws {
    let tessera = try await signedIn()
    let environment = Self.environment(["NO_COLOR": "1"])

    let run = await tessera(arguments: Self.card, environment: environment, streams: .terminals)

    #expect(picture(run.output) != nil)
  }

  @Test func `a picture opens offline once it was loaded, and its absence is no failure`() async throws {
    let tessera = try await signedIn()
    let offline = Self.card + ["--offline"]
    _ = await tessera(arguments: Self.card, environment: ["TERM": "xterm-kitty"], streams: .terminals)

    let never = await tessera(arguments: offline, environment: Self.kitty, streams: .terminals)
    _ = await tessera(arguments: Self.card, environment: Self.kitty, streams: .terminals)
    let stored = await tessera(arguments: offline, environment: Self.kitty, streams: .terminals)

    #expect(never.code == .done && picture(never.output) == nil)
    #expect(stored.code == .done && picture(stored.output) != nil)
  }

  @Test func `avatars are asked for without the account`() async throws {
    let tessera = try await signedIn()

    let run = await tessera(
      arguments: Self.card + ["--verbose"],
      environment: Self.kitty,
      streams: .terminals
    )

    let requests = run.errorOutput.split(separator: "\n").filter { $0.contains(" https://") }
    let avatars = requests.filter { $0.contains("https://avatars.githubusercontent.com/u/") }
    #expect(avatars.count == 1 && requests.count > 1)
    #expect(avatars.allSatisfy { !$0.lowercased().contains("authorization") })
    #expect(requests.contains { $0.lowercased().contains("authorization") })
  }
}
