import DesignKit
public import DomainKernel
public import FeatureKit
import LocalizationKit

extension OutboxBacklog {
  /// The notes on changes of an area that were refused, wait or are held back, each with the command that helps.
  ///
  /// Sending cannot help what was refused or is held back, so that such changes have notes of their own.
  ///
  /// - Parameters:
  ///   - area: The name of the area in the language of the context.
  ///   - texts: The texts for the changes of the area.
  ///   - isSendable: Whether it is of use to send them now; not before another sign-in, for example.
  ///   - context: The environment of the command that they follow.
  /// - Returns: A note for what was refused, one for what cannot be read, one for what can be sent, and one
  ///   for what is held back; none for an empty queue.
  public func notes(
    onArea area: String,
    texts: ChangeTexts,
    isSendable: Bool = true,
    in context: ViewContext
  ) -> [String] {
    let strings = Strings(context.language)
    var notes = problems(onArea: area, texts: texts, in: context)
    if waiting > 0 {
      notes.append(
        context.language.paragraph(
          [
            strings.changesWait(waiting, area: area),
            isSendable ? context.sentence(for: .open(.send, purpose: strings.sendAtOnce)) : nil,
          ].compactMap(\.self)
        )
      )
    }
    if heldBack > 0 {
      notes.append(
        context.language.paragraph([
          strings.heldBack(heldBack, area: area, by: blocker), strings.releasing(blocker, in: context),
        ])
      )
    }
    return notes
  }

  /// The notes on changes of an area that were refused, and on those that cannot be read.
  ///
  /// - Parameters:
  ///   - area: The name of the area in the language of the context.
  ///   - texts: The texts for the changes of the area.
  ///   - context: The environment of the view.
  /// - Returns: A note for each of the two, with what helps; none where there are none.
  public func problems(onArea area: String, texts: ChangeTexts, in context: ViewContext) -> [String] {
    let strings = Strings(context.language)
    let lost =
      unreadable.isEmpty ? nil : strings.unreadable(unreadable, holdingBack: behindUnreadable, in: context)
    return [refusalNote(onArea: area, texts: texts, in: context), lost].compactMap(\.self)
  }

  /// The note on changes of an area that were refused, also long after they were made.
  ///
  /// - Parameters:
  ///   - area: The name of the area in the language of the context.
  ///   - texts: The texts for the changes of the area.
  ///   - context: The environment of the view.
  /// - Returns: How many there are, the first one with the reason, and where they are listed; `nil` for none.
  private func refusalNote(onArea area: String, texts: ChangeTexts, in context: ViewContext) -> String? {
    guard let entry = firstRefused, let refusal = entry.refusal else { return nil }
    let strings = Strings(context.language)
    let title = texts.title(of: entry, in: context.language)
    let reason = texts.reason(of: refusal, in: context.language) ?? strings.words(for: refusal.reason).string
    return context.language.paragraph([
      refusal.isFinal || refused > 1
        ? strings.refused(refused, area: area, first: title, because: reason)
        : strings.unknownOutcome(area: area, of: title),
      context.sentence(for: .open(.outbox, purpose: strings.listThem)),
    ])
  }
}

/// The texts about changes that were refused, that wait, and that an earlier one holds back.
extension Strings {
  var sendAtOnce: String { language.choose(en: "Send now", zhHans: "立即发送", id: "Kirim sekarang") }

  /// Says how many changes of an area were refused, and why the first one was.
  func refused(_ count: Int, area: String, first title: String, because reason: String) -> String {
    let number = language.grouped(count)
    // The sentence has a full stop of its own.
    let words = reason.hasSuffix(".") || reason.hasSuffix("。") ? String(reason.dropLast()) : reason
    let first = language.sentence(language.text(title, remark: words))
    return language.plural(
      count,
      en: (
        "1 change in \(area) was refused: \(first)",
        "\(number) changes in \(area) were refused or have an unknown outcome, the first: \(first)"
      ),
      zhHans: count == 1
        ? "\(area)有1项更改被拒绝：\(first)" : "\(area)有\(number)项更改被拒绝或结果未知，第一项：\(first)",
      id: count == 1
        ? "1 perubahan di \(area) ditolak: \(first)"
        : "\(number) perubahan di \(area) ditolak atau hasilnya tidak diketahui, yang pertama: \(first)"
    )
  }

