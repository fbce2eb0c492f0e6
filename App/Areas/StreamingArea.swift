import CommandKit
import FeatureKit
import LocalizationKit
import NetworkingKit
import Sandbox
import SectionDetail
import Sections
import StreamingData
import StreamingDomain

extension Area {
  /// Streaming sections: one service, two features.
  static let streaming = Area(
    commands: ["sections"],
    usedServices: [streamingService],
    sandbox: SandboxDescriptor { [StreamingService(now: $0.launch.process.now)] },
    examples: {
      [
        Example(
          "tessera sections",
          $0.language.choose(
            en: "the sections of the streaming service",
            zhHans: "流媒体服务的栏目",
            id: "bagian layanan streaming"
          )
        ),
        Example(
          "tessera sections show series",
          $0.language.choose(en: "a section", zhHans: "一个栏目", id: "sebuah bagian")
        ),
      ]
    },
    features: { services in
      let language = services.launch.language
      let selection = services.selection(of: streamingService)
      guard let links = StreamingLinks(root: selection.root) else { return [] }
      let repository = streamingRepository(services, selection, links)
      let opened = StoredOpenedSections(
        documents: services.stores.responses,
        partition: selection.partition,
        links: links,
        save: services.writes.add,
        observe: services.trace.cacheFailed
      )
      return [
        SectionsFeature(
          language: language,
          repository: repository,
          subcommands: {
            SectionDetailFeature(
              language: language,
              open: OpenSection(repository: repository, opened: opened),
              observe: services.trace.record
            )
            .commands
          },
          observe: services.trace.record
        )
      ]
    }
  )

  private static let streamingService = ServiceDescriptor(
    variable: "TESSERA_STREAMING_URL",
    help: {
      $0.language.choose(
        en: "root page of the streaming service, such as https://content.viaplay.com/ios-se",
        zhHans: "流媒体服务的根页面，例如 https://content.viaplay.com/ios-se"
      )
    },
    address: "https://content.viaplay.com/ios-se",
    sandbox: SandboxCountries(
      variable: "TESSERA_SANDBOX_COUNTRY",
      standard: StreamingCountry.unitedKingdom.rawValue,
      addresses: StreamingCountry.allCases.map { ($0.rawValue, $0.rootAddress) }
    ),
    normalForm: { StreamingLinks(root: $0)?.root.normalForm }
  )

  private static func streamingRepository(
    _ services: Services,
    _ selection: ServiceSelection,
    _ links: StreamingLinks
  ) -> any StreamingRepository {
    let now = services.launch.process.now
    return HTTPStreamingRepository(
      loader: services.clients.loader(
        for: selection,
        permits: links.permits,
        adapter: links.redirects
      ) {
        StreamingService(now: now)
      },
      links: links
    )
  }
}
