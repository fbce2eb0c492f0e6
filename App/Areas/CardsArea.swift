import CommandKit
import Communities
import Deck
import DomainKernel
import FeatureKit
import LocalizationKit

extension Area {
  /// Cards: a year of GitHub contributions, the user's deck, and communities.
  static let cards = Area(
    commands: ["cards", "deck", "communities"],
    usedServices: [CardsServices.service],
    account: .gitHub,
    sandbox: SandboxDescriptor(state: CardsServices.sandboxState) { [CardsServices.sandbox($0)] },
    examples: {
      [
        Example(
          "tessera cards show robin-marsh",
          $0.language.choose(
            en: "a year of contributions as a card",
            zhHans: "以卡片显示一年的贡献",
            id: "kontribusi setahun sebagai kartu"
          )
        ),
        Example(
          "tessera communities",
          $0.language.choose(en: "your communities", zhHans: "自己的社区", id: "komunitas Anda")
        ),
      ]
    },
    saved: [CardsServices.saved, CardsServices.sandboxState],
    outbox: AreaOutbox(
      name: "cards",
      title: { $0.choose(en: "cards", zhHans: "卡片") },
      texts: [DeckFeature.changeTexts],
      route: { services async throws(ServiceError) in try services.cards?.route?() },
      account: { CardsServices.account(storedAs: $0, $1) }
    ),
    features: { services in
      guard let cards = services.cards else { return [] }
      let language = services.launch.language
      return [
        DeckFeature(
          language: language,
          useCases: DeckUseCases(
            open: cards.open,
            deck: cards.deck,
            files: cards.files,
            today: CardsServices.today(services.launch.process),
            pictures: services.pictures.ofAccounts
          ),
          observe: services.trace.record
        ),
        CommunitiesFeature(
          language: language,
          useCases: CommunitiesUseCases(
            communities: cards.communities,
            files: cards.files,
            open: cards.open,
            pictures: services.pictures.ofAccounts
          ),
          observe: services.trace.record
        ),
      ]
    }
  )
}
