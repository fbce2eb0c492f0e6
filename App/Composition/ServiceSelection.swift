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
  /// Says in help what that variable holds.
  let help: @Sendable (Strings) -> String
  /// The address of the public service.
  let address: String
  /// The scope of a refusal because of too many requests that says no more than that.
  let bareRefusals: RateLimitScope
  /// The countries that the sandbox's service serves; `nil` when it answers at the public service's address.
  let sandbox: SandboxCountries?
  /// Gives an address in the spelling that all its spellings share; `nil` for one that cannot be one of this service.
  let normalForm: @Sendable (URL) -> URL?

  init(
    variable: String,
    help: @escaping @Sendable (Strings) -> String,
    address: String,
    bareRefusals: RateLimitScope = .address,
    sandbox: SandboxCountries? = nil,
    normalForm: @escaping @Sendable (URL) -> URL?
  ) {
    self.variable = variable
    self.help = help
    self.address = address
    self.bareRefusals = bareRefusals
    self.sandbox = sandbox
    self.normalForm = normalForm
  }
}

/// The countries that a service of the sandbox serves, each at an address of its own.
struct SandboxCountries: Sendable {
  /// The environment variable that chooses one.
  let variable: String
  /// The country without that variable.
  let standard: String
  /// Each country, and the address of its root page.
  let addresses: [(country: String, address: String)]

  /// The address that a run uses; `nil` when the variable names no country.
  func address(_ process: ProcessContext) -> String? {
    let country = process.variable(variable) ?? standard
    return addresses.first { $0.country == country }?.address
  }
}

/// Where a service is in this run.
struct ServiceSelection: Sendable {
  /// The address of the service, in the spelling that all its spellings share.
  let root: URL
  /// Whether the sandbox stands in for it.
  let usesSandbox: Bool
  /// The simulated network condition of the sandbox.
  let condition: SandboxCondition?
  /// The scope of a refusal because of too many requests that says no more than that.
  let bareRefusals: RateLimitScope
  /// Why the service cannot be used; a command must not run then.
  let problem: CommandFailure?

  init(_ service: ServiceDescriptor, _ launch: Launch) {
    let strings = Strings(launch.language)
    let override = launch.process.variable(service.variable)
    usesSandbox = override == nil && launch[\.backend] == .sandbox
    let sandboxAddress = usesSandbox ? service.sandbox?.address(launch.process) : nil
    let address = URL(string: override ?? sandboxAddress ?? service.address)
    let isPlain =
      address.flatMap(Origin.init)?.isTrustworthy == true && address?.user() == nil
      && address?.password() == nil
    let root = isPlain ? address.flatMap(service.normalForm) : nil
    condition = launch[\.network]?.value
    bareRefusals = service.bareRefusals
    // Commands are declared before one of them is refused.
    self.root = root ?? URL(string: service.address) ?? URL(filePath: "/")
    if usesSandbox, let countries = service.sandbox, sandboxAddress == nil {
      problem = CommandFailure(
        .usage,
        strings.unknownCountry(launch.process.variable(countries.variable) ?? "", countries.variable),
        hint: strings.chooseCountry(countries.addresses.map(\.country))
      )
    } else if root == nil {
      problem = CommandFailure(
        .usage,
        strings.unusableAddress(service.variable),
        hint: strings.usableAddress(service.address)
      )
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
}
