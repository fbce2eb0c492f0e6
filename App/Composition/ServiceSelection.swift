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
  private let strings: Strings

  /// Selects the peer of a service.
  ///
  /// - Parameters:
  ///   - variable: The environment variable that points the service elsewhere; setting it means the network.
  ///   - standard: The address of the public service, which the sandbox takes over too.
  ///   - given: The options that were given.
  ///   - process: What the program is run with.
  /// - Throws: `CommandFailure` for an address that cannot be used, and for a condition without the sandbox.
  init(variable: String, standard: String, _ given: GivenOptions, _ process: ProcessContext)
    throws(CommandFailure)
  {
    let strings = Strings(given.language)
    let override = process.variable(variable)
    guard let root = URL(string: override ?? standard), let origin = Origin(root), origin.isTrustworthy,
      root.user() == nil, root.password() == nil, !origin.host.contains(":")
    else {
      throw Self.unusableAddress(variable, standard, strings)
    }
    self.root = root
    self.variable = variable
    self.standard = standard
    self.strings = strings
    usesSandbox = override == nil && given[\.backend] == .sandbox
    condition = given[\.network]?.value
    guard condition == nil || usesSandbox else {
      throw CommandFailure(
        .usage,
        strings.conditionWithoutSandbox,
        hint: strings.useSandbox(without: variable)
      )
    }
  }

  /// What is stored of different peers is kept apart by this name.
  var partition: String { usesSandbox ? "sandbox" : root.absoluteString }

  /// What a person is told when the address cannot be used.
  var unusableAddress: CommandFailure { Self.unusableAddress(variable, standard, strings) }

  private static func unusableAddress(
    _ variable: String,
    _ standard: String,
    _ strings: Strings
  ) -> CommandFailure {
    CommandFailure(.usage, strings.unusableAddress(variable), hint: strings.usableAddress(standard))
  }
}
