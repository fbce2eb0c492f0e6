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
    service: CardsServices.service,
    variableHelp: {
      $0.language.choose(
        en: "base address of an OctoDeck service",
        zhHans: "OctoDeck 服务的基础地址"
      )
    },
    account: gitHubAccount,
    accountService: GitHubServices.apiService,
    sandboxSignIn: gitHubSandboxSignIn,
    token: { $0.gitHub.tokenOrigin },
    accounts: { [$0.gitHub.accountPartition].compactMap(\.self) },
    sandbox: SandboxDescriptor(state: CardsServices.sandboxState) { [CardsServices.sandbox($0)] },
    examples: {
      [
        Example(
          "tessera cards show robin-marsh",
          $0.language.choose(en: "a year of contributions as a card", zhHans: "以卡片显示一年的贡献")
        ),
        Example("tessera communities", $0.language.choose(en: "your communities", zhHans: "自己的社区")),
      ]
    },
    saved: [CardsServices.saved, CardsServices.sandboxState],
    outbox: { services in
      OutboxArea("cards") { () async throws(ServiceError) in services.cards?.route?() }
    },
    changeTexts: ChangeTexts([
      DeckFeature.changeTexts,
      ChangeTexts(
        area: { name, language in name == "cards" ? language.choose(en: "cards", zhHans: "卡片") : nil },
        title: { _, _ in nil }
      ),
    ]),
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