  /// Says that nobody can tell whether the service has the one change of an area that waits for the user.
  func unknownOutcome(area: String, of title: String) -> String {
    language.choose(
      en: "The outcome of 1 change in \(area) is unknown: \(title).",
      zhHans: "\(area)有1项更改结果未知：\(title)。",
      id: "Hasil 1 perubahan di \(area) tidak diketahui: \(title)."
    )
  }

  /// Says how many changes of an area wait for the network.
  func changesWait(_ count: Int, area: String) -> String {
    let number = language.grouped(count)
    return language.plural(
      count,
      en: (
        "1 change in \(area) is waiting to be sent.", "\(number) changes in \(area) are waiting to be sent."
      ),
      zhHans: "\(area)有\(number)项更改待发送。",
      id: "\(number) perubahan di \(area) menunggu dikirim."
    )
  }

  /// Says how many changes cannot be sent, and what holds them back.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - area: The name of their area; `nil` for all areas.
  ///   - blocker: The entry in front of the first one; `nil` where this version has no sender for them.
  /// - Returns: A sentence.
  func heldBack(_ count: Int, area: String? = nil, by blocker: OutboxEntry?) -> String {
    let changes = language.counted(count, en: ("change", "changes"), zhHans: "项更改", id: "perubahan")
    let subject =
      area.map { area in
        language.choose(
          en: "\(changes) in \(area)",
          zhHans: "\(area)有\(changes)",
          id: "\(changes) di \(area)"
        )
      } ?? changes
    guard let blocker else {
      return language.plural(
        count,
        en: (
          "\(subject) is held back: this version cannot send it.",
          "\(subject) are held back: this version cannot send them."
        ),
        zhHans: "\(subject)未发送：此版本无法发送。",
        id: "\(subject) ditahan: versi ini tidak dapat mengirimnya."
      )
    }
    let isUnknown = blocker.refusal?.reason == .unknownOutcome
    let entry = blocker.id.rawValue
    let reason = language.choose(
      en: isUnknown ? "entry \(entry), whose outcome is unknown" : "entry \(entry), which was refused",
      zhHans: isUnknown ? "排在前面的第\(entry)项结果未知" : "排在前面的第\(entry)项被拒绝",
      id: isUnknown ? "hasil entri \(entry) tidak diketahui" : "entri \(entry) ditolak"
    )
    return language.plural(
      count,
      en: ("\(subject) is held back by \(reason).", "\(subject) are held back, the first by \(reason)."),
      zhHans: "\(subject)未发送：\(reason)。",
      id: "\(subject) ditahan karena \(reason)."
    )
  }

  /// The commands that let the changes behind an entry be sent.
  func releasing(_ blocker: OutboxEntry?, in context: ViewContext) -> String {
    guard let id = blocker?.id else { return context.sentence(for: .open(.outbox, purpose: listThem)) }
    return language.paragraph([
      context.sentence(for: .open(.retry(id), purpose: retryThat(id.rawValue))),
      context.sentence(for: .open(.drop(id), purpose: dropThat(id.rawValue))),
    ])
  }

  private func retryThat(_ number: Int) -> String {
    language.choose(en: "Retry entry \(number)", zhHans: "重试第\(number)项", id: "Coba lagi entri \(number)")
  }

  private func dropThat(_ number: Int) -> String {
    language.choose(en: "Or drop it", zhHans: "放弃第\(number)项", id: "Atau buang entri \(number)")
  }
}
