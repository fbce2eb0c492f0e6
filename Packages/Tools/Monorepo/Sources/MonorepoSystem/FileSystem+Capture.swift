import Foundation

extension FileSystem {
  /// Makes an empty file for what a program will print.
  func capture(at path: String, for subprocess: Subprocess) throws(SubprocessError) -> FileHandle {
    do {
      try write(Data(), to: path)
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } catch {
      throw .notStarted(
        program: subprocess.arguments.first ?? "",
        reason: "its output file \(path) cannot be written"
      )
    }
  }
}
