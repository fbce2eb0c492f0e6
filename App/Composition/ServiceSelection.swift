import CommandKit
import Sandbox
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which peer answers for a service, by the options and variables that were given.
struct ServiceSelection {
  /// The address that the service begins at.
  let root: URL
  /// Whether the sandbox answers for it.
  let usesSandbox: Bool
  /// The condition on the sandbox's network.
  let condition: SandboxCondition?

  /// Selects the peer of a service.
  ///
  /// - Parameters:
  ///   - variable: The environment variable that points the service elsewhere; setting it means the network.
  ///   - standard: The address of the public service, which the sandbox takes over too.
  ///   - invocation: The options that were given.
  ///   - host: What the program is run with.
  init(
    variable: String,
    standard: String,
    _ invocation: Invocation,
    _ host: Host
  ) throws(CommandFailure) {
    let override = host.variable(variable)
    guard let root = URL(string: override ?? standard), root.scheme != nil, root.host() != nil else {
      throw CommandFailure(
        .usage,
        "\(variable) is not an address.",
        hint: "Set it to an absolute address such as \(standard), or unset it."
      )
    }
    self.root = root
    usesSandbox = override == nil && invocation[GlobalOptions.backend] == .sandbox
    condition = invocation[GlobalOptions.network]
    guard condition == nil || usesSandbox else {
      throw CommandFailure(
        .usage,
        "--network puts a condition on the sandbox only.",
        hint: "Leave it out, or use --backend sandbox without \(variable)."
      )
    }
  }

  /// Keeps what is stored of different peers apart.
  var partition: String {
    usesSandbox ? "sandbox" : root.absoluteString
  }
}
