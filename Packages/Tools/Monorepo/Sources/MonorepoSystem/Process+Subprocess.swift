import Foundation

extension Process {
  /// A process for a program, not started yet; it has nothing to read.
  convenience init(
    _ subprocess: Subprocess,
    environment: [String: String],
    output: FileHandle,
    errors: FileHandle
  ) {
    self.init()
    executableURL = URL(fileURLWithPath: "/usr/bin/env")
    arguments = subprocess.arguments
    currentDirectoryURL = URL(fileURLWithPath: subprocess.directory)
    self.environment = environment.merging(subprocess.environment) { $1 }
    standardInput = FileHandle.nullDevice
    standardOutput = output
    standardError = errors
  }
}
