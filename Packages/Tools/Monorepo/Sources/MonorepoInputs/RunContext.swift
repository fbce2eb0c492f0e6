import MonorepoSystem

/// What a run brings along that is no file of the repository, and still decides how suites end.
public struct RunContext: Equatable, Sendable {
  /// What each thing is, by a name that a person understands.
  public let values: [String: String]

  /// Describes the surroundings of a run.
  ///
  /// - Parameters:
  ///   - toolchain: What the toolchain says of itself.
  ///   - system: What the operating system says of itself.
  ///   - environment: The variables that builds and suites are given.
  ///   - build: How packages are built: the kind of build and its flags.
  public init(toolchain: String, system: String, environment: [String: String], build: String) {
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
