import Foundation

/// The programs that a child started and left running when it ended.
///
/// On Linux they have its mark, also with a process group, variables and outputs of their own. Elsewhere, and where
/// nothing could be marked, only the process group tells.
package struct Leftovers {
  /// A process with its command line, or the name that the system has for it.
  private typealias Program = (identifier: Int32, name: String)

  let child: Int32
  let mark: ChildMark?
  let files: FileSystem

  /// Ends what is left after a second, in which it may end without help, and gives the command lines of it.
  func end() -> [String] {
    var (pause, waited) = (1, 0)
    while waited < 1000 {
      if programs.isEmpty { return [] }
      // monorepo:allow ambient: programs get real time to end, and nothing depends on how much it was
      usleep(UInt32(pause) * 1000)
      waited += pause
      pause = min(2 * pause, 50)
    }
    return killed()
  }

  /// Kills what is left, and what that started before it was killed.
  private func killed() -> [String] {
    var names: [Int32: String] = [:]
    for _ in 0..<20 {
      let left = programs
      if left.isEmpty { break }
      for program in left {
        kill(program.identifier, SIGKILL)
        names[program.identifier] = program.name
      }
      // monorepo:allow ambient: programs get real time to end, and nothing depends on how much it was
      usleep(5000)
    }
    return names.values.sorted()
  }

  /// Kills every process that runs a program of a folder, as after the trial of a mutant; on Linux only, which tells.
  package static func killPrograms(in folder: String, files: FileSystem) {
    #if os(Linux)
      let folder = files.resolved(folder) + "/"
      for identifier in files.names(in: "/proc").compactMap({ Int32($0) }) {
        guard files.destination(ofLink: "/proc/\(identifier)/exe")?.hasPrefix(folder) == true else {
          continue
        }
        kill(identifier, SIGKILL)
      }
    #endif
  }

  #if os(Linux)
    /// Looks at every process, and then at those that are new: one that ended unseen may have started them.
    private var programs: [Program] {
      var found: [Program] = []
      var known: Set<Int32> = []
      for _ in 0..<20 {
        let new = Set(files.names(in: "/proc").compactMap { Int32($0) }).subtracting(known)
        if new.isEmpty { break }
        found += new.compactMap(program)
        known.formUnion(new)
      }
      return found
    }

    /// A process that the child has left; nil for others, for this one, and for those that only wait to be collected.
    private func program(_ identifier: Int32) -> Program? {
      let folder = "/proc/\(identifier)"
      // monorepo:allow ambient: a process does not end itself
      let own = ProcessInfo.processInfo.processIdentifier
      guard identifier != own, let stat = files.text(at: folder + "/stat") else { return nil }
      // Behind the name, which stands in parentheses: the state, the parent and the process group (proc_pid_stat(5)).
      let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 2, !["Z", "X"].contains(fields[0]) else { return nil }
      guard fields[2] == String(child) || isMarked(folder) else { return nil }
      let line = files.data(at: folder + "/cmdline") ?? Data()
      let name = String(decoding: line.prefix(80).map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
        .trimmingCharacters(in: .whitespaces)
      // A program that is just starting has no command line yet, and one may have removed it.
      let short = stat.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      return (identifier, name.isEmpty ? String(short) : name)
    }

    /// Reads the limit: the first number behind its name of three words (proc_pid_limits(5)).
    private func isMarked(_ folder: String) -> Bool {
      guard let mark else { return false }
      let line = files.text(at: folder + "/limits")?.split(separator: "\n")
        .first { $0.hasPrefix("Max realtime timeout ") }
      let words = line?.split(separator: " ") ?? []
      return words.count > 3 && UInt64(words[3]).map(mark.isContained) ?? false
    }
  #else
    private var programs: [Program] {
      kill(-child, 0) == 0 ? [(-child, "a program of its process group")] : []
    }
  #endif
}
