import CommandKit
import MonorepoSystem

extension TestCommand {
  /// Refuses before anything runs what would only show afterwards.
  func refuseContradictions(_ invocation: Invocation) throws(UnusableInput) {
    if invocation[parameters.json], !invocation[parameters.list] {
      throw UnusableInput(
        path: "--json",
        what: "is about a list, and none was asked for",
        remedy: "add --list, or write the results with --junit FILE"
      )
    }
    if let path = invocation[parameters.junit], machine.files.isFolder(machine.files.resolved(path)) {
      throw UnusableInput(path: path, what: "is a folder", remedy: "name a file after --junit")
    }
  }
}
