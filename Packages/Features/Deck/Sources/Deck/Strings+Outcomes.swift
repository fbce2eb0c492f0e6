import CardsDomain
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

// MARK: - Changes

extension Strings {
  func note(about change: ManageDeck.Change, isAddition: Bool, _ context: ViewContext) -> String {
    let card = change.card
    let (name, first, spaced) = (name(of: card), beginning(with: card), spacedName(of: card))
    return switch (change.outcome, isAddition) {
    case (.changed, true): language.choose(en: "Added \(name) to the deck.", zhHans: "已将\(spaced)加入卡组。")
    case (.changed, false) where change.mayHaveBeenAbsent:
      language.choose(
        en: "The service accepted the removal of \(name). Whether it was in the deck is not known, because "
          + "an entry could not be read.",
        zhHans: "服务已接受移除\(spaced)的请求。有条目无法读取，因此无法确定\(spaced)此前是否在卡组中。"
      )
    case (.changed, false): language.choose(en: "Removed \(name) from the deck.", zhHans: "已将\(spaced)移出卡组。")
    case (.unchanged, true): language.choose(en: "\(first) is already in the deck.", zhHans: "\(name) 已在卡组中。")
    case (.unchanged, false): language.choose(en: "\(first) is not in the deck.", zhHans: "\(name) 不在卡组中。")
    case (.pending(.store(let error)?, wasSent: _), true):
      language.choose(
        en: "The addition of \(name) is left in the outbox, as the outbox cannot be used now: "
          + "\(error.brief(in: context)).",
        zhHans: "将\(spaced)加入卡组的更改仍在发件箱中，发件箱目前无法使用：\(error.brief(in: context))。"
      )
    case (.pending(.store(let error)?, wasSent: _), false):
      language.choose(
        en: "The removal of \(name) is left in the outbox, as the outbox cannot be used now: "
          + "\(error.brief(in: context)).",
        zhHans: "将\(spaced)移出卡组的更改仍在发件箱中，发件箱目前无法使用：\(error.brief(in: context))。"
      )
    case (.pending(let stop, wasSent: true), true):
      unconfirmed(
        language.choose(
          en: "The addition of \(name) was sent and not confirmed: \(stop.brief(in: context)).",
          zhHans: "将\(spaced)加入卡组的请求已发送，但未得到确认：\(stop.brief(in: context))。"
        )
      )
    case (.pending(let stop, wasSent: true), false):
      unconfirmed(
        language.choose(
          en: "The removal of \(name) was sent and not confirmed: \(stop.brief(in: context)).",
          zhHans: "将\(spaced)移出卡组的请求已发送，但未得到确认：\(stop.brief(in: context))。"
        )
      )
    case (.pending(let stop, wasSent: false), true):
      language.choose(
        en: "\(first) will be added later: \(stop.brief(in: context)).",
        zhHans: "稍后会将\(spaced)加入卡组：\(stop.brief(in: context))。"
      )
    case (.pending(let stop, wasSent: false), false):
      language.choose(
        en: "\(first) will be removed later: \(stop.brief(in: context)).",
        zhHans: "稍后会将\(spaced)移出卡组：\(stop.brief(in: context))。"
      )
    }
  }

  /// The next step for changes that were sent, behind the sentence about them.
  private func unconfirmed(_ sentence: String, changes count: Int = 1) -> String {
    let next = language.plural(
      count,
      en: (
        "It is sent again later unless the service has it.",
        "They are sent again later unless the service has them."
      ),
      zhHans: count == 1 ? "如果服务没有此更改，稍后会再次发送。" : "如果服务没有这些更改，稍后会再次发送。"
    )
    return language.paragraph([sentence, next])
  }

  /// A failure after other changes: those that were made, those in the outbox, and those that were not tried.
  func stopped(_ summary: String, after made: [ManageDeck.Change], before left: [String]) -> String {
    let changed = made.filter { $0.outcome == .changed }.map { name(of: $0.card) }
    let waiting = made.filter(\.outcome.isPending).map { name(of: $0.card) }
    let lists = [
      (language.choose(en: "Already changed", zhHans: "此前已更改"), changed),
      (language.choose(en: "In the outbox", zhHans: "在发件箱中"), waiting),
      (language.choose(en: "Not changed", zhHans: "未更改"), left),
    ]
    let sentences = lists.filter { !$0.1.isEmpty }.map { label, names in
      language.sentence(language.labelled(label, language.list(names)))
    }
    return language.paragraph([summary] + sentences)
  }

