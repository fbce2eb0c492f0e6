import CardsDomain
public import CommandKit
import DesignKit
import DomainKernel
public import FeatureKit
public import LocalizationKit

/// Cards of GitHub accounts and the user's deck of them, `tessera cards` and `tessera deck`.
public struct DeckFeature: Feature {
  private let language: Language
  private let useCases: DeckUseCases
  private let observe: @Sendable (FeatureEvent) -> Void
  /// Shared by all screens, so that a change of one shows in the others at once.
  private let pending = PendingDeckChanges()

  /// Makes the feature; nothing is read before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: What can be done with cards and the deck.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: DeckUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
  }

  /// The titles of the changes of decks.
  public static let changeTexts = ChangeTexts { draft, language in
    let strings = Strings(language)
    return switch DeckEdit(draft) {
    case .add(let card)?: strings.addAction(card)
    case .remove(let card)?: strings.removeAction(card)
    case nil: nil
    }
  }

  /// The deck.
  public var tab: Action? { Action(Strings(language).deck, .deck) }

  /// The nouns `cards` and `deck`, each with its verbs.
  public var commands: [Command] { [cards, deck] }

  private var strings: Strings { Strings(language) }
}

// MARK: - Cards

extension DeckFeature {
  private var cards: Command {
    Command(
      "cards",
      abstract: strings.cardsAbstract,
      discussion: strings.cardsDiscussion,
      examples: [
        Example("tessera cards", strings.myCardExample),
        Example("tessera cards show robin-marsh", strings.cardExample),
        Example("tessera cards compare robin-marsh aster", strings.compareExample),
      ],
      group: CommandGroup.cards.title(in: strings.language),
      fields: CardRecords.table.names,
      subcommands: [showCard, compareCards],
      language: language
    ) { [useCases, pending, observe] _ in
      CardViewModel(.mine, useCases: useCases, pending: pending, observe: observe)
    }
  }

  private var showCard: Command {
    let login = Argument<String?>("login", help: strings.loginHelp, valueName: strings.loginValue)
    return Command(
      "show",
      abstract: strings.showAbstract,
      discussion: strings.showDiscussion,
      examples: [
        Example("tessera cards show", strings.myCardExample),
        Example("tessera cards show robin-marsh", strings.cardExample),
        Example("tessera cards show robin-marsh --json --fields total,longestStreak", strings.figuresExample),
      ],
      parameters: [login],
      fields: CardRecords.table.names,
      language: language
    ) { [useCases, pending, observe, strings] invocation throws(CommandFailure) in
      let subject = try invocation[login].map { text throws(CommandFailure) in
        try CardSubject.asked(text, strings)
      }
      return CardViewModel(subject ?? .mine, useCases: useCases, pending: pending, observe: observe)
    }
  }

  private var compareCards: Command {
    let first = Argument<String>("first", help: strings.loginHelp, valueName: strings.loginValue)
    let second = Argument<String>("second", help: strings.otherLoginHelp, valueName: strings.loginValue)
    return Command(
      "compare",
      abstract: strings.compareAbstract,
      discussion: strings.compareDiscussion,
      examples: [
        Example("tessera cards compare robin-marsh aster", strings.compareExample),
        Example(
          "tessera cards compare robin-marsh aster --json --fields login,total",
          strings.compareFiguresExample
        ),
      ],
      parameters: [first, second],
      fields: CardRecords.table.names,
      language: language
    ) { [useCases, observe, strings] invocation throws(CommandFailure) in
      let pair = ComparisonViewModel.Pair(
        first: try CardSubject.asked(invocation[first], strings),
        second: try CardSubject.asked(invocation[second], strings)
      )
      return ComparisonViewModel(pair, useCases: useCases, observe: observe)
    }
  }
}

// MARK: - The deck

