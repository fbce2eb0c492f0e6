import DomainKernel
import LoopbackSockets
import NetworkingKit
import ResourceLoading
import Sandbox
import SettingsDomain
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What stands in for the services of an area in the sandbox.
struct SandboxDescriptor: Sendable {
  /// The file of its state between runs; `nil` where it keeps none.
  var state: StoreDescriptor?
  /// The variables that a client needs besides the addresses where the services are served.
  var variables: [ServedVariable] = []
  /// The hosts of its services that are served at the port of another one.
  var guests: [SandboxServer.Guest] = []
  /// Makes the services.
  let services: @Sendable (Services) -> [any SandboxService]
}

/// The sandbox of all areas: what it keeps, and its ports.
struct SandboxAdministration: SandboxControl {
  let services: Services

  func status() async throws(SandboxError) -> [SandboxedService] {
    var found: [SandboxedService] = []
    for area in Area.all {
      guard let sandbox = area.sandbox, let service = area.usedServices.first, let host = host(of: service)
      else {
        continue
      }
      guard let state = sandbox.state else {
        found.append(SandboxedService(host: host))
        continue
      }
      do throws(StorageError) {
        let file = try await services.stores.sandboxRecords(state).status().file
        found.append(SandboxedService(host: host, path: file.path, bytes: file.bytes))
      } catch {
        throw .storage(PersistenceError(reading: error))
      }
    }
    return found
  }

  func reset() async throws(SandboxError) -> [SandboxedService] {
    let kept = try await status().filter { $0.bytes != 0 }
    for state in Area.all.compactMap(\.sandbox?.state) {
      do throws(StorageError) {
        try await services.stores.sandboxRecords(state).removeAll()
      } catch {
        throw .storage(PersistenceError(saving: error))
      }
    }
    return kept
  }

  func advance(_ request: AdvanceRequest) async throws(SandboxError) -> SettingsDomain.AdvancedStep {
    do throws(AdvanceError) {
      let step = try await CareersServices.sandbox(services)
        .advance(request.id, isRejected: request.isRejected, reason: request.reason)
      return SettingsDomain.AdvancedStep(
        kind: step.kind.rawValue,
        id: step.id,
        status: step.status,
        title: step.title
      )
    } catch {
      switch error {
      case .unknownID: throw .unknownID(request.id)
      case .atEnd(let status): throw .nothingToAdvance(status: status)
      case .longReason: throw .longReason
      case .storage(let error): throw .storage(PersistenceError(saving: error))
      }
    }
  }

  func serve(
    from port: Int?,
    started: @Sendable ([ServedVariable]) async -> Void
  ) async throws(SandboxError) {
    let sandboxes = Area.all.compactMap(\.sandbox)
    let all = sandboxes.flatMap { $0.services(services) }
    let guests = sandboxes.flatMap(\.guests)
    let guestNames = Set(guests.map(\.name))
    let server: SandboxServer
    do throws(SocketFailure) {
      server = try SandboxServer(
        hosts: all.flatMap { $0.hosts.subtracting(guestNames).sorted() },
        guests: guests,
        over: SandboxTransport(services: all),
        firstPort: port.map { UInt16(clamping: $0) },
        startThread: WaitingThread.start
      )
    } catch {
      guard !error.isPortInUse else { throw .portInUse }
      throw .cannotServe(reason: "\(error.call) failed with error \(error.errno)")
    }
    defer { server.stop() }
    guard server.start() else { throw .cannotServe(reason: "there are no threads for it") }
    await started(Area.all.flatMap { served($0, at: server.ports) })
    for await _ in AsyncStream<Never>.makeStream().stream {}
  }

  private func served(_ area: Area, at ports: [String: UInt16]) -> [ServedVariable] {
    guard let sandbox = area.sandbox else { return [] }
    let addresses = area.usedServices.compactMap { service -> ServedVariable? in
      guard let host = host(of: service), let port = ports[host] else { return nil }
      let address = address(of: service).replacing("https://\(host)", with: "http://127.0.0.1:\(port)")
      return ServedVariable(service.variable, address: address)
    }
    return addresses + sandbox.variables
  }

  private func host(of service: ServiceDescriptor) -> String? {
    URL(string: address(of: service)).flatMap(Origin.init)?.host
  }

  private func address(of service: ServiceDescriptor) -> String {
    service.sandbox?.address(services.launch.process) ?? service.address
  }
}
