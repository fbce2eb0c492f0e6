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
    let name: String
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
    for _ in 0..<20 {
      if programs.isEmpty { return [] }
      // monorepo:allow ambient: programs get real time to end, and nothing depends on how much it was
      usleep(50_000)
    }
    let left = programs
    for program in left { kill(program.identifier, SIGKILL) }
    return left.map(\.name).sorted()
  }

  #if os(Linux)
    private var programs: [Program] {
      files.names(in: "/proc").compactMap { Int32($0) }.compactMap(program)
    }

    /// A process that is marked; nil for others, and for those that only wait to be collected.
    private func program(_ identifier: Int32) -> Program? {
      guard let variables = files.data(at: "/proc/\(identifier)/environ"),
        variables.split(separator: 0).contains(where: { $0.elementsEqual("\(Self.variable)=\(mark)".utf8) }),
        let line = files.data(at: "/proc/\(identifier)/cmdline"), !line.isEmpty
      else { return nil }
      let name = String(decoding: line.prefix(80).map { $0 == 0 ? 32 : $0 }, as: UTF8.self)
      return Program(identifier: identifier, name: name.trimmingCharacters(in: .whitespaces))
    }
  #else
    private var programs: [Program] {
      kill(-child, 0) == 0 ? [Program(identifier: -child, name: "a program of its process group")] : []
    }
  #endif
}
