/// The Swift toolchain on `PATH`.
public struct Toolchain: Sendable {
  private let subprocesses: any SubprocessRunner

  /// Names the toolchain that a runner finds.
  public init(subprocesses: any SubprocessRunner) {
    self.subprocesses = subprocesses
  }

  /// The version of the toolchain and the platform it builds for; nil when there is none.
  ///
  /// - Parameter folder: An existing folder to ask in.
  /// - Returns: The toolchain's own words.
  public func identity(in folder: String) async -> String? {
    let version = Subprocess(["swift", "--version"], in: folder, mergesErrors: true)
    guard let outcome = try? await subprocesses.run(version), outcome.succeeded else { return nil }
    return outcome.text
  }
}
