import Foundation
import Testing

@Suite(.timeLimit(.minutes(3))) struct InstallTests {
  private let tessera: TesseraProcess
  private let sandbox: InstallSandbox

  init() throws {
    tessera = try TesseraProcess()
    sandbox = try InstallSandbox(tessera)
  }

  @Test func `the program is installed with completions and manual pages, below a path with blanks`()
    async throws
  {
    let run = try await sandbox.install("my 'own' place", program: TesseraProcess.program)

    #expect(run.status == 0, "\(run.errorOutput)")
    #expect(run.output.hasPrefix("Installed tessera "))
    let files = try sandbox.files(below: "my 'own' place")
    for file in [
      "bin/tessera", "share/bash-completion/completions/tessera", "share/zsh/site-functions/_tessera",
      "share/fish/vendor_completions.d/tessera.fish", "share/man/man1/tessera.1",
      "share/man/man1/tessera-recipes-show.1", "lib/tessera/installed-files",
    ] {
      #expect(files[file]?.isEmpty == false, "\(file)")
    }
    let page = try await tessera("manual", "recipes", "show").output
    #expect(files["share/man/man1/tessera-recipes-show.1"] == page)
  }

  @Test func `uninstalling leaves nothing of what was made, and all of what was there`() async throws {
    try sandbox.write("mine", to: "deep/prefix/share/man/man1/mine.1")
    let before = try sandbox.files(below: ".")

    try await sandbox.mustInstall("deep/prefix")
    try await sandbox.mustInstall("new/prefix")
    let one = try await sandbox.uninstall("deep/prefix")
    let other = try await sandbox.uninstall("new/prefix")

    #expect(one.status == 0 && other.status == 0, "\(one.errorOutput)\(other.errorOutput)")
    #expect(try sandbox.files(below: ".") == before)
    #expect(!sandbox.exists("new"))
    #expect(!sandbox.exists("deep/prefix/bin"))
  }

  @Test func `an older install is replaced, with the files that the new one no longer has`() async throws {
    try await sandbox.mustInstall("p", pages: ["tessera.1", "tessera-old.1"], version: "1")

    try await sandbox.mustInstall("p", pages: ["tessera.1", "tessera-new.1"], version: "2")

    let files = try sandbox.files(below: "p")
    #expect(files["share/man/man1/tessera.1"] == "page of 2\n")
    #expect(files["share/man/man1/tessera-new.1"] == "page of 2\n")
    #expect(files["share/man/man1/tessera-old.1"] == nil)
    _ = try await sandbox.uninstall("p")
    #expect(!sandbox.exists("p"))
  }

  @Test(arguments: [
    ("p", "p"), ("p/share", "p/share"), ("p/share/man/man1", "p/share/man/man1"),
    ("p/bin/tessera/x", "p/bin/tessera"), ("p/bin/tessera", "p/bin/tessera"),
    ("p/lib/tessera", "p/lib/tessera"),
  ])
  func `what is in the way is said, and nothing is installed`(file: String, named: String) async throws {
    try sandbox.write("mine", to: file)
    let before = try sandbox.files(below: ".")

    let run = try await sandbox.install("p")

    #expect(run.status == 1)
    #expect(run.errorOutput.contains("/\(named)\n"), "\(run.errorOutput)")
    #expect(run.errorOutput.contains("Nothing was changed."))
    #expect(try sandbox.files(below: ".") == before)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write to a folder that is read-only"))
  func `a prefix that cannot be written to is said`() async throws {
    try sandbox.makeReadOnly("p")

    let run = try await sandbox.install("p/below")

    #expect(run.status == 1)
    #expect(run.errorOutput.hasPrefix("The folder cannot be written to: "))
    #expect(!sandbox.exists("p/below"))
  }

  @Test(arguments: [false, true])
  func `an install that fails half-way leaves everything as it was`(hasOlder: Bool) async throws {
    if hasOlder { try await sandbox.mustInstall("p", pages: ["tessera.1"], version: "1") }
    let before = try sandbox.files(below: ".")

    let run = try await sandbox.install("p", failingAt: "share/man/man1/tessera-new.1")

    #expect(run.status != 0)
    #expect(run.errorOutput.hasSuffix("The installation failed; everything is as it was before.\n"))
    #expect(try sandbox.files(below: ".") == before)
    #expect(sandbox.exists("p") == hasOlder)
  }

  @Test(arguments: ["/etc/passwd", "../outside", "bin/../../outside", ".."])
  func `a list that leads out of the prefix is not followed`(line: String) async throws {
    try await sandbox.mustInstall("p")
    try sandbox.write("mine", to: "outside")
    try sandbox.write("bin/tessera\n\(line)\n", to: "p/lib/tessera/installed-files")
    let before = try sandbox.files(below: ".")

    let run = try await sandbox.uninstall("p")

    #expect(run.status == 1)
    #expect(run.errorOutput.contains("is damaged"))
    #expect(try sandbox.files(below: ".") == before)
  }

  @Test func `without an install there is nothing to remove`() async throws {
    try sandbox.write("mine", to: "p/bin/tessera")

    let run = try await sandbox.uninstall("p")

    #expect(run.status == 1)
    #expect(run.errorOutput.hasPrefix("Nothing is installed in "))
    #expect(sandbox.exists("p/bin/tessera"))
  }

  @Test func `what to add to PATH is said where it is missing`() async throws {
    let run = try await sandbox.install("a place")

    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("  export PATH=") })
    let found = try await tessera.shell("unset -f tessera\n\(line)\ncommand -v tessera")
    #expect(run.output.contains("is not on PATH"))
    #expect(found.output.hasSuffix("/a place/bin/tessera\n"))
    let again = try await sandbox.install("a place", isOnPath: true)
    #expect(!again.output.contains("PATH"))
  }

  @Test(arguments: [["--instal"], ["a", "b"], [""], ["/"]])
  func `wrong usage is said`(arguments: [String]) async throws {
    let run = try await sandbox.run(arguments)

    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(!run.errorOutput.isEmpty)
  }
}

