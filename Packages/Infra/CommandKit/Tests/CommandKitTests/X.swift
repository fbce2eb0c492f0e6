import CommandKit
import Testing

@Test func dump() {
  for c in [["leaves", "--help"], ["--help"], [], ["help", "water"], ["brew", "--strngth", "1"]] {
    switch Tea.parser.parse(arguments: c, environment: [:]) {
    case .help(let t): print(t)
    case .usageError(let e): print(e.text)
    default: break
    }
    print("-----")
  }
  for s in ["bash", "zsh", "fish"] {
    print("=====\(s)\n" + (Tea.parse("completion", s).completionScript ?? ""))
  }
}