  /// How far an import has come.
  func imported(_ done: Int, of all: Int) -> SafeText {
    let (done, cards) = (language.grouped(done), count(cards: all))
    return language.choose(en: "Adding cards: \(done) of \(cards) done", zhHans: "正在添加：已处理\(done)张，共\(cards)")
  }

  /// A failure that ended an import, which can be repeated.
  func incomplete(_ summary: String, _ remaining: Int) -> String {
    let cards = count(cards: remaining)
    return language.choose(
      en: "\(summary) Not added: \(cards); import the file again to add the rest.",
      zhHans: "\(summary)未添加：\(cards)；再次导入该文件可添加其余卡片。"
    )
  }

  var checkEntries: String {
    language.choose(en: "Check these entries and import the file again.", zhHans: "请检查这些条目后再次导入该文件。")
  }

  func exported(_ cards: Int, to path: String) -> String {
    language.choose(
      en: "Wrote \(count(cards: cards)) to '\(path)'.",
      zhHans: "已将\(count(cards: cards))写入“\(path)”。"
    )
  }

  func notes(about outcome: ManageDeck.Import, _ context: ViewContext) -> [String] {
    var notes = [
      language.choose(
        en: "Added \(count(cards: outcome.added.count)).",
        zhHans: "已添加\(count(cards: outcome.added.count))。"
      )
    ]
    for waiting in outcome.waiting {
      let note = note(about: waiting, context)
      notes.append(language.paragraph([note, waiting.stop.hint(in: context)].compactMap(\.self)))
    }
    if !outcome.alreadyThere.isEmpty {
      let cards = count(cards: outcome.alreadyThere.count)
      notes.append(language.choose(en: "Already in the deck: \(cards).", zhHans: "已在卡组中：\(cards)。"))
    }
    if outcome.own > 0 {
      notes.append(language.choose(en: "Your own card was skipped.", zhHans: "已跳过自己的卡片。"))
    }
    return notes + [FileWords.unusable(entries: outcome.unusable, in: language)].compactMap(\.self)
  }

  private func note(about waiting: ManageDeck.Import.Waiting, _ context: ViewContext) -> String {
    let (cards, reason) = (count(cards: waiting.cards.count), waiting.stop.brief(in: context))
    if case .store? = waiting.stop {
      return language.choose(
        en: "Left in the outbox: \(cards) (\(reason)).",
        zhHans: "仍在发件箱中：\(cards)（\(reason)）。"
      )
    }
    guard waiting.wasSent else {
      return language.choose(
        en: "To be added later: \(cards) (\(reason)).",
        zhHans: "稍后添加：\(cards)（\(reason)）。"
      )
    }
    let sentence = language.choose(
      en: "Sent and not confirmed: \(cards) (\(reason)).",
      zhHans: "已发送，但未得到确认：\(cards)（\(reason)）。"
    )
    return unconfirmed(sentence, changes: waiting.cards.count)
  }

  /// The login of an account, or its number where nothing else is known of it.
  func name(of card: Card) -> String {
    card.mention
      ?? language.choose(en: "account \(card.id)", zhHans: "帐户 \(card.id)")
  }

  /// The same as a sentence or a title begins.
  func beginning(with card: Card) -> String {
    guard card.login == nil else { return name(of: card) }
    return language.choose(en: "Account \(card.id)", zhHans: name(of: card))
  }

  /// The same in a Chinese sentence: a blank stands only between Chinese and other letters.
  func spacedName(of card: Card) -> String {
    (card.login == nil ? "" : " ") + name(of: card) + " "
  }

  func refused(_ name: String, because reason: String) -> String {
    language.choose(en: "Not added: \(name) (\(reason)).", zhHans: "未添加：\(name)（\(reason)）。")
  }
}

// MARK: - Failures

