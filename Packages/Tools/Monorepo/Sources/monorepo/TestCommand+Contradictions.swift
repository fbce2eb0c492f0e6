import CommandKit
import MonorepoSystem

extension TestCommand {
  /// Refuses before anything runs what would only show afterwards.
  func refuseContradictions(_ invocation: Invocation) throws(UnusableInput) {
    if invocation[parameters.json], !invocation[parameters.list] {
      throw UnusableInput(
        path: "--json",
        what: "requires --list",
        remedy: "add --list, or write the results to a file with --junit"
      )
    }
    if let path = invocation[parameters.junit], machine.files.isFolder(machine.files.resolved(path)) {
      throw UnusableInput(path: path, what: "is a folder", remedy: "pass the path of a file")
    }
  }
}
