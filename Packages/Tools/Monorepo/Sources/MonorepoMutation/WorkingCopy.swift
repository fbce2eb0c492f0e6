import Foundation
import MonorepoGraph
import MonorepoSystem

/// A copy of a repository that mutants are compiled in, which stays for the next run with what has been built.
struct WorkingCopy: Sendable {
  let root: String
  let repository: Repository
  let files: FileSystem

  /// Makes the copy equal to the repository; files that are equal keep their dates.
  func restore() throws(UnusableInput) { try files.mirror(repository.files, of: repository.root, to: root) }

  /// The file beside the copy that holds the number of the active mutant.
  var activeMutant: String { root + ".active-mutant" }

  /// Switches a mutant on for programs that do not get the variables of a suite.
  func activate(_ number: String) throws(UnusableInput) {
    try files.write(Data(number.utf8), to: activeMutant)
  }

  func path(of file: String) -> String { root + "/" + file }

  func original(_ file: String) -> String { files.text(at: repository.root + "/" + file) ?? "" }

  /// Writes a file of the copy unless it has that text already.
  func write(_ text: String, to file: String) throws(UnusableInput) {
    let data = Data(text.utf8)
    if files.data(at: path(of: file)) != data { try files.write(data, to: path(of: file)) }
  }
}
