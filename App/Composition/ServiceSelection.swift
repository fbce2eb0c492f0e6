import CommandKit
import NetworkingKit
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
  private let variable: String
  private let standard: String

  /// Selects the peer of a service.
  ///
  /// - Parameters:
  ///   - variable: The environment variable that points the service elsewhere; setting it means the network.
  ///   - standard: The address of the public service, which the sandbox takes over too.
  ///   - invocation: The options that were given.
  ///   - process: What the program is run with.
  /// - Throws: `CommandFailure` for an address that cannot be used, and for a condition without the sandbox.
  init(variable: String, standard: String, _ invocation: Invocation, _ process: ProcessContext)
    throws(CommandFailure)
  {
    let override = process.variable(variable)
    guard let root = URL(string: override ?? standard), let origin = Origin(root), origin.isTrustworthy,
      root.user() == nil, root.password() == nil, !origin.host.contains(":")
    else {
      throw Self.unusableAddress(variable, standard)
    }
    self.root = root
    self.variable = variable
    self.standard = standard
    usesSandbox = override == nil && invocation[GlobalOptions.backend] == .sandbox
    condition = invocation[GlobalOptions.network]?.value
    guard condition == nil || usesSandbox else {
      throw CommandFailure(
        .usage,
        "--network puts a condition on the sandbox only.",
        hint: "Leave it out, or use --backend sandbox without \(variable)."
      )
    }
  }

  /// What is stored of different peers is kept apart by this name.
  var partition: String { usesSandbox ? "sandbox" : root.absoluteString }

  /// What a person is told when the address cannot be used.
  var unusableAddress: CommandFailure { Self.unusableAddress(variable, standard) }

  private static func unusableAddress(_ variable: String, _ standard: String) -> CommandFailure {
    CommandFailure(
      .usage,
      "\(variable) is not an address that can be used.",
      hint: "Set it to one such as \(standard): no user, no IPv6 number, plain http only for this machine."
    )
  }
}
