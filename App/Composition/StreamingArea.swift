import CommandKit
import FeatureKit
import ResourceLoading
import Sandbox
import SectionDetail
import Sections
import StreamingData
import StreamingDomain

/// The streaming area: its service, repository, use cases and features.
struct StreamingArea {
  let wiring: Wiring

  var features: [any Feature] {
    let detail = SectionDetailFeature(language: wiring.language) {
      [wiring] invocation throws(CommandFailure) in
      try Self.session(try wiring.infrastructure(invocation)) { OpenSection(repository: $0) }
    }
    let sections = SectionsFeature(language: wiring.language, subcommands: detail.commands) {
      [wiring] invocation throws(CommandFailure) in
      try Self.session(try wiring.infrastructure(invocation)) { BrowseSections(repository: $0) }
    }
    return [sections]
  }

  private static func session<UseCases>(
    _ infrastructure: Infrastructure,
    _ useCases: (any StreamingRepository) -> UseCases
  ) throws(CommandFailure) -> FeatureSession<UseCases> {
    let service = try infrastructure.service(variable: rootVariable, standard: standardRoot)
    return infrastructure.session(with: service, useCases(try repository(infrastructure, service)))
  }

  private static func repository(
    _ infrastructure: Infrastructure,
    _ service: ServiceSelection
  ) throws(CommandFailure) -> any StreamingRepository {
    guard let links = StreamingLinks(root: service.root) else { throw service.unusableAddress }
    let client = infrastructure.client(
      for: service,
      permits: links.permits,
      sandbox: StreamingService(now: infrastructure.process.now)
    )
    let loader = ResourceLoader(client: client, observe: infrastructure.diagnostics.hear)
    let repository = HTTPStreamingRepository(loader: loader, links: links)
    return infrastructure.explains
      ? RecordingStreamingRepository(repository: repository, recorder: infrastructure.diagnostics.recorder)
      : repository
  }

  private static let rootVariable = "TESSERA_STREAMING_URL"
  private static let standardRoot = "https://content.viaplay.com/ios-se"
}
