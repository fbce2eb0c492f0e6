import Foundation

/// The programs that a child started and left running when it ended.
///
/// On Linux a variable marks the child and everything it starts, whichever process group that moves to. What starts with
/// variables of its own is known by the child's process group, or because it writes where the child wrote. Elsewhere only
/// the process group tells.
public struct Leftovers {
  /// The variable that marks a child: with its own mark behind those of the children that it is within.
  ///
  /// It is named like that of terminals because SwiftPM remembers what it read of a manifest for all variables but a few,
  /// of which this is one. With a mark in another one, every child would read every manifest again.
  static let variable = "TERM_SESSION_ID"

  private struct Program {
    let identifier: Int32
    /// Its command line; nil while it becomes another program, when nobody can tell whether it is marked.
    let name: String?
  }

  private let child: Int32
  private let mark: String
  private let outputs: Set<String>
  private let files: FileSystem

  /// Describes a child of this process that has ended.
  ///
  /// - Parameters:
  ///   - child: Its identifier.
  ///   - mark: The last mark in the ``variable`` that it was started with.
  ///   - outputs: The files that its output went to, which are no other child's.
  ///   - files: The files of the machine, among which the system describes its processes.
  init(of child: Int32, marked mark: String, writingTo outputs: [String], files: FileSystem) {
    self.child = child
    self.mark = mark
    self.outputs = Set(outputs.map(files.resolved))
    self.files = files
  }

  /// Ends what is left after a second, in which it may end without help.
  ///
  /// - Returns: The command lines of what had to be ended.
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
      let left = programs.filter { $0.name != nil }
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

  /// Kills every process that runs a program of a folder, as after the trial of a mutant.
  ///
  /// A process with variables, a group and outputs of its own is known by its program only. Outside Linux the system does
  /// not tell the program of a process, and nothing is killed.
  ///
  /// - Parameters:
  ///   - folder: The folder that the programs are below.
  ///   - files: The files of the machine.
  public static func killPrograms(in folder: String, files: FileSystem) {
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

    /// A process that the child has left or may have left; nil for others, and for those that only wait to be collected.
    ///
    /// While a process becomes another program, it has an executable file already, but no variables and no command
    /// line yet. The program that started it may have ended by then.
    private func program(_ identifier: Int32) -> Program? {
      let folder = "/proc/\(identifier)"
      let line = files.data(at: folder + "/cmdline")
      guard let variables = files.data(at: folder + "/environ") else { return nil }
      let lineNow = files.data(at: folder + "/cmdline") ?? Data()
      // One that only waits to be collected has no executable file, and is nobody's.
      let isLeft =
        isMarked(variables) || files.isLink(folder + "/exe") && (isOfGroup(folder) || writesToOutputs(folder))
      if isLeft {
        let name = String(decoding: lineNow.prefix(80).map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
          .trimmingCharacters(in: .whitespaces)
        return Program(identifier: identifier, name: name.isEmpty && variables.isEmpty ? nil : name)
      }
      // With the same command line before and after, it is a program that has no variables.
      guard variables.isEmpty, lineNow.isEmpty || lineNow != line, files.isLink(folder + "/exe") else {
        return nil
      }
      return Program(identifier: identifier, name: nil)
    }

    private func isMarked(_ variables: Data) -> Bool {
      let name = Array("\(Self.variable)=".utf8)
      return variables.split(separator: 0).contains { line in
        line.starts(with: name)
          && line.dropFirst(name.count).split(separator: UInt8(ascii: " ")).contains {
            $0.elementsEqual(mark.utf8)
          }
      }
    }

    /// Reads the process group: the third field behind the name, which stands in parentheses (proc_pid_stat(5)).
    private func isOfGroup(_ folder: String) -> Bool {
      let fields = files.text(at: folder + "/stat")?.split(separator: ")").last?.split(separator: " ")
      return fields.map { $0.count > 2 && $0[2] == String(child) } ?? false
    }

    private func writesToOutputs(_ folder: String) -> Bool {
      ["/fd/1", "/fd/2"].contains { files.destination(ofLink: folder + $0).map(outputs.contains) ?? false }
    }
  #else
    private var programs: [Program] {
      kill(-child, 0) == 0 ? [Program(identifier: -child, name: "a program of its process group")] : []
    }
  #endif
}
