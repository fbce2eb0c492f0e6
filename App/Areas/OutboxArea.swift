import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Outbox

extension Area {
  /// The changes that wait for the network, of all areas that register an outbox.
  static let outbox = Area(
    commands: ["outbox"],
    languages: Language.allCases,
    otherAreas: { all.filter { $0.outbox != nil } },
    examples: {
      [
        Example(
          "tessera outbox send",
          $0.language.choose(
            en: "send the changes made offline",
            zhHans: "发送离线时所做的更改",
            id: "kirim perubahan yang dibuat secara luring"
          )
        )
      ]
    },
    saved: [Services.outboxStore],
    features: { services in
      let outbox = services.listedOutbox
      return [
        OutboxFeature(
          language: services.launch.language,
          useCases: OutboxUseCases(
            outbox: outbox,
            drain: DrainOutbox(outbox: outbox, now: services.launch.process.now),
            areas: all.compactMap(\.outbox).map { area in
              OutboxArea(area.name) { () async throws(ServiceError) in try await area.route(services) }
            },
            accounts: { name in
              all.first { $0.outbox?.name == name }?.account?.routes(services)
            },
            texts: ChangeTexts(all.compactMap(\.outbox?.changeTexts)),
            language: services.launch.language
          ),
          observe: services.trace.record
        )
      ]
    }
  )
}