extension DeckFeature {
  private var deck: Command {
    Command(
      "deck",
      abstract: strings.deckAbstract,
      discussion: strings.deckDiscussion,
      examples: [
        Example("tessera deck", strings.deckExample),
        Example("tessera deck add aster", strings.addExample),
        Example("tessera deck export deck.json", strings.exportExample),
      ],
      group: CommandGroup.cards.title(in: strings.language),
      fields: DeckViewModel.table.names,
      subcommands: [addCards, removeCards, exportDeck, importDeck],
      language: language
    ) { [useCases, pending, observe] _ in
      DeckViewModel(useCases: useCases, pending: pending, observe: observe)
    }
  }

  private var addCards: Command {
    change(
      "add",
      abstract: strings.addAbstract,
      discussion: strings.addDiscussion,
      examples: [
        Example("tessera deck add aster linnet", strings.addSeveralExample),
        Example("tessera deck add -", strings.standardInputExample),
      ]
    ) { .add($0) }
  }

  private var removeCards: Command {
    change(
      "remove",
      abstract: strings.removeAbstract,
      examples: [Example("tessera deck remove aster", strings.removeExample)]
    ) { .remove($0) }
  }

  private func change(
    _ name: String,
    abstract: @autoclosure @escaping @Sendable () -> String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example],
    request: @escaping @Sendable ([CardSubject]) -> DeckChangeRequest
  ) -> Command {
    let logins = Argument<[String]>(
      "logins",
      help: strings.loginsHelp,
      valueName: strings.loginValue,
      readsStandardInput: true
    )
    return Command(
      name,
      abstract: abstract(),
      discussion: discussion(),
      examples: examples(),
      parameters: [logins],
      fields: DeckViewModel.table.names,
      language: language
    ) { [useCases, pending, observe, strings] invocation throws(CommandFailure) in
      var subjects: [CardSubject] = []
      for text in invocation[logins] {
        let subject = try CardSubject.asked(text, strings)
        if !subjects.contains(subject) { subjects.append(subject) }
      }
      return DeckChangeViewModel(request(subjects), useCases: useCases, pending: pending, observe: observe)
    }
  }

  private var exportDeck: Command {
    let file = FileWords.output(in: language)
    let force = FileWords.force(in: language)
    return Command(
      "export",
      abstract: strings.exportAbstract,
      discussion: FileWords.outputDiscussion(in: strings.language),
      examples: [Example("tessera deck export deck.json", strings.exportExample)],
      parameters: [file, force],
      language: language
    ) { [useCases, observe] invocation in
      let request = DeckExportViewModel.Request(
        path: invocation[file].flatMap(FileWords.file),
        isReplacing: invocation[force]
      )
      return DeckExportViewModel(request, useCases: useCases, observe: observe)
    }
  }

  private var importDeck: Command {
    let file = FileWords.input(help: strings.importFileHelp, in: language)
    return Command(
      "import",
      abstract: strings.importAbstract,
      discussion: strings.importDiscussion,
      examples: [Example("tessera deck import deck.json", strings.importExample)],
      parameters: [file],
      fields: DeckViewModel.table.names,
      language: language
    ) { [useCases, observe] invocation in
      DeckImportViewModel(from: invocation[file], useCases: useCases, observe: observe)
    }
  }
}

extension CardSubject {
  /// Reads what the user typed: a login or a link to a card.
  fileprivate static func asked(_ text: String, _ strings: Strings) throws(CommandFailure) -> CardSubject {
    guard let subject = CardSubject(text) else { throw CommandFailure(.usage, strings.noLogin) }
    if case .login(let login) = subject, !isLogin(login) {
      throw CommandFailure(.usage, strings.notALogin(text.shortened()))
    }
    return subject
  }

  /// GitHub has letters, digits and hyphens in logins, an underscore in those of companies, and `[bot]` after those of
  /// apps.
  private static func isLogin(_ text: String) -> Bool {
    let bot = "[bot]"
    let name = text.hasSuffix(bot) ? text.dropLast(bot.count) : text[...]
    return !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
  }
}
