import CommandKit
import NetworkingKit
import Sandbox

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A service that an area uses.
struct ServiceDescriptor: Sendable {
  /// The environment variable that points it elsewhere.
  let variable: String
  /// The address of the public service.
  let address: String
  /// Whether the service asks clients not to send many requests at once.
  var limitsConcurrency = false
  /// Whether an address can be one of this service.
  let accepts: @Sendable (URL) -> Bool
}

/// Where a service is in this run.
struct ServiceSelection: Sendable {
  /// The address of the service.
  let root: URL
  /// Whether the sandbox stands in for it.
  let usesSandbox: Bool
  /// The simulated network condition of the sandbox.
  let condition: SandboxCondition?
  /// Whether only a few requests may be under way at once.
  let limitsConcurrency: Bool
  /// Why the service cannot be used; a command must not run then.
  let problem: CommandFailure?

  init(_ service: ServiceDescriptor, _ launch: Launch) {
    let strings = Strings(launch.language)
    let override = launch.process.variable(service.variable)
    let root = URL(string: override ?? service.address)
    let isUsable =
      root.flatMap(Origin.init)?.isTrustworthy == true && root?.user() == nil
      && root?.password() == nil && root.map(service.accepts) == true
    usesSandbox = override == nil && launch[\.backend] == .sandbox
    condition = launch[\.network]?.value
    limitsConcurrency = service.limitsConcurrency
    // Commands are declared before one of them is refused.
    self.root = (isUsable ? root : URL(string: service.address)) ?? URL(filePath: "/")
    if !isUsable {
      problem = Self.unusable(service, strings)
    } else if condition != nil && !usesSandbox {
      problem = CommandFailure(
        .usage,
        strings.needsSandbox(strings.name(of: "network", from: launch.origin(of: \.network))),
        hint: strings.useSandbox(
          unsetting: override == nil ? nil : service.variable,
          isLive: launch[\.backend] == .live
        )
      )
    } else {
      problem = nil
    }
  }

  /// The partition of the cache for this service.
  var partition: String { usesSandbox ? "sandbox" : root.absoluteString }

  static func unusable(_ service: ServiceDescriptor, _ strings: Strings) -> CommandFailure {
    CommandFailure(
      .usage,
      strings.unusableAddress(service.variable),
      hint: strings.usableAddress(service.address)
    )
  }
}
