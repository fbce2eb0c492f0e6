import FeatureKit
import Sandbox
import SectionDetail
import Sections
import StreamingData
import StreamingDomain

extension Area {
  /// Streaming sections: one service, two features.
  static let streaming = Area(
    commands: ["sections"],
    service: streamingService,
    variableHelp: \.streamingVariable,
    isBrowsable: true
  ) { services in
    let language = services.launch.language
    guard let repository = streamingRepository(services) else { return [] }
    return [
      SectionsFeature(
        language: language,
        repository: repository,
        subcommands: {
          SectionDetailFeature(
            language: language,
            open: OpenSection(repository: repository),
            observe: services.trace.hear
          )
          .commands
        },
        observe: services.trace.hear
      )
    ]
  }

  private static let streamingService = ServiceDescriptor(
    variable: "TESSERA_STREAMING_URL",
    address: "https://content.viaplay.com/ios-se"
  ) { StreamingLinks(root: $0) != nil }

  private static func streamingRepository(_ services: Services) -> (any StreamingRepository)? {
    let selection = services.selection(of: streamingService)
    guard let links = StreamingLinks(root: selection.root) else { return nil }
    let now = services.launch.process.now
    return HTTPStreamingRepository(
      loader: services.loader(for: selection, permits: links.permits) { StreamingService(now: now) },
      links: links
    )
  }
}
