import CommandKit
import FeatureKit
import LocalizationKit
import Testing

@testable import TesseraApp

/// What the command line, the environment and the settings say for every command.
@Suite(.timeLimit(.minutes(5))) struct LaunchTests {
  private let tessera: TesseraRun

  init() throws {
    tessera = try TesseraRun()
  }

  private func launch(_ options: [String] = [], _ variables: [String: String] = [:]) -> Launch {
    Launch(tessera.context(["sections"] + options, variables, .pipes))
  }

  @Test(
    arguments: [
      (nil, nil, nil), (nil, "setting", "setting"), ("variable", "setting", "variable"),
      ("", "setting", "setting"), ("variable", nil, "variable"), ("", nil, nil),
    ] as [(String?, String?, String?)]
  )
  func `the app that is registered at GitHub is that of the variable, or else that of the setting`(
    variable: String?,
    setting: String?,
    id: String?
  ) throws {
    if let setting { try tessera.write(settings: #"{"github.clientID": "\#(setting)"}"#) }

    let launch = launch([], variable.map { ["TESSERA_GITHUB_CLIENT_ID": $0] } ?? [:])

    #expect(launch.gitHubClientID == id)
  }

  @Test(
    arguments: [
      (nil, true), ("", true), ("Ov23.a-b_c", true), ("a b", false), ("a\u{7F}", false), ("é", false),
    ] as [(String?, Bool)]
  )
  func `a client ID of the environment has letters, digits, dots, hyphens and underscores`(
    text: String?,
    isUsable: Bool
  ) {
    let launch = launch([], text.map { ["TESSERA_GITHUB_CLIENT_ID": $0] } ?? [:])

    #expect(launch.isGitHubClientIDUsable == isUsable)
  }

  @Test func `a folder that is refused is used for nothing, and its settings neither`() throws {
    let launch = launch([], ["TESSERA_HOME": "relative", "HOME": "/home/mai"])

    let problem = try #require(launch.problem)
    #expect(launch.directories == Directories.none)
    #expect(launch.settingsWarnings.isEmpty)
    #expect(problem.status == .usage)
    #expect(problem.message == "TESSERA_HOME is not an absolute path.")
    #expect(problem.hint == "Set it to an absolute path, or unset it.")
  }

  @Test func `a folder that can be used is no problem`() {
    #expect(launch().problem == nil)
    #expect(launch([], ["TESSERA_HOME": ""]).problem == nil)
  }

  @Test func `a setting that is refused is warned of by its name, and the others are in force`() throws {
    try tessera.write(settings: #"{"theme": "blue", "width": "60", "timeout": "5s"}"#)

    let launch = launch()

    #expect(launch.settingsWarnings.count == 1)
    #expect(launch.settingsWarnings.first?.contains("blue") == true)
    #expect(launch.settingsWarnings.first?.hasSuffix(" The setting is ignored.") == true)
    #expect(launch[\.theme] == nil)
    #expect(launch[\.width] == 60)
    #expect(launch[\.timeout] == .seconds(5))
  }

  @Test func `a name that is no setting is warned of with the nearest, and the others are in force`() throws {
    try tessera.write(settings: #"{"zzz": 1, "themes": "dark", "width": "60"}"#)

    let launch = launch()

    #expect(
      launch.settingsWarnings == [
        "Warning: Unknown setting 'themes'. Did you mean 'theme'? The setting is ignored.",
        "Warning: Unknown setting 'zzz'. The setting is ignored.",
      ]
    )
    #expect(launch.speaking(.simplifiedChinese).settingsWarnings.last == "警告：未知设置“zzz”。已忽略该设置。")
    #expect(launch[\.theme] == nil)
    #expect(launch[\.width] == 60)
  }

  @Test func `an app that cannot be registered at GitHub is warned of, and none is used`() throws {
    try tessera.write(settings: #"{"github.clientID": "a\u001b[31mb"}"#)

    let launch = launch()

    #expect(launch.gitHubClientID == nil)
    #expect(launch.settingsWarnings.first?.contains(#"'a\u{1B}[31mb'"#) == true)
  }

  @Test func `the source of a value is told, and none of a default`() throws {
    try tessera.write(settings: #"{"timeout": "5s"}"#)

    let launch = launch(["--plain"], ["TESSERA_WIDTH": "70"])

    #expect(launch.origin(of: \.plain) == .commandLine)
    #expect(launch.origin(of: \.width) == .environment(variable: "TESSERA_WIDTH"))
    #expect(launch.origin(of: \.timeout) == .setting(name: "timeout"))
    #expect(launch.origin(of: \.patience) == nil)
  }

  @Test(
    arguments: [
      (.environment(variable: "TESSERA_NETWORK"), .english, "TESSERA_NETWORK"),
      (.setting(name: "network"), .english, "the setting 'network'"),
      (.setting(name: "network"), .simplifiedChinese, "设置“network”"),
      (.commandLine, .english, "--network"), (nil, .english, "--network"),
    ] as [(ValueOrigin?, Language, String)]
  )
  func `an option is called what the user called it`(origin: ValueOrigin?, language: Language, name: String) {
    #expect(Strings(language).name(of: "network", from: origin) == name)
  }

  @Test func `the full screen refuses a setting by its name`() async throws {
    try tessera.write(settings: #"{"accessible": "true"}"#)

    let run = await tessera("browse")

    #expect(run.code == .usage)
    #expect(run.errorOutput.contains("cannot be used with the setting 'accessible', which writes text."))
    #expect(
      run.errorOutput.contains(
        "\nRun 'tessera settings unset accessible', or use a command such as 'tessera sections'.\n"
      )
    )
  }

  @Test(arguments: [
    ("--plain", "--plain 输出文本，不能与"), ("设置“accessible”", "设置“accessible”输出文本，不能与"),
  ])
  func `in Chinese, a Latin name has a blank behind it, and no other`(name: String, beginning: String) {
    #expect(Strings(.simplifiedChinese).notFullScreen(name, "tessera").hasPrefix(beginning))
  }

  @Test(arguments: [(nil, nil, 80), (nil, 60, 60), (40, 60, 40), (40, nil, 40)] as [(Int?, Int?, Int)])
  func `a message has the width that is asked for, or that of the terminal, or 80 columns`(
    asked: Int?,
    columns: Int?,
    width: Int
  ) {
    let size = columns.map { OutputChannel.Size(columns: $0, rows: 24) }
    let options = asked.map { ["--width", "\($0)"] } ?? []
    var context = tessera.context(["sections"] + options, [:], .terminals)
    context.errorOutput = OutputChannel(isTerminal: true, size: { size }, write: { _ in })

    let message = Launch(context).message(String(repeating: "a ", count: 199) + "a")

    // Of words of one letter, a line with a blank less than an even width holds the most.
    #expect(message.split(separator: "\n").map(\.count).max() == width - 1)
    #expect(message.count { $0 == "a" } == 200)
  }

  @Test func `the full screen is refused without a terminal, and before that with a folder that is wrong`()
    async throws
  {
    let pipe = await tessera("browse", streams: .pipes)
    let folder = await tessera("browse", "--plain", environment: ["TESSERA_HOME": "relative"])

    #expect(pipe.code == .usage)
    #expect(pipe.errorOutput.hasPrefix("Error: 'tessera browse' needs a terminal.\n"))
    #expect(folder.errorOutput.hasPrefix("Error: TESSERA_HOME is not an absolute path.\n"))
  }
}
