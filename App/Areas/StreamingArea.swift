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
    let repository = streamingRepository(services)
    return [
      SectionsFeature(
        language: language,
        repository: repository,
        describe: DescribeSections(repository: repository),
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
  )

  private static func streamingRepository(_ services: Services) -> any StreamingRepository {
    let selection = services.selection(of: streamingService)
    let links = StreamingLinks(root: selection.root)
    let now = services.launch.process.now
    return HTTPStreamingRepository(
      loader: services.loader(for: selection, permits: links.permits) { StreamingService(now: now) },
      links: links
    )
  }
}