/// A folder to install into, and a program to install that answers as tessera does.
private struct InstallSandbox {
  private let tessera: TesseraProcess
  private let folder: URL

  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts/install")
    .path(percentEncoded: false)

  init(_ tessera: TesseraProcess) throws {
    self.tessera = tessera
    folder = tessera.home.appending(path: "sandbox")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path(percentEncoded: false))
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: false, encoding: .utf8)
  }

  func makeReadOnly(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o555]
    )
  }

  /// The texts of all files by their paths; the program itself by its size.
  func files(below path: String) throws -> [String: String] {
    let start = folder.appending(path: path)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: start.path(percentEncoded: false))
    return try paths.reduce(into: [:]) { files, path in
      let url = start.appending(path: path)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return }
      let data = try Data(contentsOf: url)
      files[path] = String(data: data, encoding: .utf8) ?? "\(data.count) bytes"
    }
  }

  func mustInstall(_ prefix: String, pages: [String] = ["tessera.1"], version: String = "1") async throws {
    let run = try await install(prefix, pages: pages, version: version)
    #expect(run.status == 0, "\(run.errorOutput)")
  }

  /// Installs a program; by default one that stands in for tessera.
  func install(
    _ prefix: String,
    program: String? = nil,
    pages: [String] = ["tessera.1", "tessera-new.1"],
    version: String = "2",
    failingAt file: String? = nil,
    isOnPath: Bool = false
  ) async throws -> TesseraProcess.Outcome {
    let path = folder.appending(path: prefix).path(percentEncoded: false)
    var search = "/usr/bin:/bin"
    if isOnPath { search = "\(path)/bin:" + search }
    if let file { search = try await failing(at: file) + ":" + search }
    let installed = if let program { program } else { try await standIn(pages: pages, version: version) }
    return try await run(
      [path],
      ["PATH": search, "SHELL": "/bin/bash", "TESSERA_PROGRAM": installed]
    )
  }

  func uninstall(_ prefix: String) async throws -> TesseraProcess.Outcome {
    try await run(["--uninstall", folder.appending(path: prefix).path(percentEncoded: false)])
  }

  /// Runs the script with the words, any of which may have blanks.
  func run(
    _ arguments: [String],
    _ environment: [String: String] = [:]
  ) async throws -> TesseraProcess.Outcome {
    let words = ([Self.script] + arguments).map { "'\($0.replacing("'", with: "'\\''"))'" }
    return try await tessera.shell(words.joined(separator: " "), environment: environment)
  }

  private func standIn(pages: [String], version: String) async throws -> String {
    let list = pages.map { "\($0)\\t\\n" }.joined()
    return try await tessera.makeProgram(
      "tessera-\(version)",
      """
      case "$*" in
        --version) echo 'tessera \(version)' ;;
        completion*) echo 'completion of \(version)' ;;
        *--list) printf '\(list)' ;;
        manual*) echo 'page of \(version)' ;;
      esac
      """
    )
  }

  /// A folder whose `mv` fails when a file is to be moved to its place.
  private func failing(at file: String) async throws -> String {
    _ = try await tessera.makeProgram(
      "mv",
      """
      for last; do :; done
      case "$last" in */\(file)) echo 'mv: no space left' >&2; exit 1 ;; esac
      exec /bin/mv "$@"
      """
    )
    return tessera.programs.path(percentEncoded: false)
  }
}
