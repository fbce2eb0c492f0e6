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
    accounts: { services in
      all.filter { $0.outbox != nil && $0.problem(services) == nil }.flatMap { $0.accounts(services) }
    },
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
      [
        OutboxFeature(
          language: services.launch.language,
          useCases: OutboxUseCases(
            outbox: services.outbox,
            drain: services.drainOutbox,
            areas: all.compactMap { area in area.outbox.map { $0(services) } },
            texts: ChangeTexts(all.map(\.changeTexts)),
            language: services.launch.language
          ),
          observe: services.trace.record
        )
      ]
    }
  )
}
