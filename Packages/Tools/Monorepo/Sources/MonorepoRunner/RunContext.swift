import MonorepoSystem

/// The inputs of a run that are no files of the repository, and still affect its outcome.
struct RunContext: Equatable, Sendable {
  /// The digest of each thing, by a readable name.
  let values: [String: String]

  /// Describes the environment of a run.
  ///
  /// - Parameters:
  ///   - toolchain: The version and platform of the toolchain.
  ///   - system: The name and version of the operating system.
  ///   - environment: The variables that builds and suites are given.
  ///   - build: How packages are built: the kind of build and its flags.
  init(toolchain: String, system: String, environment: [String: String], build: String) {
    var variables = Digest()
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) { variables.add("\(name)=\(value)") }
    values = [
      "toolchain": "\(Digest(toolchain))",
      "operating system": "\(Digest(system))",
      "environment": "\(variables)",
      "way of building": "\(Digest(build))",
    ]
  }
}
