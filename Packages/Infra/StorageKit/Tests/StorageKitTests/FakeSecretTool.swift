import Foundation
import StorageKit

/// A script that behaves as `secret-tool` is documented to, in a folder of the test.
struct FakeSecretTool {
  /// What the script does when it is called.
  enum Behaviour: String {
    /// It keeps secrets in files.
    case works
    /// It does not reach a session bus.
    case noBus = "echo 'secret-tool: Cannot autolaunch D-Bus without X11 $DISPLAY' >&2; exit 1"
    /// Nobody offers the secret service.
    case noService =
      "echo 'secret-tool: The name org.freedesktop.secrets was not provided by any .service files' >&2; exit 1"
    /// It waits for the user to unlock the keyring.
    case hangs = "exec sleep 600"
    /// A wrapper without the tool behind it.
    case missing = "echo 'secret-tool: not found' >&2; exit 127"
    /// It has the secret in a keyring that is locked and cannot ask for its password, as `secret-tool` 0.20 says it.
    case isLocked = """
      case "$1" in
        search) printf '[/1]\nlabel = tessera\n'; echo 'secret-tool: Cannot get secret of a locked object' >&2 ;;
        store) echo 'secret-tool: Cannot create an item in a locked collection' >&2; exit 1 ;;
        *) exit 1 ;;
      esac
      """
    /// Something else is wrong.
    case fails = "echo 'secret-tool: the collection is locked' >&2; exit 1"
  }

  let folder: String

  init(in folder: String, _ behaviour: Behaviour = .works) throws {
    self.folder = folder
    let action =
      behaviour == .works
      ? """
      kept="\(folder)/kept"
      mkdir -p "$kept"
      verb="$1"
      case "$2" in --label=*) shift ;; esac
      [ "$2" = service ] && [ "$4" = account ] || { echo "secret-tool: wrong attributes" >&2; exit 2; }
      file="$kept/$(printf '%s|%s' "$3" "$5" | od -An -tx1 | tr -d ' \\n')"
      case "$verb" in
        store) cat > "$file" ;;
        lookup) if [ -f "$file" ]; then cat "$file"; else exit 1; fi ;;
        clear) if [ -f "$file" ]; then rm "$file"; else exit 1; fi ;;
        search) if [ -f "$file" ]; then echo '[/1]'; fi ;;
        *) echo "usage" >&2; exit 2 ;;
      esac
      """ : behaviour.rawValue
    let script = "#!/bin/sh\nprintf '%s\\n' \"$@\" >> \"\(folder)/arguments\"\n\(action)\n"
    try Data(script.utf8).write(to: URL(filePath: path))
  }

  var path: String { folder + "/secret-tool" }

  /// Every argument that the script ever got, one on a line.
  var arguments: String {
    get throws { try String(contentsOfFile: folder + "/arguments", encoding: .utf8) }
  }

  func store(clock: any Clock<Duration> = ContinuousClock()) -> SecretToolStore {
    let runner = ChildProgramRunner(variables: ["PATH": "/usr/bin:/bin"], clock: clock)
    return SecretToolStore(owner: "tessera", program: path, runner: ShellRunner(runner: runner))
  }

  /// Lets a shell read the script: a file that was just written cannot be run while another test starts a child.
  private struct ShellRunner: ProgramRunner {
    let runner: ChildProgramRunner

    func run(
      _ program: String,
      _ arguments: [String],
      input: Secret?,
      limit: Duration
    ) async throws(ProgramRunError) -> ProgramOutcome {
      try await runner.run("/bin/sh", [program] + arguments, input: input, limit: limit)
    }
  }
}