extension Strings {
  var noLanguage: SafeText { language.notLoaded(en: "The language", zhHans: "语言") }

  func noLanguage(of card: Card) -> SafeText {
    SafeText(
      language.choose(
        en: "The language of \(name(of: card)) could not be loaded",
        zhHans: "无法载入\(spacedName(of: card))的语言"
      )
    )
  }

  /// Why an account of a kind, `nil` for one that is unknown, has no contributions to show, which is not that
  /// it made none.
  func noCalendar(_ kind: AccountKind?) -> String {
    switch kind ?? .user {
    case .user: language.choose(en: "This account has no contribution calendar.", zhHans: "此帐户没有贡献日历。")
    case .organisation:
      language.choose(en: "Organisations have no contribution calendar.", zhHans: "组织没有贡献日历。")
    case .bot: language.choose(en: "Bots have no contribution calendar.", zhHans: "机器人没有贡献日历。")
    }
  }
  var noCalendarBriefly: String { language.choose(en: "no contribution calendar", zhHans: "没有贡献日历") }

  func noSuchAccount(_ name: String) -> String {
    language.choose(en: "GitHub has no account '\(name)'.", zhHans: "GitHub 没有帐户“\(name)”。")
  }
  var noAccountBriefly: String { language.choose(en: "no such account", zhHans: "没有此帐户") }
  func noContributions(of name: String) -> String {
    language.choose(
      en: "The service has no contributions of '\(name)'.",
      zhHans: "服务没有“\(name)”的贡献。"
    )
  }
  var checkSpelling: String { language.choose(en: "Check the spelling.", zhHans: "请检查拼写。") }
  func notALogin(_ text: String) -> String {
    language.choose(
      en: "'\(text)' is not a GitHub login or the link of a card.",
      zhHans: "“\(text)”不是 GitHub 用户名，也不是卡片的链接。"
    )
  }
  var noLogin: String { language.choose(en: "The login is empty.", zhHans: "用户名为空。") }

  var checkDeck: String { language.choose(en: "Check the deck", zhHans: "查看卡组") }

  var ownCard: String {
    language.choose(
      en: "This is your own card, which cannot be in your deck.",
      zhHans: "这是自己的卡片，不能加入自己的卡组。"
    )
  }
  var ownCardBriefly: String { language.choose(en: "your own card", zhHans: "自己的卡片") }
  var chooseAnother: String {
    language.choose(en: "Choose the card of another account.", zhHans: "请选择其他帐户的卡片。")
  }

  func summary(of error: TransferError, _ path: String) -> String {
    let words = FileWords(path, in: language)
    let file = words.name
    return switch error {
    case .file(let fault): words.summary(of: fault)
    case .madeByNewerVersion: words.isOfNewerVersion
    case .notADocument, .invalid:
      language.choose(
        en: "\(file) is not a deck, or is damaged.",
        zhHans: "\(file)不是卡组，或已损坏。",
        id: "\(file) bukan dek, atau rusak."
      )
    case .otherKind:
      language.choose(
        en: "\(file) contains a community, not a deck.",
        zhHans: "\(file)中是社区，而不是卡组。",
        id: "\(file) berisi komunitas, bukan dek."
      )
    case .tooManyCards(let limit):
      language.choose(
        en: "\(file) has more than \(language.grouped(limit)) cards.",
        zhHans: "\(file)中的卡片超过\(language.grouped(limit))张。",
        id: "\(file) berisi lebih dari \(language.grouped(limit)) kartu."
      )
    }
  }

  func remedy(for error: TransferError, _ path: String) -> Remedy {
    let words = FileWords(path, in: language)
    return switch error {
    case .file(let fault): words.remedy(for: fault)
    case .madeByNewerVersion: .sentence(words.useNewerVersion)
    case .notADocument, .tooManyCards, .invalid: .sentence(words.checkContent)
    case .otherKind:
      .sentence(
        language.choose(en: "Import it as a community.", zhHans: "请将其作为社区导入。", id: "Impor sebagai komunitas.")
      )
    }
  }

  var fileIsDamaged: String { language.choose(en: "The file is damaged.", zhHans: "文件已损坏。") }
}
