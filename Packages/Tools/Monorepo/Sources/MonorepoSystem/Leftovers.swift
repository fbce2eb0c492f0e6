import Foundation

/// The programs that a child started and left running when it ended.
///
/// On Linux a variable marks the child and everything it starts, whichever process group that moves to; elsewhere only
/// what stayed in the child's process group is found.
struct Leftovers {
  /// The variable that marks a child.
  static let variable = "MONOREPO_CHILD"

  private struct Program {
    let identifier: Int32
    /// Its command line; nil while it becomes another program, when nobody can tell whether it is marked.
    let name: String?
  }

  private let child: Int32
  private let mark: String
  private let files: FileSystem

  /// Describes a child of this process that has ended.
  ///
  /// - Parameters:
  ///   - child: Its identifier.
  ///   - mark: The value of ``variable`` that it was started with.
  ///   - files: The files of the machine, among which the system describes its processes.
  init(of child: Int32, marked mark: String, files: FileSystem) {
    self.child = child
    self.mark = mark
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
    let left = programs.filter { $0.name != nil }
    for program in left { kill(program.identifier, SIGKILL) }
    return left.compactMap(\.name).sorted()
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

    /// A process that is marked or may be; nil for others, and for those that only wait to be collected.
    ///
    /// While a process becomes another program, it has an executable file already, but no variables and no command
    /// line yet. The program that started it may have ended by then.
    private func program(_ identifier: Int32) -> Program? {
      let folder = "/proc/\(identifier)"
      let line = files.data(at: folder + "/cmdline")
      guard let variables = files.data(at: folder + "/environ") else { return nil }
      let lineNow = files.data(at: folder + "/cmdline") ?? Data()
      if variables.split(separator: 0).contains(where: { $0.elementsEqual("\(Self.variable)=\(mark)".utf8) })
      {
        let name = String(decoding: lineNow.prefix(80).map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
        return Program(identifier: identifier, name: name.trimmingCharacters(in: .whitespaces))
      }
      // With the same command line before and after, it is a program that has no variables.
      guard variables.isEmpty, lineNow.isEmpty || lineNow != line, files.isLink(folder + "/exe") else {
        return nil
      }
      return Program(identifier: identifier, name: nil)
    }
  #else
    private var programs: [Program] {
      kill(-child, 0) == 0 ? [Program(identifier: -child, name: "a program of its process group")] : []
    }
  #endif
}
